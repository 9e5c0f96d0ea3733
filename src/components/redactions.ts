import type { ReceiptEntry } from '../model/receipt.ts';

/** Rows of one rule. */
export interface OfRule {
  rule: string;
  /** Whether something is to be revoked. */
  revoked: boolean;
  /** Where a secret of it is revoked; null where only whoever issued it knows. */
  revoke: string | null;
  rows: ReceiptEntry[];
}

/** A section of the page: what is to be done about its rows, rule by rule. */
interface Section {
  id: ReceiptEntry['group'];
  rules: OfRule[];
}

/** The rows of one page in their sections. `rows` are in the order of the list. */
export function sectionsOf(rows: readonly ReceiptEntry[]): Section[] {
  return [...Map.groupBy(rows, (it) => it.group)].map(([id, own]) => {
    const rules = [...Map.groupBy(own, (it) => it.rule)].map(([rule, ofRule]) => ({
      rule,
      revoked: id === 'rotate',
      revoke: ofRule[0]?.revoke ?? null,
      rows: ofRule,
    }));
    return { id, rules };
  });
}
