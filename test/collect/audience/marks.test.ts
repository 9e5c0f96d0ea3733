import { describe, expect, test } from 'vitest';
import { markedIn } from '../../../src/collect/audience/marks.ts';
import { audienceOf } from '../../../src/config/audience.ts';
import { blankedWithin } from '../../../src/model/redacted.ts';
import { redact } from '../../../src/redact/redact.ts';

const own = { auditor: {}, partner: { internal: true } };

/** What is left of a text for an audience; null for nothing. */
function left(written: string, path = 'docs/a.md', name = 'client'): string | null {
  const { text } = redact(written, path);
  const { whole, parts, marks } = markedIn(text, path, audienceOf(name, own));
  return whole ? null : blankedWithin(text, [...parts, ...marks]).replaceAll(/\n{2,}/g, '\n');
}

const mark = '<!-- handover: internal -->';
const end = '<!-- /handover -->';

describe('a mark in a comment', () => {
  test.each([
    [
      'a section up to the next heading of its level',
      `# A\n\nSeen.\n\n${mark}\n\n## B\n\nx\n\n### C\n\ny\n\n## D\n\nz\n`,
      '# A\nSeen.\n## D\nz\n',
    ],
    ['the last section to the end', `# A\n\n${mark}\n## B\n\nx\n`, '# A\n'],
    ['a range', `# A\n\nSeen.\n\n${mark}\nx\n\n## B\n\ny\n${end}\n\nz\n`, '# A\nSeen.\nz\n'],
    ['a range within a line', `# A\n\nSeen ${mark}x${end}and more.\n`, '# A\nSeen and more.\n'],
    ['ranges inside each other', `# A\n\n${mark}\nx\n\n${mark}\ny\n${end}\n\nz\n\n${end}\n\nSeen.\n`, '# A\nSeen.\n'],
    [
      'the rest of a section it stands in',
      `# A\n\n## B\n\nSeen.\n\n${mark}\n\nx\n\n### C\n\ny\n\n## D\n\nz\n`,
      '# A\n## B\nSeen.\n## D\nz\n',
    ],
    ['a section under a heading in HTML', `# A\n\n${mark}\n\n<h2>B</h2>\n\nx\n\n## C\n\nz\n`, '# A\n## C\nz\n'],
    [
      'a part behind letters of every length',
      `# 交接 🚢🚢\n\n下一步 🚢 é\n\n${mark}\n\n## 内部 🚢\n\nx 🚢\n\n## 风险\n\n无\n`,
      '# 交接 🚢🚢\n下一步 🚢 é\n## 风险\n无\n',
    ],
    ['a part of a list', `# A\n\n- one\n- ${mark}two${end}\n- three\n`, '# A\n- one\n- \n- three\n'],
  ])('takes out %s', (_, written, wanted) => {
    expect(left(written)).toBe(wanted);
  });

  test('a heading in a quote ends no marked section', () => {
    expect(left(`# A\n\n${mark}\n\n## B\n\n> # C\n\nx\n`)).toBe('# A\n');
  });

  test('at the top takes out everything, behind front matter and other comments too', () => {
    expect(left(`${mark}\n\nx\n\n# A\n\ny\n`)).toBeNull();
    expect(left(`---\ntitle: A\n---\n<!-- licence -->\n${mark}\n\n# A\n\ny\n\n# B\n`)).toBeNull();
    expect(left(`${mark}\n\nx\n\n${end}\n\n# A\n`)).toBe('\n# A\n');
  });

  test('that is shown as code is none, nor is one that names no readers', () => {
    for (const written of [
      `# A\n\n\`\`\`html\n${mark}\n\`\`\`\n`,
      `# A\n\nWrite \`${mark}\`.\n`,
      '# A\n\n<!-- handover: see below -->\n\nx\n',
    ])
      expect(left(written)).toBe(written.replaceAll(/\n{2,}/g, '\n'));
  });

  test('with a slip of the pen counts, and one that ends nothing goes', () => {
    expect(left(`# A\n\n<!--handover:Internl-->\n\n## B\n\nx\n`)).toBe('# A\n');
    expect(left(`# A\n\nSeen.\n\n${end}\n`)).toBe('# A\nSeen.\n');
  });

  test('names the audiences that get the part', () => {
    const written = '# A\n\n<!-- handover: auditor, developer -->\n\n## B\n\nx\n';
    expect(left(written, 'a.md', 'auditor')).toBe('# A\n## B\nx\n');
    expect(left(written, 'a.md', 'developer')).toBe('# A\n## B\nx\n');
    expect(left(written, 'a.md', 'partner')).toBe('# A\n## B\nx\n');
    expect(left(written)).toBe('# A\n');
    expect(left(written, 'a.md', 'all')).toContain('## B');
  });

  test('every line keeps its number', () => {
    const { text } = redact(`# A\r\n\r\n${mark}\r\nx\r\n${end}\r\nz\r\n`, 'a.md');
    const { parts } = markedIn(text, 'a.md', audienceOf('client', {}));
    expect(blankedWithin(text, parts)).toBe('# A\r\n\r\n\r\n\r\n\r\nz\r\n');
  });
});

const front = (line: string): string => `---\n${line}\n---\n\n# A\n`;

describe('a whole document', () => {
  test.each([
    'internal: true',
    'Internal: yes',
    'visibility: internal',
    'audience: developer',
    'audience: [developer, auditor]',
    'audience: Ops people',
  ])('with "%s" is not for the client, but for developers', (line) => {
    expect(left(front(line))).toBeNull();
    expect(left(front(line), 'a.md', 'developer')).not.toBeNull();
  });

  test.each([
    'internal: false',
    'visibility: public',
    'audience: client',
    'audience: customers and developers',
    'audience: all',
    'title: internal',
    'audience: Those who run it at night, and others',
  ])('with "%s" is for the client', (line) => expect(left(front(line))).not.toBeNull());

  test('that is for the client alone is not for developers', () => {
    expect(left(front('audience: client'), 'a.md', 'developer')).toBeNull();
    expect(left(front('audience: client'), 'a.md', 'all')).not.toBeNull();
  });

  test('that is internal stays so, whoever else it names', () => {
    expect(left(front('internal: true\naudience: client'))).toBeNull();
  });

  test('of data says it with a key of its own', () => {
    expect(left('{ "internal": true, "next": "x" }', 'HANDOFF.json')).toBeNull();
    expect(left('visibility: private\nnext: x\n', 'HANDOFF.yaml')).toBeNull();
    expect(left('audience = "developer"\n', 'HANDOFF.toml')).toBeNull();
    expect(left('{ "next": { "internal": true } }', 'HANDOFF.json')).not.toBeNull();
  });
});
