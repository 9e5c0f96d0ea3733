import { z } from 'zod';
import { cleanAddress, forgeOf, forges, type RepositoryAddress } from '../model/forge.ts';

/** Settings of the pages. */
export const siteSettings = z
  .strictObject({
    /** Language of the pages' own words, such as `de`; records keep theirs. Without it: `en`. */
    language: z.string().min(1, 'Must not be empty').optional(),
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
