import type { Place } from './places.ts';
import type { Scan } from './scan.ts';

/** True for a text that tells how plans are written: OpenAI's guide to ExecPlans and its kin. Its example is no plan. */
export function isGuide({ headings }: Scan, path: string, { family, part }: Place): boolean {
  if (family !== 'execplan' || part !== 'plan') return false;
  if (headings.some((it) => skeleton.test(it.text))) return true;
  const title = headings.find((it) => it.depth === 1)?.text ?? '';
  return /(?:^|\/)plans\.mdx?$/i.test(path) && plural.test(title) && !headings.some((it) => it.depth === 2 && /^progress\b/i.test(it.text));
}

const skeleton = /^(?:skeleton of an? (?:good )?|how to use )(?:exec|execution )?-?plans?\b/i;
const plural = /\bexec(?:ution)?[ -]?plans\b/i;
