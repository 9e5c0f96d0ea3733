import { z } from 'zod';
import { days, type Answer } from './answers.ts';
import { list, type Content } from './content.ts';

const later = (what: string): Answer => ({ none: what });

/** Headings of one file whose class is `wanted`, in the order of the file. */
function headings(content: Content, path: string, wanted: string): string {
  return list(content.data('handoffs', path)['sections'])
    .filter((it) => it['class'] === wanted && it['prior'] !== true)
    .map((it) => String(it['heading']))
    .join('; ');
}

/** Paths of all records whose file stands. */
const standing = (content: Content): string[] =>
  content.site.collections.flatMap(({ name }) => content.records(name).flatMap((it) => (it.deleted ? [] : it.origin.path)));

const count = (content: Content, path: string, field: string): number => list(content.data('handoffs', path)[field]).length;

function dateOf(content: Content, path: string): string {
  const date = content.data('handoffs', path)['date'];
  return date !== null && typeof date === 'object' && 'date' in date && 'from' in date
    ? `${String(date.date)} from ${String(date.from)}`
    : 'none';
}

const ofLevel2 = (content: Content, path: string): string[] =>
  list(content.data('handoffs', path)['sections'])
    .filter((it) => it['depth'] === 2)
    .map((it) => String(it['heading']));

const inFolder = (content: Content): string[] =>
  content
    .records('handoffs')
    .map((it) => it.origin.path)
    .filter((it) => it.startsWith('docs/handoffs/'));

const chinese = 'HANDOFF.zh-CN.md';
const german = 'UEBERGABE.md';

/** Steps done by the versions that count as many as `total`, each number once. */
function progress(content: Content, path: string, total: number): string {
  const fields = content.one('handoffs', path).revisions.map((it) => it.fields?.['progress']);
  const done = fields.flatMap((it) => (typeof it === 'string' && it.endsWith(` of ${total}`) ? [it.split(' ')[0] ?? ''] : []));
  return [...new Set(done)].join(' ');
}

/** Steps done and planned of the newest version. */
function steps(content: Content, path: string): { done: number; total: number } {
  const { progress: counted } = z
    .object({ progress: z.object({ done: z.number(), total: z.number() }) })
    .parse(content.data('handoffs', path)['structured']);
  return counted;
}

type Entry = { counted: Record<string, Answer>; byHand: Record<string, [string, Answer]> };

/** Answers about handoffs: those of `checks.tsv` by its words, those read by hand in a sentence of their own. */
export const handoffAnswers: Readonly<Record<string, Entry>> = {
  'myapp-zh': {
    counted: {
      '`## ` headings in the handoff': (content) => String(ofLevel2(content, chinese).length),
      'Chinese-only design documents (*.zh-CN.md)': (content) => String(standing(content).filter((it) => it.endsWith('.zh-CN.md')).length),
      'commits quoted in section 4 of the handoff': (content) =>
        String(list(content.data('handoffs', chinese)['git']).reduce((sum, it) => sum + (it['commits'] as string[]).length, 0)),
    },
    byHand: {
      'section of what is done': ['1. 当前已完成', (content) => headings(content, chinese, 'done').split('; ')[0] ?? ''],
      'section of the next steps, and steps of its first list': [
        '7. 下一步建议 4',
        (content) => {
          const next = list(content.data('handoffs', chinese)['next']);
          return `${headings(content, chinese, 'next').split('; ')[0]} ${next.filter((it) => it['group'] === next[0]?.['group']).length}`;
        },
      ],
      'date, which is not that of the last commit': ['2026-04-05 from label', (content) => dateOf(content, chinese)],
      language: ['zh-CN', (content) => content.one('handoffs', chinese).lang],
    },
  },
  'claude-harness': {
    counted: {
      'handoff.json at HEAD: phase, tasks, passes=true': (content) => {
        const { done, total } = steps(content, 'handoff.json');
        return `${String(content.data('handoffs', 'handoff.json')['topic'])} ${total} ${done}`;
      },
      'tasks passing over the history of phase HARNESS-018 (of 13)': (content) => progress(content, 'handoff.json', 13),
      // A list at the top has no keys, so no sections; an object has some.
      'top-level JSON type of generations/test_*/handoff.json': (content) =>
        `[${['test_valid', 'test_invalid'].map((it) => (count(content, `generations/${it}/handoff.json`, 'sections') === 0 ? "'list'" : "'dict'")).join(', ')}]`,
      'session.jsonl lines': (content) => String(count(content, 'session.jsonl', 'log')),
    },
    byHand: {
      'no next step when every task passes': ['null', (content) => String(content.data('handoffs', 'handoff.json')['nextAction'])],
      'state and day of the progress report': [
        'done 2025-12-26 from label',
        (content) =>
          `${z.object({ state: z.string() }).parse(content.data('handoffs', 'claude-progress.txt')['status']).state} ${dateOf(content, 'claude-progress.txt')}`,
      ],
      'the build instructions of a tool are none': [
        '0',
        (content) => String(content.at('handoffs', 'docs/final_handoff_v_4_harness_commander.md').length),
      ],
      'examples are left out': [
        'examples/brownfield_handoff.json examples/greenfield_handoff.json examples/minimal_handoff.json',
        (content) =>
          content.site.collections
            .flatMap((it) => it.leftOut)
            .flatMap((it) => (it.path.startsWith('examples/') && it.path.endsWith('.json') ? [it.path] : []))
            .join(' '),
      ],
    },
  },
  'fable-team': {
    counted: {
      'HANDOFF.ja.md with --follow': later('`--follow` leaves the file for the one it was copied from; its own four versions are compared'),
    },
    byHand: {
      'status and next steps of both': [
        'none 0; none 0',
        (content) =>
          ['HANDOFF.md', 'HANDOFF.ja.md']
            .map((it) => `${content.data('handoffs', it)['status'] === null ? 'none' : 'some'} ${count(content, it, 'next')}`)
            .join('; '),
      ],
      languages: ['en ja', (content) => ['HANDOFF.md', 'HANDOFF.ja.md'].map((it) => content.one('handoffs', it).lang).join(' ')],
    },
  },
  mnemonist: {
    counted: { 'planning/ at HEAD': (content) => (content.one('handoffs', 'planning/HANDOFF.md').deleted ? 'absent' : 'present') },
    byHand: { 'the handoff is gone': ['true', (content) => String(content.one('handoffs', 'planning/HANDOFF.md').deleted)] },
  },
  contentkit: {
    counted: {
      'headings in UEBERGABE.md': (content) => String(ofLevel2(content, german).length),
      'of these that start with Stufe': (content) => String(ofLevel2(content, german).filter((it) => it.startsWith('Stufe')).length),
    },
    byHand: {
      'section of the goal': ['Ausgangslage', (content) => headings(content, german, 'goal').split('; ')[0] ?? ''],
      'it is a handoff with none of done, next and open questions': [
        '1 0 0 0',
        (content) =>
          [content.at('handoffs', german).length, ...['done', 'next', 'openQuestions'].map((it) => count(content, german, it))].join(' '),
      ],
    },
  },
  skillmap: {
    counted: {
      'HANDOFF.md: first and last commit date that touch it': later(
        'the last commit is a merge that leaves the text as its first parent had it, so it is no version; the last version is compared below',
      ),
      '.claude/settings.json: hook commands per event': later('agent configuration'),
      '.codex/hooks.json: hook commands per event': later('agent configuration'),
      'Stop hook command': later('agent configuration'),
      '.claude/settings.json and .codex/hooks.json hooks are equal': later('agent configuration'),
    },
    byHand: {
      'date: last reconciled, not originally created': ['2026-07-16 from label', (content) => dateOf(content, 'HANDOFF.md')],
      'days of the first and last version': [
        '2026-07-08 2026-07-15',
        (content) => days(content.one('handoffs', 'HANDOFF.md').revisions.map((it) => it.authoredAt)),
      ],
      'section of the next steps, and the number of those under its first condition': [
        'Recommended next actions 9',
        (content) => {
          const next = list(content.data('handoffs', 'HANDOFF.md')['next']);
          return `${headings(content, 'HANDOFF.md', 'next').split('; ')[0]} ${next.filter((it) => it['group'] === next[0]?.['group']).length}`;
        },
      ],
      'constraints in "Important constraints"': ['6', (content) => String(count(content, 'HANDOFF.md', 'watchFor'))],
    },
  },
  webrtc: {
    counted: {
      'commit that deletes HANDOFF.md': (content) => {
        const last = content.one('handoffs', 'HANDOFF.md').revisions.at(-1);
        return last?.change === 'deleted' ? `${last.commit?.slice(0, 7)} ${last.authoredAt?.slice(0, 10)} ${last.subject}` : 'none';
      },
      'HANDOFF.md at HEAD': (content) => (content.one('handoffs', 'HANDOFF.md').deleted ? 'absent' : 'present'),
      'bytes of the last HANDOFF.md': (content) => String(content.bytes('handoffs', content.one('handoffs', 'HANDOFF.md'))),
      'CLAUDE.md versions': later('agent configuration'),
    },
    byHand: {
      'the sessions of the current entry, newest first': [
        '6 5 4 3 2',
        (content) =>
          list(content.data('handoffs', 'HANDOFF.md')['log'])
            .filter((it) => String(it['heading']).includes('LIVE PROGRESS'))
            .map((it) => /\d+/.exec(String(it['session']))?.[0])
            .slice(0, 5)
            .join(' '),
      ],
    },
  },
  ripr: {
    counted: {
      'docs/handoffs files': (content) => String(inFolder(content).length),
      'of these dated YYYY-MM-DD-*': (content) => String(inFolder(content).filter((it) => /\/\d{4}-\d\d-\d\d-/.test(it)).length),
      'of these named *closeout*': (content) => String(inFolder(content).filter((it) => it.includes('closeout')).length),
      'earliest and latest date in the names': (content) => {
        const dates = inFolder(content)
          .flatMap((it) => /\d{4}-\d\d-\d\d/.exec(it)?.[0] ?? [])
          .sort();
        return `${dates[0]} ${dates.at(-1)}`;
      },
    },
    byHand: {
      'handoffs without a date in their name': [
        'docs/handoffs/0.8.0-swarm-freeze.md docs/handoffs/README.md',
        (content) =>
          inFolder(content)
            .filter((it) => !/\/\d{4}-\d\d-\d\d-/.test(it))
            .sort()
            .join(' '),
      ],
    },
  },
  chiero: {
    counted: {
      'HANDOFF.md at HEAD: bytes and `## ` headings': (content) =>
        `${content.bytes('handoffs', content.one('handoffs', 'HANDOFF.md'))} ${ofLevel2(content, 'HANDOFF.md').length}`,
      'specs docs/specs/NNN-*.md': later('specs'),
      'most-changed spec and its commits': later('specs'),
    },
    byHand: {
      'sections of goal, status, next steps, decisions, tried and failed, watch for': [
        "1. The ask (verbatim intent) | 7. Spec set — status | 9. Next actions | 2. User's three decisions (asked and answered 2026-07-26) | 11. Lessons that kept re-paying — harvested from the wave log before it was cut | 10. Standing reminders",
        (content) =>
          ['goal', 'status', 'next', 'decisions', 'tried and failed', 'watch for']
            .map(
              (it) =>
                list(content.data('handoffs', 'HANDOFF.md')['sections']).find(
                  (section) => section['class'] === it && section['depth'] === 2,
                )?.['heading'],
            )
            .join(' | '),
      ],
      'open questions': ['0', (content) => String(count(content, 'HANDOFF.md', 'openQuestions'))],
      'no section tells the state of the work as a whole': ['null', (content) => String(content.data('handoffs', 'HANDOFF.md')['status'])],
    },
  },
};
