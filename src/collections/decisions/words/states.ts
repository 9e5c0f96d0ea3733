import type { State } from '../schema.ts';
import { isOnlyPlanned } from './relations.ts';

// Words met in 1,244 records and in the templates of adr-tools, MADR, log4brains and KEP, with their usual translations (2026-11).
// Each string is a list with commas.
const namesOf: Record<Exclude<State, 'unknown'>, readonly string[]> = {
  proposed: [
    'proposed, proposal, draft, open, new, in review, under review, in discussion, under discussion',
    'for discussion, for review',
    'request for comments, rfc, review, reviewing, suggested, candidate, wip, work in progress, in progress, idea',
    'tentative, undecided, to be decided, tbd',
    'vorgeschlagen, vorschlag, entwurf, offen, in prüfung, in diskussion, zur diskussion',
    'proposée, proposé, proposition, brouillon, ouverte, ouvert, en discussion, en cours de revue',
    'propuesta, propuesto, borrador, abierta, abierto, en revisión, en discusión, proposta, proposto, rascunho',
    'bozza',
    '提案, 提案中, 提議, 提議中, 提议, 提议中, 草案, 草稿, 讨论中, 討論中, 评审中, 審查中, 检讨中, 検討中, 下書き, ドラフト, レビュー中, 提起',
    '제안, 제안됨, 제안 중, 초안, 검토 중, 검토중, 논의 중, 논의중',
  ],
  pending: [
    'pending, awaiting, waiting, awaiting approval, awaiting decision, confirmed pending, blocked, to do, todo',
    'ausstehend, anstehend, wartet, en attente, pendiente, pendente, 待定, 待确认, 待確認, 待决, 待批准, 待审批, 未決, 保留中, 承認待ち',
    '대기, 대기 중, 보류 중, 미정',
  ],
  provisional: [
    'provisional, provisionally accepted, preliminary, experimental, trial, interim, temporary, vorläufig',
    'provisoire, provisoria, provisorio, 暂定, 暫定, 临时, 暂行, 試行, 잠정',
  ],
  accepted: [
    'accepted, accept, approved, agreed, adopted, active, decided, resolved, confirmed, ratified, endorsed',
    'in force, in effect, effective, current, valid',
    'final, finalized, finalised, locked, settled, standing, implementable, stable, conditionally accepted',
    'accepted with conditions, binding, chosen, selected, closed, signed off',
    'angenommen, akzeptiert, beschlossen, entschieden, genehmigt, gültig, aktiv, bestätigt, verabschiedet',
    'festgelegt, in kraft',
    'acceptée, accepté, adoptée, adopté, approuvée, approuvé, validée, validé, décidée, décidé, en vigueur, actée',
    'acté',
    'aceptada, aceptado, aprobada, aprobado, adoptada, adoptado, decidida, decidido, vigente, activa, activo',
    'aceita, aceito, aprovada, aprovado, accettata, accettato, approvata',
    '已接受, 接受, 已采纳, 采纳, 已採納, 已采用, 采用, 已採用, 已批准, 批准, 已通过, 通过, 已通過, 已确认, 确认, 已確認, 已确定, 已確定, 已决定, 已決定, 已定, 已定案, 已定稿',
    '生效, 有效, 已生效, 现行, 已同意, 已锁定',
    '承認, 承認済み, 承認済, 採用, 採用済み, 採択, 受理, 決定, 決定済み, 決定済, 確定, 確定済み, 合意, 合意済み, 有効, 承諾',
    '수락, 수락됨, 승인, 승인됨, 채택, 채택됨, 확정, 확정됨, 결정, 결정됨, 합의, 합의됨, 유효',
  ],
  implemented: [
    'implemented, complete, completed, done, shipped, live, delivered, released, fixed, deployed, merged, applied',
    'partially implemented, partly implemented',
    'umgesetzt, erledigt, abgeschlossen, fertig, implementiert, mise en œuvre, implémentée, implémenté, terminée',
    'terminé, appliquée, implementada, implementado, completada, completado, terminada, hecha, hecho',
    '已实现, 已實現, 已实施, 已實施, 已完成, 完成, 已落地, 已修复, 已上线, 实施中, 実装済み, 実装済, 完了, 実施済み, 구현됨, 구현 완료, 완료, 완료됨, 적용됨',
  ],
  revised: [
    'revised, amended, updated, modified, überarbeitet, geändert, révisée, révisé, modifiée, revisada, revisado',
    'modificada, 已修订, 已修訂, 已修改, 改訂, 修正済み, 개정됨, 수정됨',
  ],
  'needs-revision': [
    'needs revision, needs work, needs update, needs changes, changes requested, needs review, to be revised',
    'under revision, zu überarbeiten, à revoir, por revisar, 需修订, 需修改, 需要修改, 要修正, 要見直し, 수정 필요',
  ],
  'on-hold': [
    'on hold, hold, onhold, paused, suspended, parked, frozen, stalled, shelved, pausiert, angehalten, ruht',
    'auf eis, en pause, suspendue, suspendu, en pausa, en espera, suspendida, 搁置, 已搁置, 擱置, 暂停, 暫停, 保留, 凍結, 一時停止',
    '보류, 보류됨, 중단됨',
  ],
  deferred: [
    'deferred, postponed, delayed, later, backlog, deferred indefinitely, not now, zurückgestellt, verschoben',
    'vertagt, aufgeschoben, différée, différé, reportée, reporté, ajournée, aplazada, aplazado, pospuesta',
    'pospuesto, diferida, 推迟, 已推迟, 延期, 已延期, 推遲, 暂缓, 暫緩, 暂不做, 延期済み, 先送り, 見送り, 연기, 연기됨',
  ],
  rejected: [
    "rejected, reject, declined, denied, refused, dismissed, wontfix, won't fix, wont fix, won't do, wont do",
    "won't build, wont build, won't implement, won't add, won't support, won't ship, won't merge, will not build",
    'will not implement, will not add, will not support, not doing, not building, not implementing, not pursuing, not happening',
    'will not do, out of scope, no go, not accepted, not approved, not adopted, not planned, ruled out',
    'abgelehnt, verworfen, zurückgewiesen, nicht angenommen, rejetée, rejeté, refusée, refusé, écartée, écarté',
    'rechazada, rechazado, descartada, descartado, rejeitada, rejeitado, rifiutata',
    '已拒绝, 拒绝, 已拒絕, 拒絕, 已否决, 否决, 已驳回, 驳回, 不采用, 不采纳, 未采纳, 却下, 却下済み, 不採用, 否決, 拒否, 棄却, 거부, 거부됨, 거절, 거절됨, 기각, 기각됨, 반려',
  ],
  withdrawn: [
    'withdrawn, retracted, cancelled, canceled, abandoned, dropped, reverted, reversed, rescinded, revoked',
    'overturned, void, voided, annulled',
    'zurückgezogen, aufgegeben, abgebrochen, aufgehoben, widerrufen, retirée, retiré, abandonnée, abandonné',
    'annulée, annulé, retirada, retirado, cancelada, cancelado, abandonada, anulada, revocada',
    '已撤回, 撤回, 已撤销, 已撤銷, 撤销, 已取消, 取消, 已放弃, 放弃, 撤回済み, 取り下げ, 中止, 取消し, 철회, 철회됨, 취소, 취소됨, 폐기, 폐기됨',
  ],
  deprecated: [
    'deprecated, obsolete, obsoleted, outdated, retired, archived, expired, inactive, historical, historic',
    'legacy, no longer valid, no longer relevant, no longer in force, stale, invalid, invalidated',
    'veraltet, überholt, hinfällig, ungültig, außer kraft, archiviert, dépréciée, déprécié, obsolète, périmée',
    'caduque, archivée, obsoleta, obsoleto, en desuso, deprecada, deprecado, caducada, archivada, depreciada',
    '已废弃, 废弃, 已廢棄, 已弃用, 弃用, 已棄用, 已过时, 过时, 已失效, 失效, 已归档, 已作废, 作废, 非推奨, 廃止, 廃止済み, 廃止済, 失効, 無効, 사용 중단, 더 이상 사용되지 않음',
    '만료, 만료됨',
  ],
  'partly-superseded': [
    'partly superseded, partially superseded, superseded in part, partly superceded, partially superceded',
    'partly replaced, partially replaced, superseded partly, superseded partially',
    'teilweise ersetzt, teilweise abgelöst, teilweise überholt, partiellement remplacée, partiellement remplacé',
    'en partie remplacée, parcialmente reemplazada, parcialmente sustituida, 部分被取代, 部分取代, 已部分取代, 部分廃止, 一部置き換え',
    '부분 대체됨',
  ],
  superseded: [
    'superseded, superceded, superseeded, supersede, replaced, overridden, supplanted, fully superseded',
    'ersetzt, abgelöst, remplacée, remplacé, supplantée, reemplazada, reemplazado, sustituida, sustituido',
    'superada, substituída, substituído, sostituita',
    '已被取代, 已取代, 被取代, 已替代, 已被替代, 被替代, 已被替换, 已替换, 置き換え, 置き換え済み, 置換, 置換済み, 後継あり, 대체, 대체됨',
  ],
};

const byWords = new Map<string, State>();
const eastAsian: [words: string, state: State][] = [];
for (const state of Object.keys(namesOf) as Exclude<State, 'unknown'>[]) {
  for (const it of namesOf[state].flatMap((list) => list.split(', '))) {
    byWords.set(it, state);
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(it)) eastAsian.push([it, state]);
  }
}
// Longest first: `已被取代` before `已`.
eastAsian.sort(([a], [b]) => b.length - a.length);
const longest = 4;
// With signs, a date and words such as `This decision is` before it.
const longestStart = 100;

/** The state that a text names at its start, signs and a date before it left out; null when it starts with other words, or says what is only to come. */
export function stateAtStart(text: string): State | null {
  return readState(text)?.state ?? null;
}

/** The state that a text comes to: of `Accepted → Deprecated` and `Was accepted, now rejected` the last. Null when it names none. */
export function stateIn(text: string): State | null {
  const steps = text.replace(brackets, '').split(arrow);
  const last = steps.pop() ?? '';
  if (steps.length > 0 && steps.every(isStep)) {
    // A word after an arrow that is no state leaves it open which one holds; a link or a number only says where to look.
    return stateAfter(last) ?? (onlyWords.test(last) ? null : stateAfter(steps.at(-1) ?? ''));
  }
  return stateAfter(text);
}

/** True for what may stand before an arrow: a state, perhaps with its date, and no sentence. */
function isStep(text: string): boolean {
  const read = readState(text);
  return read !== null && !/[.:;]\s/.test(read.rest);
}

/** The first state of a text, unless `now` or `then` leads to another, or it only tells what was. */
function stateAfter(text: string): State | null {
  const later = text.split(turn).slice(1).map(readState);
  const turned = later.findLast((it) => it !== null && ends.test(it.rest));
  if (turned) return turned.state;
  const states = text.split(clauseEnd).map(readState);
  const first = states[0]?.state ?? stateAtStart(text);
  if (was.test(text) && (first === null || !ended.has(first))) return states.slice(1).findLast((it) => it !== null)?.state ?? null;
  const last = states.at(-1);
  return last && last.state !== 'revised' && states.every((it) => it !== null && ends.test(it.rest)) ? last.state : first;
}

/** A state at the start of a text and what follows it. */
function readState(text: string): { state: State; rest: string } | null {
  const start = text.slice(0, longestStart).toLowerCase().replaceAll('’', "'");
  const plain = start.replace(beforeWords, '').replace(leadIn, '').replace(beforeWords, '');
  if (notYet.test(plain)) return null;
  const tokens: string[] = [];
  const endsAt: number[] = [];
  for (const { 0: token, index } of plain.matchAll(word)) {
    endsAt.push(index + token.length);
    if (tokens.push(token) === longest) break;
  }
  for (let count = tokens.length; count > 0; count--) {
    const state = byWords.get(tokens.slice(0, count).join(' '));
    const rest = plain.slice(endsAt[count - 1]);
    if (state && asked.test(rest)) return null;
    if (state) return (toCome.test(rest) && open.has(state)) || (replaced.has(state) && isOnlyPlanned(rest)) ? null : { state, rest };
  }
  const found = eastAsian.find(([words]) => plain.startsWith(words));
  const rest = found ? plain.slice(found[0].length) : '';
  return found && !asked.test(rest) ? { state: found[1], rest } : null;
}

/** True when the text is nothing but the name of a state. */
export function isStateAlone(text: string): boolean {
  const plain = text
    .slice(0, longestStart)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/[-_\s]+/g, ' ');
  return byWords.has(plain);
}

const beforeWords = /^(?:[^\p{L}\p{N}]+|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})+/u;
const leadIn =
  /^(?:(?:this|the) (?:adr|record|decision|proposal) (?:is|was|has been)|(?:is|was|currently|now|status|adr status|state)\b)[\s:：]*/u;
const word = /[\p{L}\p{N}']+/gu;
const open = new Set<State>(['proposed', 'pending']);
const ended = new Set<State>(['rejected', 'withdrawn', 'deprecated', 'partly-superseded', 'superseded']);
const replaced = new Set<State>(['partly-superseded', 'superseded']);
const brackets = /\([^()]*\)|（[^（）]*）/g;
const clauseEnd = /[,;，；、]\s*|\s+[·|—–]\s+|\.\s+/;
/** Signs that lead from one state to the next. */
export const arrow = /\s*(?:→|⇒|➜|➔|⟶|-{1,2}>|=>)\s*/;
const onlyWords = /^[^\p{L}\p{N}]*\p{L}[^\d[#]*$/u;
const turn =
  /(?<!\p{L})(?:but (?:is )?now|is now|now|and then|then|later|jetzt|nun|dann|inzwischen|maintenant|puis|désormais|ahora|luego)(?!\p{L})[\s:]*/iu;
// After `then` only a state by itself counts: "then rejected the alternatives" tells of something else.
const ends = /^\s*(?:$|[^\p{L}\p{N}\s]|(?:by|on|in|since|as of|for|with|durch|von|am|seit|par|le|por|el|en)(?!\p{L})|\d)/u;
const was =
  /^[^\p{L}\p{N}]*(?:was|were|previously|formerly|originally|initially|once|war|ehemals|früher|zuvor|ursprünglich|était|auparavant|initialement|fue|era|antes)(?!\p{L})/iu;
// `Proposed to be superseded`, `pending removal`: what may become of a decision is not where it stands.
const toCome =
  /^\s*(?:(?:to be|for|zur?|pour|para) )?(?:superse|supers?ce|replac|deprecat|remov|withdraw|retire|reject|abolish|revocation|ersetz|ablösung|abschaffung)/;
// `Not accepted yet` turns nothing down.
const notYet = /^(?:not|won't|wont|will not)\b[^.,:;，；。]*\byet\b/;
// `Accepted?` and `Accepted by the board?` only ask.
const asked = /^(?:(?! [-–—|] )[^.,:;!?()（），；。！？])*[?？]/;
