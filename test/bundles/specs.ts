import type { StoredRecord } from '../../src/model/record.ts';
import type { Answer } from './answers.ts';
import { list, type Content } from './content.ts';
import { kepAnswers } from './keps.ts';
import { asPrinted, openspecAnswers, summary } from './openspec.ts';
import { fieldOf, numberIn, standing, text } from './spec-fields.ts';

type Answers = Readonly<Record<string, Answer>>;

const none = (what: string): Answer => ({ none: what });

const specKit = ['001-user-auth', '002-observability-panel', '003-langgraph-store'];
const idsOf = (record: StoredRecord, prefix: string): number =>
  list(record.data['requirements']).filter((it) => text(it['id']).startsWith(prefix)).length;
const eachSpec = (content: Content, of: (record: StoredRecord) => number): string =>
  specKit.map((it) => of(content.one('specs', `specs/${it}/spec.md`))).join(' ');
const elsewhere = none('no specification');

/** Answers about specs: those of `checks.tsv` by its words, those read by hand in a sentence of their own. */
export const specAnswers: Readonly<Record<string, { counted: Answers; byHand: Record<string, [string, Answer]> }>> = {
  'intellij-openspec': {
    counted: {
      ...openspecAnswers,
      'requirement history: openspec/specs/plugin-core/spec.md versions': (content) =>
        String(content.one('specs', 'openspec/specs/plugin-core/spec.md').revisions.filter((it) => !it.merge).length),
      'files moved into openspec/changes/archive by rename': none('renames are told by each document; some files moved are no Markdown'),
      'subagents in .claude/agents': none('agent configuration'),
    },
    byHand: {
      ...asPrinted('intellij-openspec'),
      'files under src/ that look like specifications': ['0', (content) => String(standing(content, /^src\//).length)],
    },
  },
  'codex-lb': {
    counted: {
      ...openspecAnswers,
      'CLAUDE.md and .claude are symlinks to': none('agent configuration'),
      'active changes with a tasks.md and no open box': (content) => String(summary(content).openspec.finished),
      'openspec/specs/responses-api-compat/spec.md: versions and bytes': (content) => {
        const record = content.one('specs', 'openspec/specs/responses-api-compat/spec.md');
        return `${record.revisions.length} ${content.bytes('specs', record)}`;
      },
      '.agents/settings.json: hook commands per event': none('agent configuration'),
      'renames into openspec/changes/archive': none('renames are told by each document; some files moved are no Markdown'),
    },
    byHand: asPrinted('codex-lb'),
  },
  'langgraph-app': {
    counted: {
      'spec-kit features': (content) => String(new Set(standing(content, /^specs\//).map((it) => fieldOf(it, 'feature', 'key'))).size),
      'distinct FR ids in 001, 002, 003': (content) => eachSpec(content, (it) => idsOf(it, 'FR-')),
      'distinct SC ids in 001, 002, 003': (content) => eachSpec(content, (it) => idsOf(it, 'SC-')),
      'user stories in 001, 002, 003': (content) => eachSpec(content, (it) => numberIn(it, 'stories')),
      'tasks and done tasks in 001, 002, 003': (content) =>
        specKit
          .map((it) => {
            const steps = list(content.data('specs', `specs/${it}/tasks.md`)['steps']).filter((step) => /^T\d+/.test(text(step['id'])));
            return `${steps.length}/${steps.filter((step) => step['state'] === 'done').length}`;
          })
          .join(' '),
      'constitution version line': (content) => {
        const record = content.one('specs', '.specify/memory/constitution.md');
        const [version, created, updated] = [
          fieldOf(record, 'version', 'text'),
          fieldOf(record, 'created', 'date'),
          fieldOf(record, 'updated', 'date'),
        ];
        return `**Version**: ${version} | **Ratified**: ${created} | **Last Amended**: ${updated}`;
      },
    },
    byHand: {
      'statuses of the three features, marks left out': [
        'Completed (merged via cc1afe8 on 2026-06-23) / done; Completed (2026-07-01)— user handed off; / done; Completed (refactored) / done',
        (content) =>
          specKit
            .map((it) => content.one('specs', `specs/${it}/spec.md`))
            .map((it) => `${fieldOf(it, 'status', 'words').replace(/(?<=off;).*/, '')} / ${fieldOf(it, 'status', 'state')}`)
            .join('; '),
      ],
    },
  },
  'cc-sdd': {
    counted: {
      'Kiro specs': (content) => String(new Set(standing(content, /^\.kiro\/specs\//).map((it) => fieldOf(it, 'feature', 'key'))).size),
      'spec.json: language, phase, approved flags': (content) =>
        standing(content, /^\.kiro\/specs\/[^/]+\/spec\.json$/)
          .map((it) => {
            const language = list(it.data['labels']).find((label) => label['key'] === 'language')?.['value'];
            const approved = list(it.data['approvals']).filter((one) => one['state'] === 'approved');
            return `${fieldOf(it, 'feature', 'key')} ${text(language)} ${fieldOf(it, 'status', 'words')} ${approved.map((one) => text(one['what'])).join('/')};`;
          })
          .join(' '),
      'agent-tool template folders under tools/cc-sdd/templates/agents': elsewhere,
      'CLAUDE.md, AGENTS.md, GEMINI.md files': none('agent configuration'),
    },
    byHand: {
      'requirements of the Japanese customer-support spec are read, and its tasks are not approved': [
        '8 not approved',
        (content) => {
          const folder = '.kiro/specs/customer-support-rag-backend-ja';
          const [approval] = list(content.data('specs', `${folder}/tasks.md`)['approvals']);
          return `${numberIn(content.one('specs', `${folder}/requirements.md`), 'requirements')} ${text(approval?.['state'])}`;
        },
      ],
    },
  },
  chiero: {
    counted: {
      'specs docs/specs/NNN-*.md': (content) => String(standing(content, /^docs\/specs\/\d{3}-/).length),
      'most-changed spec and its commits': (content) => {
        const [most] = standing(content, /^docs\/specs\//).toSorted((a, b) => b.revisions.length - a.revisions.length);
        return most === undefined ? '' : `${most.origin.path} ${most.revisions.length}`;
      },
    },
    byHand: {},
  },
  ripr: {
    counted: { 'specs RIPR-SPEC-NNNN': (content) => String(standing(content, /^docs\/specs\/RIPR-SPEC-/).length) },
    byHand: {},
  },
  skillmap: {
    counted: {
      'docs/plans: implementation ledgers (.jsonl) and their lines': (content) =>
        standing(content, /^docs\/plans\/[^/]+\.jsonl$/)
          .map((it) => numberIn(it, 'entries'))
          .join(' '),
    },
    byHand: {},
  },
  webrtc: { counted: {}, byHand: {} },
  'acm-ai': {
    counted: {
      '.mcp.json: MCP servers': none('agent configuration'),
      'command of the server': none('agent configuration'),
      'JUnit: tests, failures, skipped, errors': none('test results'),
      'JUnit test cases and suites': none('test results'),
      'stories in sprint-status.yaml by state': (content) => tally(sprintSteps(content, /^e\d+-s\d+/)),
      'epics by state': (content) =>
        tally(
          list(content.data('specs', sprint)['labels'])
            .filter((it) => /^epic-\d+$/.test(text(it['key'])))
            .map((it) => text(it['value'])),
        ),
      'sprint-status.yaml versions': (content) => String(content.one('specs', sprint).revisions.filter((it) => !it.merge).length),
      'path with a space': (content) =>
        content
          .records('other-documents')
          .map((it) => it.origin.path)
          .filter((it) => it.includes(' '))
          .join('\n'),
    },
    byHand: {},
  },
  'fable-team': {
    counted: {
      missions: (content) =>
        [...new Set(standing(content, /missions\/_archive\//).map((it) => fieldOf(it, 'feature', 'key')))].toSorted().join(' '),
      'progress line of brainstorm-asset': (content) => {
        const labels = list(content.data('specs', '.fable-team/missions/_archive/brainstorm-asset/state.md')['labels']);
        return `- Progress: ${text(labels.find((it) => it['key'] === 'Progress')?.['value'])}`;
      },
    },
    byHand: {
      'status words of the missions': [
        'completed | 完了(completed)— 2026-07-03(4.4 導入テスト完了により DoD 全達成)',
        (content) =>
          standing(content, /\/mission\.md$/)
            .map((it) => fieldOf(it, 'status', 'words'))
            .join(' | '),
      ],
      'tasks of brainstorm-asset, done and in all': [
        '13 13',
        (content) => {
          const record = content.one('specs', '.fable-team/missions/_archive/brainstorm-asset/plan.md');
          return `${numberIn(record, 'done')} ${numberIn(record, 'steps')}`;
        },
      ],
    },
  },
  enhancements: kepAnswers,
  sanad: { counted: {}, byHand: {} },
};

const sprint = 'docs/sprint-artifacts/sprint-status.yaml';
const sprintSteps = (content: Content, key: RegExp): string[] =>
  list(content.data('specs', sprint)['steps'])
    .filter((it) => key.test(text(it['text'])))
    .map((it) => text(it['words']));

function tally(values: readonly string[]): string {
  return [...new Set(values)]
    .toSorted()
    .map((it) => `${it}=${values.filter((other) => other === it).length}`)
    .join(' ');
}
