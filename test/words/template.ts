/** A piece of a template that a reader could get to see. */
export interface Piece {
  kind: 'text' | 'attribute' | 'string';
  text: string;
  line: number;
}

/** Attributes whose value is read by people, and properties of components that are. */
const shown = /^(?:title|aria-label|placeholder|alt|label|heading|empty|missing|summary|words?)$/;
const empty = /^(?:area|base|br|col|hr|img|input|link|meta|source|wbr)$/;

/** The texts, readable attributes and strings of an Astro file, its code included. Only as much of the syntax is known as our templates use. */
export function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const lineAt = (index: number): number => source.slice(0, index).split('\n').length;
  const add = (kind: Piece['kind'], text: string, from: number): void => {
    if (/\p{L}/u.test(text)) pieces.push({ kind, text: text.trim(), line: lineAt(from) });
  };

  /** Up to the end of the code that begins here: `}` for an expression, `---` for what stands above a template. */
  const code = (end: '}' | '---'): void => {
    let before = '';
    while (at < source.length) {
      const letter = source[at] ?? '';
      if (source.startsWith(end, at)) {
        at += end.length;
        return;
      }
      if (source.startsWith('//', at)) at = lineEnd();
      else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 2;
      else if (letter === "'" || letter === '"') string(letter, before);
      else if (letter === '`') template();
      else if (letter === '/' && /[=(,:?&|!]\s*$/.test(before)) at = regexEnd();
      else if (letter === '{') {
        at += 1;
        code('}');
      } else if (letter === '<' && end === '}' && /^<(?:[A-Za-z]|>)/.test(source.slice(at, at + 2)) && !/[\w)\]]$/.test(before)) element();
      else {
        before += letter;
        at += 1;
        continue;
      }
      before += '_';
    }
  };

  const lineEnd = (): number => (source.indexOf('\n', at) === -1 ? source.length : source.indexOf('\n', at));
  const regexEnd = (): number => at + (/^\/(?:\\.|\[(?:\\.|[^\]])*\]|[^/\\\n])+\/\w*/.exec(source.slice(at))?.[0].length ?? 1);

  const string = (quote: string, before: string): void => {
    const from = at;
    const text = new RegExp(`^${quote}((?:\\\\.|[^${quote}\\\\])*)${quote}`).exec(source.slice(at))?.[1] ?? '';
    at += text.length + 2;
    // What is only compared with a value of the data is shown to nobody; neither is the name of a module.
    if (!/(?:[=!]==|\bfrom|\bimport|\bcase)\s*$/.test(before)) add('string', text, from);
  };

  const template = (): void => {
    const from = at;
    let text = '';
    at += 1;
    while (at < source.length && source[at] !== '`') {
      if (source.startsWith('${', at)) {
        at += 2;
        code('}');
        text += '…';
      } else {
        text += source[at] ?? '';
        at += 1;
      }
    }
    at += 1;
    add('string', text, from);
  };

  const element = (): void => {
    const name = /^<([\w.-]*)/.exec(source.slice(at))?.[1] ?? '';
    at += name.length + 1;
    if (attributes() || empty.test(name)) return;
    content(name);
  };

  /** Up to the end of a tag; true for one that closes itself. */
  const attributes = (): boolean => {
    while (at < source.length) {
      if (source.startsWith('/>', at)) {
        at += 2;
        return true;
      }
      if (source[at] === '>') {
        at += 1;
        return false;
      }
      const own = /^([\w:.@-]+)(?:=("[^"]*"|'[^']*'))?/.exec(source.slice(at));
      if (own !== null) {
        if (own[2] !== undefined && shown.test(own[1] ?? '')) add('attribute', own[2].slice(1, -1), at);
        at += own[0].length;
      } else if (source[at] === '{') {
        at += 1;
        code('}');
      } else if (source[at] === '`') template();
      else at += 1;
    }
    return true;
  };

  /** Up to the end of an element. Names of files and commands stand in `code`. */
  const content = (name: string): void => {
    while (at < source.length) {
      if (source.startsWith('</', at)) {
        at = source.indexOf('>', at) + 1;
        return;
      }
      if (source.startsWith('<!', at)) at = source.indexOf('>', at) + 1;
      else if (source[at] === '<') element();
      else if (source[at] === '{') {
        at += 1;
        code('}');
      } else {
        const [text = ''] = /^[^<{]+/.exec(source.slice(at)) ?? [];
        if (name !== 'code' && name !== 'script' && name !== 'style') add('text', text, at);
        at += text.length || 1;
      }
    }
  };

  if (source.startsWith('---')) {
    at = 3;
    code('---');
  }
  content('');
  return pieces;
}
