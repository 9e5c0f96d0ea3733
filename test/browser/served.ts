import { join } from 'node:path';
import { collect } from '../../src/collect/collect.ts';
import { collections } from '../../src/collections/index.ts';
import { buildSite } from '../../src/deliver/build-site.ts';
import { silent } from '../deliver/silent.ts';
import type { TestRepository } from '../histories/repository.ts';
import { serve, type Served } from './serve.ts';

/** The site of a repository, built in `folder` and served from there; the repository itself is gone then. */
export async function served(repository: TestRepository, folder: string): Promise<Served> {
  const [content, out, work] = ['content', 'site', 'work'].map((it) => join(folder, it)) as [string, string, string];
  const order = { allowShallow: false, title: null, generator: 'test', collections, progress: silent };
  const { secrets } = await collect({ repo: repository.folder, content, ...order });
  repository.dispose();
  await buildSite({ content, out, work, secrets }, silent);
  return await serve(out);
}
