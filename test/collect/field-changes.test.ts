import { describe, expect, test } from 'vitest';
import { newRepository, collected } from './collected.ts';

const told = (changes: { field: string; how: string; from: unknown; to: unknown }[]): string[] =>
  changes.map((it) => `${it.field} ${it.how}: ${String(it.from)} -> ${String(it.to)}`);

const entry = (number: number, status: string): string => `## D-${number}: Choice ${number}\n\n**Status:** ${status}\n\nWe do it.\n`;

describe('every collection tells what changed in its records', { timeout: 30_000 }, () => {
  test('a status, a requirement and its text, a hook, a question', async () => {
    const it = await newRepository();
    const write = (status: string, rule: string, hook: object, question: string): void => {
      it.write('docs/adr/0001-queue.md', `# 1. Use a queue\n\n## Status\n\n${status}\n\n## Decision\n\nWe use one.\n`);
      it.write('openspec/specs/dunning/spec.md', `# Dunning\n\n## Requirements\n\n### Requirement: Remind\n\n${rule}\n`);
      it.write('.claude/settings.json', JSON.stringify({ hooks: hook }));
      it.write('HANDOFF.md', `# Handoff\n\n## Next\n\n1. Write the case\n\n## Open questions\n\n${question}\n`);
    };
    write('Proposed', 'The system SHALL remind.', {}, '- Keep invoices for 7 years?');
    await it.commit('Begin');
    write('Accepted', 'The system SHALL remind twice.', { Stop: [{ hooks: [{ type: 'command', command: './check.sh' }] }] }, 'None.');
    await it.commit('Go on');
    const { records } = await collected(it.folder);
    const byPath = Object.fromEntries(records.map(({ origin, revisions }) => [origin.path, told(revisions.at(-1)?.changes ?? [])]));
    expect(byPath).toEqual({
      'docs/adr/0001-queue.md': ['status set: Proposed -> Accepted'],
      'openspec/specs/dunning/spec.md': ['requirements rewritten: Remind -> Remind'],
      '.claude/settings.json': ['hooks added: null -> Stop: ./check.sh'],
      'HANDOFF.md': ['openQuestions removed: Keep invoices for 7 years? -> null'],
    });
  });

  test('an entry of a log has its own changes, and none of its siblings', async () => {
    const it = await newRepository();
    const log = (...entries: string[]): void => it.write('DECISIONS.md', `# Decisions\n\n${entries.join('\n')}`);
    log(entry(1, 'Proposed'));
    await it.commit('First');
    log(entry(1, 'Proposed'), entry(2, 'Accepted'));
    await it.commit('Second');
    log(entry(1, 'Accepted'), entry(2, 'Accepted'));
    await it.commit('Third');
    const { records } = await collected(it.folder);
    expect(
      records.map(({ title, revisions }) => [
        title,
        revisions.map((r) => told(r.changes)),
        revisions.map((r) => r.fields?.['status'] ?? null),
      ]),
    ).toEqual([
      ['Choice 1', [[], [], ['status set: Proposed -> Accepted']], ['Proposed', 'Proposed', 'Accepted']],
      ['Choice 2', [[], ['record added: null -> null'], []], [null, 'Accepted', 'Accepted']],
    ]);
  });

  test('branches that went on side by side are each compared with what they changed', async () => {
    const it = await newRepository();
    const adr = (status: string, more: string): void =>
      it.write(
        'docs/adr/0001-queue.md',
        `# 1. Use a queue\n\n## Status\n\n${status}\n\n## Decision\n\nWe use one.\n\n${'Filler.\n'.repeat(20)}\n## Notes\n\n${more}\n`,
      );
    adr('Proposed', 'None.');
    await it.commit('Begin');
    await it.git('checkout', '-q', '-b', 'side');
    adr('Proposed', 'From the side.');
    await it.commit('Side');
    await it.git('checkout', '-q', 'main');
    adr('Accepted', 'None.');
    await it.commit('Accept');
    await it.git('checkout', '-q', 'side');
    adr('Proposed', 'From the side, again.');
    await it.commit('Side again');
    await it.git('checkout', '-q', 'main');
    await it.merge('side');
    adr('Accepted', 'From the side, again.');
    await it.commit('Merge');
    const { records } = await collected(it.folder);
    expect(records[0]?.revisions.map((r) => [r.number, r.previous, told(r.changes)])).toEqual([
      [1, null, []],
      [2, 1, []],
      [3, 1, ['status set: Proposed -> Accepted']],
      [4, 2, []],
      [5, 3, []],
    ]);
  });
});
