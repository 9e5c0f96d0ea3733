import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { bundledHooks } from '../../src/cli/hook-script.ts';

/** What a call of the script left behind. */
export interface Called {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The script in a folder of its own, as it is installed: no package is near it. */
export async function installedScript(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-hooks-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'handover.mjs');
  writeFileSync(script, await bundledHooks());
  return script;
}

/** Calls the script as a tool does: JSON on stdin, nothing of this process's environment but what it needs. */
export async function call(
  script: string,
  args: readonly string[],
  stdin: string | object,
  options: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<Called> {
  const { PATH = '' } = process.env;
  const env = { PATH, HOME: options.cwd, XDG_CONFIG_HOME: join(options.cwd, 'no-config'), ...options.env };
  const child = spawn(process.execPath, [script, ...args], { cwd: options.cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const called: Called = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (called.stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (called.stderr += chunk.toString('utf8')));
  child.stdin.on('error', () => undefined);
  child.stdin.end(typeof stdin === 'string' ? stdin : JSON.stringify(stdin));
  const { promise, resolve } = Promise.withResolvers<Called>();
  child.on('close', (code) => resolve({ ...called, code }));
  return await promise;
}

/** The records of a kind below `folder`, by file name. */
export function recordsIn(folder: string, kind: 'snapshots' | 'acknowledgements'): Record<string, Record<string, unknown>> {
  const place = join(folder, '.handover', kind);
  const names = readdirSync(place).toSorted();
  return Object.fromEntries(names.map((it) => [it, JSON.parse(readFileSync(join(place, it), 'utf8'))]));
}

/** Runs git in a folder. */
export function git(folder: string, ...args: string[]): string {
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, GIT_CONFIG_NOSYSTEM: '1' };
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid', '-c', 'init.defaultBranch=main'];
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/** Payloads as the tools send them at the end of an answer, with the argument their hook names them by. */
export const stops: Readonly<Record<string, { hint: string; session: string; payload: (cwd: string) => object; answer: string }>> = {
  'claude-code': {
    hint: '',
    session: 'c1a0de00-1111-4222-8333-444455556666',
    payload: (cwd) => ({
      session_id: 'c1a0de00-1111-4222-8333-444455556666',
      transcript_path: '/home/ada/.claude/projects/p/s.jsonl',
      cwd,
      permission_mode: 'default',
      hook_event_name: 'Stop',
      stop_hook_active: false,
      last_assistant_message: 'WORDS OF THE ANSWER',
    }),
    answer: '',
  },
  codex: {
    hint: 'codex',
    session: '0197-codex',
    payload: (cwd) => ({
      session_id: '0197-codex',
      transcript_path: null,
      cwd,
      hook_event_name: 'Stop',
      model: 'gpt-x',
      permission_mode: 'default',
      turn_id: 't1',
      stop_hook_active: false,
      last_assistant_message: 'WORDS OF THE ANSWER',
    }),
    answer: '',
  },
  gemini: {
    hint: 'gemini',
    session: 'gem-1',
    payload: (cwd) => ({
      session_id: 'gem-1',
      transcript_path: '/t',
      cwd,
      hook_event_name: 'AfterAgent',
      timestamp: '2026-06-18T09:41:22Z',
      prompt: 'WORDS OF THE USER',
      prompt_response: 'WORDS OF THE ANSWER',
      stop_hook_active: false,
    }),
    answer: '',
  },
  cursor: {
    hint: 'cursor',
    session: 'cur-1',
    payload: (cwd) => ({
      conversation_id: 'cur-1',
      generation_id: 'g',
      hook_event_name: 'stop',
      workspace_roots: [cwd],
      model: 'm',
      user_email: 'ada@acme.dev',
      status: 'completed',
      loop_count: 0,
    }),
    answer: '{}\n',
  },
  copilot: {
    hint: 'copilot',
    session: 'cop-1',
    payload: (cwd) => ({ sessionId: 'cop-1', timestamp: 1_781_775_682_000, cwd, stopReason: 'end_turn', stopHookActive: false }),
    answer: '',
  },
  kiro: {
    hint: 'kiro',
    session: 'kiro-1',
    payload: (cwd) => ({ hook_event_name: 'Stop', cwd, session_id: 'kiro-1' }),
    answer: '',
  },
};
