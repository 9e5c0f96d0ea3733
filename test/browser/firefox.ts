import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

/** Firefox of the machine, which no npm package brings; undefined where there is none. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((it) => existsSync(it));

/** One window of a headless Firefox, driven by WebDriver BiDi: Playwright drives only a Firefox of its own. */
export interface Firefox {
  /** Loads an address to its end. */
  open(address: string): Promise<void>;
  /** Address and words of each element that a selector finds, as soon as there is one. */
  all(selector: string): Promise<string[]>;
  click(selector: string): Promise<void>;
  /** What the console was told as a warning or an error, and what was not caught. */
  trouble: string[];
  close(): Promise<void>;
}

export async function startFirefox(path: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'handover-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("security.fileuri.strict_origin_policy", true);\n');
  const program = spawn(path, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    env: { PATH: '/usr/bin:/bin', HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const close = async (): Promise<void> => {
    const ended = once(program, 'close');
    program.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  const socket = new WebSocket(`${await listening(program.stderr)}/session`);
  const waiting = new Map<number, (answer: Answer) => void>();
  const trouble: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    const { level = '', text = '' } = answer.params ?? {};
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (/error|warn/.test(level)) trouble.push(`${level}: ${text}`);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<Answer['result']> => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await new Promise<Answer>((resolve) => waiting.set(id, resolve));
    if (answer.error !== undefined) throw new Error(`Firefox: ${answer.error}: ${answer.message ?? ''}`);
    return answer.result;
  };
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const context = (await send('browsingContext.getTree', {}))?.contexts?.[0]?.context;
  const value = async (expression: string): Promise<string> => {
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    if (answer?.exceptionDetails !== undefined) throw new Error(`Firefox: ${answer.exceptionDetails.text}`);
    return String(answer?.result?.value);
  };
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    all: async (selector) => z.array(z.string()).parse(JSON.parse(await value(`(${allOf.toString()})(${JSON.stringify(selector)})`))),
    click: async (selector) => void (await value(`document.querySelector(${JSON.stringify(selector)}).click()`)),
    trouble,
    close,
  };
}

/** Runs in the page. */
async function allOf(selector: string): Promise<string> {
  for (let left = 300; left > 0; left--) {
    const all = [...document.querySelectorAll(selector)].map((it) => `${it.getAttribute('href') ?? ''} ${it.textContent}`);
    if (all.length > 0) return JSON.stringify(all);
    await new Promise((go) => setTimeout(go, 100));
  }
  return '[]';
}

interface Answer {
  id?: number;
  error?: string;
  message?: string;
  params?: { level?: string; text?: string };
  result?: { contexts?: { context: string }[]; result?: { value?: unknown }; exceptionDetails?: { text: string } };
}

/** The address that Firefox says it listens at. */
async function listening(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(said)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('Firefox ended before it listened.');
}
