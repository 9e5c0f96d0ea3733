/** Explanation of every problem code of the handoffs, for `handover explain`. */
export const codes: Readonly<Record<string, string>> = {
  HO701: `A handoff is there so that somebody else can go on. This one tells where the work stands, but no section, list or
named value in it says what to do next, so its reader has to work that out again.

Looked for: a heading such as "Next", "Next steps" or "Start here" (or the same in German, French, Spanish, Russian, Hebrew,
Chinese, Japanese or Korean), a value such as "Next: …", an unchecked box, or a block <next_action>. What is only said to
remain, to be deferred or to be out of scope is listed, but is no step to take. In a handoff written as data: a key such as
"next_action", "next" or "remaining_tasks", or a task that says it is not done.

Add a section "## Next" whose first item is the very next step, in one sentence. Handoffs that carry a date in their name,
archives, work orders and handoffs whose status is done are not asked for one.`,
  HO702: `An open question that names nobody is answered by whoever reads it next, and that may be a coding agent that was
never meant to decide it.

Write the person or role behind each question: "- Show the amount still due? - finance lead", "(owner: Priya)",
"Responsable: Marta" or "Decides: platform team". In a table, a column "Owner" does it.`,
  HO703: `The file has the name of a handoff and holds no text. It is listed all the same, because its earlier versions may
hold what a reader looks for.

Write what the next session needs, or delete the file. A deleted handoff stays on the site with its history.`,
  HO704: `The file holds lines that git writes into a file when two branches changed the same lines and nobody has chosen yet:
"<<<<<<<", "=======" and ">>>>>>>". Both sides are shown, and items between them may be read twice.

Keep what is true, delete the three kinds of lines, and commit the file.`,
  HO705: `A value such as "Date" or "Last updated" is there, but no day could be read from it. Words such as "today" mean
something else on every day the file is read, and 06/07/2026 is June in one country and July in another. The date of the
commit is shown instead. With dots, as in 06.07.2026, the day comes first.

Write the date as 2026-11-29, or with time and zone as 2026-11-29 17:40 UTC.`,
  HO706: `The file has headings, and none of them is one that handoffs are read by, so it is not known which part tells the
next step. The whole text is shown. Nothing is said to be missing, because it may well be there under another name.

Headings are read in English, German, French, Spanish, Russian, Hebrew, Chinese, Japanese and Korean: "Goal", "Done",
"In progress", "Next", "Tried and failed", "Watch for", "Open questions". A value such as "Next: …" works without a heading.`,
  HO707: `A handoff in the form of a snapshot can say how well one can go on from it. Its writer cannot know that: it always thinks
that its notes are enough. So the number belongs to the session that read the handoff and tried, and stays null until then.

A number counts as the reader's when "recovery.read_by" names a session, and another one than "session_id". Any other number is
shown as scored by its writer, and its value is not taken over. Let the reading session write both, in a commit of its own.`,
  HO708: `Two handoffs stand beside each other, one as data and one as text, such as HANDOFF.json and HANDOFF.md, or the two
files that GSD writes. They were written on different days, so at least one of them no longer tells where the work stands, and a
program that prefers one form takes up old work again. The days are those the handoffs give, or those of their commits.

Delete the older one if it is no longer true; its versions stay on the site. Programs that write both should write both each time.`,
  HO709: `Two values of the handoff cannot be true together: the work is done and stuck, more steps are completed than were planned,
more tasks are listed than are counted, or the status says done while tasks are open. Both are shown as they stand, because only the writer knows which one is out of date.`,
};
