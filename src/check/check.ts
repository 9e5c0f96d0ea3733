import { byPlace, problemOf, type Problem } from '../model/problem.ts';
import type { Repository, Subject } from './facts.ts';
import { rules, type Rule } from './rules.ts';
import { twinsOf } from './twins.ts';

/** What a check found. */
export interface CheckReport {
  version: string;
  handoffs: readonly HandoffReport[];
}

export interface HandoffReport {
  path: string;
  /** Share of the rules that it keeps, 0 to 100. */
  kept: number;
  findings: readonly CheckFinding[];
}

export type CheckFinding = Problem & { level: Rule['level'] };

/** What several handoffs of the same piece of work are told by. */
const twins: Pick<Rule, 'code' | 'name' | 'level'> = { code: 'HO731', name: 'is the only one of its piece of work', level: 'warning' };

/** What comes before all rules. */
export const text: typeof twins = { code: 'HO737', name: 'is text', level: 'error' };

/** Every rule, for reports that list them. */
export const allRules: readonly Pick<Rule, 'code' | 'name' | 'level'>[] = [
  ...rules.map(({ code, name, level }) => ({ code, name, level })),
  twins,
];

/** What a finding may be of: every rule, and what none can be held against. */
export const allFindings: typeof allRules = [...allRules, text];

/** What is said of a handoff that no rule can be held against. */
export function notText(path: string): HandoffReport {
  const said = { code: text.code, message: 'The handoff is not text, so that nothing of it can be read.', fix: 'Save it as UTF-8 text.' };
  return { path, kept: 0, findings: [{ ...problemOf(path, said), level: text.level }] };
}

/** Holds handoffs against the rules. Pure. */
export function checked(subjects: readonly Subject[], repository: Repository): HandoffReport[] {
  const same = twinsOf(subjects);
  return subjects.map((subject) => {
    const { path } = subject;
    const findings = rules.flatMap((rule) =>
      rule.check(subject, repository).map((it): CheckFinding => ({ ...problemOf(path, { ...it, code: rule.code }), level: rule.level })),
    );
    const others = same.get(path) ?? [];
    if (others.length > 0) {
      const message = `Another handoff tells of the same piece of work: ${others.join(', ')}.`;
      findings.push({
        ...problemOf(path, { code: twins.code, message, fix: 'Keep one, and write it over each time.' }),
        level: twins.level,
      });
    }
    const broken = new Set(findings.map((it) => it.code)).size;
    return { path, kept: Math.round((100 * (allRules.length - broken)) / allRules.length), findings: findings.toSorted(byPlace) };
  });
}
