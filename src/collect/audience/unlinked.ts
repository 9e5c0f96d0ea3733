import { parseMarkdown, type Node } from '../../markdown/parse.ts';
import { targetOf } from '../../markdown/urls.ts';
import { blankedWithin, type Redacted } from '../../model/redacted.ts';
import { pathsMeant } from '../links.ts';
import { rangeOf, type Range } from './parts.ts';

const targets = /\]\(\s*<?([^)\s>]+)|\]:\s*<?([^\s>]+)|\b(?:href|src)\s*=\s*["']?([^"'\s>]+)/gi;
const attribute = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Where links may not lead. */
interface Gone {
  isAbsent(path: string): boolean;
  /** Places in the text itself, as links write them behind `#`. */
  anchors: ReadonlySet<string>;
}

/** `text` of `path` in which links to what is gone are their words alone; an entry of a table of contents goes whole. */
export function unlinked(text: Redacted, path: string, { isAbsent, anchors }: Gone): Redacted {
  const leadsAway = (url: string): boolean => {
    const target = targetOf(url);
    if (target.kind === 'fragment') return anchors.has(target.id.toLowerCase());
    return target.kind === 'path' && pathsMeant(path, target.path).some((it) => isAbsent(it));
  };
  const some = [...text.matchAll(targets)].some((it) => leadsAway(it[1] ?? it[2] ?? it[3] ?? ''));
  return some ? blankedWithin(text, linksIn(text, leadsAway)) : text;
}

/** What of each link that leads away is not its words. */
function linksIn(text: Redacted, leadsAway: (url: string) => boolean): Range[] {
  const nodes = nodesOf(parseMarkdown(text).root);
  const names = new Set(nodes.flatMap((it) => (it.type === 'definition' && leadsAway(it.url) ? [it.identifier] : [])));
  return nodes.flatMap((it) => {
    const whole = rangeOf(it);
    switch (it.type) {
      case 'definition':
        return names.has(it.identifier) ? [whole] : [];
      case 'listItem':
        return isEntry(it, leadsAway) ? [whole] : [];
      case 'link':
        return leadsAway(it.url) ? around(it, whole) : [];
      case 'linkReference':
        return names.has(it.identifier) ? around(it, whole) : [];
      case 'image':
        return leadsAway(it.url) ? besideAlt(text, whole) : [];
      case 'imageReference':
        return names.has(it.identifier) ? besideAlt(text, whole) : [];
      case 'html':
        return [...text.slice(whole.start, whole.end).matchAll(attribute)].flatMap((found) => {
          const start = whole.start + found.index;
          return leadsAway(found[1] ?? found[2] ?? found[3] ?? '') ? [{ start, end: start + found[0].length }] : [];
        });
      default:
        return [];
    }
  });
}

/** True for an item of a list that is nothing but a link to a place in the text itself that is gone. */
function isEntry(item: Node, leadsAway: (url: string) => boolean): boolean {
  const [first] = 'children' in item ? item.children : [];
  if (first?.type !== 'paragraph' || first.children.length !== 1) return false;
  const [link] = first.children;
  return link?.type === 'link' && link.url.startsWith('#') && leadsAway(link.url);
}

function around(node: Node, { start, end }: Range): Range[] {
  const children = 'children' in node ? node.children : [];
  const [first, last] = [children.at(0), children.at(-1)];
  if (first === undefined || last === undefined) return [{ start, end }];
  return [
    { start, end: rangeOf(first).start },
    { start: rangeOf(last).end, end },
  ];
}

function besideAlt(text: Redacted, { start, end }: Range): Range[] {
  const [opening = '', alt = ''] = /^!\[((?:\\.|[^\]\\])*)/.exec(text.slice(start, end)) ?? [];
  return [
    { start, end: start + opening.length - alt.length },
    { start: start + opening.length, end },
  ];
}

function nodesOf(root: Node): Node[] {
  const nodes: Node[] = [];
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    if ('children' in node) for (const child of node.children) stack.push(child);
  }
  return nodes;
}
