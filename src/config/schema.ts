import { z } from 'zod';
import { milestone } from '../model/milestone.ts';
import { operatorShape } from '../model/operator.ts';
import { secretAnswers } from '../model/secret-policy.ts';
import { audienceName, audienceSettings } from './audience.ts';
import { personal } from './personal.ts';
import { siteSettings } from './site.ts';

const text = z.string().min(1, 'Must not be empty');

/** What `handover.config.ts` may say. Every setting is optional: a first build needs no file. */
export const config = z.strictObject({
  /** Title of the site. Without it: the README's first heading, else the name in a package manifest. */
  title: text.max(200).optional(),
  /** How the site presents itself, and what its pages lead to. */
  site: siteSettings.optional(),
  /** Folder of the repository to read, from the folder of this file. Without it: the current folder. */
  repo: text.optional(),
  /** Folder the site is written to, from the folder of this file. Without it: `dist/handover`. */
  out: text.optional(),
  /** Folder that keeps readings of past texts from one build to the next, from the folder of this file. Without it: none are kept. */
  cache: text.optional(),
  /** Build from a shallow clone too, with a banner on every page that says what is missing. Without it: `false`. */
  allowShallow: z.boolean().optional(),
  /** Make the search work without a web server too, for a site that is opened from a disk. Without it: `false`. */
  offline: z.boolean().optional(),
  /** Branches whose documents are read although they are not merged: `true` for all, or patterns such as `feature/*`. Without it: none. */
  refs: z
    .union([z.literal(true), text, z.array(text).min(1, 'Must not be empty')], 'Must be true, a pattern or a list of patterns')
    .optional(),
  /** The package before this one: a tag, branch or commit. Without it: the newest tag or milestone before the built commit. */
  since: text.optional(),
  /** Days that were milestones or packages, each with a page of what was in force then. Without it: none but the tags. */
  milestones: z.array(milestone).max(50, 'At most 50').optional(),
  /** How many tags get such a page, the newest first. Without it: 25. */
  asOf: z.int('Must be a whole number').min(0, 'Must not be negative').max(500, 'At most 500').optional(),
  /** Read what is not committed too; every page then says so. Without it: `false`. */
  workingTree: z.boolean().optional(),
  /** The operator's content folder, from the folder of this file; its `handover.yaml` says what only the operator knows. Without it: `handover`. */
  content: text.optional(),
  /** Folder of pages written by hand (MDX and Markdown), from the folder of this file. Without it: none. */
  pages: text.optional(),
  /** Who the site is for: `client`, `developer`, `all` or a name from `audiences`. Without it: `all`. */
  audience: text.optional(),
  /** What audiences get, by name. */
  audiences: z.record(audienceName, audienceSettings).optional(),
  /** How much of the past has pages. */
  history: z
    .strictObject({
      /** Bytes of all texts of one document up to which each has a page; beyond it only versions, the first and the newest 200. Without it: 50,000,000. */
      textLimit: z.number().int().min(0).optional(),
    })
    .optional(),
  /** What secrets do to a build: `block` stops it before anything is written, `redact` hides them and goes on. They are hidden in either case. */
  secrets: z
    .strictObject({
      /** Those in what the built commit holds. Without it: `block`. */
      current: z.enum(secretAnswers).optional(),
      /** Those that only its history holds. Without it: `redact`. */
      history: z.enum(secretAnswers).optional(),
      /** Baseline files that say which findings are no secrets, from the folder of this file. Without it: none. */
      allow: z.array(text).optional(),
    })
    .optional(),
  /** What becomes of personal data, and how authors are called. Without it: names are shown, addresses and numbers of people are not. */
  personal: personal.optional(),
  ...operatorShape,
});

export type Config = z.input<typeof config>;
