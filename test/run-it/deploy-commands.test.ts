import { expect, test } from 'vitest';
import { redact } from '../../src/redact/redact.ts';
import { readReadme } from '../../src/run-it/readme.ts';

/** The commands of a README: topic, what each does, and itself. */
const commandsIn = (text: string): unknown[] =>
  (readReadme({ path: redact('README.md', '').text, text: redact(`# A\n\n${text}\n`, 'README.md').text }).steps ?? []).map((it) => [
    it.topic,
    it.does,
    it.command,
  ]);

test('below a heading about deployment, any program whose second word says so is a command', () => {
  expect(commandsIn('## Bereitstellung\n\nMit `dep deploy prod` auf den Server `tour01`. Zurück mit `dep rollback prod`.')).toEqual([
    ['deploy', 'deploy', 'dep deploy prod'],
  ]);
  expect(commandsIn('## Deployment\n\nPress `Manual Deploy` for `main`.')).toEqual([]);
  expect(commandsIn('## Notes\n\nSee `dep deploy prod`.')).toEqual([]);
});
