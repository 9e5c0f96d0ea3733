import { expect, test } from 'vitest';
import { tools } from '../../src/loop/call.ts';
import { hooksIn, undone, undoneIn, withHooks, withoutHooks, type Edited } from '../../src/loop/hook-edit.ts';
import { hookFileOf } from '../../src/loop/hook-files.ts';
import { lineDiff } from '../../src/loop/line-diff.ts';

const claude = hookFileOf('claude-code');

function edited(text: string | null, file = claude): Edited {
  const done = withHooks(text, file);
  if (typeof done === 'string') throw new Error(done);
  return done;
}

const handler = (moment: string) => ({
  type: 'command',
  command: 'node',
  args: ['${CLAUDE_PROJECT_DIR}/.claude/hooks/handover.mjs', moment],
  timeout: 10,
});

test('a file that is not there holds the hooks of the tool and nothing else', () => {
  expect(JSON.parse(edited(null).text)).toEqual({
    hooks: {
      SessionStart: [{ matcher: 'startup|resume|compact|clear', hooks: [handler('brief')] }],
      Stop: [{ hooks: [handler('snapshot')] }],
      StopFailure: [{ hooks: [handler('snapshot')] }],
      PreCompact: [{ hooks: [handler('snapshot')] }],
      SessionEnd: [{ hooks: [handler('close')] }],
    },
  });
  expect(JSON.parse(edited(null, hookFileOf('codex')).text)).toMatchObject({
    hooks: {
      Stop: [
        {
          hooks: [
            {
              command: 'node "$(git rev-parse --show-toplevel 2>/dev/null || pwd)/.codex/hooks/handover.mjs" snapshot codex',
              commandWindows: 'node .codex\\hooks\\handover.mjs snapshot codex',
            },
          ],
        },
      ],
      Interrupt: [{ hooks: [{ timeout: 3 }] }],
    },
  });
  expect(JSON.parse(edited(null, hookFileOf('gemini')).text)).toMatchObject({
    hooks: {
      AfterAgent: [{ hooks: [{ command: 'node "$GEMINI_PROJECT_DIR/.gemini/hooks/handover.mjs" snapshot gemini', timeout: 10_000 }] }],
    },
  });
  expect(JSON.parse(edited(null, hookFileOf('cursor')).text)).toMatchObject({
    version: 1,
    hooks: { stop: [{ command: 'node .cursor/hooks/handover.mjs snapshot cursor', loop_limit: 1 }], sessionEnd: [{ timeout: 10 }] },
  });
  expect(JSON.parse(edited(null, hookFileOf('copilot')).text)).toMatchObject({
    version: 1,
    hooks: {
      agentStop: [
        {
          type: 'command',
          bash: 'node .github/hooks/handover.mjs snapshot copilot',
          powershell: 'node .github/hooks/handover.mjs snapshot copilot',
          timeoutSec: 10,
        },
      ],
    },
  });
  expect(JSON.parse(edited(null, hookFileOf('kiro')).text)).toMatchObject({
    version: 'v1',
    hooks: [
      { trigger: 'SessionStart' },
      { name: 'handover-snapshot', trigger: 'Stop', action: { type: 'command', command: 'node .kiro/hooks/handover.mjs snapshot kiro' } },
    ],
  });
});

const others: readonly (readonly [string, string])[] = [
  [
    'another order, two spaces',
    '{\n  "model": "m",\n  "hooks": {\n    "Stop": [\n      { "hooks": [{ "type": "command", "command": "./other.sh" }] }\n    ]\n  },\n  "env": {"A":   "b"}\n}\n',
  ],
  ['four spaces and no line end', '{\n    "permissions": {\n        "allow": [ ]\n    }\n}'],
  ['tabs and line ends of Windows', '{\r\n\t"hooks": {\r\n\t\t"Notification": []\r\n\t}\r\n}\r\n'],
  ['one line', '{"hooks":{"Stop":[]},"a":1}'],
  ['nothing but braces', '{}\n'],
  ['empty lists', '{\n  "hooks": {}\n}\n'],
  ['a byte order mark', '\uFEFF{\n  "model": "m"\n}\n'],
];

const valueOf = (it: string): object => JSON.parse(it.replace(/^\uFEFF/, ''));

test.each(others)('%s: what was there stays byte for byte, and comes back byte for byte', (_, text) => {
  const { text: fresh, undo } = edited(text);
  expect(hooksIn(fresh, claude)).toBe('all');
  // Nothing is taken out: what is new stands between what was there.
  let at = 0;
  for (const sign of fresh) if (sign === text[at]) at += 1;
  expect(text.slice(at).trim()).toBe('');
  expect(edited(fresh)).toEqual({ text: fresh, undo: [] });
  expect(undone(fresh, undo)).toBe(text);
  expect(valueOf(fresh)).toMatchObject({ ...valueOf(text), hooks: {} });
});

test('without a memory of it the hooks are taken out and all of the others stay', () => {
  const whole = others.filter(([, it]) => !/\{\}|\[\]/.test(it)).map(([, it]) => it);
  expect(whole.map((it) => withoutHooks(edited(it).text, claude))).toEqual(whole);
  expect(withoutHooks(edited(null).text, claude)).toBe(null);
  expect(tools.map((it) => withoutHooks(edited(null, hookFileOf(it)).text, hookFileOf(it)))).toEqual(tools.map(() => null));
});

test('a handler of ours among others is taken out alone, and an older one is replaced', () => {
  const mixed = {
    hooks: {
      Stop: [
        {
          hooks: [
            { type: 'command', command: './other.sh' },
            { ...handler('snapshot'), timeout: 60 },
          ],
        },
      ],
    },
  };
  const text = JSON.stringify(mixed, null, 2);
  expect(hooksIn(text, claude)).toBe('some');
  expect(JSON.parse(edited(text).text)).toMatchObject({
    hooks: { Stop: [{ hooks: [{ command: './other.sh' }] }, { hooks: [handler('snapshot')] }] },
  });
  expect(JSON.parse(String(withoutHooks(text, claude)))).toEqual({
    hooks: { Stop: [{ hooks: [{ type: 'command', command: './other.sh' }] }] },
  });
});

test.each([
  ['claude-code', { type: 'command', command: 'node ./scripts/handover.mjs notify' }],
  ['claude-code', { type: 'command', command: 'node', args: ['tools/.claude/hooks/handover.mjs', 'snapshot'] }],
  ['claude-code', { type: 'command', command: 'node', args: ['${CLAUDE_PROJECT_DIR}/.claude/hooks/handover.mjs', 'post'] }],
  ['codex', { type: 'command', command: 'node tools/handover.mjs --post' }],
  ['codex', { type: 'command', command: 'node x.mjs', commandWindows: 'node .codex\\hooks\\handover.mjs snapshot codex' }],
] as const)('a hook of somebody else stays, whatever its script is called: %s %j', (tool, own) => {
  const file = hookFileOf(tool);
  const text = `${JSON.stringify({ hooks: { Stop: [{ hooks: [own] }] } }, null, 2)}\n`;
  expect(hooksIn(text, file)).toBe('none');
  expect(withoutHooks(text, file)).toBe(text);
  const { text: fresh } = edited(text, file);
  expect(JSON.parse(fresh)).toMatchObject({ hooks: { Stop: [{ hooks: [own] }, {}] } });
  expect(withoutHooks(fresh, file)).toBe(text);
});

test('a file that cannot be edited without a risk is left alone', () => {
  const wrong = ['{ "hooks": ', '{ // why\n "hooks": {} }', '{ "hooks": {}, }', '[]', '{ "hooks": [] }', '{ "hooks": { "Stop": {} } }'];
  expect(wrong.map((it) => withHooks(it, claude))).toEqual(['syntax', 'comments', 'syntax', 'shape', 'shape', 'shape']);
});

test.each([
  ['behind the last entry', '{\n  // ours\n  "ui": { "theme": "x" } // light\n}\n', '"ui": { "theme": "x" }, // light\n  "hooks": {'],
  ['behind its comma', '{\n  // ours\n  "ui": { "theme": "x" }, /* last */\n}\n', '"ui": { "theme": "x" }, /* last */\n  "hooks": {'],
  ['on a line of its own', '{\n  "ui": 1\n  // more to come\n}\n', '"ui": 1,\n  // more to come\n  "hooks": {'],
  ['on one line', '{ "ui": 1 /* a, b */ }', '"ui": 1, /* a, b */\n  "hooks": {'],
  [
    'in a list',
    '{\n  "hooks": {\n    "AfterAgent": [\n      { "hooks": [] } // mine\n    ]\n  }\n}\n',
    '{ "hooks": [] }, // mine\n      {',
  ],
])('a comment %s stays beside what it stands by, also when the hooks are taken out', (_, text, kept) => {
  const gemini = hookFileOf('gemini');
  const { text: fresh, undo } = edited(text, gemini);
  expect(fresh).toContain(kept);
  expect(hooksIn(fresh, gemini)).toBe('all');
  expect(undone(fresh, undo)).toBe(text);
  // Without a memory of it, what was there stays, and no comma more than before.
  const left = String(withoutHooks(fresh, gemini));
  expect(left.replaceAll(/[\s,]/g, '')).toBe(text.replaceAll(/[\s,]/g, ''));
  expect(left.match(/,(?=\s*(?:\/\/.*|\/\*.*\*\/)?\s*[\]}])/)).toBe(null);
});

test('what stands between two entries with comments is taken out with one comma', () => {
  const gemini = hookFileOf('gemini');
  const own = JSON.stringify({ hooks: [{ command: 'node "$GEMINI_PROJECT_DIR/.gemini/hooks/handover.mjs" snapshot gemini' }] });
  const text = `{ "hooks": { "AfterAgent": [\n  1, // one\n  ${own}, /* two */\n  2\n] } }`;
  expect(withoutHooks(text, gemini)).toBe('{ "hooks": { "AfterAgent": [\n  1, // one\n  /* two */\n  2\n] } }');
  const last = `{ "hooks": { "AfterAgent": [1, // one\n${own}] } }`;
  expect(withoutHooks(last, gemini)).toBe('{ "hooks": { "AfterAgent": [1 // one\n] } }');
});

test('a further moment is asked for, and is there once', () => {
  const file = hookFileOf('claude-code', ['prompt']);
  const { text } = edited(edited(null).text, file);
  expect(JSON.parse(text)).toMatchObject({ hooks: { UserPromptSubmit: [{ hooks: [{ timeout: 5 }] }], Stop: [{}] } });
  expect(edited(text, file).text).toBe(text);
});

test('a difference is shown with what stands around it', () => {
  expect(lineDiff('a\nb\nc\nd\ne\nf\n', 'a\nb\nc\nx\ne\nf\n')).toEqual(['  b', '  c', '+ x', '- d', '  e', '  f']);
  expect(lineDiff('a\n', 'a\n')).toEqual([]);
  expect(lineDiff('', 'a\nb\n')).toEqual(['+ a', '+ b']);
});

test.each([
  ['{ "a": 1 }\n', '"a": 1', '"a": 2'],
  ['{ "a": 1 }\n', /\}\s*$/, ', "b": 2 }\n'],
  ['{\n    "model": "m",\n    "hooks": { "Stop": [] }\n}', '"m"', '"n"'],
  ['{\n\t"hooks": {\n\t\t"Stop": [{ "hooks": [] }]\n\t},\n\n\t"z": [ 1,2 ]\n}\n', '1,2', '1,2,3'],
  ['{\r\n  "a": 1\r\n}\r\n', '"a": 1', '"a": 1, "b": 2'],
])('what is in a file comes back to the byte, with what somebody changed elsewhere in it since: %j', (before, from, to) => {
  const { text, undo } = edited(before);
  const since = text.replace(from, to);
  expect(since).not.toBe(text);
  const left = undoneIn(since, undo, claude) ?? withoutHooks(since, claude);
  expect(left).toBe(before.replace(from, to));
});

test('hooks that somebody wrote anew or moved are taken out all the same, and nothing else with them', () => {
  const { text, undo } = edited('{ "a": 1 }');
  const moved = JSON.stringify({ z: 1, ...JSON.parse(text) }, null, 4);
  expect(undoneIn(moved, undo, claude)).toBe(null);
  expect(withoutHooks(moved, claude)).toBe('{\n    "z": 1,\n    "a": 1\n}');
  const { text: begun, undo: back } = edited('{}');
  const first = begun.replace('{', '{\n  "model": "n",');
  expect(undoneIn(first, back, claude)).toBe(null);
  expect(withoutHooks(first, claude)).toBe('{\n  "model": "n"\n}');
  const twice = text.replace('"a": 1', `"a": ${JSON.stringify(JSON.parse(text))}`);
  expect(JSON.parse(String(undoneIn(twice, undo, claude) ?? withoutHooks(twice, claude)))).toEqual({ a: JSON.parse(text) });
});

test.each([
  ['gemini', '{\n  "theme": "dark",\n  "hooks": {\n    // ours come here, ask Ana first\n  }\n}\n'],
  ['gemini', '{\n  // mine\n}\n'],
  ['gemini', '{ "hooks": { /* mine */ } }'],
  ['gemini', '{\n  "hooks": {\n    "AfterAgent": [\n      // mine\n    ]\n  }\n}\n'],
  ['copilot', '{"version":1,"hooks":{}}'],
  ['copilot', '{ "version": 1, "hooks": { "agentStop": [] } }\n'],
  ['claude-code', '{}'],
  ['claude-code', '\uFEFF{\r\n}\r\n'],
] as const)('in another clone, where nothing is remembered, the file of %s is as it was before: %j', (tool, text) => {
  const file = hookFileOf(tool);
  expect(String(withoutHooks(edited(text, file).text, file)).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
});

test('comments of a line of their own come back to the byte, and a file made for the hooks goes with them on every system', () => {
  const gemini = hookFileOf('gemini');
  const text = '{\n  "theme": "dark",\n  "hooks": {\n    // ours come here, ask Ana first\n  }\n}\n';
  expect(withoutHooks(edited(text, gemini).text, gemini)).toBe(text);
  expect(withoutHooks(edited(null, gemini).text.replaceAll('\n', '\r\n'), gemini)).toBe(null);
});

test('a file that was empty is empty again', () => {
  for (const before of ['\n', '\uFEFF']) {
    const { text, undo } = edited(before);
    expect([text.startsWith('\uFEFF'), undone(text, undo)]).toEqual([before === '\uFEFF', before]);
  }
});
