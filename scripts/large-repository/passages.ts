import type { Random } from './random.ts';
import { nameOf, sentenceOf, titleOf } from './words.ts';

/** Kinds of documents that a repository under agents holds. */
export type Kind = 'handoff' | 'decision' | 'decision log' | 'living spec' | 'spec' | 'tasks' | 'other';

/** How each kind begins, `date` being the day of the text. */
export const openings: Readonly<Record<Kind, (title: string, date: string) => string>> = {
  handoff: (title, date) => `# Handoff: ${title}\n\n**Date:** ${date}\n**Status:** in progress\n**Author:** Session of ${date}`,
  decision: (title, date) => `# ${title}\n\n* Status: accepted\n* Date: ${date}\n* Deciders: Ada Berg, Jonas Weil`,
  'decision log': (title, date) => `# Decisions\n\n${title}. Last looked through on ${date}.`,
  'living spec': (title, date) => `# ${title} Specification\n\n## Purpose\n\nAs agreed on ${date}.\n\n## Requirements`,
  spec: (title, date) => `# Feature Specification: ${title}\n\n**Feature Branch**: \`main\`\n**Created**: ${date}\n**Status**: Draft`,
  tasks: (title, date) => `# Tasks: ${title}\n\nAs of ${date}.`,
  other: (title, date) => `---\ntitle: "${title}"\nupdated: ${date}\n---\n\n# ${title}`,
};

const headings: Readonly<Record<Kind, readonly string[]>> = {
  handoff: [
    '## Goal',
    '## Done',
    '## In progress',
    '## Next steps',
    '## Tried and failed',
    '## Watch for',
    '## Open questions',
    '## Files',
  ],
  decision: ['## Context and Problem Statement', '## Considered Options', '## Decision Outcome', '### Consequences', '## More Information'],
  'decision log': [],
  'living spec': [],
  spec: ['## User Scenarios', '### Edge Cases', '## Requirements', '### Key Entities', '## Success Criteria', '## Assumptions'],
  tasks: ['## Phase 1: Setup', '## Phase 2: Foundation', '## Phase 3: User story', '## Phase 4: Polish'],
  other: ['## Overview', '## How it works', '## Usage', '### Options', '## Limits', '## Background', '### Details'],
};

/** One passage of a document, 200 to 900 characters; `number` counts those before it. */
export function passageOf(kind: Kind, number: number, date: string, random: Random): string {
  if (kind === 'decision log') return `## ${date}: ${titleOf(random)}\n\n**Status:** accepted\n\n${prose(random)}\n\n${list(random, '- ')}`;
  if (kind === 'living spec') return requirement(random);
  if (kind === 'tasks') return `${heading(kind, number)}${list(random, random.below(2) === 0 ? '- [x] ' : '- [ ] ')}`;
  return `${heading(kind, number)}${random.of(forms)(random)}`;
}

function heading(kind: Kind, number: number): string {
  const written = number % 3 === 0 ? headings[kind][number / 3] : undefined;
  return written === undefined ? '' : `${written}\n\n`;
}

const prose = (random: Random): string => Array.from({ length: 3 + random.below(5) }, () => sentenceOf(random)).join(' ');

function list(random: Random, mark: string): string {
  return Array.from({ length: 3 + random.below(5) }, () => `${mark}${sentenceOf(random)}`).join('\n');
}

function requirement(random: Random): string {
  const scenario = `#### Scenario: ${titleOf(random)}\n\n- **WHEN** ${sentenceOf(random)}\n- **THEN** ${sentenceOf(random)}`;
  return `### Requirement: ${titleOf(random)}\n\nThe system SHALL hold. ${sentenceOf(random)}\n\n${scenario}`;
}

function table(random: Random): string {
  const rows = Array.from({ length: 3 + random.below(5) }, () => `| \`${nameOf(random)}\` | ${random.below(1000)} | ${titleOf(random)} |`);
  return ['| Name | Count | Meaning |', '| --- | ---: | --- |', ...rows].join('\n');
}

function code(random: Random): string {
  const lines = Array.from({ length: 3 + random.below(6) }, () => `const ${nameOf(random)} = ${nameOf(random)}(${random.below(100)});`);
  return ['```ts', ...lines, '```'].join('\n');
}

function linked(random: Random): string {
  return `${sentenceOf(random)} See [${titleOf(random)}](../README.md) and **${titleOf(random)}**.\n\n> ${sentenceOf(random)}\n\n${prose(random)}`;
}

const bullets = (random: Random): string => list(random, '- ');
const numbers = (random: Random): string => list(random, '1. ');
const remark = (random: Random): string => `<!-- ${sentenceOf(random)} -->\n\n${prose(random)}`;
const forms = [prose, prose, prose, bullets, bullets, numbers, table, code, linked, remark];
