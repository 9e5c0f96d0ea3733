import { isPair, isScalar, parseAllDocuments, visit, type Document, type Node, type Pair, type Scalar } from 'yaml';
import type { HiddenValue } from './hidden-value.ts';
import { hiddenBelow } from './config-paths.ts';

/** The texts below `env` and `headers` in YAML, or in the front matter of a Markdown file. What is no valid YAML is read line by line as well. */
export function yamlStrings(text: string, frontMatter: boolean): HiddenValue[] {
  const front = frontMatter ? frontBlock.exec(text) : null;
  if (frontMatter && !front) return [];
  const source = front?.[2] ?? text;
  const shift = front?.[1]?.length ?? 0;
  const documents = parseAllDocuments(source, { prettyErrors: false, logLevel: 'silent', schema: 'failsafe', uniqueKeys: false });
  const found = Array.isArray(documents) ? documents.flatMap(stringsOf) : [];
  const broken = !Array.isArray(documents) || documents.some(({ errors }) => errors.length > 0);
  return [...found, ...(broken ? stringsByLine(source) : [])].map((it) => ({ ...it, start: it.start + shift, end: it.end + shift }));
}

function stringsOf(document: Document): HiddenValue[] {
  const values: HiddenValue[] = [];
  visit(document, {
    Scalar(key, node, path) {
      const rule = key === 'key' ? undefined : ruleOf(path);
      if (rule !== undefined && node.range)
        values.push(valueOf(node, node.range, rule, typeof key === 'number' && isEntryList(path.at(-2))));
    },
  });
  return values;
}

function ruleOf(path: readonly (Document | Node | Pair)[]): string | undefined {
  return path.map((it) => (isPair(it) && isScalar(it.key) ? hiddenBelow(String(it.key.value)) : undefined)).find((it) => it !== undefined);
}

/** A list that is itself the value of `env`. */
const isEntryList = (above: Document | Node | Pair | undefined): boolean =>
  isPair(above) && isScalar(above.key) && hiddenBelow(String(above.key.value)) !== undefined;

function valueOf({ type, value }: Scalar, [start, end]: readonly [number, number, number], rule: string, inList: boolean): HiddenValue {
  const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  return { rule, value: String(value ?? ''), start: quoted ? start + 1 : start, end: quoted ? end - 1 : end, inList, quoted };
}

/** Everything behind a colon or a dash that is indented deeper than `env:`, and what stands behind `env:` itself. */
function stringsByLine(source: string): HiddenValue[] {
  const values: HiddenValue[] = [];
  let below: { indent: number; rule: string } | null = null;
  for (const { 0: line, index } of source.matchAll(/[^\n]+/g)) {
    const [, indent = '', name = '', rest = ''] = keyLine.exec(line) ?? [];
    const depth = /^[ \t-]*/.exec(line)?.[0].length ?? 0;
    const rule = hiddenBelow(name);
    if (below && depth <= below.indent && line.trim() !== '') below = null;
    if (!below && rule !== undefined) below = { indent: indent.length, rule };
    const value = (name === '' ? line.slice(depth) : rest).trim();
    if (!below || value === '' || value === '|' || value === '>') continue;
    const start = index + line.lastIndexOf(value);
    values.push({
      rule: below.rule,
      value: value.replace(/^(["'])(.*)\1$/, '$2'),
      start,
      end: start + value.length,
      inList: false,
      quoted: false,
    });
  }
  return values;
}

const keyLine = /^([ \t-]*)["']?([\w.-]+)["']?[ \t]*:(?:[ \t]+([^\r]*))?\r?$/;
const frontBlock = /^(\uFEFF?---[ \t]*\r?\n)([^]*?)(?:\r?\n---|$)/;
