import { mayHoldLabel } from './diagrams.ts';
import { commentsIn, innerCommentsIn, innerTag, tag, target } from './markup.ts';
import { controls, unseen } from './spellings.ts';
import { mayHoldToken } from './tokens.ts';
import { editedView, sourceView, type Edit } from './view.ts';

/** False for almost every text without a token and a private key in any spelling, at a small part of the cost of looking closely. */
export function mayHoldSecret(text: string, known: (text: string) => readonly unknown[]): boolean {
  if (known(text).length > 0) return true;
  if (text.length < 20) return known(text.replace(tagsAndMarks, '')).length > 0;
  if (unusual.test(text) || mayHoldLabel(text)) return true;
  const printed = text.replace(control, '');
  const seen = special.test(printed) ? printed.replace(/[\u2010\u2011]/g, '-').replace(unseenRun, '') : printed;
  if (hasSign(seen.replace(anyMarks, '')) || known(seen.replace(tagsAndMarks, '')).length > 0) return true;
  if (!seen.includes('<') && !seen.includes('](') && !seen.includes('][')) return false;
  const comments = seen.includes('<!--');
  if (hasSign((comments ? without(seen, commentsIn(seen)) : seen).replace(markup, ''))) return true;
  if (!comments && !tagInside.test(seen)) return false;
  const inner = comments ? without(seen, innerCommentsIn(seen)) : seen;
  return [inner.replace(anyMarks, ''), inner.replace(innerMarkup, ''), comments ? seen.replace(innerMarkup, '') : ''].some((it) =>
    hasSign(it),
  );
}

const without = (text: string, edits: readonly Edit[]): string => editedView(sourceView(text), edits).text;

/** Characters of a token spelled in a way that nobody needs. What writers and programs spell like that all the time is left out. */
const unusual = new RegExp(
  [
    '&#(?!(?:[xX](?:2[267]|3[CcEe]|60|7[Bb]|[Aa]0)|34|38|39|60|62|123|125|160);(?!#))',
    '&(?:lowbar|UnderBar|hyphen|dash|period|sol|bsol|plus|percnt|shy|zwn?j|lrm|rlm|NoBreak|ZeroWidth|Negative|ApplyF|Invisible|af;|it;|ic;)',
    '&(?:amp|#38|#[xX]26);(?:#|lowbar|shy|UnderBar)',
    '%(?:25|2[DEde]|3[0-9]|[46][1-9A-Fa-f]|5[0-9AaCcFf]|7[0-9Aa])',
    String.raw`\\u(?:00(?!2[0237]|3[CcEe])[2-7]|\{|20(?:[06]|1[01]|2[A-Ea-e])|00[Aa][Dd]|[Ff][Ee])`,
    String.raw`\\x(?!1[Bb]|2[0237])[2-7][0-9A-Fa-f]`,
  ].join('|'),
);
const control = new RegExp(`[${controls}]`, 'g');
// Half a pair counts as unseen here: this only has to let through enough. A class of its own, because together with controls it is slow.
const unseenRun = new RegExp(`[${unseen}\\uD800-\\uDFFF]+`, 'g');
const special = new RegExp(`[\\u2010\\u2011${unseen}\\uD800-\\uDFFF]`);
const tagsAndMarks = /<[^<>]{0,400}>|[\\*~`[\]]+/g;
const anyMarks = /[\\*~`![\]]+/g;
const markup = new RegExp(`(?<!\\\\)${tag}|${target}|[\\\\*~\`![]+|\\]`, 'g');
const innerMarkup = new RegExp(`${innerTag}|[\\\\*~\`![]+|\\]`, 'g');
const tagInside = /(?:<[A-Za-z/]|\]\()[^<>()\n]*</;

/** Whether a rule finds something, whatever stands around it, or a private key may begin here. */
function hasSign(text: string): boolean {
  return keySigns.test(text) || mayHoldToken(text);
}

// What was hidden before may go on in another spelling.
const keySigns = /redacted: |PRIVATE.{1,12}KEY|PuTTY-User-Key-File-/;
