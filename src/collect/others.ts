import { append } from '../model/append.ts';
import type { Repository } from '../git/open.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import type { Document } from '../model/document.ts';
import { problemOf, type Finding, type Problem } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { redactDecoded } from '../redact/decoded.ts';
import { hiddenNow } from './hidden.ts';
import { isReadme, openingOf } from './readme.ts';

/** What the documents beside the collections tell. */
export interface Surroundings {
  readme: Site['readme'];
  others: Site['others'];
  /** First heading of the README, for the site's title. */
  heading: string | null;
  problems: Problem[];
  hidden: string[];
}

/** Reads the README, and the front matter and first heading of every other Markdown document. */
export async function readSurroundings(repository: Repository, documents: readonly Document[]): Promise<Surroundings> {
  const found: Surroundings = { readme: null, others: [], heading: null, problems: [], hidden: [] };
  const plain = documents.filter((it) => it.mode.startsWith('100'));
  const wanted = plain.map((it) => ({ blob: it.current.blob, path: it.path }));
  const texts = repository.contents(wanted);
  for (const { path, current } of plain) {
    const { value: content } = await texts.next();
    if (content === undefined) continue;
    const { text, findings } = content.text === null ? { text: null, findings: [] } : redactDecoded(content.text);
    const hidden = [...content.hidden, ...findings];
    append(
      found.hidden,
      hidden.map((it) => it.rule),
    );
    append(found.problems, hiddenNow(path, hidden));
    const add = (problems: readonly (Finding | null)[]): void => {
      append(
        found.problems,
        problems.flatMap((it) => (it === null ? [] : problemOf(path, it))),
      );
    };
    add([content.problem]);
    const { commit, committedAt } = current;
    const opening = text === null ? { title: null, summary: null } : openingOf(text);
    found.others.push({ path, title: opening.title, commit, committedAt });
    if (text === null) continue;
    add(parseMarkdown(text).problems);
    if (!isReadme(path) || found.readme !== null) continue;
    found.readme = { path, summary: opening.summary, commit, committedAt };
    found.heading = opening.title;
  }
  return found;
}
