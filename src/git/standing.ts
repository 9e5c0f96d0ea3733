import { cleanAddress } from '../model/forge.ts';
import { configured, locate } from './locate.ts';
import { gitLines } from './run.ts';

/** How a folder stands in its repository, and the repository in the world. */
export interface Standing {
  /** The folder from the top of the working tree, with `/` at its end; empty for the top itself, null where there is no working tree. */
  prefix: string | null;
  /** Names of the hosts that its remotes lie on. */
  hosts: string[];
  /** Addresses at which its remotes can be looked at, those of `origin` first, without what they give as a name or password. */
  addresses: string[];
}

/** Throws a Failure when `folder` is in no repository. */
export async function standingOf(folder: string): Promise<Standing> {
  const location = await locate(folder);
  const prefix = await gitLines(folder, ['rev-parse', '--show-prefix'], location.trust);
  const remotes = await configured(location, '^remote\\..*\\.url$');
  const own = remotes.filter((it) => it.startsWith('remote.origin.'));
  const urls = [...own, ...remotes.filter((it) => !own.includes(it))].map((it) => it.slice(it.indexOf(' ') + 1));
  return {
    prefix: prefix?.[0] ?? null,
    hosts: urls.flatMap((it) => hostOf(it) ?? []),
    addresses: urls.flatMap((it) => browserAddress(it) ?? []),
  };
}

/** The same repository as a browser asks for it; null for one on this machine. */
function browserAddress(url: string): string | null {
  const [, host = '', path = ''] =
    /^(?:ssh|git):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.+)$/i.exec(url) ?? /^[^/:@]+@([^/:]+):(?!\/\/)(.+)$/.exec(url) ?? [];
  return cleanAddress(host === '' ? url : `https://${host}/${path.replace(/^\//, '')}`);
}

/** Host in an address such as `https://user@host/path` or `git@host:path`; null for a path on this machine. */
function hostOf(address: string): string | null {
  const [, host] = /^(?:[a-z+]+:\/\/(?:[^/@]*@)?|[^/:@]+@)(\[[^\]]+\]|[^/:]+)/i.exec(address) ?? [];
  return host?.toLowerCase() ?? null;
}
