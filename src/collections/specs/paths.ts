import { placeOf, type Place } from './places.ts';

/** True for the path of a specification, plan or proposal, or of the data beside one. */
export function owns(path: string): boolean {
  const place = placeOf(path);
  return place !== null && leftOutBecause(path, place) === null && !isAboutSpecs(path, place);
}

/** Why a path that looks like a specification is none; null when it is one or looks like none. */
export function excludes(path: string): string | null {
  const place = placeOf(path);
  return place === null ? null : leftOutBecause(path, place);
}

function leftOutBecause(path: string, { before, part, family }: Place): string | null {
  const folders = before.split('/').slice(0, -1);
  for (const it of folders) {
    const reason = foreign.get(it.toLowerCase());
    if (reason !== undefined) return reason;
    if (exampleFolder.test(it)) return 'lies in a folder of examples';
  }
  if (folders.some((it, at) => language.test(it) && holdsLanguages.test(folders[at - 1] ?? ''))) return 'lies in a tree of translations';
  const own = path.slice(before.length).split('/');
  const name = (own.pop() ?? '').toLowerCase();
  if (own.some((it) => inside.test(it)) || template.test(name) || templateFolder.test(own.join('/'))) return 'is a template or an example';
  if (/^(?:agents|claude|gemini|skill)\.md$/.test(name)) return 'is an instruction for agents';
  if (family === 'plain' && part === 'plan' && own.length === 0 && folders.some((it) => it.startsWith('.')))
    return 'lies in a folder of settings for a tool';
  return null;
}

/** True for the index or the guide of a folder of specifications, and for a page on how they are written: documents, but of another kind. */
function isAboutSpecs(path: string, { before, family, feature }: Place): boolean {
  const own = path.slice(before.length).split('/');
  const name = (own.pop() ?? '').toLowerCase();
  if (family === 'plain' && own.length === 0 && about.test(name)) return true;
  const isPlain = family === 'plain' || family === 'superpowers' || family === 'execplan';
  return isPlain && index.test(name) && own.length < 3 && feature === null;
}

const about = /(?:^|[-_. ])(?:patterns?|guides?|guidelines?|formats?|howto|conventions?|style|workflow|system|process|schema)(?:$|[-_. ])/i;
const index = /^(?:readme|index|toc|overview|contributing)(?:[-_.][a-z]{2}(?:-[a-z]{2,4})?)?\.(?:md|mdx|markdown)$/;
const template = /(?:^|[-_. ])(?:template|templates|example|sample|vorlage|plantilla|modele|skeleton|boilerplate)(?:$|[-_. ])/i;
const inside = /^(?:templates?|_templates|examples?|fixtures?|__fixtures__|node_modules|testdata|test-data|samples?)$/i;
const exampleFolder = /(?:^|[-_.])(?:examples?|templates?|fixtures?|samples?)(?:$|[-_.])/i;
const templateFolder = /(?:^|\/)(?:NNNN|XXXX|YYYYMMDD)[-_]/;
const language =
  /^(?:ar|bn|cs|da|de|el|es|fa|fi|fr|he|hi|hu|id|it|ja|jp|ko|kr|nl|no|pl|pt|ro|ru|sv|th|tr|uk|ur|vi|zh|cn|tw)(?:[-_][a-z]{2,4})?$/i;
const holdsLanguages = /^(?:docs?|documentation|website|content|pages|i18n|translations?|locales?)$/i;

// Folders whose files are written for a tool or as an example, with what to say of them (2026-11).
const foreign: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'lies in a folder of templates': 'templates template _templates .templates scaffolds scaffold',
    'lies in a folder of examples': 'examples example samples sample demos demo',
    'lies in a folder of tests or their data':
      'tests test __tests__ fixtures fixture __fixtures__ testdata test-data e2e golden integration-tests test-fixtures',
    'lies in a folder of instructions for agents':
      'skills skill commands command prompts prompt agents rules workflows chatmodes hooks .hooks',
    'lies in a folder of other people’s code': 'node_modules vendor vendored third_party third-party site-packages bower_components',
    'lies in a folder of transcripts': '.specstory',
    'lies in a folder of guides': 'guides guide tutorials tutorial howto',
    'lies in a folder of build output': 'dist',
    'lies in a tree of translations': 'translations locales locale i18n',
  }).flatMap(([reason, names]) => names.split(' ').map((name) => [name, reason] as const)),
);
