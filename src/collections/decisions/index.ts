import { defineCollection } from '../../model/collection.ts';
import { codes } from './codes.ts';
import { open } from './open.ts';
import { link } from './link.ts';
import { placeOf, reasonFor } from './paths.ts';
import { read } from './read.ts';
import { schema } from './schema.ts';
import { fieldsOf, settle } from './settle.ts';
import { summaryOf } from './summary.ts';
import { trackedOf } from './tracked.ts';

/** Architecture decision records and decision logs. */
export const decisions = defineCollection({
  name: 'decisions',
  title: 'Decisions',
  single: 'Decision',
  purpose: 'What was decided, by whom and why, and which of it still holds.',
  howToAdd:
    'Write each decision to a file of its own such as docs/adr/0001-title.md with a status, a date and a section "Decision", or as an entry with a heading of its own in DECISIONS.md.',
  lookedFor: [
    'docs/adr/0001-*.md and other Markdown files in folders named adr, adrs, decisions, decision-records or architecture-decisions',
    'ADR-001-*.md and adr_001_*.md anywhere',
    'DECISIONS.md, decisions.md, decision-log.md, ADR.md and the like anywhere',
    '.out-of-scope/*.md',
  ],
  audience: 'client',
  menu: 'main',
  component: 'Decision',
  precedence: 2,
  owns: (path) => placeOf(path) !== null,
  excludes: reasonFor,
  schema,
  open,
  codes,
  read,
  settle,
  fieldsOf,
  trackedOf,
  link,
  summaryOf,
});
