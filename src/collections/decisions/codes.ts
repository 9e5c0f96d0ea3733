/** Explanations of the problems that decisions can have, by code. */
export const codes: Readonly<Record<string, string>> = {
  HO801: `A decision has a status, and its words are not among those that are known. The words are shown as written and the state is "unknown"; no other state is put in their place.

Known are the usual words in English, German, French, Spanish, Japanese, Chinese and Korean: proposed, pending, provisional, accepted (also approved, active, decided, resolved and others), implemented, revised, needs revision, on hold, deferred, rejected, withdrawn, deprecated, partly superseded and superseded. The word must come first: "Accepted, with conditions" is read, "With conditions accepted" is not. After an arrow or "now" the last word counts, so "Accepted → Deprecated" is deprecated; what only was ("Was accepted") or may come ("to be superseded") is no status, nor are words that are struck out. A title that is struck out needs a word beside it that says what became of the decision.

What to do: put one of these words first, and anything else after it.`,
  HO802: `A decision says that it supersedes, amends, or is superseded or amended by another one, and names it by a path, a link or a number that is no decision of this repository. The relation is shown as written and leads nowhere.

Usual causes: the other file was renamed or removed, the number has a typing error, it points at a document that is no decision record, or the other decision is in another repository.

What to do: correct the link; name a decision in another repository by its full address.`,
  HO803: `A decision is superseded, wholly or in part, and nothing says by which one: its status names no successor, and no other decision says that it supersedes it. Who reads it learns that it no longer holds, and not what holds instead.

What to do: write "Superseded by" and a link to the decision that took its place.`,
  HO804: `Decisions supersede each other in a circle: following "superseded by" from one of them leads back to it. Which one holds cannot be told.

What to do: the newest decision of the circle should not be superseded by an older one; correct its status.`,
  HO805: `Two decisions of one folder, or two entries of one decision log, have the same number. A reference such as "ADR-007" then means two things. References by number are left unlinked when the number is used twice; links to a file still work.

The usual cause is two branches that took the next free number at the same time.

What to do: give the later decision a free number and correct what refers to it.`,
  HO806: `The title of a decision record has one number and its file name another, as in "0031-gates.md" with the title "3. Gates". The number of the file name is used, because links go by it.

The usual cause is a record copied from an older one.

What to do: give the title the number of the file name, or rename the file.`,
  HO807: `One decision says that it supersedes another one, and the status of that other one does not say so: whoever opens it first takes it for valid. Its own status is left as it is; the page names the decision that claims to supersede it.

What to do: add "Superseded by" with a link to the status of the older decision, or correct the newer one.`,
  HO808: `A decision is superseded by one that is itself not in force: it is still proposed, or was rejected or withdrawn. Then neither of the two holds.

What to do: decide the newer one, or give the older one its former status back until then.`,
  HO809: `A file has the name of a decision log, and none of its entries could be recognised. Read are headings with a number, an id or a date ("## D1. Title", "## ADR-005: Title", "## 2026-05-20: Title"), headings with "Decision:" below them, tables with a Decision column, paragraphs and list items that start with the decision in bold, and list items that start with a date.

What to do: bring the entries into one of these forms. A file that is something else can keep its name; it is then only listed among what was left out.`,
  HO810: `The status of a decision still holds the list of choices that its template came with, such as "Proposed | Accepted | Superseded". Which of them was meant cannot be told, so the state is "unknown".

What to do: keep the one word that holds and remove the others.`,
  HO811: `The date of a decision is written in numbers that no calendar has, such as "2024-13-45" or "31.02.2024". Which day was meant cannot be told: the words are shown as written, and no other date is put in their place.

What to do: write the day as year, month and day, such as "2026-06-18".`,
};
