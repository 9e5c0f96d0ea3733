import type { NewFile } from './new-file.ts';

export const templateNames = ['handoff', 'task', 'decisions'] as const;

export type TemplateName = (typeof templateNames)[number];

// Every hint is a comment: what nobody has filled in must not be read as said.
const handoff = `# Handoff

<!-- For whoever goes on with this work, in a session that knows nothing of this one. Keep it short, write it anew each time, and
commit it together with the work. Refer to specs, plans and commits instead of repeating them. No passwords, keys or data of customers. -->

<!-- First the time and who writes, such as "18 June 2026, 17:40 - session 3", then how it stands, such as "Status: on track" (or blocked,
or broken). -->

## Goal

<!-- One sentence, and the spec with the version that holds: "Spec: specs/reminder.md, version 2". -->

## Done

<!-- What is finished, each with the commit or the test that shows it. -->

## In progress

<!-- What is begun, and where exactly it stands. Files that are changed and not committed. -->

## Next

<!-- A numbered list. Its first item is the very next step, clear enough to start without asking. -->

## Tried and failed

<!-- What did not work, and because of what. Nobody can find this out again without paying for it again. -->

## Decisions

<!-- What was decided, why, and where it is recorded. -->

## Watch for

<!-- "If this happens, then do that." -->

## Open questions

<!-- Each as a question, with the person who decides it: "Show the amount still due? - finance lead". -->

## Before you start

<!-- What to read first. Ask the reader to say back what the next step is before anything is changed. -->
`;

const task = `<!-- One task while it is worked on; whoever works on it keeps it up to date after every step. Fill in the lines below and remove the comments.

The first lines:

Agent: fleet-agent-2 | Started: 2026-08-31T09:14:00

The steps; a finished one ends with its time, the one in progress says how far it is:

[x] Step 1: Create the folder for hooks -- done 09:14
[ ] Step 2: Write the hook (IN PROGRESS -- 60%)
    Working file: hooks/stop.sh
    Approach: read this file, write the state as JSON
    Next: write the part that captures the diff
    Blocker: none
[ ] Step 3: Try it with a crash

What was decided on the way, with the time:

09:22 -- write the file first, so that nothing is lost while the memory service is down -->

## Task

### Steps

### Decisions

### Tried and failed
`;

const decisions = `# Decisions

<!-- Newest first, one heading for each decision, and below it why. An entry is never changed later: a new one replaces it and says so.

## 2026-06-17: Remind for every invoice that is not paid in full

Status: Accepted
Decided by: finance lead

Why, what else was thought of, and what follows from it.
-->
`;

const templates: Readonly<Record<TemplateName, NewFile>> = {
  handoff: { path: 'HANDOFF.md', text: handoff },
  task: { path: 'TASK.md', text: task },
  decisions: { path: 'DECISIONS.md', text: decisions },
};

/** The file of a template, with hints and nothing that could be taken for a fact. */
export function templateOf(name: TemplateName): NewFile {
  return templates[name];
}
