import { stateAtStart } from './states.ts';

/** What a named value or a section of a decision holds. */
export type Part =
  | 'status'
  | 'date'
  | 'created'
  | 'deciders'
  | 'consulted'
  | 'informed'
  | 'tags'
  | 'number'
  | 'context'
  | 'decision'
  | 'chosen'
  | 'reason'
  | 'options'
  | 'consequences'
  | 'replaced'
  | 'supersedes'
  | 'supersededBy'
  | 'amends'
  | 'amendedBy'
  | 'links'
  | 'metadata'
  | 'reopen';

// Each string is a list with commas.
// Names of labels, columns, front matter keys and headings (2026-11), in English, German, French, Spanish, Japanese, Chinese and Korean.
const names: Record<Part, readonly string[]> = {
  status: [
    'status, state, decision status, adr status, current status, statut, état, estado, zustand, 状态, 狀態, 状態, ステータス',
    '상태',
  ],
  date: [
    'date, decision date, date decided, decided on, decided, decided at, when, accepted on, date accepted, datum',
    'entscheidungsdatum, date de décision, fecha, fecha de decisión, data, 日期, 日付, 決定日, 날짜, 일자, 결정일',
  ],
  created: [
    'created, created on, created at, date created, proposed on, date proposed, last updated, updated',
    'last modified, modified, erstellt, stand, aktualisiert, créé le, mis à jour, creado, actualizado, 时间, 時間',
    '创建时间, 更新时间, 作成日, 更新日, 작성일, 수정일',
  ],
  deciders: [
    'deciders, decider, decision makers, decision maker, decision maker(s), decided by, approvers, approver',
    'approved by, made by, entscheider, entscheiderin, entscheider(in), entschieden von, décideurs, décideur, décidé par',
    'decidido por, responsables',
    'decisores, 决策者, 決策者, 决策人, 決定者, 意思決定者, 결정자, 의사결정자',
  ],
  consulted: ['consulted, konsultiert, consultés, consultados, 咨询, 諮詢, 相談先, 협의자'],
  informed: ['informed, informiert, informés, informados, 知会, 通知先, 통보자'],
  tags: ['tags, tag, labels, label, keywords, categories, schlagwörter, schlagworte, étiquettes, etiquetas, 标签, 標籤, タグ', '태그'],
  number: ['id, adr, adr id, decision id, adr number, number, no, nr, ref, #, n°, №, 编号, 編號, 番号, 번호'],
  context: [
    'context, context and problem statement, problem, problem statement, background, issue, the problem',
    'situation, motivation, kontext, ausgangslage, hintergrund, contexte, contexto, 背景, 上下文, 问题, 問題, 文脈, コンテキスト',
    '맥락, 배경, 컨텍스트',
  ],
  decision: [
    'decision, the decision, decisions, decision outcome, outcome, decision made, we decided, resolution',
    'conclusion, verdict, locked, what we decided, proposed decision, entscheidung, beschluss, entscheid',
    'décision, decisión, resultado de la decisión, decisão, decisione, 决策, 決策, 决定, 決定, 決定事項, 決定内容, 结论, 結論, 결정',
    '결정 사항, 결정사항, 의사결정',
  ],
  chosen: [
    'choice, chosen, chosen option, selected option, option chosen, we chose, wahl, gewählt, choix',
    'option retenue, elección, opción elegida, 选择, 選擇, 選択, 선택',
  ],
  reason: [
    'rationale, reason, reasons, reasoning, why, because, justification, argument, begründung, grund, gründe',
    'warum, raison, raisons, pourquoi, razón, razones, motivo, justificación, por qué, 理由, 原因, 依据, 根拠, 이유, 근거',
  ],
  options: [
    'options, considered options, options considered, alternatives, alternatives considered',
    'considered alternatives, alternatives rejected, rejected alternatives, rejected options, other options',
    'alternatives explored, alternative',
    'optionen, alternativen, betrachtete optionen, geprüfte alternativen, verworfene alternativen',
    'options envisagées, options considérées, alternatives envisagées, alternatives rejetées, opciones',
    'opciones consideradas, alternativas, alternativas consideradas, alternativas descartadas',
    '候选方案, 候選方案, 备选方案, 備選方案, 替代方案, 可选方案, 考虑的方案, 検討した選択肢, 選択肢, 代替案, 代替案の検討, 고려한 옵션, 고려한 대안, 대안, 선택지',
  ],
  consequences: [
    'consequences, consequence, positive consequences, implications, implication, impact, results, trade-offs',
    'tradeoffs, konsequenzen, folgen, auswirkungen, conséquences, consecuencias, 后果, 後果, 影响, 影響, 結果, 결과, 영향',
  ],
  replaced: ['replaced, what it replaced, previously, before, was before, old, vorher, zuvor, avant, antes, 之前, 以前, 이전'],
  supersedes: [
    'supersedes, supercedes, superseedes, superseeds, replaces, obsoletes, overrides, ersetzt, löst ab, remplace',
    'reemplaza, reemplaza a, sustituye, sustituye a, 取代, 替代, 대체',
  ],
  supersededBy: [
    'superseded by, superceded by, superseeded by, replaced by, obsoleted by, overridden by, supersededby',
    'ersetzt durch, abgelöst durch, remplacé par, remplacée par, reemplazada por, reemplazado por, sustituida por',
    '被取代, 取代者, 置き換え先, 후속',
  ],
  amends: ['amends, modifies, ändert, ergänzt, modifie, amende, modifica, 修订, 修改'],
  amendedBy: [
    'amended by, modified by, amendedby, geändert durch, ergänzt durch, modifié par, modifiée par, modificada por',
    'modificado por, 被修订',
  ],
  links: [
    'links, related, related decisions, related adrs, related records, relations, relationships, references',
    'reference, more information, see also, further information, history, verwandte entscheidungen, verweise',
    'weitere informationen, liens, références, voir aussi, enlaces, referencias, relacionadas, más información',
    '相关, 相关决策, 参考, 關聯, リンク, 関連, 参照, 링크, 관련, 참고',
  ],
  metadata: [
    'metadata, meta, meta data, details, info, information, record, header, metadaten, métadonnées, metadatos',
    '元数据, メタデータ, 메타데이터',
  ],
  reopen: [
    're-open criteria, reopen criteria, reopening criteria, criteria to reopen, when to reconsider, re-open when',
    'reopen when, revisit criteria, what would change this',
  ],
};

const byName = new Map<string, Part>();
for (const part of Object.keys(names) as Part[]) for (const name of names[part].flatMap((list) => list.split(', '))) byName.set(name, part);

/** What a label, column or heading with this name holds; null for other names. Numbers and signs around the name do not count. */
export function partOf(name: string): Part | null {
  if (name.length > longestName) return null;
  const lower = name.toLowerCase().trim();
  const exact = byName.get(lower);
  if (exact !== undefined) return exact;
  const plain = bare.test(lower) ? lower : lower.replace(around, '');
  const found = byName.get(plain) ?? (/[-_]/.test(plain) ? byName.get(plain.replace(/[-_]+/g, ' ')) : undefined);
  return found ?? (whyAtStart.test(plain) ? 'reason' : null);
}

/**
 * What a name stands for beside these values: of a date and a status, what they hold decides,
 * because `Stand` is as often the state of a decision as the day it was last looked at.
 */
export function partAmong(name: string, values: readonly string[]): Part | null {
  const part = partOf(name);
  if (part !== 'date' && part !== 'created' && part !== 'status') return part;
  const written = values.filter((it) => /\p{L}|\d/u.test(it));
  const states = written.filter((it) => stateAtStart(it) !== null).length;
  const dates = written.filter((it) => /^[^\p{L}]*\d/u.test(it)).length;
  if (part === 'status') return states === 0 && dates > 0 && dates === written.length ? 'date' : part;
  return states * 2 > written.length ? 'status' : part;
}

/** True for a column of people beside decisions, such as `Owner` or `Wer`; beside a single decision the name may mean whoever looks after it. */
export function namesPeople(column: string): boolean {
  return people.has(column.toLowerCase());
}

const people = new Set(
  [
    'by, who, owner, owners, responsible, responsible person, accountable, person, people, wer, von, verantwortlich',
    'verantwortliche, verantwortliche(r), verantwortlicher, zuständig, qui, par, responsable, quién, por, propietario',
    '负责人, 負責人, 責任者, 担当, 担当者, 담당, 담당자, 책임자',
  ].flatMap((list) => list.split(', ')),
);

const longestName = 60;
const around = /^(?:\d+(?:\.\d+)*\s*[.):、]?\s+|[^\p{L}\p{N}]+)+|[^\p{L}\p{N})）]+$/gu;
const bare = /^\p{L}.*[\p{L}\p{N})）]$/su;
const whyAtStart = /^(?:why|warum|pourquoi|por qué|为什么|なぜ)\b|^(?:为什么|为何|なぜ|왜 )/u;

/** True for the heading of a part of a log that explains the log and holds no decisions. */
export function isAbout(heading: string): boolean {
  return heading.length <= longestName && about.test(heading.replace(around, ''));
}

// Headings of instructions, templates and lists of contents in decision logs (2026-11).
const about = new RegExp(
  `^(?:${[
    'how to .*',
    'how decisions .*',
    'how (?:we|this) .*',
    '(?:entry |record |adr |decision )?(?:format|template|schema)s?',
    'template for .*',
    '(?:status )?(?:legend|key|values|meanings)',
    'status',
    'statuses',
    'index',
    'table of contents',
    'contents',
    'toc',
    'summary(?: table)?(?:\\b.*)?',
    'overview',
    'at a glance',
    'introduction',
    'purpose',
    'scope',
    'about(?:\\b.*)?',
    'preamble',
    'background',
    'context',
    'glossary',
    'terms',
    'terminology',
    'conventions?',
    'rules',
    'usage',
    'instructions',
    'guidelines',
    'process',
    'workflow',
    'when to .*',
    'references?',
    'links',
    'see also',
    'related(?: \\w+)?',
    'change ?log',
    'examples?',
    'notes?',
    'sources?',
    'appendix(?:\\b.*)?',
    'maintenance',
    'vorlage',
    'inhalt(?:sverzeichnis)?',
    'übersicht',
    'legende',
    'einleitung',
    'zweck',
    'hinweise?',
    'wie .*',
    'modèle',
    'sommaire',
    'légende',
    'comment .*',
    'plantilla',
    'índice',
    'leyenda',
    'cómo .*',
    'formato',
    '模板',
    '格式',
    '目录',
    '目錄',
    '说明',
    '說明',
    '使用说明',
    '用法',
    '索引',
    '概述',
    '总结',
    '汇总',
    '总览',
    'テンプレート',
    '書式',
    '目次',
    '凡例',
    '概要',
    '使い方',
    '템플릿',
    '형식',
    '목차',
    '범례',
    '개요',
    '사용법',
  ].join('|')})$`,
  'iu',
);
