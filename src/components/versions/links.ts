import { recordsOf } from '../records.ts';
import { homeOf, site, versionsAt, wholeOf } from '../../deliver/page-content.ts';
import { revisionUrl } from '../../model/revision-url.ts';
import type { Version, Versions } from '../../model/versions.ts';
import { introducedUrl, sinceUrl } from '../../versions/facts.ts';
import { say } from '../say.ts';

/** The pages of one revision: its text, what it introduced, and what has changed since. None for what is not committed. */
export function versionLinks(its: Versions, version: Version): { url: string; words: string }[] {
  if (version.commit === null) return [];
  const since =
    version.text === 'shown' && version.number !== its.current ? [{ url: sinceUrl(its, version), words: say('past.short.current') }] : [];
  const text = version.text === 'shown' ? [{ url: revisionUrl(its, version), words: say('past.short.text') }] : [];
  return [...text, { url: introducedUrl(its, version), words: say('past.short.change') }, ...since];
}

/** Every document with the part of its address that stands for it: once for a file of several records. */
export function allVersioned(): { params: { collection: string; id: string }; url: string; count: number }[] {
  const records = site.collections.flatMap(({ name }) =>
    recordsOf(name).flatMap(({ id, revisions }) =>
      wholeOf(name, id) === undefined ? [{ params: { collection: name, id }, url: homeOf(name, id), count: revisions }] : [],
    ),
  );
  const wholes = site.sources.map(({ id, url }) => ({
    params: { collection: 'documents', id },
    url,
    count: versionsAt(url).revisions.length,
  }));
  return [...records, ...wholes];
}
