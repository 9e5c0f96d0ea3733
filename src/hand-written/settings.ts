import { z } from 'zod';
import { readFrontMatter } from '../markdown/front-matter.ts';
import { nearest } from '../model/nearest.ts';
import { faultAt, type Fault } from './fault.ts';

const line = z.string().trim().min(1, 'must not be empty').max(200, 'must be at most 200 characters');

/** What the front matter of a page may say. Values are text, because YAML is read as text. */
const settings = z.strictObject({
  title: line,
  description: z.string().trim().min(1, 'must not be empty').max(600, 'must be at most 600 characters').optional(),
  /** Its name in the menu; `no` keeps it out. Without it: the title. */
  menu: line.optional(),
  /** Pages with lower numbers stand first. */
  order: z
    .string()
    .regex(/^-?\d{1,6}$/, 'must be a whole number')
    .optional(),
  /** Who it is for. Without it: everyone. */
  audience: z
    .union([line.transform((it) => [it]), z.array(line).min(1, 'must not be empty')], 'must be a name or a list of names')
    .optional(),
});

/** What a page says of itself. */
export interface PageSettings {
  title: string;
  description: string | null;
  /** Null for a page that stands in no menu. */
  menu: string | null;
  order: number;
  /** Readers it is for; empty for everyone. */
  audience: string[];
}

/** The front matter of a page, and where its text begins; `said` is null when something in it is wrong. */
export function readSettings(text: string): { said: PageSettings | null; bodyStart: number; faults: Fault[] } {
  const { front, problems } = readFrontMatter(text);
  if (problems.length > 0 || front.data === null) {
    const faults = problems.map((it) => ({ line: it.line ?? 1, column: it.column ?? 1, message: it.message, hint: it.fix }));
    return { said: null, bodyStart: front.endOffset, faults: faults.length > 0 ? faults : [noFrontMatter] };
  }
  const block = text.slice(0, front.endOffset);
  const checked = settings.safeParse(front.data);
  if (checked.success) return { said: saidBy(checked.data), bodyStart: front.endOffset, faults: [] };
  const faults = checked.error.issues.flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => faultAt(block, placeOf(block, key), ...unknownKey(key)));
    const key = String(issue.path[0] ?? '');
    const missing = front.data !== null && !Object.hasOwn(front.data, key);
    return [faultAt(block, placeOf(block, key), missing ? `The front matter has no \`${key}\`.` : `\`${key}\` ${issue.message}.`, known)];
  });
  return { said: null, bodyStart: front.endOffset, faults };
}

function saidBy({ title, description, menu = title, order = '0', audience = [] }: z.output<typeof settings>): PageSettings {
  const listed = /^(?:no|false)$/i.test(menu) ? null : /^(?:yes|true)$/i.test(menu) ? title : menu;
  return { title, description: description ?? null, menu: listed, order: Number(order), audience };
}

const keys = Object.keys(settings.shape);
const known = `It may say: ${keys.join(', ')}`;

function unknownKey(key: string): [string, string] {
  const meant = nearest(key, keys);
  return ['The front matter has a key that means nothing here.', meant === null ? known : `did you mean \`${meant}\`?`];
}

/** Offset of a key in the block; the start of the block for one that is not there. */
function placeOf(block: string, key: string): number {
  const at = block.split('\n').findIndex((it) => it.startsWith(`${key}:`) || it.startsWith(`"${key}"`) || it.startsWith(`'${key}'`));
  return at < 0 ? 0 : block.split('\n').slice(0, at).join('\n').length + (at === 0 ? 0 : 1);
}

const noFrontMatter: Fault = {
  line: 1,
  column: 1,
  message: 'The page has no front matter, so it has no title.',
  hint: 'Begin the file with lines  ---  title: …  ---',
};
