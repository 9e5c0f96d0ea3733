import { z } from 'zod';

/** Where a named file is. `unchecked` until the tree was asked; `dynamic` when a variable decides. */
export const pathState = z.enum(['found', 'missing', 'outside', 'home', 'absolute', 'dynamic', 'unchecked']);

/** One thing that a configuration needs to work. */
export const need = z.strictObject({
  kind: z.enum(['program', 'package', 'git', 'image', 'variable', 'input', 'host', 'file', 'server', 'plugin', 'system']),
  /** Name of the program, package, variable …; a path from the root of the repository, or as written, with `~` for a home folder. */
  name: z.string(),
  /** Registry of a package (`npm`, `pypi` …), scheme of a host; null where there is nothing of the kind. */
  from: z.string().nullable(),
  /** Version, tag, digest or branch as written; null when none is. */
  version: z.string().nullable(),
  /** Whether the same code runs every time; null where this is no question. */
  pinned: z.boolean().nullable(),
  /** Where a file is; null for anything else. */
  state: pathState.nullable(),
  /** False for what has a default or is only passed on. */
  required: z.boolean(),
  /** True for a variable or input whose name says that it holds a secret. */
  secret: z.boolean(),
  /** What asks for it: `server docs`, `hook Stop`, `this file`. */
  usedBy: z.string(),
});

export type PathState = z.output<typeof pathState>;
export type Need = z.output<typeof need>;
