import { join } from 'node:path';
import type { Progress } from '../model/progress.ts';
import { buildSite } from './build-site.ts';
import { openTarget } from './swap.ts';

/** What delivering a site needs. */
export interface Delivery {
  /** A content folder. */
  content: string;
  /** Where the site is to stand. */
  out: string;
  /** An empty folder for what the build needs meanwhile. */
  work: string;
  progress: Progress;
}

/** Builds the site of `content` and puts it in the place of `out`, whole or not at all. Throws a Failure when it cannot. */
export async function deliver({ content, out, work, progress }: Delivery): Promise<{ pages: number }> {
  const target = await openTarget(out);
  try {
    const site = join(target.folder, 'site');
    const built = await buildSite({ content, out: site, work }, progress);
    await target.publish(site);
    return built;
  } finally {
    target.close();
  }
}
