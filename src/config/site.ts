import { z } from 'zod';
import { cleanAddress, forgeOf, forges, type RepositoryAddress } from '../model/forge.ts';

/** An address of a folder on the web, with a slash at its end. */
const siteUrl = z
  .url({ protocol: /^https?$/, error: 'Must be an address such as https://example.com/portal/' })
  .transform((it) => new URL(it))
  .refine(
    (it) => it.search === '' && it.hash === '' && it.username === '' && it.password === '',
    'Must have no query, no fragment and no user',
  )
  .transform((it) => `${it.origin}${it.pathname.replace(/\/*$/, '/')}`);

/** Settings of the pages. */
export const siteSettings = z
  .strictObject({
    /** Language of the pages' own words, such as `de`; records keep theirs. Without it: `en`. */
    language: z.string().min(1, 'Must not be empty').optional(),
    /** Where the site will stand. Only its page for addresses that do not exist needs it, and a sitemap. Without it: the root of a host. */
    url: siteUrl.optional(),
    /** Page of the repository, such as `https://github.com/owner/name`: links to files that have no page lead there, to the built commit. Without it: nowhere. */
    repository: z
      .string()
      .refine(
        (it) => cleanAddress(it) !== null && !/^https?:\/\/[^/]*@/.test(it),
        'Must be the http(s) address of a repository, without a name or password',
      )
      .optional(),
    /** The program that shows it. Without it: told by the host. */
    forge: z.enum(forges).optional(),
  })
  .refine(
    ({ repository, forge }) =>
      repository === undefined || forge !== undefined || cleanAddress(repository) === null || forgeOf(repository) !== null,
    {
      path: ['forge'],
      message: `Must be set, because the host does not tell it: ${forges.join(', ')}`,
    },
  );

/** Where the repository can be looked at; null when the config does not say so. */
export function addressOf(said: z.output<typeof siteSettings> | undefined): RepositoryAddress | null {
  const { repository, forge } = said ?? {};
  const address = repository === undefined ? null : cleanAddress(repository);
  const program = address === null ? null : (forge ?? forgeOf(address));
  return address === null || program === null ? null : { address, forge: program };
}
