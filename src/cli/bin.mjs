#!/usr/bin/env node
// Plain JavaScript of long ago, so that an old Node can still say that it is too old.
import { readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import process from 'node:process';

const { version, engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const argv = process.argv.slice(2);

if (Number.parseInt(process.versions.node, 10) < Number.parseInt(engines.node.replace(/\D*/, ''), 10)) {
  const message = `Node ${process.versions.node} is too old: Handover needs ${engines.node}.`;
  const fix = ['Install a newer Node from https://nodejs.org.', 'In a checkout, npm ci brings it along for npm run handover.'];
  end('HO220', message, fix, [message, ...fix].join(' '));
}

// Loading the program is a good part of a small build; Node may keep what it compiled in the user's folder for such things.
const { NODE_COMPILE_CACHE, XDG_CACHE_HOME, HOME } = process.env;
const caches = XDG_CACHE_HOME || (HOME && `${HOME}/.cache`);
if (NODE_COMPILE_CACHE || caches) nodeModule.enableCompileCache(NODE_COMPILE_CACHE || `${caches}/handover/compiled`);

// The first line comes before anything that takes time to load.
const named = (...flags) => argv.some((it) => flags.includes(it));
if (named('build', 'dev', 'scan') && !named('--quiet', '--help', '--version') && !argv.some((it) => /^-[qh]/.test(it))) {
  process.stderr.write(`handover ${version}\n`);
}

// Nobody reads on after `| head`: what is left to say is dropped.
for (const stream of [process.stdout, process.stderr]) stream.on('error', (error) => error.code === 'EPIPE' || process.exit(1));

// Not awaited here: Node would add a line of its own about this file when the work is stuck.
import('./main.ts').then(
  ({ start }) => start(argv, version),
  (error) => {
    if (!String(error.message).startsWith('Cannot find package')) throw error;
    const message = 'A package that Handover is made of is not installed.';
    const fix = ['In a checkout:  npm ci', 'Else install Handover again'];
    end('HO221', message, fix, `${message}\n  Fix   ${fix.join('\n        ')}\n  More  handover explain HO221`);
  },
);

/** Says `told` on stderr, the same as data on stdout where that is asked for, and ends the process. */
function end(code, message, fix, told) {
  process.stderr.write(`error ${code}  ${told}\n`);
  if (argv.includes('--json')) {
    const schema = 'handover.error/1';
    process.stdout.write(`${JSON.stringify({ schema, ok: false, exit: 2, error: { code, message, fix, details: [] } })}\n`);
  }
  process.exit(2);
}
