/** A path pattern made ready: groups `before` (folders before it) and `feature`. */
export function patternOf(glob: string): RegExp {
  let source = '';
  let rest = glob;
  while (rest !== '') {
    const [token = '', ...found] = tokens.exec(rest) ?? [];
    source += tokenSource(token, found[0]);
    rest = rest.slice(token.length);
  }
  return new RegExp(`^(?<before>(?:[^/]+/)*?)${source}$`, 'i');
}

function tokenSource(token: string, inBraces: string | undefined): string {
  if (token === '**/') return '(?:[^/]+/)*';
  if (token === '*') return '[^/]*';
  if (token === '?') return '[^/]';
  if (inBraces === undefined) return token.replace(/[.+^$()|[\]\\{}]/g, '\\$&');
  if (inBraces === 'feature/') return '(?<feature>[^/]+(?:/[^/]+)*)';
  if (inBraces === 'feature') return '(?<feature>[^/]+)';
  if (inBraces.startsWith('feature:')) return `(?<feature>${shapes[inBraces.slice('feature:'.length)] ?? '[^/]+'})`;
  return `(?:${inBraces
    .split(',')
    .map((it) =>
      it
        .replace(/[.+^$()|[\]\\{}]/g, '\\$&')
        .replace(/\*/g, '[^/]*')
        .replace(/\?/g, '[^/]'),
    )
    .join('|')})`;
}

const tokens = /^(?:\*\*\/|\*|\?|\{([^}]*)\}|[^*?{]+)/;

// Shapes of the names of features, in which a name must be written to be one.
const shapes: Readonly<Record<string, string>> = {
  any: '(?!readme|index|template|contributing|toc|summary|changelog|claude|agents)[^/]+',
  numbered: '\\d{3,8}(?:[-_][^/]+)?',
  id: '(?:[A-Za-z][A-Za-z0-9]*[-_])*\\d{2,5}(?:[-_.][^/]+)?',
  story: '(?:story[-_.])?e?\\d+[-.]s?\\d+(?:[-_.][^/]+)?',
  kepfolder: '(?:[^/]+/)*\\d{1,5}[a-z]?-[^/]+',
  kepfile: '(?:[^/]+/)*\\d{4,8}[a-z]?-[^/]+',
  rfcname: '(?:rfc|kep|rip|pep)[-_ ]?[^/]*',
  cr: '(?:cr|change[-_]request)[-_]?\\d+[^/]*',
};
