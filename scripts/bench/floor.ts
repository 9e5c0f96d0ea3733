import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpuSeconds } from './cpu.ts';

// The least a Node script can do to read a history: both log commands and one cat-file --batch, decoded.
// Arguments: the repository, and a file with one blob id a line.
const [repository = '.', list = ''] = process.argv.slice(2);
const git = (args: string[], input?: Buffer): Buffer =>
  spawnSync('git', args, { cwd: repository, input, maxBuffer: 2 ** 31 - 1, stdio: ['pipe', 'pipe', 'inherit'] }).stdout;

const raw = ['--raw', '--no-abbrev', '-z'];
const plain = git(['log', ...raw, '-M', '--format=%H%x00%P%x00%aI%x00%cI%x00%aN%x00%s', 'HEAD']).toString('utf8');
const merges = git(['log', '--merges', '-c', ...raw, '--no-renames', '--format=%H', 'HEAD']).toString('utf8');
const batch = git(['cat-file', '--batch'], readFileSync(list));
let characters = plain.length + merges.length;
for (let at = 0; at < batch.length;) {
  const end = batch.indexOf(10, at);
  const size = Number(batch.toString('latin1', at, end).split(' ')[2]);
  characters += batch.toString('utf8', end + 1, end + 1 + size).length;
  at = end + 1 + size + 1;
}
console.log(JSON.stringify({ cpu: cpuSeconds(), characters }));
