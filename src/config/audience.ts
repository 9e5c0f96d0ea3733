import { z } from 'zod';
import { everyone, usualAudiences, type Audience } from '../model/audience.ts';
import { Failure } from '../model/failure.ts';
import { nearest } from '../model/nearest.ts';

const filled = z.string().min(1, 'Must not be empty');

/** What an audience gets, as the config says it. */
export const audienceSettings = z.strictObject({
  /** Collections that are left out, by name, and `problems`. Without it: those that are not for a client. */
  leaveOut: z.array(filled).optional(),
  /** Globs of paths from the repository root that are left out as well. */
  paths: z.array(filled).optional(),
  /** Whether what is marked internal is shown. Without it: to developers only. */
  internal: z.boolean().optional(),
});

/** Names of audiences of one's own. */
export const audienceName = z.string().regex(/^(?!all$)[a-z][a-z0-9-]*$/, 'Must be lower-case letters, digits and hyphens, and not "all"');

/** The audience of a name. Throws a Failure when there is none of that name. */
export function audienceOf(name: string, own: Readonly<Record<string, z.infer<typeof audienceSettings>>>): Audience {
  const known = [...new Set([...usualAudiences, ...Object.keys(own)])];
  const [settings] = Object.entries(own).flatMap(([key, value]) => (key === name ? [value] : []));
  if (!known.includes(name)) {
    const meant = nearest(name, known);
    throw new Failure('HO280', 'usage', `There is no audience "${name.slice(0, 40)}".`, [
      ...(meant === null ? [] : [`Did you mean  --audience ${meant}`]),
      `Audiences are: ${known.join(', ')}. Others are described in the config, under "audiences".`,
    ]);
  }
  const internal = settings?.internal ?? (name === 'developer' || name === everyone);
  return { name, internal, leaveOut: settings?.leaveOut ?? (internal ? [] : null), paths: settings?.paths ?? [], known };
}
