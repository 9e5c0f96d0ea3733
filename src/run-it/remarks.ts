import type { Node } from '../markdown/parse.ts';
import { descendantsOf, type Section } from '../markdown/sections.ts';
import { lineOf, plainText } from '../markdown/text.ts';

/** Words of a document and the line they stand on. */
export interface Remark {
  text: string;
  line: number;
}

/** Remarks of one section, and their longest text in characters. */
const most = 30;
const longest = 500;

/** What a section says, item by item: paragraphs, items of lists, rows of tables, and blocks of commands. Headings below it lead their part. */
export function remarksOf(section: Section): Remark[] {
  const parts = [section, ...descendantsOf(section)];
  return parts
    .flatMap((part) => {
      const heading = part === section || part.depth <= 1 ? '' : `${part.heading}: `;
      return part.blocks.flatMap((block) => itemsOf(block).map((it, index) => (index === 0 ? { ...it, text: heading + it.text } : it)));
    })
    .slice(0, most);
}

/** What one block says: itself, or each item of a list and row of a table. */
export function itemsOf(block: Node): Remark[] {
  switch (block.type) {
    case 'list':
      return block.children.flatMap((it) => remark(it));
    case 'table':
      return rowsOf(block);
    case 'code':
      return remark(block, block.value.trim());
    case 'html':
    case 'thematicBreak':
    case 'definition':
      return [];
    default:
      return remark(block);
  }
}

// Beyond two columns a cell says nothing without the title of its column.
function rowsOf(table: Extract<Node, { type: 'table' }>): Remark[] {
  const [titles = [], ...rows] = table.children.map((row) => row.children.map((it) => plainText(it)));
  return rows.flatMap((cells, index) => {
    const [first = '', ...rest] = cells;
    const said = rest.flatMap((it, at) => (it === '' ? [] : [cells.length > 2 ? `${titles[at + 1] ?? ''}: ${it}` : it]));
    const row = table.children[index + 1];
    return row === undefined ? [] : remark(row, [first, said.join('; ')].filter((it) => it !== '').join(cells.length > 2 ? ' – ' : ': '));
  });
}

function remark(node: Node, words: string = plainText(node)): Remark[] {
  if (words === '') return [];
  return [{ text: words.length > longest ? `${words.slice(0, longest)}…` : words, line: lineOf(node) }];
}

const goesBack =
  /(?:\b(?:to |you can |then |first )?(?:roll(?:ing)? ?back|rollback)\b.{0,80}?(?:,|:|\bby\b|\bwith\b|\bto\b|\brun\b|\bredeploy|\brevert|\buse\b)|\bzurück(?:rollen|setzen|zurollen|zusetzen)\b|\brückgängig\b|\bpour revenir (?:en arrière|à)|\bretour arrière\b|\bpara (?:revertir|volver)|\bоткат|ロールバック|切り戻|回滚|回滾|回退|롤백)/iu;

// Words that mean it only where new versions are spoken of.
const backFromOne =
  /\b(?:to|you|you can|can) (?:go|get|switch|change) back\b|\b(?:go|goes|going|switch|switches|get) back to\b|\b(?:cop(?:y|ies)|puts?|moves?|switch(?:es)?|brings?)\b.{0,40}\bback\b|\b(?:restore|re-?deploy|re-?install|pick|promote|deploy|start|use)s? the (?:\S+ )?(?:previous|prior|earlier|old|last)\b|\b(?:revert|undo)\b.{0,30}\b(?:release|deploy|version|commit)|^(?:dann |und )?(?:back|zurück) (?:with|by|via|mit|per|über|durch)\b|\bzurück (?:geht|kommt|kann|zur|zum|auf)\b|\b(?:geht|kommt|will|muss) .{0,30}\bzurück\b|\bzurück(?:zu|ge)?(?:kopier|spiel|wechsel|geh|kehr|nehm|stell|dreh|roll|setz|gesetzt)|\b(?:vorige|vorherige|alte|letzte)[nrs]? .{0,40}\b(?:wieder|einspiel|herstell)|\b(?:revenir|retourner) (?:à|en|sur)|\b(?:restaurer|remettre|redéployer)\b.{0,40}\bprécédent|\b(?:volver|regresar|restaurar|reponer)\b.{0,40}\banterior|\b(?:voltar|restaurar|reverter)\b.{0,40}\banterior|\bpara (?:volver|voltar)\b|верну(?:ть|ться).{0,40}(?:верси|назад)|(?:以前|前|旧|1つ前)の(?:バージョン|版|イメージ|リリース)|元に戻|戻すには|(?:恢复|还原|還原|退回|回到).{0,12}(?:上一|之前|旧|前一|舊)|이전 (?:버전|이미지|릴리스).{0,20}(?:되돌|돌아|복원|배포)/iu;
const newVersion =
  /\b(?:deploy|releases?|released|roll(?:ed|s)? ?out|rollout|restarts?|going live|goes live|production|staging|image)\b|aus(?:ge)?roll|auslieferung|ausgeliefert|bereitstell|veröffentlich|neue version|déploi|déploy|mise en production|despl[ie]|implanta|разв[её]р|деплой|デプロイ|本番|リリース|部署|发布|發布|上线|배포/iu;

/** Sentences of a paragraph that tell how to go back to what ran before; `deploys` where the section is about that. */
export function backSentences(words: string, line: number, deploys: boolean): Remark[] {
  if (words.length > 5000) return [];
  const isNear = deploys || newVersion.test(words);
  return words
    .split(/(?<=[.!?])\s+|(?<=[。！？])/)
    .filter((it) => goesBack.test(it) || (isNear && backFromOne.test(it)))
    .map((text) => ({ text: text.slice(0, longest), line }));
}
