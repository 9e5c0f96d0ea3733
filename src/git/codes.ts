/** What `handover explain` says about each code of this folder. */
export const codes = {
  HO301: `The clone is shallow: git holds only its newest commits, so older versions of every document would be missing and
the site would show them as if they had never been. Fetch the rest with "git fetch --unshallow"; in GitHub Actions set
"fetch-depth: 0" on actions/checkout, in GitLab CI set the variable GIT_DEPTH to "0". To publish the part that is there,
pass --allow-shallow: every page then carries a banner.`,
  HO302: `Git refuses to read a repository that belongs to another user of this machine, because such a repository could run
commands as you. If you trust it, list it in your own configuration:
"git config --global --add safe.directory <folder>". Handover reads that list and never writes to it.`,
  HO303: `There is no git repository at the given path, or not at any folder above it. Pass the folder of a clone, one of its
sub-folders, a worktree or a bare repository with --repo.`,
  HO304: `The repository has no commit yet, so there is nothing to hand over. Commit the documents first.`,
  HO305: `The commit that HEAD names, the branch it stands on, or the tree of that commit cannot be read: it is missing or damaged. "git fsck"
names what is missing; a fresh clone from the server is the usual way out.`,
  HO306: `Git is not installed, not on the PATH, or older than 2.31. Handover reads history through git and needs 2.31 or newer.`,
  HO307: `Git stopped while reading the history, so a part of it would be missing. The message names the object where git did; "git fsck"
names all that are damaged. A fresh clone from the server is the usual way out. A partial clone that left out folders (--filter=tree:0) cannot
be read either: make one without a filter.`,
  HO308: `Git could not parse the configuration file of the repository (a line that is no setting, or a value of the wrong kind) and
refuses to open the repository. "git config --list" in it names the line. A fresh clone has a new file.`,
  HO309: `The folder, or one above it, has a .git that git cannot use: a part of it is missing or damaged, it belongs to a repository that was
moved, or it has a format that only a newer git knows. Nothing was read; a repository that lies further up is another one, and is not taken
in its place. "git status" in the folder tells what git says.`,
  HO310: `The objects of an old version are not in this clone (a partial clone, or a damaged one). The version is listed with its
commit and date, its text is not. "git fsck" names what is missing; "git fetch --refetch" or a full clone brings it.`,
  HO311: `A version of a document is larger than the limit for one text (8 MiB) and was not read. It is listed with its commit
and date. Move large data out of documents.`,
  HO312: `The file is not text: it holds bytes that no document has. It is listed with its commit and date, and not shown.`,
  HO313: `The text is not UTF-8. It was read as the encoding its first bytes name, or else as Windows-1252, so some letters may be
wrong. Where only a few bytes are wrong, as at the end of a text that was cut off, � stands for them. Save the file as UTF-8.`,
  HO314: `The file is a pointer of Git LFS, git-annex, git-fat or git-media: the text itself is kept elsewhere and is not in this repository.
Handover makes no connection, so it cannot show it.`,
  HO315: `The file was encrypted before it was committed (git-crypt, transcrypt, Ansible Vault, age, PGP). Handover has no key and asks for none.`,
  HO317: `The repository holds more than is ever read: files of one commit, or what git tells of its history. The README lists the limits. A few
kilobytes of a repository can stand for billions of files, so that nothing is read beyond them, and nothing is published.`,
  HO320: `The repository borrows objects from another folder (objects/info/alternates). Only what the built commit reaches is
read; a copy of this folder alone would not be complete.`,
  HO321: `The repository's configuration names another folder as its working tree (core.worktree). Handover reads commits only, so
nothing outside the given repository is read.`,
  HO322: `The repository holds grafts or replace refs, which show a history other than the one in its commits. They were ignored:
the site shows the history as it was committed.`,
  HO328: `--since (or since in the config) names a commit that the built commit does not reach: it lies on another line, or comes later. What
changed since then cannot be told from this history. Name a tag or commit that "git log" of the built commit lists.`,
  HO323: `The clone is partial: it was made with a filter and leaves objects on the server. Handover makes no connection, so versions
whose text is not here are listed without it. A full clone brings them.`,
  HO324: `The built commit holds submodules. They are other repositories: each is named, none is followed.`,
  HO325: `The clone is shallow and --allow-shallow was given, so versions older than its first commit are missing. Every page says so.`,
  HO318: `HEAD, which says what is checked out, names a branch that has no commit, while other branches have some. This happens in bare
repositories whose main branch was renamed, and where a branch was removed while it was checked out. Name the one to build with --at.`,
  HO326: `The name given with --at leads to no commit, or the digits given begin more than one. It may be a commit id or its start, a
tag, a branch, or an expression such as HEAD~3. A branch that is only on the server has the name of its remote before its own:
origin/feature. A clone made with --no-tags, or by a CI job, may have no tags: "git fetch --tags" brings them.`,
  HO327: `A merge, a rebase or the like has been begun in the working tree and not finished. Only what is committed is read (unless --working-tree
is given), so that the site shows the state before, and files with conflict markers are not in it.`,
  HO330: `A name in the repository is not a safe path: it is absolute, climbs out with "..", names .git, or holds a backslash.
Nothing was written under that name and its text was not read.`,
  HO331: `The file is a symbolic link. Links are not followed: the target may lie outside the repository, and a target inside it is
read under its own name.`,
  HO332: `The name of the file is not UTF-8, as names from old systems are. Its text is read; on pages and in addresses each byte that is no letter
of UTF-8 is written as \\x and two digits.`,
  HO340: `With --refs at most 1,000 branches are looked through, in the order of their names; the others were not. Name the branches that
matter with a pattern: --refs 'feature/*'. A * stands for any characters, a ? for one.`,
  HO341: `Some of the branches that --refs names lead to a commit that is not in this clone, or to something that is no commit. They were
left out. "git fsck" names broken refs; a fresh clone from the server has none.`,
  HO342: `A pattern of --refs matches no branch of this clone. It is compared with the whole name of each branch, without and with the name
of its remote ("feature/login", "origin/feature/login"), and when it begins with "refs/" with the full names of all refs. A clone of
one branch only has no others: "git fetch origin" brings them when it was made without --single-branch. In a shell a * needs quotes.`,
  HO343: `A repository with more than 10,000 tags is one in which every run of something leaves one behind. The first 10,000, in the order of
their names, were read; the others have no page. Delete tags that name no state anybody wants to see.`,
  HO350: `--working-tree reads files that are not committed. A bare repository has none, and a repository whose configuration names
another folder as its working tree (core.worktree) could make it read any file of this machine, so that is refused.`,
  HO351: `Git could not list the files of the working tree; the index may be damaged. "git status" says what is wrong.`,
  HO352: `With --working-tree only regular files within the working tree are read. A symbolic link, a device, or a file that may not be
read is left out; what the built commit has under that name stands.`,
  HO353: `Attributes of the repository let git pass this file through a filter (such as Git LFS or git-crypt) or another encoding when it is
committed. Handover runs no program that a repository names, so it cannot tell what would be committed: the text on the disk may be
one that is meant to stay secret. What the built commit has under that name stands.`,
  HO354: `--at builds the state of a commit, --working-tree adds what lies on top of the one that is checked out. Together they would show
a state that never was.`,
  HO355: `Files that a build reads were changed, added or deleted in the working tree and are not committed. A site shows what a commit holds, so
that anybody can build it again: these changes are not in it. Commit them and build again, or add --working-tree, which reads them with a banner.`,
} as const;
