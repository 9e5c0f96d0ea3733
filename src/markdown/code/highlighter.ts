import type { Grammar, HighlighterCore } from 'shiki/core';
import type { StateStack } from 'shiki/textmate';
import { limits } from '../../model/limits.ts';
import { grammarOf } from './languages.ts';
import { colourOf, roles, theme } from './roles.ts';
import { spansOf, type Start } from './spans.ts';

/** Colours code in one language. */
export interface Highlighter {
  /** Code as HTML whose elements have classes and no style: the text in it is the code, character by character. */
  htmlOf(code: string): string;
}

/** What a line became, and the state of the grammar behind it. */
interface Line {
  html: string;
  after: StateStack;
}

/** Gives a highlighter for each of `languages`; what makes them is loaded only when there is one. */
export async function highlightersFor(languages: Iterable<string>): Promise<Map<string, Highlighter>> {
  const wanted = [...languages].toSorted();
  const made = new Map<string, Highlighter>();
  if (wanted.length === 0) return made;
  const [{ createHighlighterCore }, { createOnigurumaEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
  ]);
  // Of the two engines this one gives up on an expression that would take for ever, and makes rarely used ones in a fifth of the time.
  const core = await createHighlighterCore({ themes: [theme], langs: [], engine: createOnigurumaEngine(import('shiki/wasm')) });
  for (const language of wanted) {
    const grammars = await grammarOf(language);
    await core.loadLanguage(...grammars);
    made.set(language, highlighter(core, core.getLanguage(grammars.at(-1)?.name ?? language)));
  }
  return made;
}

function highlighter(core: HighlighterCore, grammar: Grammar): Highlighter {
  const roleOf = core.setTheme('roles').colorMap.map((it) => numbers.get(it.toLowerCase()) ?? 0);
  const start = grammar.tokenizeLine2('', null, 0).ruleStack;
  // Most lines of commands stand in many documents, and each by itself.
  const known = new Map<string, Line>();
  const read = (line: string, before: StateStack): Line => {
    if (line === '' || line.length > limits.code.line) return { html: spansOf(line, []), after: before };
    // The time limit of the grammar would make the result depend on the machine.
    const { tokens, ruleStack } = grammar.tokenizeLine2(line, before, 0);
    const starts: Start[] = [];
    for (let at = 0; at < tokens.length; at += 2)
      starts.push({ at: tokens[at] ?? 0, role: roleOf[foregroundIn(tokens[at + 1] ?? 0)] ?? 0 });
    return { html: spansOf(line, starts), after: ruleStack };
  };
  const lineOf = (line: string, before: StateStack): Line => {
    if (before !== start || line.length > longestKept) return read(line, before);
    const found = known.get(line) ?? read(line, before);
    if (known.size < mostKept) known.set(line, found);
    return found;
  };
  return {
    htmlOf(code) {
      let state = start;
      const lines = code.split('\n').map((line) => {
        const { html, after } = lineOf(line, state);
        state = after;
        return html;
      });
      return lines.join('\n');
    },
  };
}

/** Number of the colour in what the grammar says of a piece. */
const foregroundIn = (metadata: number): number => (metadata >>> 15) & 0x1ff;

const numbers = new Map(roles.map((_, role) => [colourOf(role), role]));
const longestKept = 300;
const mostKept = 20_000;
