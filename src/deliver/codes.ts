/** Long explanation of every code of writing and building a site, for `handover explain`. */
export const codes: Readonly<Record<string, string>> = {
  HO501: `The site could not be written. The message names the path and what the system said: no space, no permission, a read-only
disk, a file where a folder should be. A site is built beside its place and put there in one step at the end, so the previous site,
if there was one, is as it was, and what was written of the new one has been removed.`,
  HO502: `Building the pages failed in a way that was not foreseen. The message names the kind of error, or the field of the content
that has not the expected form. No text of a repository should be able to cause this: please report it, with the output of --verbose.`,
  HO503: `The process that builds the pages ended before it was done. The usual reason is that the machine ran out of memory and the
system ended the process. About 1 GB is needed for 5,000 records.`,
  HO504: `After the build every link of every page is followed, and one leads to a page or file that is not part of the site. The
message names page and link. A page written by hand may hold an address that the site has no page for: correct it there. Links of documents to
files that the site does not show are turned into plain text, so no document should be able to cause this: please report it.`,
  HO505: `The index for the search page could not be made, or does not hold every record. The site was not published, because a search
that finds only a part is worse than none. The index is made in memory: 1 to 1.5 MB for every record of 40 KB, so that a very large site
needs a machine with much of it.`,
  HO506: `The content folder from which the site is built is not complete or not of the expected form: it holds fewer records than it
says, a collection that this version does not know, or a file with unknown fields. This happens when it was changed by hand, or
collected by another version of the program.`,
  HO507: `A record or a file has no page in the finished site, although the build reported no error. The site was not published.`,
  HO510: `Another run of the program is at work on the same output folder. Two at once would overwrite each other. The lock lies beside
the folder (".<name>.handover-lock") and names the process; when that process is gone, the next run removes it by itself.`,
  HO511: `The output folder may not be replaced. It must not exist, be empty, or hold a site that this program wrote (known by its file
handover.json, which lists the files) and nothing else, so that no work of others is ever lost. A folder inside the data of a git
repository is refused as well, and one that the system will not let be made: below a file or a link that leads nowhere, with a name that is
too long, or where there are no folders to be made. Beside the output folder a run works under names that begin with ".<name>.handover-";
what lies there and does not say that a run made it is left alone.`,
  HO520: `Before a site is put in its place, every file of it is looked through once more: the text of each page as a browser shows it, the
data, the search index with what is compressed in it, and the names of the files; also the content and the readings that stay behind with
--keep-content and --cache. Something in it is a secret by its form, or one that was recognised elsewhere in the repository, in a spelling
that was not hidden before. The message names the rule and the place, never the value. Nothing was published, and files with it that would
have stayed were removed. Texts are hidden before they are written, so no repository should be able to cause this: please report it.`,
};
