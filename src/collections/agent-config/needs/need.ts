import type { Need } from '../schema-needs.ts';
import { shown } from '../shown.ts';

/** A need of which only kind and name are known, with what else is known about it. */
export function needOf(kind: Need['kind'], name: string, more: Partial<Omit<Need, 'kind' | 'name'>> = {}): Need {
  return {
    kind,
    name: plainNames.has(kind) ? name : shown(name, 300),
    from: null,
    version: null,
    pinned: null,
    state: null,
    required: true,
    secret: false,
    usedBy: 'this file',
    ...more,
  };
}

/** Each need once, with what asks for it. */
export function distinct(needs: readonly Need[]): Need[] {
  const seen = new Map<string, Need>();
  for (const it of needs) {
    const key = [it.kind, it.name, it.version, it.usedBy].join('\n');
    const before = seen.get(key);
    seen.set(key, before === undefined ? it : { ...before, required: before.required || it.required, secret: before.secret || it.secret });
  }
  return [...seen.values()];
}

/** The same needs as those of one server, hook or other part. */
export function usedBy(needs: readonly Need[], user: string): Need[] {
  return needs.map((it) => ({ ...it, usedBy: user }));
}

// Names of these are written by themselves; the others are words of a command.
const plainNames: ReadonlySet<Need['kind']> = new Set(['variable', 'input', 'server', 'plugin', 'system']);
