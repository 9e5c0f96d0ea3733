import { fieldsOf, isFields, textOf } from '../../../data/values.ts';
import type { Keys } from './source.ts';

/** One handler as it was written, whatever the shape around it. */
export interface Written {
  event: string;
  keys: Keys;
  /** The handler itself; null when it is no object. */
  fields: Record<string, unknown> | null;
  matcher: string | null;
  /** What the group says of all its handlers. */
  description: string | null;
  /** True when the handler stands where the tool expects it. */
  inShape: boolean;
}

/** `{ Event: [{ matcher, hooks: [handler] }] }`. A handler directly in the list is taken too, and is out of shape. */
export function groupedHooks(hooks: unknown, start: Keys): Written[] {
  return Object.entries(fieldsOf(hooks)).flatMap(([event, groups]) => {
    const keys = [...start, event];
    if (!Array.isArray(groups)) return [broken(event, keys)];
    return groups.flatMap((group: unknown, index): Written[] => {
      const own = [...keys, index];
      if (!isFields(group)) return [broken(event, own)];
      const matcher = typeof group['matcher'] === 'string' ? group['matcher'] : null;
      const description = textOf(group['description']);
      const inner = group['hooks'];
      if (!Array.isArray(inner)) return [{ event, keys: own, fields: group, matcher, description, inShape: false }];
      return inner.map((it: unknown, at): Written => ({
        event,
        keys: [...own, 'hooks', at],
        fields: isFields(it) ? it : null,
        matcher,
        description,
        inShape: isFields(it),
      }));
    });
  });
}

/** `{ event: [handler] }`; a group with `hooks` inside is taken apart as well. */
export function flatHooks(hooks: unknown, start: Keys): Written[] {
  return groupedHooks(hooks, start).map((it) => ({
    ...it,
    inShape: it.fields !== null,
    matcher: it.matcher ?? textOf(it.fields?.['matcher']),
  }));
}

/** `{ hooks: [{ name, trigger, matcher, action }] }`, and the older form of one hook a file: `{ name, when, then }`. */
export function kiroHooks(value: unknown): Written[] {
  const file = fieldsOf(value);
  if (isFields(file['when']) || isFields(file['then'])) return [kiroOld(file)];
  if (isFields(file['hooks'])) return flatHooks(file['hooks'], ['hooks']);
  if (!Array.isArray(file['hooks'])) return [];
  return file['hooks'].map((it: unknown, index): Written => {
    const keys: Keys = ['hooks', index];
    if (!isFields(it)) return broken('', keys);
    const event = textOf(it['trigger']) ?? '';
    const fields = { ...it, ...fieldsOf(it['action']) };
    return {
      event,
      keys,
      fields,
      matcher: textOf(it['matcher']),
      description: textOf(it['name']),
      inShape: event !== '' && isFields(it['action']),
    };
  });
}

function kiroOld(file: Record<string, unknown>): Written {
  const when = fieldsOf(file['when']);
  const then = fieldsOf(file['then']);
  const patterns = [...listed(when['patterns']), ...listed(when['toolTypes'])];
  const type = textOf(then['type']) === 'runCommand' ? 'command' : 'agent';
  return {
    event: textOf(when['type']) ?? '',
    keys: ['when'],
    fields: { ...then, type, enabled: file['enabled'] },
    matcher: patterns.length > 0 ? patterns.join(', ') : null,
    description: textOf(file['description']) ?? textOf(file['name']),
    inShape: textOf(when['type']) !== null && textOf(then['type']) !== null,
  };
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap((it) => textOf(it) ?? []) : []);

const broken = (event: string, keys: Keys): Written => ({ event, keys, fields: null, matcher: null, description: null, inShape: false });
