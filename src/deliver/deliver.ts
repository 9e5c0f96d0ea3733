import { join } from 'node:path';
import type { Progress } from '../model/progress.ts';
import type { SecretSearch } from '../model/secret-search.ts';
import { buildSite } from './build-site.ts';
import { openLooked } from './looked.ts';
import { lookOverKept, refuseLeaks } from './look-over.ts';
import { forgetOthers } from './made-search.ts';
import { openTarget } from './swap.ts';

/** What delivering a site needs. */
export interface Delivery {
  /** A content folder. */
  content: string;
  /** Where the site is to stand. */
  out: string;
  /** An empty folder for what the build needs meanwhile. */
  work: string;
  /** Finds the secrets that nothing written may hold. */
  secrets: SecretSearch;
  /** Files and folders of this run that stay when it has ended; they need not be there. */
  kept: readonly string[];
  /** Folder for what the next build need not make again; null or left out for none. */
  cache?: string | null;
  progress: Progress;
}

/** Builds the site of `content` and puts it in the place of `out`, whole or not at all. Throws a Failure when it cannot. */
export async function deliver({ content, out, work, secrets, kept, cache = null, progress }: Delivery): Promise<{ pages: number }> {
  const target = await openTarget(out);
  try {
    if (cache !== null) forgetOthers(cache, secrets.known);
    const looked = openLooked(cache, secrets.known);
    refuseLeaks(await lookOverKept(kept, secrets, looked));
    const site = join(target.folder, 'site');
    const built = await buildSite({ content, out: site, work, secrets, looked, cache }, progress);
    // What the cache refuses must not be told of a site that stands already.
    looked.keep();
    await target.publish(site);
    return built;
  } finally {
    target.close();
  }
}
