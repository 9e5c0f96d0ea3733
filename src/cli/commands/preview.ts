import { lstatSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markedFiles, marker } from '../../deliver/marker.ts';
import { Failure, type Exit } from '../../model/failure.ts';
import { listen } from '../../serve/listen.ts';
import { inForce } from '../in-force.ts';
import { openBrowser } from '../open-browser.ts';
import { reachText } from '../serving-text.ts';
import type { GlobalArguments, Surroundings } from '../surroundings.ts';
import { untilStopped } from '../until-stopped.ts';

/** Options of a command that serves. */
export interface ServeArguments {
  port?: number;
  host: string;
  open?: boolean;
}

export type PreviewArguments = GlobalArguments & ServeArguments & { base: string };

/** Serves a built folder as a host would until the user stops it; prints its address. */
export async function preview(folder: string | undefined, given: PreviewArguments, { host }: Surroundings): Promise<Exit> {
  const { cwd, settings } = await inForce(given, host);
  const shown = folder ?? settings.out.value;
  const site = resolve(cwd, shown);
  if (!isSite(site)) throw notBuilt(shown);
  const server = await listen({ folder: () => site, base: given.base, host: given.host, live: null }, given.port ?? null);
  const result = { schema: 'handover.preview/1', ok: true, url: server.url, folder: shown };
  host.stdout.write(given.json === true ? `${JSON.stringify(result)}\n` : `${server.url}\n`);
  if (given.quiet !== true) host.stderr.write(reachText(server, `Serving ${shown}`));
  if (given.open === true) openBrowser(server.url, host);
  await untilStopped(host.stop);
  await server.close();
  return 'stopped';
}

function isSite(folder: string): boolean {
  const path = join(folder, marker);
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true && markedFiles(readFileSync(path, 'utf8')) !== null;
}

function notBuilt(shown: string): Failure {
  return new Failure('HO250', 'usage', `There is no site in ${shown}: it holds no ${marker} that a build has written.`, [
    'Build it first:  handover build',
    'Or name the folder of a site:  handover preview <folder>',
  ]);
}
