/** What `handover explain` says about each rule of `handover check`. */
export const codes = {
  HO720: `The handoff tells branch, commits or titles of threads, and neither a step nor a next action. Git knows the commits; the next session has
to find out again where the work stands. Write it for somebody who has never seen this work: which step, what is half done, what is next.`,
  HO721: `Where in the task the work is does not stand in the handoff: which step of how many, how far, in which file. Write it under "In
progress", or state it as a value, such as "Step: 3 of 7".`,
  HO722: `The handoff says nothing of what was tried and failed. Nobody can find that out from the files, so that the next session may well try
it again. Write "## Tried and failed", each with its reason; "none" if nothing failed. In a sentence it takes the attempt and what came of it, or
that nothing failed: that tests were tried, or that none of them failed, says neither.`,
  HO723: `The handoff does not say what state is dirty: files that are changed and not committed, half-applied patches, deployments half way.
Write them under "In progress"; "nothing uncommitted" if so.`,
  HO724: `The handoff says nothing of what is still unknown. Open questions are the second of what is missing most often. Write "## Open
questions", each with who decides; "none" if there is none.`,
  HO725: `The handoff says nothing of decisions. A handoff is written over again, and what lived only there is gone: name what was decided and
where it is recorded, or "none".`,
  HO726: `Something was tried and failed, and the reason is missing. Without it nobody can tell whether it still holds. Write "…, because …".`,
  HO727: `A run of 40 words or more also stands in a spec. A copy grows old while the spec goes on, and a reader cannot tell which of the two
holds. Refer to the spec and its version instead. The number is "check.words" in .handover/settings.json.`,
  HO728: `Ten commits or more have come onto the branch since the handoff was last changed, so that it most likely tells of an earlier state. The
number is "check.commits" in .handover/settings.json.`,
  HO729: `The handoff names a version of a spec, and the spec has a newer one. Read what has changed, and name the version that holds.`,
  HO730: `A secret stands in the handoff. The file is in the repository: whoever can read that has it, also after it is deleted. Revoke it where it
was issued, then take it out. What a baseline accepts (--baseline, or secrets.allow of the config) is no secret here either.`,
  HO731: `Several handoffs tell of the same piece of work, so that a reader does not know which one holds: they have the same topic, but for a date or
version, or names that differ in a number, version, session or copy alone. Archives and translations are none of them. Keep one, and write it over each time.`,
  HO732: `The branch that the handoff tells of is merged. Delete the handoff, or move it to where old ones are kept: its versions stay in the history.`,
  HO733: `The handoff has more than 200 lines or 10 KB. What is long is read in part. Drop what is history, and refer to specs and commits. The numbers
are "check.lines" and "check.bytes" in .handover/settings.json.`,
  HO734: `The handoff names a commit, a file, a line, a test, a requirement or a version of a spec that is not there: it was renamed or removed since, or never was. A reader who finds one thing
untrue cannot rely on the others. What it says is yet to be made ("create src/x.ts", "src/x.ts does not exist yet") need not be there.`,
  HO735: `There is no handoff to check: no file of the working tree is one that is kept up to date, or none of the paths given is a handoff.
"handover handoff new" writes one.`,
  HO736: `"handover handoff new" leaves what only its writer knows as comments with a name, such as "why" or "who decides". Some are left. A reader
sees a heading with nothing below it, and cannot tell whether nothing is to be said or nobody said it. Fill each in, or write "none".`,
  HO737: `The handoff is a file that holds no text: something binary, or a pointer of Git LFS. Nobody can read it, and none of the rules can be held
against it. Save it as UTF-8 text.`,
} as const;
