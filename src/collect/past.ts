import { scryptSync } from 'node:crypto';
import { join } from 'node:path';
import type { Repository } from '../git/open.ts';
import { limits } from '../model/limits.ts';
import { pastPages } from '../model/past-texts.ts';
import type { SecretSearch } from '../model/secret-search.ts';
import { count } from '../model/wording.ts';
import { speakerIn } from '../words/languages.ts';
import type { Order } from './order.ts';
import type { PastRenderer } from './past-renderer.ts';
import type { Home } from './versions/homes.ts';
import { writeVersions } from './versions/write.ts';

/** What writing the past texts needs of the rest. */
export interface Made {
  homes: Home[];
  past: PastRenderer;
}

/**
 * Writes what the pages of all revisions show, and gives the search for secrets that knows what of it was looked at; `program` tells one
 * state of the program from another.
 */
export async function writePast(
  repository: Repository,
  { content, cache = null, language = 'en', textLimit = limits.pastTexts, progress }: Order,
  { homes, past, secrets, program }: Made & { secrets: SecretSearch; program: string },
): Promise<SecretSearch> {
  if (content === null) return secrets;
  const { redactor } = repository;
  const comparing = progress.step('Compare texts');
  const known = redactor.known();
  // A secret that is known to one build alone may stand in any text, in any spelling.
  const knownBy = cache === null ? null : `${program} ${redactor.knownBy(slowDigest(program))}`;
  await writeVersions(content, repository, {
    homes,
    past,
    limit: textLimit,
    redactor,
    speaker: speakerIn(language),
    keeping:
      cache === null || redactor.knownAuthorOf !== null ? null : { folder: join(cache, pastPages), context: `${knownBy} ${language}` },
    report: (done, total) => comparing.update(done, total, 'documents'),
  });
  comparing.end(
    count(
      homes.reduce((sum, it) => sum + it.revisions.length, 0),
      'revisions',
    ),
  );
  const isSame = (): boolean => redactor.known() === known;
  // Each part was looked at, here or in the build that kept it; what was learned since may stand in any.
  const inPast = (html: () => string): readonly string[] => (isSame() ? [] : secrets.inPage(html()));
  return { ...secrets, inPast, known: isSame() ? knownBy : null };
}

/** It is kept, so that it must cost much to guess at what it is made of: all secrets at once. */
const slowDigest =
  (salt: string) =>
  (values: string): string =>
    scryptSync(values, salt, 32).toString('base64url');
