import { privateKeysIn } from './private-keys.ts';
import type { Range } from './ranges.ts';
import { tokensIn } from './tokens.ts';
import { type Edit, editedView, sourceView } from './view.ts';

/** Tokens that go on in the next line or in the next literal of a program, as `"ghp_…" + "…"`. */
export function brokenTokensIn(text: string, found: readonly Range[]): Range[] {
  const edits = [...text.matchAll(joint)]
    .filter(isJoint)
    .map(({ 0: all, index }) => ({ start: index, end: index + all.length, shown: '' }));
  return windowsOf(edits, text.length).flatMap(({ start, end, inside }) => {
    const view = editedView(sourceView(text.slice(start, end)), inside);
    return tokensIn(view.text)
      .map((it) => ({
        ...it,
        value: view.text.slice(it.start, it.end),
        start: start + view.startOf(it.start),
        end: start + view.endOf(it.end),
      }))
      .filter((it) => it.end - it.start > it.value.length && goesOn(it, text, found));
  });
}

interface Window {
  start: number;
  end: number;
  /** Edits from the start of the window. */
  inside: Edit[];
}

/** The surroundings of joints in which a token may stand; those that meet are one. */
function windowsOf(edits: readonly Edit[], length: number): Window[] {
  const windows: Window[] = [];
  for (const it of edits) {
    const last = windows.at(-1);
    const start = Math.max(0, it.start - around);
    if (last === undefined || start > last.end) windows.push({ start, end: it.end + around, inside: [] });
    const window = windows.at(-1);
    if (window === undefined) continue;
    window.end = Math.min(length, it.end + around);
    window.inside.push({ ...it, start: it.start - window.start, end: it.end - window.start });
  }
  return windows;
}

/** In prose lines end within words all the time; the characters of a token hold digits. */
function isJoint({ 0: all, index, input }: RegExpExecArray): boolean {
  return !all.includes('\n') || /["'`]/.test(all) || /\d/.test(input.slice(Math.max(0, index - 24), index));
}

/** False for a token that is whole in its line and followed by a word in the next one. */
function goesOn({ start, end }: Range, text: string, found: readonly Range[]): boolean {
  const whole = found.filter((it) => it.certain && start < it.end && it.start < end);
  const last = whole.reduce((most, it) => Math.max(most, it.end), start);
  const rest = text.slice(last, end);
  return whole.length === 0 || (/^\W{0,60}\w{6,}/.test(rest) && /\d/.test(rest) && /[A-Za-z]/.test(rest));
}

/** Runs of Base64 and hexadecimal that hold a token or a private key; each of them as a whole. */
export function encodedTokensIn(text: string): Range[] {
  const ranges: Range[] = [];
  for (const index of longRunsIn(text)) {
    const end = endOfRun(text, index + shortest);
    const run = text.slice(index, Math.min(end, index + longest));
    const decoded = hexadecimal.test(run) ? fromHex(run) : fromBase64(run);
    const secret = decoded === null ? undefined : (tokensIn(decoded)[0] ?? privateKeysIn(decoded)[0]);
    if (decoded !== null && secret)
      ranges.push({
        start: index,
        end,
        rule: secret.rule,
        certain: true,
        value: decoded.slice(secret.start, secret.end),
      });
  }
  return ranges;
}

/** Where runs begin that are long enough. One of them holds every so manieth character of the text: the others need no look. */
function longRunsIn(text: string): number[] {
  const starts: number[] = [];
  for (let at = shortest - 1; at < text.length; at += shortest) {
    let start = at + 1;
    while (start > 0 && inRun(text.charCodeAt(start - 1))) start -= 1;
    if (start > at) continue;
    let end = at + 1;
    while (end < text.length && inRun(text.charCodeAt(end))) end += 1;
    if (end - start >= shortest) starts.push(start);
    at = end;
  }
  return starts;
}

/** Where a run of Base64 ends that reaches to `at` at least. */
function endOfRun(text: string, at: number): number {
  let end = at;
  while (end < text.length && inRun(text.charCodeAt(end))) end += 1;
  for (let count = 0; count < 2 && text[end] === '='; count += 1) end += 1;
  return end;
}

function fromBase64(run: string): string | null {
  const plain = run.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  // The first characters tell whether it is text, without reading a whole picture.
  if (plain.length % 4 === 1 || !printable.test(atob(plain.slice(0, 16)))) return null;
  const decoded = atob(plain.slice(0, longest));
  return printable.test(decoded) ? decoded : null;
}

function fromHex(run: string): string | null {
  if (run.length % 2 === 1) return null;
  let decoded = '';
  for (let at = 0; at < run.length && at < longest; at += 2) {
    const code = Number.parseInt(run.slice(at, at + 2), 16);
    if (code < 9 || code > 126) return null;
    decoded += String.fromCharCode(code);
  }
  return decoded;
}

/** Characters on each side of a joint; longer tokens are recognised by their part that is whole. */
const around = 1200;
const longest = 40_000;
const printable = /^[\t\n\r\x20-\x7E]*$/;
const hexadecimal = /^(?:[0-9a-f]{2})+$/i;
/** Characters of the shortest run in which a token fits. */
const shortest = 32;
const runCodes = Uint8Array.from({ length: 128 }, (_, code) => (/[A-Za-z0-9+/_-]/.test(String.fromCharCode(code)) ? 1 : 0));
const inRun = (code: number): boolean => runCodes[code] === 1;
// Line ends within a word of ten characters, and signs that join two literals.
const joint =
  /(?<=[A-Za-z0-9_-]{10})\r?\n(?:[ \t>]{1,8})?(?=[A-Za-z0-9_-]{4})|(?<=[A-Za-z0-9_-])(["'`])[ \t]{0,4}[+.]?[ \t]{0,4}(?:\\?\r?\n[ \t]{0,40})?[+.]?[ \t]{0,4}\1(?=[A-Za-z0-9_-])/g;
