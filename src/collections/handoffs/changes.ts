import { tight } from '../../headings/lexicon.ts';
import { isEastAsian } from '../../headings/words.ts';

/** Whether words before a list say that it holds what was changed: "Fixes applied in review:", "本次新增的代码调整：". */
export function tellsChanges(lead: string): boolean {
  if (!isEastAsian(lead)) return changed.some((it) => it.test(lead)) && !denied.test(lead);
  const text = tight(lead);
  return eastAsian.some((it) => it.test(text));
}

/** Whether words report that a piece of work is done: "W6 built", "Phase 1 landed". */
export function reportsDone(words: readonly string[]): boolean {
  const last = words.at(-1);
  return last !== undefined && words.length >= 2 && words.length <= longest && over.has(last) && !words.some((it) => denials.has(it));
}

// Words of leads that were met, and their like in the other languages that are read (2026-11).
const over: ReadonlySet<string> = new Set(
  'built landed shipped merged fixed done completed delivered implemented released finished erledigt umgesetzt livré hecho'.split(' '),
);
const denials: ReadonlySet<string> = new Set('not never when until once before if to be being can nicht wenn pas si no cuando'.split(' '));
const longest = 5;
const changed = [
  /^(?:already )?(?:resolved|fixed|landed|merged|shipped|repaired|corrected|closed|implemented|added)(?: (?:during|since|in|by|after|this|today|on|with|so far|here)\b|$)/i,
  /\b(?:changes|fixes|repairs|updates|additions|corrections|improvements)\b.*\b(?:applied|made|recorded|landed|added|merged|shipped|committed)\b/i,
  /^(?:bereits )?(?:erledigt|behoben|umgesetzt)\b|\b(?:änderungen|korrekturen|anpassungen)\b.*\b(?:gemacht|vorgenommen|umgesetzt|eingebaut)\b/i,
  /\b(?:changements|corrections|modifications)\b.*\b(?:apportées?|apportés?|effectuées?|effectués?|faites?|faits?)\b/i,
  /\b(?:cambios|correcciones|arreglos)\b.*\b(?:hech[oa]s|realizad[oa]s|aplicad[oa]s)\b/i,
];
const denied = /\b(?:not|never|to be|still|should|must|would|if|nicht|noch|pas|encore|sin)\b/i;
const eastAsian = [
  /已(?:经)?(?:完成|补齐|新增|实现|修复|修正|调整|落地|上线|合并|交付).*(?:接口|调整|修正|修复|改动|功能|能力|优化|代码)$/,
  /(?:新增|本轮|本次|这次).*(?:代码调整|代码改动|修正|修复|改动|变更|优化)$/,
  /(?:修正|修复|补齐|新增|实现|优化)了/,
  /(?:修正|変更|追加|実装|対応)(?:した|済みの)(?:内容|点|箇所|もの|項目)?$/,
  /(?:수정|변경|추가|구현)(?:한|된|완료)?(?:사항|내용|항목)$/,
];
