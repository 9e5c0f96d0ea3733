import { spawn } from 'node:child_process';
import process from 'node:process';
import type { Host } from './host.ts';
import { isLively } from './paint.ts';

const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the user's browser. On no terminal there is no user to look at it: then, and where none opens, it says so. */
export function openBrowser(url: string, { stderr, env }: Pick<Host, 'stderr' | 'env'>): void {
  const tell = (why: string): void => void stderr.write(`  No browser was opened: ${why}\n`);
  if (!isLively({ stderr, env })) return tell('this is no terminal');
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => tell(`${program} could not be started`));
  child.unref();
}
