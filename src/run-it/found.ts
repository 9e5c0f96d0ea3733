import type { Facts } from './facts.ts';

/** What has been found in one document so far, and its text. */
export interface Found extends Pick<Facts, 'steps' | 'tools' | 'variables' | 'ports' | 'rollBack' | 'limits' | 'inWords' | 'told'> {
  text: string;
}
