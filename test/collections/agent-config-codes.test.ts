import { expect, test } from 'vitest';
import { agentConfig } from '../../src/collections/agent-config/index.ts';
import { complaints } from '../../src/collections/agent-config/findings.ts';

const all = Object.entries(complaints);

test('every complaint is explained, and every explanation belongs to one', () => {
  expect([...new Set(all.map(([, it]) => it.code))].toSorted()).toEqual(Object.keys(agentConfig.codes).toSorted());
});

test('every code is one of this collection', () => {
  expect(all.filter(([, it]) => !/^HO9[5-9]\d$/.test(it.code))).toEqual([]);
});

test.each(all)('%s says in one sentence each what is wrong and what to do', (_name, { message, fix }) => {
  expect(message).toMatch(/^[A-Z][^\n]*\.$/);
  expect(fix).toMatch(/^[A-Z][^\n]*\.$/);
});

test('what the messages say of the most harmful things', () => {
  const said = Object.fromEntries(all.map(([name, it]) => [name, it.message]));
  expect([said['scriptMissing'], said['fetchesAndRuns'], said['rejected'], said['broad'], said['unpinned'], said['deadRule']]).toEqual([
    'It runs a script that is not in the repository, so it does nothing and says little about it.',
    'It fetches a program from the network and runs it at once.',
    'The tool that owns this file refuses all of it because of its syntax, so nothing in it is in force.',
    'It lets the agent do everything of a kind without being asked.',
    'The server runs whatever version is newest, and is given a variable or a header that may be secret.',
    'No file of the repository matches the patterns of this rule, so it is never used.',
  ]);
});

test('past versions are listed by what a change of them is about', () => {
  const { records } = agentConfig.read({
    path: '.mcp.json' as never,
    text: '{ "mcpServers": { "a": { "command": "x" }, "b": { "command": "y" } } }' as never,
  });
  const [found] = records;
  expect(found === undefined ? null : agentConfig.fieldsOf?.(found.data)).toEqual({ lines: 1, servers: 'a, b' });
});
