import { partAddress, type Parts } from '../../model/offline-parts.ts';
import type { Load, Program } from './pagefind.ts';

/** What the scripts of the offline copy find on the page. */
interface Offline {
  /** Takes a part of the index: called by the script that holds it. */
  part(path: string, base64: string): void;
  /** Bytes of a part; loads its script where that was not done yet. */
  load(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** A part as if a server had sent it. */
  fetch(address: string): Promise<Response>;
  /** A program of its own for each call: rules of one language. Set by the script that holds it. */
  program?: () => Program;
  parts?: Parts;
}

declare global {
  interface Window {
    handoverOffline?: Offline;
  }
}

const loaded = new Map<string, Promise<void>>();
const bytes = new Map<string, string>();

/** Adds a script to the page, once; scripts are all that a page from disk may load. */
function script(address: URL): Promise<void> {
  const known = loaded.get(address.href);
  if (known !== undefined) return known;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const tag = document.createElement('script');
  tag.src = address.href;
  tag.addEventListener('load', () => resolve());
  tag.addEventListener('error', () => reject(new Error(`${address.pathname} could not be loaded.`)));
  document.head.append(tag);
  loaded.set(address.href, promise);
  promise.catch(() => loaded.delete(address.href));
  return promise;
}

/** Bytes of a part of the site that a script holds; `program` is the address of the script with the program, beside the parts. */
export async function partFromDisk(path: string, program: URL): Promise<Uint8Array<ArrayBuffer>> {
  const offline = await ready(program);
  return await offline.load(path);
}

/** Loads the program from disk. */
export const fromDisk =
  (address: URL): Load =>
  async () => {
    const { program } = await ready(address);
    if (program === undefined) throw new Error('The script holds no program.');
    return program();
  };

async function ready(program: URL): Promise<Offline> {
  const offline = (window.handoverOffline ??= offlineAt(program));
  await script(program);
  return offline;
}

function offlineAt(program: URL): Offline {
  const its: Offline = {
    part: (path, base64) => void bytes.set(path, base64),
    load: async (path) => {
      await script(new URL(partAddress(path, its.parts ?? {}), program));
      const found = bytes.get(path);
      if (found === undefined) throw new Error(`${path} is no part of the offline copy.`);
      return Uint8Array.from(atob(found), (it) => it.charCodeAt(0));
    },
    // The query after a path only keeps a cache from answering.
    fetch: async (address) => new Response(await its.load(address.replace(/^disk:\//, '').replace(/\?.*$/, ''))),
  };
  return its;
}
