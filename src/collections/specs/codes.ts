/** Explanation of every problem code of the specs, for `handover explain`. */
export const codes: Readonly<Record<string, string>> = {
  HO901: `An OpenSpec change says what it adds, modifies, removes or renames in files named
openspec/changes/<change>/specs/<capability>/spec.md. Such headings in any other file (specs/spec.md, specs/<capability>.md, the
proposal, the living specification) pass for valid or are read over, and archiving the change does not merge them.

Move the text to a file spec.md in a folder named as the capability.`,
  HO902: `One delta holds the same heading, for example "## ADDED Requirements", more than once. All of it is listed here, but a
program that looks for the heading may take one and drop the requirements below the other.

Put all requirements of one operation below one heading.`,
  HO903: `The heading names an operation, but not as the tool writes it: "## Added requirements" for "## ADDED Requirements". It
is read here all the same. Other programs may not know it and merge nothing.

Write ADDED, MODIFIED, REMOVED or RENAMED in capitals, then "Requirements".`,
  HO904: `A file in the place of a delta has none of the headings "## ADDED Requirements", "## MODIFIED Requirements",
"## REMOVED Requirements" and "## RENAMED Requirements", so nothing in it says what is to change, and nothing is merged.

Put the requirements below the heading that says what happens to them, or keep notes in a file outside specs/.`,
  HO905: `Two requirements of one document are defined with one id, for example two lines that start with "**FR-001**". A step or a
test that names the id may mean either. Only ids in bold at the start of an item are compared, so that a mention is no second
definition. The same id in another document is no problem: ids count within their document.

Number the later one anew.`,
  HO906: `The document holds the mark [NEEDS CLARIFICATION], which says that its writer did not know and did not want to guess. An
agent that goes on from here would have to guess. Items of checklists that only speak of the mark are not counted, nor are
documents of an archived change.

Answer the question in its place, or move it to a list of open questions with an owner.`,
  HO907: `The status is still the list of words a template offers, such as "draft|accepted|done". It is shown as unknown.

Leave the one word that is true.`,
  HO908: `The document holds lines that git writes into a file when two branches changed the same lines and nobody has chosen yet:
"<<<<<<<", "=======" and ">>>>>>>". Both sides are shown, and steps or requirements between them may be counted twice.

Keep what is true, delete the three kinds of lines, and commit the file.`,
  HO909: `The document says that it replaces, is replaced by or depends on another one of this repository, by a path or a number, and
no document of the site is at that place. It may have been moved, deleted before the history starts, or lie in another
repository.

Correct the path, or name the document in another repository by its full address.`,
  HO910: `Two features of one folder have the same number, for example specs/004-login and specs/004-export. That happens when two
branches number at the same time. Whoever says "004" may mean either.

Give the later one the next free number, and correct what names it.`,
  HO911: `The document itself and the file that keeps track of it (for example sprint-status.yaml or kep.yaml) tell different
states. Both are shown; the document's own words count for its status.

Correct the one that is out of date.`,
  HO912: `Two changes that are both being worked on modify the same requirement of the same capability. Each holds the whole new text,
so the one that is merged last undoes the other, and scenarios are lost.

Merge one of them first, and write the other anew on top of it.`,
  HO913: `A change was archived, and a requirement that it adds stands neither in the living specification of its capability nor in
any other change to it that would explain why. Archiving moves the change's folder; it does not prove that its requirements
were merged. Told once for each file; of more than five files together, with the names of the first changes.

Add the requirement to openspec/specs/<capability>/spec.md, or write down where it went.`,
  HO914: `The file has the name of a specification or plan and holds no text. It is listed all the same, because its earlier versions
may hold what a reader looks for.

Write it, or delete the file. A deleted document stays on the site with its history.`,
};
