import { z } from 'zod';
import type { StoredRecord } from '../../src/model/record.ts';
import type { Answer } from './answers.ts';
import { list, type Content } from './content.ts';
import { fieldOf, standing, text } from './spec-fields.ts';

const kepStatus = ({ data }: StoredRecord): string => fieldOf({ data } as StoredRecord, 'status', 'words');
const kepFile = /^keps\/.*\/?kep\.yaml$/;
const templates = (content: Content): number =>
  (content.site.collections.find((it) => it.name === 'specs')?.leftOut ?? []).filter((it) => kepFile.test(it.path)).length;

const readmeOf3488 = (content: Content): StoredRecord =>
  content.one('specs', 'keps/sig-api-machinery/3488-cel-admission-control/README.md');

/** Answers about enhancement proposals. */
export const kepAnswers: { counted: Readonly<Record<string, Answer>>; byHand: Record<string, [string, Answer]> } = {
  counted: {
    'Markdown files at HEAD': { none: 'one of the 498 ends in .MD, which the pattern of the check leaves out' },
    'KEP metadata files keps/**/kep.yaml': (content) => String(standing(content, kepFile).length + templates(content)),
    'status words in them': (content) => {
      // The template is left out; its status is the list of words to choose from, which one real file still has.
      const words = standing(content, kepFile).map(kepStatus);
      const distinct = [...new Set(words)].toSorted();
      const counted = distinct.map((it) => ({
        it,
        count: words.filter((other) => other === it).length + (it.includes('|') ? templates(content) : 0),
      }));
      return counted
        .toSorted((a, b) => b.count - a.count || (a.it < b.it ? 1 : -1))
        .map(({ it, count }) => `${it}=${count};`)
        .join('');
    },
    'KEPs whose status is replaced or superseded': (content) =>
      standing(content, kepFile)
        .filter((it) => /^(?:replaced|superseded)/.test(kepStatus(it)))
        .map((it) => fieldOf(it, 'feature', 'key'))
        .join(' '),
    '5793 replaces': (content) => {
      const replaced = list(
        content.data('specs', 'keps/sig-api-machinery/5793-manifest-based-admission-control-config/kep.yaml')['relations'],
      ).find((it) => it['kind'] === 'supersedes');
      return `- "${text(replaced?.['target'])}"`;
    },
    '1872 status (not updated although replaced)': (content) =>
      `status: ${kepStatus(content.one('specs', 'keps/sig-api-machinery/1872-manifest-based-admission-webhooks/kep.yaml'))}`,
    '1205 approvers, dates, milestones': { none: 'a dump of lines; its values are compared below' },
    'KEP-3488 README: commits that touch it, plain `git log`': { none: '`git log` counts merges, and leaves out one side of some' },
    'KEP-3488 README: commits that touch it, `--full-history --no-merges`': (content) =>
      String(readmeOf3488(content).revisions.filter((it) => !it.merge).length),
    'KEP-3488 README: different contents over all history (distinct blobs)': (content) =>
      String(new Set(readmeOf3488(content).revisions.flatMap((it) => it.blob ?? [])).size),
    'KEP-3488 README: first and last commit date that touch it': {
      none: 'the last is that of a merge that gave the file no text of its own',
    },
    'KEP-3488 README with --follow': { none: '`--follow` goes on into the file it was copied from' },
    symlinks: { none: 'links of the tree; each record names its aliases' },
    'commits per year': { none: 'commits of the whole repository' },
  },
  byHand: {
    '1205: approver, days, status, milestone': [
      '@liggitt 2019-08-06 2021-04-29 implemented v1.22',
      (content) => {
        const record = content.one('specs', 'keps/sig-auth/1205-bound-service-account-tokens/kep.yaml');
        const milestone = list(record.data['labels']).find((it) => it['key'] === 'latest-milestone')?.['value'];
        const [approver] = z.array(z.string()).parse(record.data['approvers']);
        return [approver, fieldOf(record, 'created', 'date'), fieldOf(record, 'updated', 'date'), kepStatus(record), text(milestone)].join(
          ' ',
        );
      },
    ],
    '1205 replaces a KEP that is not here, 3299 replaces 3130, whose status is replaced': [
      'null replaced',
      (content) => {
        const of = (path: string): Record<string, unknown>[] =>
          list(content.data('specs', path)['relations']).filter((it) => it['kind'] === 'supersedes');
        const [gone] = of('keps/sig-auth/1205-bound-service-account-tokens/kep.yaml');
        const successor = standing(content, /keps\/sig-auth\/3299-[^/]+\/kep\.yaml$/)[0];
        const [old] = successor === undefined ? [] : of(successor.origin.path);
        const target = content.records('specs').find((it) => it.id === old?.['id']);
        return `${String(gone?.['id'])} ${target === undefined ? 'unknown' : kepStatus(target)}`;
      },
    ],
    'the README of a KEP gets its status from kep.yaml': [
      'implemented keps/sig-auth/1205-bound-service-account-tokens/kep.yaml',
      (content) => {
        const record = content.one('specs', 'keps/sig-auth/1205-bound-service-account-tokens/README.md');
        return `${kepStatus(record)} ${fieldOf(record, 'status', 'source')}`;
      },
    ],
  },
};
