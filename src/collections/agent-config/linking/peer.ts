import type { Sibling } from '../../../model/collection.ts';
import type { Complaint } from '../findings.ts';
import type { AgentConfig } from '../schema.ts';

/** A record among its siblings. */
export type Peer = Sibling<AgentConfig>;

/** Notes what is wrong with a record, or with a document that one pulls in, at a line of its file. */
export type Report = (peer: Pick<Peer, 'id' | 'path'>, complaint: Complaint, line: number | null) => void;
