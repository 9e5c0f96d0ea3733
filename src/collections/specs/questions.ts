import { meaningOf } from '../../headings/classify.ts';
import { answersItself, isAnswer, namesAnswer } from '../../headings/answers.ts';
import { namesQuestion } from '../../headings/questions.ts';
import { isNone } from '../../headings/none.ts';
import { askedIn, namesOwner, ownerOf, type Asked } from '../../headings/owners.ts';
import { cut, plain } from './cut.ts';
import { endOf, type Scan } from './scan.ts';
import type { Spec } from './schema.ts';

type Question = NonNullable<Spec['questions']>[number];

/** A stretch of lines in which questions are asked, `to` is the first line behind it; both count from 0. */
interface Stretch {
  from: number;
  to: number;
  /** Whether a heading such as "Resolved" says that they are open no more. */
  isAnswered: boolean;
}

/** The questions that a text lists below a heading that says so, such as "Open questions". */
export function questionsOf(scan: Scan): Question[] {
  return stretchesOf(scan)
    .flatMap((it) => questionsIn(scan, it))
    .slice(0, most);
}

/** Tells of a line, counted from 0, whether questions are asked there: what is ticked there is an answer, no step. */
export function asksAt(scan: Scan): (line: number) => boolean {
  const all = stretchesOf(scan);
  return (line) => all.some(({ from, to }) => from <= line && line < to);
}

function stretchesOf({ headings, lines }: Scan): Stretch[] {
  const found: Stretch[] = [];
  for (let at = 0; at < headings.length; at++) {
    if (!holdsQuestions(headings[at]?.text ?? '') || headings[at]?.depth === 1) continue;
    const end = endOf(headings, at);
    for (let inner = at; inner < end; inner++) {
      const { text = '', line = 0 } = headings[inner] ?? {};
      const own = inner === at ? null : meaningOf(text).class;
      // Where a heading is itself the question, what stands below it are words about it.
      const isQuestion = inner > at && /[?？]$/u.test(text);
      found.push({
        from: isQuestion ? line - 1 : line,
        to: (headings[inner + 1]?.line ?? lines.length + 1) - 1,
        isAnswered: own === 'done' || own === 'decisions',
      });
    }
    at = end - 1;
  }
  return found;
}

// Points that are open in a specification are questions, unlike those of a handoff, which are work.
const holdsQuestions = (heading: string): boolean => meaningOf(heading).class === 'open questions' || openPoints.test(heading);

function questionsIn({ lines, apart }: Scan, { from, to, isAnswered }: Stretch): Question[] {
  const heading = /^ {0,3}#{2,6}\s+(.*)$/.exec(lines[from] ?? '')?.[1];
  if (heading !== undefined) {
    const below = lines.slice(from + 1, to).filter((_, index) => apart[from + 1 + index] !== 1);
    const owner = below.map((it) => askedIn(plain(unlisted(it)))).find((it) => it.owner !== null)?.owner ?? null;
    return [
      { ...questionFrom(heading, from, isAnswered || below.some((it) => answer.test(unlisted(it)))), ...(owner === null ? {} : { owner }) },
    ];
  }
  const found: { line: number; text: string; below: string[]; indent: number }[] = [];
  const rows: number[] = [];
  let goesOn = false;
  for (let index = from; index < to; index++) {
    const line = lines[index] ?? '';
    if (apart[index] === 1 || line.trim() === '') goesOn = false;
    else if (/^\s*\|/.test(line)) rows.push(index);
    else {
      const [, indent = '', text] = item.exec(line) ?? [];
      const last = found.at(-1);
      if (text !== undefined && (last === undefined || indent.length <= last.indent)) {
        found.push({ line: index, text, below: [], indent: indent.length });
        goesOn = true;
      } else if (text !== undefined) {
        last?.below.push(text);
        goesOn = false;
      } else if (goesOn && last !== undefined) last.text += ` ${line.trim()}`;
      else if (/^\s/.test(line) && last !== undefined) last.below.push(line.trim());
      else if (asking.test(line)) {
        found.push({ line: index, text: line.trim(), below: [], indent: 0 });
        goesOn = true;
      }
    }
  }
  const items = found.map((it) => questionFrom(it.text, it.line, isAnswered || it.below.some((words) => answer.test(words))));
  return [...items, ...rowsIn(lines, rows, isAnswered)]
    .filter((it) => it.text !== '' && !isNone(it.text))
    .toSorted((a, b) => a.line - b.line);
}

function questionFrom(written: string, index: number, isAnswered: boolean): Question {
  const [, box, rest = written] = /^\[([ xX✓✔]?)\]\s+(.*)$/u.exec(written) ?? [];
  const isOver = (box !== undefined && box.trim() !== '') || closed.test(rest) || answersItself(plain(rest));
  return { ...toldBy(askedIn(plain(rest))), line: index + 1, state: isAnswered || isOver ? 'answered' : 'open' };
}

function rowsIn(lines: readonly string[], rows: readonly number[], isAnswered: boolean): Question[] {
  const [head, rule, ...body] = rows;
  if (head === undefined || rule === undefined || !/^\s*\|?[\s:|-]+$/.test(lines[rule] ?? '')) return [];
  const names = cellsOf(lines[head] ?? '');
  const ownerAt = names.findIndex(namesOwner);
  const statusAt = names.findIndex((it) => /^(?:status|state|stand|状态|状態)$/iu.test(it));
  const asked = names.findIndex(namesQuestion);
  const answerAt = names.findIndex(namesAnswer);
  const at = asked >= 0 ? asked : names.findIndex((it) => !/^(?:#|no\.?|nr\.?|id)?$/i.test(it));
  return body.map((index) => {
    const cells = cellsOf(lines[index] ?? '');
    const question = questionFrom(
      cells[at] ?? '',
      index,
      isAnswered ||
        closed.test(cells[statusAt] ?? '') ||
        isOver.test(cells[statusAt] ?? '') ||
        (answerAt >= 0 && answerAt !== at && isAnswer(cells[answerAt] ?? '')),
    );
    return ownerAt < 0 ? question : { ...question, owner: ownerOf(cells[ownerAt] ?? '') };
  });
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((it) => plain(it.trim()));

const toldBy = ({ question, owner, note }: Asked): Pick<Question, 'text' | 'owner' | 'note'> => ({
  text: cut(question, 300),
  owner: owner === null ? null : cut(owner, 200),
  note: note === null ? null : cut(note, 300),
});
const unlisted = (line: string): string => line.trim().replace(/^(?:[-*+>]|\d+[.)])\s+/, '');
const openPoints =
  /^[\s\d.)§]*(?:(?:noch )?offene punkte|open points?|open issues|points? (?:ouverts?|en suspens)|puntos? abiertos?|открытые пункты|未决事项|未決事項|미결 ?사항)\s*:?$/iu;
const most = 50;
const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(.*)$/;
const asking = /^(?! {4}).{3,}[?？](?:[*_"”)]|\s|$)/u;
// What is struck out, signed as done or starts with these words waits for nobody.
const closed =
  /^(?:~~|[✅☑✔✓]|\*{0,2}\[?(?:answered|resolved|closed|decided|beantwortet|geklärt|entschieden|已解决|已回答|解決済み)(?=\s*(?:$|[\]*:.,;!()（）—–:：。，、]|-\s|[#\d])|\s+(?:in|by|on|as|with|via|through|per|since|at|am|im|durch|von|mit|als|seit)(?!\p{L})))|~~\s*$/iu;
const isOver = /^(?:answered|resolved|closed|done|decided|beantwortet|geklärt|entschieden|已解决|已回答)/iu;
const answer =
  /^[*_]{0,2}(?:answer(?:ed)?|resolved|resolution|decision|decided|a|antwort|entscheidung|beantwortet|回答|答)[*_]{0,2}\s*[:：]/iu;
