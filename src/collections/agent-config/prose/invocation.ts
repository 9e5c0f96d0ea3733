import { textOf } from '../../../data/values.ts';
import type { Place } from '../places.ts';
import { truthOf } from './front.ts';
import { stemOf } from './instructions.ts';

/** The name a prompt goes by: its own, else that of its folder or file. */
export function nameOf({ kind, path }: Place, front: Readonly<Record<string, unknown>>): string {
  const own = textOf(front['name']);
  if (kind === 'skill') return own ?? path.split('/').at(-2) ?? stemOf(path);
  return kind === 'command' ? stemOf(path) : (own ?? stemOf(path));
}

/** What a person types to call it; null when nobody can. */
export function invocationOf(place: Place, name: string, front: Readonly<Record<string, unknown>>): string | null {
  if (place.kind === 'subagent') return null;
  if (place.kind === 'skill') return truthOf(front['user-invocable']) === false ? null : `/${name}`;
  const [, below = ''] = /(?:^|\/)(?:commands?|prompts|workflows)\/(.*)$/.exec(place.path) ?? [];
  const folders = below.split('/').slice(0, -1);
  const separator = place.tool === 'opencode' ? '/' : ':';
  return `/${[...folders, name].join(separator)}`;
}
