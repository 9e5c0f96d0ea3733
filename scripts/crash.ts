import process from 'node:process';
import { bundledHooks } from '../src/cli/hook-script.ts';
import { crash } from '../test/histories/crash/run.ts';

// Kills a session at work fifty times, at moments a fixed seed chooses, and looks whether the next briefing names where the work stood.
const [, , count = '50', seed = '1'] = process.argv;
const script = await bundledHooks();
let good = 0;
let lines = 0;
for (let number = 1; number <= Number(count); number += 1) {
  const { how, missing, printed } = await crash(Number(seed), number, script);
  if (missing.length === 0) good += 1;
  lines += printed.split('\n').length - 1;
  console.log(`${String(number).padStart(3)}  ${missing.length === 0 ? 'right' : `WRONG: ${missing.join(' | ')}`}  ${how}`);
}
console.log(`${good} of ${count} briefings are right; the hooks printed ${lines} lines.`);
process.exitCode = good === Number(count) && lines === 0 ? 0 : 1;
