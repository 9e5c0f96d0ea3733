import { isBranchName, isCertainName } from '../../model/branch-name.ts';

/** The branch that a value such as "feature/x (off main)" or "main / pending" names; null for words that are none, as "conditional in parser". */
export function branchOf(value: string): string | null {
  const [, name = '', behind = ''] = /^["'“`*\s]*(?:refs\/heads\/)?([^\s"'”`*,;()（）|·→]+)(.*)$/su.exec(value) ?? [];
  const word = name.replace(/[.:：。]+$/, '');
  if (!isBranchName(word)) return null;
  return isCertainName(word) || mains.has(word.toLowerCase()) || apart.test(behind) ? word : null;
}

const mains: ReadonlySet<string> = new Set(['main', 'master', 'trunk']);
// Behind a plain word anything else makes a sentence of it.
const apart = /^["'”`*\s]*(?:$|[,;(（|·→@/+&—–-]|(?:and|und|off|from|based on|at|von|aus)\s)/u;
