/** What `handover explain` says about each code of the loop. */
export const codes = {
  HO180: `"handover task" changes one task of the task file (TASK.md, or the name in .handover/settings.json). It is not clear which one is
meant, or it is not there, or it has no step of that number. Without --task the only task that is not complete is meant. Nothing was written.`,
  HO181: `"handover task new" was given a title that a task of the file has already. A title is what ties a task to its snapshots, so that two
of the same name would be taken for one piece of work. Nothing was written.`,
  HO183: `A snapshot was named that is not below .handover/snapshots/ of this working tree or another one of the repository, or a handoff at a
path where no file is. A snapshot that its session has replaced since has a new id: "handover brief" names those that are there.`,
  HO184: `Whether a handoff was enough is for its reader to say. The session named with --session wrote the snapshot itself, so that its word on
it does not count and was not kept.`,
  HO185: `"handover handoff new" writes of one piece of work. Several are left on this branch, or none has the title given with --task.`,
  HO186: `"handover handoff new" replaces HANDOFF.md only when what lies there is committed, so that it can be had again from git. With --force it
is replaced in any case.`,
  HO187: `The file of a tool was not changed, because it could not be done without a risk: it is no valid JSON, it has comments where the tool
allows none, its hooks have a form that is not known, a script of somebody else stands where
the hooks would call theirs, it holds bytes that are not UTF-8 and that writing it would destroy, or a symbolic link leads elsewhere. Nothing
was written. "handover hooks install --dry-run" in an empty folder shows what is to be in it.`,
  HO188: `"handover hooks install" was not told for which tool, and no folder of one is there (.claude, .codex, .gemini, .cursor, .github/hooks,
.kiro). Name one or several with --tool.`,
  HO189: `With --local the records are kept out of git by a line in .git/info/exclude, which is not committed. Without git there is nothing to
keep them out of.`,
  HO191: `The task file or HANDOFF.md cannot be written: in its place stands a folder, a file that cannot be read or holds bytes that are not UTF-8
(an edit would destroy them), or a symbolic link that leads out of the working tree, into the folder of git, or nowhere. A link to a file
inside is followed. Or other commands change the task file all the time: each waits for the others, by a file .TASK.md.lock that is there for a
moment. Nothing was written.`,
  HO192: `"handover hooks install" and "remove" show every change and ask before they make it: on a terminal, outside of CI, without --no-input. Where
nobody can answer they make it with --yes alone. Nothing was written.`,
  HO193: `The commands of the loop read and write files of a working tree (TASK.md, HANDOFF.md, .handover/), and the current folder is git's own
folder of a bare repository, or lies in one. Nothing was written. "git worktree add <folder> <branch>" makes a working tree.`,
  HO194: `The settings of the loop (.handover/settings.json) are not valid JSON, or one of them is of another kind than it has to be. The hooks stay
silent and take what is usual in its place, so that another task file than the one meant may be read and written. Settings are "taskFile" (a path
below the top, not into ".git", and into ".handover" only to a document), "onClear" ("brief", "short" or "nothing") and "check" with whole numbers: lines, bytes, commits, words.`,
  HO190: `"handover check" was asked for two formats at once: --json is the same as --format json, and every other format is named
with --format alone.`,
} as const;
