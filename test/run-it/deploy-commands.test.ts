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

const block = (...lines: string[]): string => `\n\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n`;

test('the configuration of a CI service installs nothing, and a title that says "Publish" tells what is below it', () => {
  const start = `## Getting started\n${block('npm install -g ferry', 'ferry init')}`;
  const steps =
    '- Check it out\n- `npm install -g ferry`\n- `ferry build`\n- `aws s3 sync out s3://b`\n\nThe `ferry init` command asks for more.';
  const text = `${start}\n## CI/CD configuration examples\n\n<details>\n<summary>Publish to S3</summary>\n${block('git checkout pages', 'touch .nojekyll')}\n${steps}\n\n</details>\n${block('touch own.yml')}`;
  expect(commandsIn(text)).toEqual([
    ['install', 'install', 'npm install -g ferry'],
    ['install', null, 'ferry init'],
    ['deploy', null, 'git checkout pages'],
    ['deploy', null, 'touch .nojekyll'],
    ['deploy', 'install', 'npm install -g ferry'],
    ['deploy', null, 'ferry build'],
    ['deploy', 'deploy', 'aws s3 sync out s3://b'],
    ['other', null, 'touch own.yml'],
  ]);
});

test('a command is no title for those behind it', () => {
  const { steps = [] } = readReadme({
    path: redact('README.md', '').text,
    text: redact('# A\n\n## Deployment\n\n`npm install -g ferry` first, then:\n\n```sh\nferry deploy\n```\n', 'README.md').text,
  });
  expect(steps.map((it) => [it.name, it.command])).toEqual([
    ['Deployment', 'npm install -g ferry'],
    ['Deployment', 'ferry deploy'],
  ]);
});

test.each(['Hook install is blocked', 'Troubleshooting', 'Installation schlägt fehl', 'Dépannage', 'Установка не работает', '安装失败'])(
  'what helps under "%s" is no step',
  (heading) => {
    expect(commandsIn(`## ${heading}\n\nRun \`npm ci\`.\n${block('ferry status')}\n### Run it again\n${block('npm start')}`)).toEqual([]);
  },
);

test('a whole document about what fails tells no step, and what it limits all the same', () => {
  const path = redact('docs/troubleshooting.md', '').text;
  const text = redact(`# Help\n\n## Setup\n${block('npm ci')}\n## Known issues\n\n- Slow\n`, path).text;
  const { steps, limits } = readReadme({ path, text });
  expect([steps, limits]).toEqual([[], [{ text: 'Slow', line: 11 }]]);
});
