import { ai } from './rules/ai.ts';
import { cloud } from './rules/cloud.ts';
import { messages } from './rules/messages.ts';
import { money } from './rules/money.ts';
import type { TokenRule } from './rules/rule.ts';
import { sourceHosting } from './rules/source-hosting.ts';
import { storage } from './rules/storage.ts';
import { watching } from './rules/watching.ts';

export type { TokenRule } from './rules/rule.ts';

/** The tokens this program knows by their form. The first rule that finds one names it. */
export const tokenRules: readonly TokenRule[] = [...sourceHosting, ...ai, ...money, ...messages, ...cloud, ...watching, ...storage];
