/** What `handover explain` says about each code of this folder. HO110 is in `explain-codes.ts`, because it lists what the collections look for. */
export const codes = {
  HO100: `Something happened that the program is not prepared for: a fault of Handover, not of your repository. Where it happened
was written to the log file named with the error. The file holds names of functions and files of Handover, and no text of
your repository. With --verbose the same trace is printed. The output folder is as it was before.`,
  HO210: `The word after "handover" is not a command. "handover --help" lists all commands.`,
  HO211: `An option was given that the command does not have. Options of every command stand before or after its name, options of
one command after it. "handover build --help" lists all of them.`,
  HO212: `An option or an argument has no value, or one that cannot be used; an empty value is nearly always a shell variable that
is not set. Also: two options were given that exclude each other, such as --quiet and --verbose.`,
  HO213: `A command was given more words than it takes. The repository and the output folder are options:
"handover build --repo <path> --out <folder>". A path with spaces needs quotes.`,
  HO214: `"handover" alone does nothing. "handover build" reads the repository in the current folder and builds its site in
dist/handover.`,
  HO216: `The folder named with -C (--cwd) does not exist. The command would run as if it had been started there.`,
  HO217: `"handover explain" was asked for a code that does not exist. A code is HO and three digits; it stands behind the word
"error", and at the start of each problem.`,
  HO220: `Handover needs Node 24 or newer: install it from https://nodejs.org. A checkout brings the right one along: "npm ci" and then
"npm run handover -- …" use it, whatever is installed on the machine.`,
  HO221: `The packages that Handover is made of are not installed, or not all of them. Run "npm ci" in a checkout of Handover, and
install it again elsewhere. With the npm setting "omit=optional" or "ignore-scripts=true" some parts are left out: unset it.`,
  HO230: `With --keep-content the collected content is kept in a folder of yours. What an earlier run has written there is replaced. The
folder holds files or folders of the same names that cannot come from such a run, because there is no site.json beside
them. They were left alone and nothing was written. Name an empty folder. A folder that cannot be made is refused as well: below a file or
a link that leads nowhere, with a name that is too long, or where the system makes no folders.`,
  HO231: `The content folder (--keep-content) lies in the output folder (--out), or is the same. The output folder is replaced as a whole
at the end of a build, and must hold nothing but the site. Name a folder beside it.`,
  HO240: `The system refused to read or write: the disk is full, access was refused, too many files are open, or a file or folder is
missing that was there before. The path is named with the error. The output folder is as it was before, so the same command can be run again.`,
  HO241: `You stopped the command with Ctrl C, or the system ended it. Temporary files were removed. The output folder is as it was
before: a site is put in its place only when it is whole.`,
  HO250: `"handover preview" serves what "handover build" has written: a folder with a file handover.json of such a build at its top.
Without a folder it takes the output folder that is in force ("dist/handover", the one of the config file). Any other folder is refused,
so that no private folder is served by a slip of the pen.`,
  HO283: `"handover scan" was asked for something that it cannot do: two formats at once, a finding accepted without a reason or without one
baseline file to write it to, or an id that no finding has. Ids stay the same as long as the line they speak of does.`,
  HO260: `"handover init" asks its questions only where somebody can answer them: on a terminal, outside of CI, without --no-input. With
--yes it asks nothing and takes what it finds in the repository; with --dry-run it only says what it would write, and asks nothing where nobody can answer. With --template
there is nothing to ask.`,
  HO261: `"handover init" writes new files below the current folder only. On the way to one of them lies a link, or a file where a folder
should be, so that writing would change something elsewhere. Nothing was written.`,
  HO270: `"handover verify-private" asks an address for the parts of a site the way somebody does who was given nothing. The address is that of
the first page, with https:// in front and without a name or password in it.`,
  HO271: `The host sent a part of the site to somebody without credentials. A site is files: whoever can fetch them can read them, and the search
index and the data hold every text of the pages. Access control must cover the whole folder, previews and other names of the host too. An
address that nobody knows is no protection, and neither is "noindex".`,
  HO272: `It cannot be said whether the site is private: nothing answered at the address, or some parts gave errors instead of a refusal.`,
} as const;
