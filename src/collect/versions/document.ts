import type { Content } from '../../git/contents.ts';
import { blocksOfText } from '../../compare/from-text.ts';
import { sizeOfAll } from '../../compare/size.ts';
import { limits } from '../../model/limits.ts';
import { isAgreed, type Compared, type Version, type Versions } from '../../model/versions.ts';
import type { Redactor } from '../../redact/redactor.ts';
import type { Speaker } from '../../words/speaker.ts';
import type { RenderPast } from '../pages.ts';
import { changesBetween, notCompared, type Side } from './changes.ts';
import type { Home } from './homes.ts';
import type { keptTexts } from './keeping.ts';
import { pastTextOf, type PastText } from './past-text.ts';

/** What the pages of past texts are made with. */
export interface Making {
  redactor: Redactor;
  speaker: Speaker;
  render: RenderPast;
  /** Stores what one page shows. */
  write(name: string, html: string): void;
}

/** Revisions before the one that stands which are compared with it beforehand; declared versions are too. */
const newest = 3;

/**
 * Makes what the pages of one document's revisions show, oldest first. `next` gives the texts of `wantedOf` in their order; of all
 * texts only the one before and the one that stands are held.
 */
export async function versionsOf(
  home: Home,
  next: () => Promise<Content>,
  { redactor, speaker, render, write, isKept }: Making & { isKept: ReturnType<typeof keptTexts> },
): Promise<Versions> {
  const { url, collection, title, lang, read, revisions: stored } = home;
  const { document, cutter } = read;
  const nameOf = (number: number): string => speaker.say('past.revision', { number });
  const sideOf = (text: Home['text'], path: string, number: number): Side => ({
    text,
    blocks: blocksOfText(text, path),
    name: nameOf(number),
  });
  const { current } = document;
  const standing = sideOf(home.text, document.path, current.number);
  const isUnread = stored.find((it) => it.number === current.number)?.unread != null;
  const revisions: Version[] = [];
  let before: Side | null = null;
  let isGap = false;
  const changed = (name: string, from: Side, to: Side): Compared => {
    const { html, compared } = changesBetween(from, to, lang, speaker);
    if (html === '') return compared;
    if (redactor.visibleSecrets(html).length > 0) return notCompared('secret');
    write(name, html);
    return compared;
  };
  /** What of a text goes on: what only its Markdown spells out, in what a page shows or a comparison does, is hidden too. */
  const shown = (it: Home['revisions'][number], path: Home['text'], past: PastText): PastText => {
    if (past.text === null) return past;
    const { text } = redactor.redactDecoded(past.text);
    if (!isKept(it)) return { text, why: 'beyond' };
    const html = render(path, text, document.branch?.name ?? null);
    if (html === null) return { text: null, why: 'secret' };
    if (it.commit === null) return { text, why: 'uncommitted' };
    write(`${it.number}.html`, html);
    return { text, why: 'shown' };
  };
  for (const [index, it] of stored.entries()) {
    const path = document.revisions[index]?.path ?? document.path;
    const past = shown(it, path, await textOf(it.number));
    const side: Side | null = past.text === null ? null : it.number === current.number ? standing : sideOf(past.text, path, it.number);
    const introduced: Compared =
      past.why === 'deleted'
        ? { ...notCompared('deleted'), size: before === null ? null : sizeOfAll(before.blocks, 'removed') }
        : side === null || isGap
          ? notCompared('gap')
          : before === null
            ? { ...notCompared('first'), size: sizeOfAll(side.blocks, 'added') }
            : changed(`${it.number}.change.html`, before, side);
    // What has changed since the one before is what the one that stands introduced.
    const isWanted = it.number >= current.number - newest || isAgreed(it);
    const isPrepared = isWanted && it.number < current.number - 1 && !isUnread;
    const toCurrent = side !== null && isPrepared ? changed(`${it.number}.to-current.html`, side, standing) : null;
    revisions.push({ ...it, text: past.why, introduced, toCurrent });
    if (past.why === 'deleted') continue;
    isGap = side === null;
    before = side;
  }
  return {
    url,
    collection,
    title,
    lang,
    path: document.path,
    deleted: document.deleted,
    branch: document.branch?.name ?? null,
    current: current.number,
    revisions,
  };

  async function textOf(number: number): Promise<PastText> {
    const it = document.revisions.find((revision) => revision.number === number);
    if (it?.blob == null) return { text: null, why: 'deleted' };
    if (number === current.number) {
      if (isUnread) return { text: null, why: 'unread' };
      return home.text.length > limits.pastText ? { text: null, why: 'large' } : { text: home.text, why: 'shown' };
    }
    return pastTextOf(await next(), cutter);
  }
}

/** The texts of a document that are read once more, in their order. */
export function wantedOf({ read: { document } }: Home): { blob: string; path: Home['text']; older: boolean }[] {
  const { revisions, current } = document;
  return revisions.flatMap(({ number, blob, path }) => (blob === null || number === current.number ? [] : [{ blob, path, older: true }]));
}
