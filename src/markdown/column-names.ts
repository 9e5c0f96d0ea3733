/**
 * Finished HTML in which every cell of a table with many columns says what its column is called: on paper such a table does not fit, and its rows are
 * shown as cards.
 */
export function withColumnNames(html: string): string {
  return html.includes('<thead') ? html.replace(table, (whole) => named(whole)) : html;
}

function named(html: string): string {
  const names = [...(heads.exec(html)?.[0] ?? '').matchAll(cell)].map(([, words = '']) =>
    words.replace(tag, '').replaceAll(/\s+/g, ' ').trim(),
  );
  if (names.length < many || html.includes('span="') || html.lastIndexOf('<table') > 0) return html;
  let column = 0;
  // Every tag is read whole, so that what looks like one inside an attribute is none.
  return html.replace(tag, (whole, name: string) => {
    if (name === 'tr') column = 0;
    if (name !== 'td' && name !== 'th') return whole;
    const its = names[column++] ?? '';
    return name === 'th' || its === '' ? whole : `<td data-label="${its.replaceAll('"', '&quot;')}"${whole.slice('<td'.length)}`;
  });
}

const many = 8;
const table = /<table(?:\s[^>]*)?>[\s\S]*?<\/table>/g;
const heads = /<thead>[\s\S]*?<\/thead>/;
const cell = /<t[hd](?:[^"'<>]|"[^"]*"|'[^']*')*>([\s\S]*?)<\/t[hd]>/g;
const tag = /<(\/?[a-z][a-z0-9]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>/g;
