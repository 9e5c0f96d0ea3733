import type { Node } from '../markdown/parse.ts';
import { plainText } from '../markdown/text.ts';
import { looksLikeCommand } from './shell-lines.ts';

/** Longest words that name a way, in characters. */
const longest = 80;

const way =
  /^(?:option|alternative(?:ly)?|variant|method|way|oder|or|variante|möglichkeit|opción|alternativa|способ|вариант|方法|方式|オプション|또는|방법)(?![a-z]).{0,60}:?$|^(?:(?:on|for|with|using|under|auf|für|mit|unter) )?(?:macos|mac os|os x|linux|windows|ubuntu|debian|fedora|arch|docker|homebrew|brew|wsl|powershell|nix|podman|npm|pnpm|yarn|bun|pip|uv|conda|from source)(?![a-z]).{0,60}:?$/i;

/** What commands are called, and whether only the next ones are. */
export interface Label {
  text: string;
  once: boolean;
}

/** What the commands after `node` are called, where it names one of several ways; otherwise what they were called before it. */
export function labelOf(node: Node, before: Label | null): Label | null {
  if (node.type === 'html') {
    const summary = /<summary>(.{1,200}?)<\/summary>/is.exec(node.value)?.[1];
    if (summary !== undefined) return { text: short(summary.replaceAll(/<[^>]*>/g, '')), once: false };
    return /<\/details>/i.test(node.value) ? null : before;
  }
  // A sentence names the commands right below it, a title all of them up to the next one.
  if (node.type === 'code' && before?.once === true) return null;
  if (node.type !== 'paragraph') return before;
  // "npm install …" is a command, and "npm:" the name of a way.
  const [first] = node.children;
  if (first?.type === 'inlineCode' && looksLikeCommand(first.value)) return before;
  const text = plainText(node);
  if (text.length > longest) return before;
  if (/[.!?。]$/.test(text)) return before;
  const strong = node.children.every((it) => it.type === 'strong' || (it.type === 'text' && /^[\s:]*$/.test(it.value)));
  return strong || way.test(text) ? { text: short(text), once: !strong } : before;
}

/** True for the words of a comment that name one of several ways. */
export function isWay(comment: string): boolean {
  return comment.length <= longest && way.test(comment.replace(/[.:]+$/, ''));
}

const warning =
  /^\W*(?:(?:please )?(?:do not|don['’]t|never|avoid|deprecated|obsolete|dangerous?|formerly|previously|the old way)|nicht (?:ausführen|verwenden)|niemals|veraltet|früher|ne (?:pas|jamais)|obsolète|no (?:ejecute|ejecutar|use|usar)|nunca|obsoleto|не запускайте|никогда|устар|実行しない|非推奨|请勿|切勿|不要|禁止|已弃用|실행하지|사용하지)/iu;

/** True for words right above commands that tell not to run them. */
export function warnsOf(node: Node): boolean {
  return node.type === 'paragraph' && warning.test(plainText(node).slice(0, 300));
}

const short = (text: string): string =>
  text
    .trim()
    .replace(/[:：]+$/, '')
    .slice(0, longest);
