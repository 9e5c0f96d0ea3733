import { isLikelySecret } from './likely.ts';
import { kindOfName } from './names.ts';
import type { Range } from './ranges.ts';

/** The cells of Markdown tables below a heading such as `Password` or `API token`. */
export function tableSecretsIn(text: string): Range[] {
  const ranges: Range[] = [];
  for (const { index } of text.matchAll(delimiterRow)) {
    const headStart = text.lastIndexOf('\n', index - 2) + 1;
    const kinds = cellsOf(text.slice(headStart, index - 1)).map(({ cell }) => (cell.length < 60 ? kindOfName(cell) : null));
    if (kinds.every((it) => it === null)) continue;
    let at = text.indexOf('\n', index) + 1;
    while (at > 0 && at < text.length) {
      const next = text.indexOf('\n', at);
      const line = text.slice(at, next < 0 ? text.length : next);
      // The next table has its own head.
      if (!line.includes('|') || delimiterLine.test(line)) break;
      for (const [column, { cell, from }] of cellsOf(line).entries()) {
        const kind = kinds[column] ?? null;
        const bare = cell.replace(/^[`*_]+|[`*_]+$/g, '');
        if (kind === null || !isLikelySecret({ kind, name: 'password', value: bare, quoted: true })) continue;
        const start = at + from + cell.indexOf(bare);
        ranges.push({ start, end: start + bare.length, rule: kind === 'password' ? 'password' : 'token' });
      }
      at = next + 1;
    }
  }
  return ranges;
}

function cellsOf(line: string): { cell: string; from: number }[] {
  const cells: { cell: string; from: number }[] = [];
  let from = /^\s*\|?/.exec(line)?.[0].length ?? 0;
  for (let at = from; at <= line.length; at += 1) {
    if (at < line.length && (line[at] !== '|' || line[at - 1] === '\\')) continue;
    const cell = line.slice(from, at);
    cells.push({ cell: cell.trim(), from: from + cell.length - cell.trimStart().length });
    from = at + 1;
  }
  return cells;
}

const delimiter = String.raw`[ \t]{0,40}:?-+:?[ \t]{0,40}`;
const delimiterRow = new RegExp(`^[ \\t>]{0,20}\\|?${delimiter}(?:\\|${delimiter})+\\|?[ \\t]{0,40}\\r?$`, 'gm');
const delimiterLine = new RegExp(delimiterRow.source);
