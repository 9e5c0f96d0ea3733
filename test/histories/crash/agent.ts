import { spawnSync } from 'node:child_process';
import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { writeWhole } from '../../../src/hooks/store.ts';
import { actsOf, type Act } from './steps.ts';

// A session that works on its task until it is killed: `agent.ts <folder> <journal> <how it writes the task file>`. Its hooks are those of the
// tool's own file, called the way the tool calls them.
const [, , folder = '', journal = '', how = ''] = process.argv;
const session = { session_id: 'session-1', transcript_path: '/t', cwd: folder, permission_mode: 'default' };

interface Settings {
  hooks: Record<string, { hooks: { command: string; args: string[] }[] }[]>;
}

function callHooks(event: string): void {
  const { hooks }: Settings = JSON.parse(readFileSync(join(folder, '.claude/settings.json'), 'utf8'));
  for (const { command, args } of (hooks[event] ?? []).flatMap((it) => it.hooks)) {
    const words = args.map((it) => it.replaceAll('${CLAUDE_PROJECT_DIR}', folder));
    const input = JSON.stringify({ ...session, hook_event_name: event, stop_hook_active: false, last_assistant_message: 'done' });
    const { stdout } = spawnSync(command, words, {
      cwd: folder,
      input,
      encoding: 'utf8',
      env: { ...process.env, CLAUDE_PROJECT_DIR: folder },
    });
    appendFileSync(`${journal}.stdout`, stdout);
  }
}

/** Writes as an editor may that knows no care: the file is empty first, and grows. */
function writeByHand(path: string, text: string): void {
  const descriptor = openSync(path, 'w');
  for (let from = 0; from < text.length; from += 40) {
    writeSync(descriptor, text.slice(from, from + 40));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
  }
  closeSync(descriptor);
}

function act(it: Act): void {
  const git = (...args: string[]): void =>
    void spawnSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid', ...args], { cwd: folder });
  if (it.kind === 'stop') return callHooks('Stop');
  if (it.kind === 'commit') {
    git('add', 'src');
    return git('commit', '--quiet', '-m', 'Step');
  }
  const path = join(folder, it.kind === 'file' ? it.path : 'TASK.md');
  mkdirSync(dirname(path), { recursive: true });
  if (it.kind === 'file') return writeFileSync(path, it.text);
  const text = it.edit(existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (how === 'by hand') writeByHand(path, text);
  else writeWhole(path, text);
}

for (const [index, it] of actsOf().entries()) {
  appendFileSync(journal, `begin ${index}\n`);
  act(it);
  appendFileSync(journal, `end ${index}\n`);
}
