import type { Collection } from '../model/collection.ts';
import { acknowledgements } from './acknowledgements/index.ts';
import { agentConfig } from './agent-config/index.ts';
import { decisions } from './decisions/index.ts';
import { handoffs } from './handoffs/index.ts';
import { otherDocuments } from './other-documents/index.ts';
import { specs } from './specs/index.ts';

/** Every document type the site knows, in the order of its menu. */
export const collections: readonly Collection[] = [specs, decisions, handoffs, acknowledgements, agentConfig, otherDocuments];
