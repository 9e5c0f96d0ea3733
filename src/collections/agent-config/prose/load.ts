import { textOf } from '../../../data/values.ts';
import { complaints, type Complaint } from '../findings.ts';
import type { Place } from '../places.ts';
import type { Load } from '../schema-prose.ts';
import { globsOf, truthOf } from './front.ts';

type Front = Readonly<Record<string, unknown>>;

/** When a text of instructions or a rule reaches the model, and what keeps it from doing so. */
export function loadOf(place: Place, front: Front): { load: Load; complaint: Complaint | null } {
  const reader = place.kind === 'rules' ? rules[place.tool] : undefined;
  if (place.kind === 'template' || place.kind === 'style')
    return fine(load('manual', [], place.kind === 'template' ? 'when a command asks for it' : 'when it is chosen'));
  if (place.kind === 'mode') return fine(load('manual', [], 'when it is chosen'));
  if (reader !== undefined) return reader(front, place);
  return fine(place.base === '' ? load('always') : load('on-directory', [], `in ${place.base}`));
}

type Loaded = { load: Load; complaint: Complaint | null };

const load = (when: Load['when'], globs: string[] = [], condition: string | null = null): Load => ({
  when,
  globs,
  matches: null,
  condition,
});
const fine = (it: Load): Loaded => ({ load: it, complaint: null });
const useless = (it: Load): Loaded => ({ load: it, complaint: complaints.ruleWithoutPattern });
const onMatch = (globs: string[]): Load => load('on-match', globs);

const rules: Readonly<Record<string, (front: Front, place: Place) => Loaded>> = {
  'claude-code': byPaths,
  cline: byPaths,
  cursor: (front, { path }) => {
    if (path.endsWith('.md')) return { load: load('never', [], 'Cursor reads only `.mdc` here'), complaint: complaints.ignoredFile };
    const globs = globsOf(front['globs']);
    if (truthOf(front['alwaysApply']) === true)
      return {
        load: load('always'),
        complaint: typeof front['alwaysApply'] === 'string' && /^["']/.test(front['alwaysApply']) ? complaints.wrongType : null,
      };
    if (globs.length > 0) return fine(onMatch(globs));
    return fine(load(textOf(front['description']) === null ? 'manual' : 'model-decides'));
  },
  copilot: (front) => {
    const globs = globsOf(front['applyTo']);
    if (globs.length === 0) return fine(load('manual'));
    return fine(globs.some((it) => it === '**' || it === '*' || it === '**/*') ? load('always') : onMatch(globs));
  },
  devin: byTrigger,
  antigravity: byTrigger,
  kiro: (front) => {
    const globs = globsOf(front['fileMatchPattern']);
    const inclusion = textOf(front['inclusion']) ?? 'always';
    if (inclusion === 'fileMatch') return globs.length > 0 ? fine(onMatch(globs)) : useless(load('on-match'));
    return fine(load(inclusion === 'auto' ? 'model-decides' : inclusion === 'manual' ? 'manual' : 'always'));
  },
  roo: (_, { path }) => {
    const mode = /(?:^|\/)(?:\.roo\/rules|\.roorules)-([^/]+)/.exec(path)?.[1];
    return fine(mode === undefined ? load('always') : load('in-mode', [], `mode ${mode}`));
  },
  amp: () => fine(load('manual', [], 'in reviews')),
  codex: () => fine(load('always', [], 'when a command is about to run')),
  'gemini-cli': () => fine(load('always', [], 'when a tool is about to run')),
};

function byPaths(front: Front, { base }: Place): Loaded {
  const globs = globsOf(front['paths']);
  if (globs.length > 0) return fine(onMatch(globs));
  return fine(base === '' ? load('always') : load('on-directory', [], `in ${base}`));
}

function byTrigger(front: Front): Loaded {
  const globs = globsOf(front['globs']);
  const trigger = textOf(front['trigger']);
  if (trigger === 'glob') return globs.length > 0 ? fine(onMatch(globs)) : useless(load('on-match'));
  if (trigger === 'model_decision') return fine(load('model-decides'));
  if (trigger === 'manual') return fine(load('manual'));
  return fine(trigger === 'always_on' ? load('always') : load(globs.length > 0 ? 'on-match' : 'manual', globs, 'no trigger is written'));
}
