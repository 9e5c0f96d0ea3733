import type { Fact } from './facts.ts';

// Names under which the survey found each value, in lower case without spaces, hyphens and underscores (2026-11).
const names = {
  status:
    'status state currentstatus specstatus planstatus documentstatus currentstate 状态 当前状态 文档状态 狀態 ステータス 状態 상태 estado statut stand',
  phase: 'phase lane statusupdate latestupdate フェーズ 阶段 단계',
  version: 'version specversion documentversion docversion revision 版本 バージョン 버전 versión 当前版本 文档版本 版本号',
  created:
    'created createdat createddate creationdate date datecreated started startdate ratified originallycreated authored 创建 创建日期 日期 作成日 작성일 erstellt datum fecha 生成日 開始日 創建日期 创建时间',
  updated:
    'updated updatedat lastupdated lastmodified modified lastamended lastreconciled lastchange lastedited revised completed completedat 更新 更新日 最終更新 最后更新 更新日期 수정일 aktualisiert actualizado 最后修改 更新时间 最終更新日',
  author: 'author authors author(s) autor autoren autores auteur auteurs createdby writtenby preparedby 作者 作成者 작성자',
  owner:
    'owner owners owningsig assignee maintainer maintainers lead driver dri responsible champion 负责人 担当 담당 verantwortlich responsable',
  reviewer: 'reviewer reviewers',
  approver: 'approver approvers approvedby',
  supersedes: 'supersedes replaces obsoletes supercedes ersetzt reemplaza remplace',
  supersededBy: 'supersededby replacedby obsoletedby supercededby',
  dependsOn: 'dependson depends dependencies prerequisite prerequisites blockedby requires',
  seeAlso:
    'seealso relatedspecs relatedadrs related relatedto relatedissues linkedspecs linkedadrs linkedproposal linkedproposals parent spec',
  title: 'title name featurename friendlyname 文档名称',
} as const;

export type Key = keyof typeof names;

const keyOf: ReadonlyMap<string, Key> = new Map(
  (Object.entries(names) as [Key, string][]).flatMap(([key, words]) => words.split(' ').map((it) => [it, key] as const)),
);

/** What the name of a value means; null when it means nothing that is asked for. */
export function meaningOf({ key }: Fact): Key | null {
  return keyOf.get(key.toLowerCase().replace(/\s*\(\d.*\)$|[\s_-]+/g, '')) ?? null;
}

/** The first value with one meaning; those of front matter come first. */
export function firstOf(facts: readonly Fact[], key: Key): Fact | null {
  return facts.find((it) => meaningOf(it) === key) ?? null;
}

/** Every value with one meaning, each once. */
export function allOf(facts: readonly Fact[], key: Key): string[] {
  const values = facts.filter((it) => meaningOf(it) === key).flatMap((it) => it.values);
  return [...new Set(values)].filter((it) => !isNothing(it));
}

/** True for a value that says there is none. */
export function isNothing(value: string): boolean {
  return /^(?:n\/?a|none|null|nil|no|tbd|tba|-+|–|—|~|无|なし|없음|keine?|ninguno|aucun|false|\[\]|\{\})\.?$/i.test(value.trim());
}
