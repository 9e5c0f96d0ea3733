import { expect, test } from 'vitest';
import type { Redacted } from '../../src/model/redacted.ts';
import { redactDecoded } from '../../src/redact/decoded.ts';
import { redact } from '../../src/redact/redact.ts';
import { tokenRules } from '../../src/redact/rules.ts';

const secret = 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2';
const [head, tail] = [secret.slice(0, 9), secret.slice(9)];
const github = '[redacted: github token]';
const anthropic = '[redacted: anthropic key]';
const gh = `gh${'p_'}`;
const antKey = `sk-${'ant-api03-'}${secret}-${secret}_${secret}`;

/** What is left of a text after both looks at it. */
const shown = (text: string) => {
  const first = redact(text, 'a.md');
  const second = redactDecoded(first.text);
  return { text: second.text, findings: [...first.findings, ...second.findings] };
};

test.each([
  ['an escaped underscore', `a ghp\\_${secret} b`, `a ${github} b`],
  ['every mark escaped', `a ${antKey.replace(/[-_]/g, '\\$&')} b`, `a ${anthropic} b`],
  ['a decimal entity', `ghp&#95;${secret}`, github],
  ['a decimal entity with noughts', `ghp&#00095;${secret}`, github],
  ['a decimal entity without its end', `ghp&#95${secret.replace('a', 'Z')}`, github],
  ['a hexadecimal entity', `&#x67;hp_${secret}`, github],
  ['capitals in an entity', `ghp&#X5F;${secret}`, github],
  ['every character an entity', [...`${gh}${secret}`].map((it) => `&#${it.charCodeAt(0)};`).join(''), github],
  ['a named entity', `ghp&lowbar;${secret}`, github],
  ['another name', `ghp&UnderBar;${secret}`, github],
  ['hyphens nobody breaks at', antKey.replaceAll('-', '\u2011'), anthropic],
  ['a comment inside', `${gh}${head}<!-- -->${tail}`, github],
  ['a comment with a comment inside', `${gh}${head}<!-- <!-- > -->${tail}`, github],
  ['a comment over lines', `${gh}${head}<!--\n-->${tail}`, `${github}\n`],
  ['an empty tag inside', `${gh}${head}<b></b>${tail}`, github],
  ['a tag with a value', `${gh}${head}<b title="a > b"></b>${tail}`, github],
  ['a place to break', `${gh}${head}<wbr>${tail}`, github],
  ['a part in bold', `${gh}${head}**${tail}** x`, `${github}** x`],
  ['a part in italics', `${gh}${head}*${tail}* x`, `${github}* x`],
  ['a part struck out', `${gh}${head}~~${tail}~~ x`, `${github}~~ x`],
  ['a part in code', `${gh}${head}\`${tail}\` x`, `${github}\` x`],
  ['a part as a link', `[${gh}${head}](x "y")${tail} z`, `[${github} z`],
  ['bold text right before', `**a**${gh}${head}**${tail}**`, `**a**${github}**`],
  ['words right before and behind', `a<b>AK${'IA'}Q3EG<i></i>RT7XYZ2LMN4P</b>word`, 'a<b>[redacted: aws access key id]</b>word'],
  ['angle brackets that are no tag', `\\<${gh}${head}**${tail}**>`, `\\<${github}**>`],
  ['a tag that is none', `<b ${gh}${head}**${tail}**>`, `<b ${github}**>`],
  ['an entity in a link', `[x](https://x.test/?t=ghp&#95;${secret})`, `[x](https://x.test/?t=${github})`],
  ['a percent sign in a link', `[x](https://x.test/?t=ghp%5F${secret}&a=b)`, `[x](https://x.test/?t=${github}&a=b)`],
  ['a percent sign right before', `https://x.test/?t%3D${gh}${secret}`, `https://x.test/?t%3D${github}`],
  ['an entity in a value of a tag', `<a title="ghp&#95;${secret}">x</a>`, `<a title="${github}">x</a>`],
  ['a letter of JSON', `{"a":"gh\\u0070_${secret}"}`, `{"a":"${github}"}`],
  ['an escape of a script', `'\\x67hp_${secret}\\u{5f}'`, `'${github}\\u{5f}'`],
  ['a line of JSON right before', `{"a":"b\\n${gh}${secret}"}`, `{"a":"b\\n${github}"}`],
  ['Markdown in JSON', `{"a":"b\\nghp\\\\_${secret}"}`, `{"a":"b\\n${github}"}`],
  ['an entity in JSON', `{"a":"ghp\\u0026#95;${secret}"}`, `{"a":"${github}"}`],
  ['a zero-width space', `${gh}${head}\u200B${tail}`, github],
  ['a zero-width space by number', `${gh}${head}&#8203;${tail}`, github],
  ['a zero-width space by name', `${gh}${head}&ZeroWidthSpace;${tail}`, github],
  ['a zero-width space in JSON', `"${gh}${head}\\u200b${tail}"`, `"${github}"`],
  ['a soft hyphen', `${gh}${head}\u00AD${tail}`, github],
  ['a soft hyphen by name', `${gh}${head}&shy;${tail}`, github],
  ['a variation selector', `${gh}${head}\uFE0F${tail}`, github],
  ['a tag of Unicode', `${gh}${head}\u{E0041}${tail}`, github],
  ['a byte order mark', `${gh}${head}\uFEFF${tail}`, github],
  ['a control', `${gh}${head}\u0008${tail}`, github],
  ['an escape late in it', `${antKey}\\_${secret} b`, `${anthropic} b`],
  ['bold text late in it', `${antKey}**${secret}** b`, `${anthropic}** b`],
  ['several at once', `**gh**&#112;\\_${head}<!-- x -->\u200B${tail}`, `**${github}`],
])('a token with %s is hidden', (_, text, expected) => {
  const { text: result, findings } = shown(text);
  expect(result).toBe(expected);
  expect(new Set(findings.map(({ rule }) => rule)).size).toBe(1);
  expect(redactDecoded(result)).toEqual({ text: result, findings: [] });
});

const dashes = '-----';
const [open, close] = [`${dashes}BEGIN RSA ${'PRIVATE'} KEY${dashes}`, `${dashes}END RSA ${'PRIVATE'} KEY${dashes}`];
const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKB';
const key = '[redacted: private key]';

test.each([
  ['entities for spaces', `a\n${open.replaceAll(' ', '&#32;')}\n${line}\n${close}\nb`, `a\n${key}\n\n\nb`],
  ['entities for dashes', `${open.replaceAll('-', '&#x2d;')}\n${line}\n${close.replaceAll('-', '&#45;')}\nb`, `${key}\n\n\nb`],
  ['escaped dashes', `${open.replaceAll('-', '\\-')}\n${line.replace('vQ', 'v\\/')}\n${close.replaceAll('-', '\\-')}\nb`, `${key}\n\n\nb`],
  ['breaks for lines', `<p>${open}<br>${line}<br>${line}</p>`, `<p>${key}<br><br></p>`],
  ['letters of JSON', `{"a":"${open.replace('R', '\\u0052')}\\n${line}\\n${close}\\n"}`, `{"a":"${key}\\n\\n\\n"}`],
  ['a zero-width space', `${open.replace('KEY', 'K\u200BEY')}\n${line}\n${close}\nb`, `${key}\n\n\nb`],
])('a private key with %s is hidden', (_, text, expected) => {
  const { text: result, findings } = shown(text);
  expect(result).toBe(expected);
  expect(findings.map(({ rule }) => rule)).toEqual(['private key']);
});

test('findings stand where the source does', () => {
  expect(shown(`a\nb &amp; ghp\\_${secret}\r\n\tghp&#95;${secret}`)).toEqual({
    text: `a\nb &amp; ${github}\r\n\t${github}`,
    findings: [
      { rule: 'github token', line: 2, column: 9 },
      { rule: 'github token', line: 3, column: 2 },
    ],
  });
});

// What is no token only because of a letter before it is one where markup parts them.
const glued = /^a[A-Za-z0-9]/;

test('examples that are no tokens stay, however they are written', () => {
  for (const text of tokenRules.flatMap(({ misses }) => misses.filter((it) => !glued.test(it)))) {
    for (const written of [text, text.replace(/[-_]/g, '\\$&'), text.replaceAll('_', '&#95;'), `**${text.slice(0, 6)}**${text.slice(6)}`])
      expect(redactDecoded(written as Redacted)).toEqual({ text: written, findings: [] });
  }
});

test.each([
  ['a clean text', '# Title\n\nText with `code`, **bold**, <b>tags</b>, &amp; and a\\_b.\n'],
  ['a name of a token', 'Set `GITHUB_TOKEN` to a `ghp\\_…` token; sk\\-ant\\-… works too.'],
  ['what was hidden before', `a [redacted: github token]**b** <i>c</i> &#95;${'x'.repeat(40)}`],
  ['more than one of what was hidden', 'Keep the [redacted: openai key]s, **[redacted: github token]** and `[redacted: private key]`.'],
  ['a hash below a hidden key', `[redacted: private key]\n\n\n${'3f786850e3'.repeat(4)}\n`],
  ['a cell beside a hidden token', '<td>[redacted: anthropic key]</td><td>production</td>'],
  ['two halves in two cells', `| ${gh}${head} | ${tail} |`],
  ['prose that names the lines of a key', `The line \`${open}\` opens it and \`${close}\`&#32;ends it.`],
])('%s stays', (_, text) => {
  expect(shown(text)).toEqual({ text, findings: [] });
});

const signed = `ghp\\_${secret} `;

test.each([
  ['backslashes', '\\'.repeat(300_000)],
  ['ampersands', '&'.repeat(300_000)],
  ['entities of entities', '&amp;'.repeat(60_000)],
  ['noughts', `&#${'0'.repeat(300_000)}`],
  ['open comments', `--> ${'<!--'.repeat(75_000)}`],
  ['open tags', '<a '.repeat(100_000)],
  ['open values', '<a b="'.repeat(50_000)],
  ['values in values', '<a " ="'.repeat(43_000)],
  ['two kinds of quotes', `<a '="' "='`.repeat(27_000)],
  ['equal signs', `<a ${'= '.repeat(150_000)}`],
  ['brackets', '[]('.repeat(100_000)],
  ['closing brackets', '](x)('.repeat(60_000)],
  ['references', ']['.repeat(150_000)],
  ['stars', '*'.repeat(300_000)],
  ['percent signs', '%5F'.repeat(100_000)],
  ['prefixes behind markup', 'a<b>sk-'.repeat(40_000)],
  ['words behind markup', `sk-${'ant-a1-'}<b>`.repeat(25_000)],
  ['many tokens', signed.repeat(7000)],
  ['many hidden tokens', '[redacted: anthropic key]\\_aB3dE5gH7jK9 '.repeat(7000)],
  ['many hidden keys', '[redacted: private key]\n'.repeat(12_000)],
  ['zero-width spaces', '\u200B'.repeat(300_000)],
])('%s take time in proportion to the text', (_, text) => {
  // The test runner's own limit is what fails here when something is read again and again.
  expect(shown(signed + text).text.startsWith(github)).toBe(true);
});
