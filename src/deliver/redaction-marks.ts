import { addressOfRow } from '../model/paging.ts';
import { labelOf, receiptUrl, type Receipt } from '../model/receipt.ts';

/**
 * Makes every redaction in the text of a page visible as one, with a link to its row in the list. Pages come from one renderer: in text
 * every `<` is escaped, and attribute values stand in quotes. Attributes, scripts and titles stay; within a link or a button there is
 * no further link.
 */
export function redactionMarks({ entries }: Receipt): (html: string) => string {
  if (entries.length === 0) return (html) => html;
  const addresses = new Map(entries.map((it, index) => [labelOf(it), `${addressOfRow(receiptUrl, index)}#${it.id}`]));
  const rules = new Set(entries.map((it) => it.rule));
  const markOf = (text: string, isWithin: boolean): string => {
    const address = isWithin ? undefined : addresses.get(text);
    if (address !== undefined) return `<a class="redaction" href="${address}">${text}</a>`;
    // A document may hold words in brackets of its own.
    return rules.has(text.replaceAll(frame, '')) ? `<span class="redaction">${text}</span>` : text;
  };
  return (html) => (sign.test(html) ? marked(html, markOf) : html);
}

function marked(html: string, markOf: (text: string, isWithin: boolean) => string): string {
  let [within, from] = [0, 0];
  let page = '';
  const add = (text: string): void => void (page += text.replace(label, (it) => markOf(it, within > 0)));
  for (const { 0: piece, 1: closes = '', 2: name = '', index } of html.matchAll(pieces)) {
    add(html.slice(from, index));
    page += piece;
    from = index + piece.length;
    if (apart.test(name)) within += closes === '' ? 1 : -1;
  }
  add(html.slice(from));
  return page;
}

const sign = /\[[a-z]/;
const frame = /^\[redacted: |(?: \d+)?\]$/g;
const label = /\[[a-z][^[\]<>\n]{2,70}\]/g;
// Elements without other elements inside are taken whole.
const pieces =
  /<(?:script|style|title|textarea|option)\b[\s\S]*?<\/(?:script|style|title|textarea|option)>|<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
const apart = /^(?:a|button|label|summary)$/i;
