import type { Block } from '../../markdown/parse.ts';
import type { Section } from '../../markdown/sections.ts';
import { readDate } from '../../markdown/dates.ts';
import { isHandoffWord } from './handoff-words.ts';
import { meaningOf } from '../../headings/classify.ts';
import { withoutSigns, wordsOf } from '../../headings/words.ts';

/** The heading that names the handoff. */
export interface Title {
  text: string;
  line: number;
}

/** Which heading is the title, the sections below it, and what stands before the first of them; `text` is what they were read from. */
export function titleOf(root: Section, text: string): { title: Title | null; tops: Section[]; preamble: Block[] } {
  const firsts = root.children.filter((it) => it.depth === 1);
  const [first] = firsts;
  if (!first) return { title: null, tops: root.children, preamble: root.blocks };
  const title = { text: titleText(headingOf(first, text)), line: first.line };
  // Several first-level headings are used as sections.
  if (firsts.length > 1) return { title, tops: root.children, preamble: [...root.blocks, ...first.blocks] };
  const alone = root.children.length === 1 && first.children.length === 0 && meaningOf(first.heading).class !== null;
  if (alone && !wordsOf(first.heading).some(isHandoffWord)) return { title, tops: [first], preamble: root.blocks };
  const tops = root.children.flatMap((it) => (it === first ? it.children : [it]));
  return { title, tops, preamble: [...root.blocks, ...first.blocks] };
}

/** What the title says beyond "handoff", a date and a status; null when nothing is left. */
export function topicOf(title: string): string | null {
  const pieces = title.split(/\s+[—–-]+\s+|\s*[—–:：|｜]\s*|\s+[(（]|[)）]\s*/).map(withoutFrame);
  return pieces.filter((it) => it !== '').join(' — ') || null;
}

/** Words of a heading. A ruler of `====` above it makes all lines below that ruler one heading; the first of them is meant. */
export function headingOf({ heading, start }: Section, text: string): string {
  if (!ruler.test(heading)) return heading;
  const lines = text.slice(start, start + 1000).split('\n');
  return lines.find((it) => it.trim() !== '' && !ruler.test(`${it.trim()} `))?.trim() ?? heading;
}

const ruler = /^[=~*_#-]{3,}\s/;

const titleText = (heading: string): string => heading.replace(/^\d+[.)]\s+/, '').trim() || heading;

function withoutFrame(piece: string): string {
  const date = readDate(piece);
  const text = withoutSigns(date ? piece.replace(date.text, ' ') : piece);
  const words = text
    .replace(eastAsianWord, ' ')
    .split(/\s+/)
    .filter((it) => it !== '');
  const kept = words.filter((it) => !isHandoffWord(wordsOf(it).join(' ')));
  if (kept.every(isFrame) || (date && isFrame(words[0] ?? ''))) return '';
  while (joining.has(wordsOf(kept[0] ?? '-').join(' '))) kept.shift();
  // "Sync tool handoff log": what stands behind the word is its kind, not the topic.
  if (kept.length < words.length) while (isFrame(kept.at(-1) ?? '-')) kept.pop();
  return kept.join(' ').replace(/^[\s,;.·]+|[\s,;.·]+$/g, '');
}

const isFrame = (word: string): boolean => wordsOf(word).every((it) => frame.has(it)) && wordsOf(word).length > 0;

const eastAsianWord =
  /(?:开发|項目|项目|新窗口|会话|會話|作業)?(?:交接|移交)(?:文档|文檔|文件|说明|說明|摘要|记录|单|书|日志)?|引き?継ぎ?(?:資料|書|メモ|ノート|ログ|ドキュメント)?|인수인계(?:서|문서)?/gu;
const joining = new Set([
  'du',
  'de',
  'des',
  'del',
  'la',
  'of',
  'for',
  'from',
  'to',
  'fur',
  'der',
  'des',
  'von',
  'zum',
  'zur',
  'the',
  'and',
  'a',
  'por',
  'pour',
  'd',
  's',
  'no',
  'at',
  'as',
  'in',
]);
// Words around a topic in titles of handoffs (2026-11).
const frame = new Set(
  (
    'session sessions agent project report state status notes note log document doc docs file prompt summary summarised read this first if you are a an new the of for to current latest next live append only archive ' +
    'stand vom updated last as at on date version sitzung sesion seance de la el du le projekt proyecto projet проект проекта сессии сессия פרויקט מסמך העברה from draft final complete completed done ongoing continue here start begin up'
  ).split(' '),
);
