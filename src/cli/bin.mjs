#!/usr/bin/env node
// Plain JavaScript, so that an old Node can still say that it is too old.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const { version, engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const argv = process.argv.slice(2);

if (Number.parseInt(process.versions.node, 10) < Number.parseInt(engines.node.replace(/\D*/, ''), 10)) {
  fail('HO220', `Node ${process.versions.node} is too old: Handover needs ${engines.node}.`, [
    'In a checkout:  npm ci  and then  npm run handover -- …  use the Node that comes with it',
    'Else install a newer Node from https://nodejs.org',
  ]);
}

// The first line comes before anything that takes time to load.
const named = (...flags) => argv.some((it) => flags.includes(it));
if (named('build') && !named('--quiet', '--help', '--version') && !argv.some((it) => /^-[qh]/.test(it))) {
  process.stderr.write(`handover ${version}\n`);
}

// Nobody reads on after `| head`: what is left to say is dropped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', (error) => error.code === 'EPIPE' || process.exit(1));

// Not awaited here: Node would add a line of its own about this file when the work is stuck.
import('./main.ts').then(
  ({ start }) => start(argv, version),
  (error) => {
    if (!error.message?.startsWith('Cannot find package')) throw error;
    fail('HO221', 'A package that Handover is made of is not installed.', ['In the folder of Handover:  npm ci']);
  },
);

function fail(code, message, fix) {
  const fixes = fix.map((it, index) => `  ${index === 0 ? 'Fix ' : '    '}  ${it}\n`).join('');
  process.stderr.write(`error ${code}  ${message}\n${fixes}  More  handover explain ${code}\n`);
  if (argv.includes('--json')) {
    const schema = 'handover.error/1';
    process.stdout.write(`${JSON.stringify({ schema, ok: false, exit: 2, error: { code, message, fix, details: [] } })}\n`);
  }
  process.exit(2);
}
