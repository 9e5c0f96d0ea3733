import type { Block } from '../../markdown/parse.ts';
import { lineOf, plainText } from '../../markdown/text.ts';
import { isAnswer, namesAnswer } from '../../headings/answers.ts';
import { meaningOf } from '../../headings/classify.ts';
import { namesOwner } from '../../headings/owners.ts';
import { namesQuestion } from '../../headings/questions.ts';
import { markOf, type Mark } from './marks.ts';
import { plainItem, type Listed } from './raw-item.ts';
import { remembered } from '../../headings/remembered.ts';
import { longestList } from './schema.ts';
import { stateOf } from './states.ts';

type Table = Extract<Block, { type: 'table' }>;

interface Around {
  shift: number;
  group: string | null;
  numbered: boolean;
}

/** Adds the rows of a table as items: "Ship (priority: P0) (owner: Ana)"; a column of numbers alone is left out. */
export function addRows(listed: Listed, { children: [header, ...rows] }: Table, { shift, group, numbered }: Around): void {
  const names = header?.children.map((it) => plainText(it)) ?? [];
  const kinds = names.map(kindOf);
  const ownerAt = names.findIndex(namesOwner);
  const statusAt = names.findIndex((it) => statusColumn.test(it));
  const answerAt = names.some(namesQuestion) ? names.findIndex(namesAnswer) : -1;
  // Such columns say what the rows are, whatever heading stands above them.
  const told = classOfColumns(names);
  const mapped = kinds.includes('fact') && kinds.includes('words');
  for (const row of rows) {
    if (listed.items.length >= longestList) {
      listed.more++;
      continue;
    }
    const cells = row.children.map((it) => plainText(it));
    const worded = cells.filter((it, at) => it !== '' && (!mapped || kinds[at] === 'words'));
    const factsAt = (isWanted: (at: number) => boolean): string =>
      cells
        .flatMap((it, at) => (it !== '' && kinds[at] === 'fact' && isWanted(at) ? [`${names[at]?.toLowerCase()}: ${it}`] : []))
        .join(', ');
    // Who decides stands last and alone, as people write it.
    const facts = mapped ? [factsAt((at) => at !== ownerAt), factsAt((at) => at === ownerAt)].filter((it) => it !== '') : [];
    const { mark, text } = markOf(worded.join(' — '), null, numbered);
    if (text === '') continue;
    const owner = cells[ownerAt] || null;
    const status = cells[statusAt];
    const item = plainItem([text, ...facts.map((it) => `(${it})`)].join(' '), lineOf(row) + shift, group);
    const isOver = answerAt >= 0 && isAnswer(cells[answerAt] ?? '');
    listed.items.push({
      ...item,
      mark: isOver ? 'done' : (mark ?? (status ? markOfStatus(status) : null)),
      owner,
      told,
      firm: told === 'open questions',
    });
  }
}

/**
 * What a table lists by its own columns: questions with one for them and one for who decides or for the answer, steps to take with one for them
 * before all others and one that describes them; null for any other table.
 */
export const classByColumns = ({ children: [header] }: Table): 'open questions' | 'next' | null =>
  classOfColumns(header?.children.map((it) => plainText(it)) ?? []);

function classOfColumns(names: readonly string[]): 'open questions' | 'next' | null {
  if (names.some(namesQuestion) && names.some((it) => namesOwner(it) || namesAnswer(it))) return 'open questions';
  const kinds = names.map(kindOf);
  const first = names[kinds.indexOf('words')];
  return first !== undefined && meaningOf(first).class === 'next' && kinds.includes('fact') ? 'next' : null;
}

type Kind = 'words' | 'fact' | 'number';

function kindOf(name: string): Kind {
  if (numberColumn.test(name)) return 'number';
  return namesOwner(name) || factColumn.test(name) || statusColumn.test(name) ? 'fact' : 'words';
}

const markOfStatus = remembered((status): Mark | null => {
  const { mark } = markOf(status, null);
  if (mark !== null) return mark;
  const state = stateOf(status);
  if (state === 'done') return 'done';
  if (state === 'in-progress' || /^in flight\b/i.test(status)) return 'in progress';
  return notBegun.test(status) ? 'remaining' : null;
});

// Names of columns that describe a row instead of telling it (2026-11).
const numberColumn = /^(?:#|no\.?|nr\.?|id|n°|№|番号|编号|序号|번호|)$/i;
const statusColumn = /^(?:status|state|stand|estado|statut|état|статус|状态|狀態|状態|상태)$/i;
const notBegun =
  /^(?:not (?:yet )?(?:started|begun)|to ?do|pending|planned|queued|offen|geplant|à faire|pendiente|未开始|待办|未着手|예정)(?!\p{L})/iu;
const factColumn =
  /^(?:prio(?:rity)?|priorität|prioridad|priorité|owner|assignee|due(?: date)?|effort|size|estimate|eta|severity|waits(?: for it)?|waiting|what waits|blocks|blocking|since|asked(?: (?:on|by))?|raised(?: (?:on|by))?|gefragt von|needed by|wartet|was wartet|blockiert|seit|gefragt am|posée par|preguntado por|fällig|frist|优先级|優先度|우선순위)$/i;
