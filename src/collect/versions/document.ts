import { blockReader } from '../../compare/from-text.ts';
import { sizeOfAll } from '../../compare/size.ts';
import type { Content } from '../../git/contents.ts';
import { relativeWithin } from '../../markdown/relative-within.ts';
import { asValid } from '../../markdown/valid-html.ts';
import { limits } from '../../model/limits.ts';
import { once } from '../../model/once.ts';
import type { Redacted } from '../../model/redacted.ts';
import { versionsFolder } from '../../model/version-addresses.ts';
import type { Compared, Version, Versions } from '../../model/versions.ts';
import type { Redactor } from '../../redact/redactor.ts';
import type { Speaker } from '../../words/speaker.ts';
import type { Leads } from '../leads.ts';
import type { PastRenderer } from '../past-renderer.ts';
import { changesBetween, notCompared, type Side } from './changes.ts';
import type { Home } from './homes.ts';
import type { KeptParts } from './kept-parts.ts';
import { pastTextOf } from './past-text.ts';
import { hasText, type Step } from './plan.ts';

/** What the pages of past texts are made with. */
export interface Making {
  redactor: Redactor;
  speaker: Speaker;
  past: PastRenderer;
}

/** What is known of the text of one revision. */
interface Known {
  why: Version['text'];
  /** For comparisons; not called where there is no text. */
  side(): Promise<Side>;
  /** Whether nothing in it had to be hidden: only then may what is made of it be kept. */
  isClean: boolean;
}

/**
 * Makes what the pages of one document's revisions show, oldest first. `textOf` gives the texts of `wantedOf` in their order, and any other
 * at need; of all texts only those that a later one changed and the one that stands are held. `write` stores what one page shows, and gives the file.
 */
export async function versionsOf(
  home: Home,
  steps: readonly Step[],
  {
    textOf,
    parts,
    isKept,
    write,
    redactor,
    speaker,
    past,
  }: Making & {
    textOf(step: Step): Promise<Content>;
    parts: KeptParts;
    isKept(it: Home['revisions'][number]): boolean;
    write(name: string, html: string | Uint8Array): string;
  },
): Promise<Versions> {
  const { url, collection, title, lang } = home;
  const { document, cutter } = home.read;
  const { current } = document;
  const branch = document.branch?.name ?? null;
  const blocksOf = blockReader();
  const render = past.forDocument((html) => finished(html, `${versionsFolder(url)}-/`));
  const sideOf = (text: Redacted, path: string, number: number): Side => ({
    text,
    blocks: blocksOf(text, path),
    name: speaker.say('past.revision', { number }),
  });
  const standing = once(async () => await Promise.resolve(sideOf(home.text, document.path, current.number)));
  const isCleanNow = current.commit !== null && !home.read.hiding.has(current.blob);
  const revisions: Version[] = [];
  const known = new Map<Step, Known>();
  const lastUse = new Map(steps.map((it) => [it.before, it]));
  for (const step of steps) {
    const its = step.text === null ? null : await knownOf(step, step.text);
    if (its !== null) known.set(step, its);
    const before = step.before === null ? null : (known.get(step.before) ?? null);
    const introduced = await changeOf(step, before, its);
    const toCurrent =
      step.toCurrent === null || its === null || !hasText(its.why)
        ? null
        : await compared(step.toCurrent, `${step.it.number}.to-current.html`, [its, { isClean: isCleanNow }], async () =>
            between(await its.side(), await standing()),
          );
    revisions.push({ ...step.it, text: its?.why ?? 'deleted', introduced, toCurrent });
    if (step.before !== null && lastUse.get(step.before) === step) known.delete(step.before);
  }
  parts.close();
  return {
    url,
    collection,
    title,
    lang,
    path: document.path,
    deleted: document.deleted,
    branch,
    current: current.number,
    revisions,
  };

  /** What a revision introduced. */
  async function changeOf({ change, it }: Step, before: Known | null, its: Known | null): Promise<Compared> {
    if ((before !== null && !hasText(before.why)) || (its !== null && !hasText(its.why)))
      return notCompared(its === null ? 'deleted' : 'gap');
    const both = [before, its].filter((each) => each !== null);
    return await compared(change, `${it.number}.change.html`, both, async () => {
      if (its === null) return alone('deleted', before === null ? null : sizeOfAll((await before.side()).blocks, 'removed'));
      const side = await its.side();
      return before === null ? alone('first', sizeOfAll(side.blocks, 'added')) : between(await before.side(), side);
    });
  }

  /** A comparison as an earlier build made it, else as `make` does. */
  async function compared(
    key: string,
    name: string,
    of: readonly Pick<Known, 'isClean'>[],
    make: () => Promise<{ html: string; compared: Compared }>,
  ): Promise<Compared> {
    const isClean = of.every((it) => it.isClean);
    const found = isClean ? parts.find(key) : null;
    if (found !== null && 'compared' in found.facts) {
      if (found.html !== null) write(name, found.html);
      parts.use(key);
      return found.facts.compared;
    }
    const made = await make();
    if (made.html !== '' && redactor.visibleSecrets(made.html).length > 0) return notCompared('secret');
    const file = made.html === '' ? null : write(name, finished(made.html, `${versionsFolder(url)}-/-/`));
    if (isClean) parts.put(key, { compared: made.compared }, file);
    return made.compared;
  }

  function between(from: Side, to: Side): { html: string; compared: Compared } {
    return changesBetween(from, to, lang, speaker);
  }

  async function knownOf(step: Step, { key, why }: NonNullable<Step['text']>): Promise<Known> {
    const { it, path, isRead } = step;
    const found = why === null ? null : parts.find(key);
    if (it.number === current.number) {
      const { text, why: reason } = standingText();
      return shownOf(step, key, found, { text, why: reason, side: standing, isClean: isCleanNow });
    }
    // Text that nothing is made of is only read when it turns out that something is.
    const read = once(async () => await readOf(step));
    const side = once(async () => {
      const { text } = await read();
      if (text === null) throw new Error('A revision without a text is compared.');
      return sideOf(text, path, it.number);
    });
    const own = isRead || found === null ? await read() : { text: null, why: 'unread' as const, isClean: true };
    return shownOf(step, key, found, { ...own, side });
  }

  /** A past text with all hidden that is to be. */
  async function readOf(step: Step): Promise<{ text: Redacted | null; why: Version['text']; isClean: boolean }> {
    const content = await textOf(step);
    const own = pastTextOf(content, cutter);
    // What only its Markdown spells out, in what a page shows or a comparison does, is hidden too.
    const decoded = own.text === null ? null : redactor.redactDecoded(own.text);
    return { text: decoded?.text ?? null, why: own.why, isClean: content.hidden.length + (decoded?.findings.length ?? 0) === 0 };
  }

  function shownOf(
    { it, path }: Step,
    key: string,
    found: ReturnType<KeptParts['find']>,
    { text, why, side, isClean }: Omit<Known, 'why'> & { text: Redacted | null; why: Version['text'] },
  ): Known {
    if (found !== null && 'why' in found.facts) {
      if (found.html !== null) write(`${it.number}.html`, found.html);
      parts.use(key);
      return { why: found.facts.why, side, isClean };
    }
    const settled = (reason: Version['text'], leads: Leads | null, file: string | null): Known => {
      const mayStay = isClean && reason !== 'unread' && redactor.lastLook(leads).findings.length === 0;
      if (mayStay) parts.put(key, { why: reason, leads }, file);
      return { why: reason, side, isClean };
    };
    if (text === null) return settled(why, null, null);
    if (!isKept(it)) return settled('beyond', null, null);
    const rendered = render(path, text, branch);
    if (rendered === null) return { why: 'secret', side, isClean: false };
    if (it.commit === null) return { why: 'uncommitted', side, isClean: false };
    return settled('shown', rendered.leads, write(`${it.number}.html`, rendered.html));
  }

  function standingText(): ReturnType<typeof pastTextOf> {
    const isUnread = home.revisions.find((it) => it.number === current.number)?.unread != null;
    if (isUnread) return { text: null, why: 'unread' };
    return home.text.length > limits.pastText ? { text: null, why: 'large' } : { text: home.text, why: 'shown' };
  }
}

/** HTML as it stands on a page in `folder`, which stands for all as deep: no text leads to the page of a revision. */
const finished = (html: string, folder: string): string => relativeWithin(asValid(html), folder.slice(1));

function alone(shows: Compared['shows'], size: Compared['size']): { html: string; compared: Compared } {
  return { html: '', compared: { ...notCompared(shows), size } };
}
