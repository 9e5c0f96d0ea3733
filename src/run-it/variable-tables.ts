import type { Node } from '../markdown/parse.ts';
import { lineOf, plainText } from '../markdown/text.ts';
import { namesInCell } from './cell-names.ts';
import { variableOf, type FoundVariable } from './facts.ts';
import { needInPart, needOf } from './needed.ts';
import { valueKind } from './values.ts';

/** Names of columns in English and eight further languages, as of November 2026. */
const columns = {
  name: /variable|env|\bname|\bkey\b|setting|umgebung|einstellung|nom\b|nombre|ajuste|переменн|имя|変数|名前|変量|变量|變數|名称|名稱|변수|이름/iu,
  required:
    /requir|mandatory|needed|must|pflicht|erforderlich|benötigt|nötig|notwendig|zwingend|obligat|requis|nécessaire|requerid|necesari|necessári|obrigat|обязат|нужн|必須|必需|必填|是否必|必要|필수/iu,
  optional: /^optional|^optionnel|^facultatif|^opcional|^необязат|^任意|^可选|^可選|^선택/iu,
  default: /default|standard|vorgabe|défaut|defecto|predeterminad|padrão|умолчани|デフォルト|既定|初期値|默认|預設|缺省|기본/iu,
  description:
    /descri|purpose|meaning|notes?$|comment|explanation|what|beschreib|zweck|bedeutung|erklärung|signification|propósito|significado|описан|назнач|説明|用途|意味|说明|說明|描述|含义|备注|설명|용도|비고/iu,
};
const noValue =
  /^(?:|-|–|—|none|n\/a|\(none\)|\(empty\)|empty|null|unset|not set|keine?r?|aucune?|ninguno|нет|なし|无|無|없음|required|✗|❌)$/iu;

/** The variables of a table whose first column mostly holds names of such. Values are not kept. */
export function variablesInTable(table: Extract<Node, { type: 'table' }>): FoundVariable[] {
  const [head, ...rows] = table.children
    .slice(0, 500)
    .map((row) => ({ line: lineOf(row), cells: row.children.map((it) => plainText(it.children)) }));
  const named = rows.map(({ cells }) => namesInCell(cells[0] ?? ''));
  const known = named.flatMap((it) => it?.names[0] ?? []);
  const titles = head?.cells ?? [];
  // Methods, states and marks are in capitals too.
  const areVariables = columns.name.test(titles[0] ?? '') && known.some((it) => it.includes('_') || rows.length <= 3);
  if (
    known.length === 0 ||
    known.length * 2 <= rows.length ||
    (!areVariables && known.filter((it) => it.includes('_')).length * 2 <= known.length)
  )
    return [];
  const at = (pattern: RegExp): number => titles.findIndex((it, index) => index > 0 && pattern.test(it));
  const [optional, fallback, description] = [at(columns.optional), at(columns.default), at(columns.description)];
  const needed = titles.findIndex((it, index) => index > 0 && index !== optional && columns.required.test(it));
  const isAnswered = needed >= 0 || optional >= 0;
  return rows.flatMap(({ line, cells }, index) => {
    const its = named[index];
    if (its === null || its === undefined) return [];
    const cell = (column: number): string | null => (column < 0 ? null : (cells[column]?.trim() ?? null));
    const words = cell(description);
    const written = cell(fallback);
    const need = needOf(cell(needed));
    const notes = [words?.slice(0, 300) ?? '', need.when === null ? '' : `(${need.when})`, its.isChoice ? `(${cells[0]})` : ''];
    const required =
      need.required ??
      negated(needOf(cell(optional)).required) ??
      (/^required\b/i.test(words ?? written ?? '') ? true : isAnswered ? null : needInPart(words ?? ''));
    const said = {
      description: notes.filter((it) => it !== '').join(' ') || null,
      // Of two names of which one does, none is needed for itself.
      required: its.isChoice && required === true ? null : required,
      hasDefault: written === null || noValue.test(written) ? need.hasDefault : true,
    };
    return its.names.map((name) => {
      const shorts = its.shorts.filter(({ after }) => after === name);
      return variableOf(name, line, shorts.length === 0 ? said : { ...said, shorts });
    });
  });
}

const negated = (answer: boolean | null): boolean | null => (answer === null ? null : !answer);

const setting =
  /\b(?:set|sets|setting|export|define|configure|provide|specify|fill in|needs?|requires?|required|expects?|reads?|environment variables?|env vars?|setzen?|gesetzt|definieren|eintragen|angeben|umgebungsvariablen?|définir|définissez|renseigne[rz]|configurez|variables? d['’]environnement|establece[r]?|define|defina|configura[r]?|variables? de entorno|задайте|установите|укажите|переменн\p{L}*)\b|設定|セット|指定|環境変数|设置|配置|設置|环境变量|環境變數|설정|지정|환경 변수/iu;
const written = /^\$?\{?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\}?(?:\s?=\s?(.*))?$/;

/** The variables that a paragraph tells to set: spans of code in capitals beside such a word. */
export function variablesInProse(paragraph: Extract<Node, { type: 'paragraph' }>): FoundVariable[] {
  const spans: { name: string; value: string | undefined; line: number }[] = [];
  const waiting: Node[] = paragraph.children.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const match = node.type === 'inlineCode' ? written.exec(node.value.trim()) : null;
    if (match !== null) spans.push({ name: match[1] ?? '', value: match[2], line: lineOf(node) });
    else if ('children' in node) for (let i = node.children.length - 1; i >= 0; i--) waiting.push(node.children[i] as Node);
  }
  if (spans.length === 0) return [];
  const sentences = plainText(paragraph)
    .slice(0, 5000)
    .split(/(?<=[.!?])\s+|(?<=[。！？])/);
  return spans
    .filter(({ name }) => sentences.some((it) => it.includes(name) && setting.test(it)))
    .map(({ name, value, line }) => variableOf(name, line, { value: value === undefined ? null : valueKind(value) }));
}
