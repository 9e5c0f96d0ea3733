/** What `handover explain` says about each code of this folder. */
export const codes = {
  HO120: `A file that tells how to run the project (package.json, Cargo.toml, a compose file, a lock file …) could not be parsed, so the site says
nothing, or not everything, that it holds. The tool the file is for would reject it too.`,
  HO140: `Two files of the repository ask for versions of one tool that exclude each other: the README says Node.js 18, .nvmrc says 24. A range
and a version within it are no conflict. Handover does not know which one is right; whoever sets the project up has to find out.
Correct the file that is out of date.`,
  HO141: `Lock files of several package managers lie in one folder, or a manifest or document chooses another one than the lock file is of, so two
people may install different versions. Keep the one that is in use and remove or correct the others.`,
  HO142: `An environment file in the repository states a value for a variable whose name says that it is secret, and the value does not look like
an example. Values of such files are never shown, only names. If it is real, revoke it where it was issued: it stays in the history.`,
  HO143: `A manifest names dependencies by ranges, and no lock file beside it or above it says which versions were in use. Whoever installs
the project later gets other versions than those it was tested with.`,
  HO144: `The repository has so much code that reads environment variables that only a part of it was looked through, so places, and perhaps
names, are missing from the table of variables.`,
  HO145: `A file such as .env, which holds the settings of one machine, is committed with values. Handover shows the names in it only. Keep an
example without values in the repository instead.`,
  HO146: `The repository has an example of an environment file, but the code reads variables that the example does not name. Somebody who sets
the project up from the example does not learn of them.`,
  HO148: `Files of one folder name different licences: the LICENSE is of GPL-3.0, the manifest says MIT. Handover does not know which one counts.
Whoever owns the project has to say so.`,
  HO147: `A file that tells how to run the project is larger than what such a file needs, and was not read.`,
} as const;
