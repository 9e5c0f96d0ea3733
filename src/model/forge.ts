import { z } from 'zod';

/** Programs that repositories are hosted by, each with its own form of addresses. As of November 2026. */
export const forges = ['github', 'gitlab', 'bitbucket', 'gitea'] as const;

export type Forge = (typeof forges)[number];

/** Where the operator says that the repository can be looked at. */
export const repositoryAddress = z.strictObject({
  /** Its page, without a slash at the end. */
  address: z.string(),
  forge: z.enum(forges),
});

export type RepositoryAddress = z.infer<typeof repositoryAddress>;

/** The program behind the address of a repository, by the names its host goes by; null for a host that tells nothing. */
export function forgeOf(address: string): Forge | null {
  const host = URL.parse(address)?.hostname ?? '';
  if (host === 'bitbucket.org') return 'bitbucket';
  if (host === 'codeberg.org') return 'gitea';
  const names = host.split('.');
  return (names.includes('forgejo') ? 'gitea' : forges.find((it) => it !== 'bitbucket' && names.includes(it))) ?? null;
}

/** An https address without credentials, query and ending, as a repository is looked at in a browser; null for what is no such address. */
export function cleanAddress(written: string): string | null {
  const url = URL.parse(written);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === '') return null;
  const path = url.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  return path === '' ? null : `${url.protocol}//${url.host}${path}`;
}

/** Address of a file or folder of `commit` on the forge. `path` counts from the top of the repository; `lines` such as `L3-L9`, empty for none. */
export function addressAt(
  { address, forge }: RepositoryAddress,
  commit: string,
  { path, kind, lines }: { path: string; kind: 'file' | 'folder'; lines: string },
): string {
  const place = path.split('/').map(encodeURIComponent).join('/');
  const between = {
    github: kind === 'file' ? 'blob' : 'tree',
    gitlab: kind === 'file' ? '-/blob' : '-/tree',
    bitbucket: 'src',
    gitea: 'src/commit',
  }[forge];
  const end = lines === '' ? '' : `#${forge === 'bitbucket' ? lines.replace(/^L/, 'lines-').replace(/-L?(\d+)$/, ':$1') : lines}`;
  return `${address}/${between}/${commit}/${place}${end}`;
}
