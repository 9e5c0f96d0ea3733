import type { State } from './schema.ts';

/** What the words of a status come to; `unknown` when they name no state, or several to choose from. */
export function stateOf(words: string): State {
  const text = words
    .normalize('NFC')
    .replaceAll('\uFE0F', '')
    .replaceAll('_', ' ')
    .replace(/^[\s\p{Emoji_Presentation}\p{So}*_~"'`[({:：-]+/u, '')
    .slice(0, longest);
  if (isChoice(text)) return 'unknown';
  for (const [state, pattern] of states) if (pattern.test(text)) return state;
  if (/^\s*(?:✅|☑|✔|🟢)/u.test(words)) return 'done';
  if (/^\s*(?:🔄|🚧|⏳|🟡|◑)/u.test(words)) return 'in-progress';
  if (/^\s*(?:⬜|⚪|🔲|📋|☐)/u.test(words)) return 'planned';
  if (/^\s*❌/u.test(words)) return 'rejected';
  if (/^\s*(?:⏸|🛑|⛔|🔴)/u.test(words)) return 'blocked';
  return 'unknown';
}

/** True for the list of words that a template offers. */
export function isChoice(words: string): boolean {
  return /^[\p{L} -]{2,30}(?:\s*[|/]\s*[\p{L} -]{2,30}){2,}$/u.test(words.replace(/^[\W_]+|[\W_]+$/g, ''));
}

const longest = 200;

// Words at the start of a status in use as of 2026-11, in the languages of the survey.
const states: readonly (readonly [State, RegExp])[] = [
  [
    'superseded',
    /^(?:super[sc]eded|replaced|obsoleted?|deprecated|ersetzt|veraltet|remplacé|reemplazad|sustituid|被取代|已被取代|已废弃|廃止|대체됨)/iu,
  ],
  [
    'rejected',
    /^(?:rejected|withdrawn|abandoned|cancell?ed|declined|dropped|won'?t[ -](?:do|fix)|verworfen|abgelehnt|rejeté|rechazad|拒绝|已取消|却下|中止|기각|취소)/iu,
  ],
  ['deferred', /^(?:deferred|postponed|on[ -]hold|paused|parked|stale|zurückgestellt|reporté|aplazad|延期|推迟|保留|보류)/iu],
  ['blocked', /^(?:blocked|stuck|blockiert|bloqué|bloquead|受阻|阻塞|ブロック|차단)/iu],
  [
    'in-review',
    /^(?:in[ -_]?review|under review|review(?:ing)?\b|ready[ -](?:for|to)[ -](?:review|merge)|for review|awaiting (?:review|approval)|pending (?:review|approval)|in prüfung|en revue|en revisión|评审中|审核中|待审|レビュー中|검토)/iu,
  ],
  [
    'in-progress',
    /^(?:in[ -_]?progress|wip\b|work in progress|ongoing|implementing|started|doing|claimed|active\b|under (?:way|development|construction)|partial|partly|requirements[ -]generated|design[ -]generated|tasks[ -]generated|implementation\b(?!,)|in arbeit|in bearbeitung|läuft|en cours|en curso|em andamento|进行中|開発中|進行中|作業中|実装中|진행)/iu,
  ],
  [
    'done',
    /^(?:done\b|complete\b|completed?|implemented|shipped|released|finished|closed|merged|delivered|landed|applied|resolved|final\b|stable\b|erledigt|abgeschlossen|fertig|umgesetzt|terminé|achevé|completad|concluíd|hecho\b|已完成|完成|完了|実装済|완료)/iu,
  ],
  ['draft', /^(?:draft|drafted|initial(?:ized)?\b|sketch|rough|entwurf|brouillon|borrador|rascunho|草稿|草案|ドラフト|下書き|초안)/iu],
  ['proposed', /^(?:proposed|proposal|provisional|rfc\b|open\b|request for comments|pending\b|vorgeschlagen|proposé|propuest|提案|제안)/iu],
  [
    'planned',
    /^(?:planned|planning|backlog|todo|to[ -]do|not[ -_]?started|ready\b|queued|new\b|upcoming|scheduled|optional|geplant|offen|prévu|à faire|planificad|pendiente|por hacer|未开始|待开始|计划|未着手|予定|예정|대기)/iu,
  ],
  [
    'accepted',
    /^(?:accepted|approved|implementable|adopted|agreed|current\b|living\b|ratified|in force|baseline|angenommen|genehmigt|gültig|accepté|approuvé|aceptad|aprobad|已接受|已批准|承認|採用|승인|채택)/iu,
  ],
];
