import { defineCollection } from '../../model/collection.ts';
import { codes } from './codes.ts';
import { open } from './open.ts';
import { link } from './link.ts';
import { excludes, owns } from './paths.ts';
import { read } from './read.ts';
import { schema } from './schema.ts';
import { fieldsOf, settle } from './settle.ts';
import { summaryOf } from './summary.ts';
import { trackedOf } from './tracked.ts';

export const specs = defineCollection({
  name: 'specs',
  title: 'Specs',
  single: 'Spec',
  purpose: 'What is to be built and how far it is: specifications, plans with their steps, changes to requirements, and proposals.',
  howToAdd:
    'Write docs/specs/0001-name.md with a line "Status: draft", what has to be true as requirements, and the steps as a list of boxes.',
  lookedFor: [
    'openspec/specs/, openspec/changes/ and their archive',
    'specs/NNN-name/spec.md, plan.md, tasks.md and .specify/memory/constitution.md (Spec Kit), kitty-specs/',
    '.kiro/specs/, .spec-workflow/, .moai/specs/, .taskmaster/, .planning/ (GSD)',
    'sprint-status.yaml with its stories, _bmad-output/ (BMAD)',
    'docs/superpowers/, PLANS.md, execplans/, missions/',
    'keps/, rfcs/, proposals/, enhancements/',
    'docs/specs/, specs/, docs/plans/, SPEC.md, PRD.md, requirements.md, PLAN.md, ROADMAP.md, *_DESIGN.md',
    'CR-*.md, change-requests/',
  ],
  audience: 'client',
  menu: 'main',
  component: 'Spec',
  precedence: 1,
  owns,
  excludes,
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
