/** How documents say in nine languages that a setting is needed or not, as of November 2026. Longer words stand before those that begin them. */
const no =
  'not (?:required|needed|necessary|mandatory)|optional\\p{L}*|no (?:requerid|obligatori|necesari)[oa]|no|false|nicht (?:nötig|erforderlich|benötigt|notwendig)|freiwillig|nein|non (?:requis|obligatoire|nécessaire)|pas (?:requis|obligatoire|nécessaire)|optionnel\\p{L}*|facultati\\p{L}+|non|opcional|não|не ?(?:обязательн\\p{L}*|требуется|нужн\\p{L}*)|нет|いいえ|任意|不要|オプション|非必[須须填]|不(?:需要|必[須须填]?)|否|可选|可選|선택|불필요|아니요|아니오';
const yes =
  'required|mandatory|always|must(?: be set)?|needed|yes|true|zwingend|erforderlich|notwendig|benötigt|pflicht|nötig|muss|ja|requise?|obligatoire|nécessaire|oui|s[ií]|requerid[oa]|obligat[oó]ri[oa]|necesari[oa]|necessári[oa]|sim|да|обязательн\\p{L}*|требуется|нужн\\p{L}*|はい|必須|必要|必需|必填|是|필수|필요|예|네';
const end = '(?=$|[\\s,;:.!*(（、，。；：–—/-])';
const [isNo, isYes] = [no, yes].map((it) => new RegExp(`^[\\s*]*(?:${it})${end}`, 'iu'));
const mark = /^(?:(y|x|✓|✔️?|✅|☑️?|🟢|○|◯|●)|(n|-|–|—|✗|✘|❌|☐|×))[\s*!.]*$/iu;
const saysNone =
  /\b(?:no|without|keine?n?|ohne|sans|aucune?|sin|sem|без|нет)\b.{0,12}(?:default|standard|vorgabe|défaut|defecto|padrão|умолч)/iu;
const says =
  /\b(?:defaults?|standard|vorgabe|par défaut|por defecto|predeterminado|padrão)|умолчани|デフォルト|既定|初期値|默认|預設|缺省|기본/iu;

/** What a cell answers to whether a variable is needed. */
interface Need {
  required: boolean | null;
  /** True when the cell names what stands in for it. */
  hasDefault: boolean | null;
  /** The condition behind a yes; null for none. */
  when: string | null;
}

/** Reads `Yes`, `No, defaults to a.db`, `Optional (5173)`, `Ja, in Produktion` … and their like. */
export function needOf(cell: string | null): Need {
  const written = (cell ?? '').trim();
  const [, positive, negative] = mark.exec(written) ?? [];
  if (positive !== undefined || negative !== undefined) return { required: positive !== undefined, hasDefault: null, when: null };
  const [refused, agreed] = [isNo?.exec(written), isYes?.exec(written)];
  const known = refused ?? agreed ?? null;
  if (known === null) return { required: null, hasDefault: null, when: null };
  const rest = written.slice(known[0].length).replace(/^[\s,;:.!*(（、，。；：–—/-]+|[\s*.)）。]+$/gu, '');
  // "No default" says nothing about the need.
  if (known === refused && saysNone.test(`${known[0]} ${written.slice(known[0].length).replace(/^[,;:].*/, '')}`))
    return { required: null, hasDefault: null, when: null };
  const hasDefault = says.test(rest) && !saysNone.test(rest) ? true : null;
  if (known === refused) return { required: false, hasDefault: hasDefault ?? (/^\S+$/.test(rest) ? true : null), when: null };
  // A condition is words of a sentence; a value is none.
  return { required: true, hasDefault, when: /^[\p{L}\s,'’-]{3,120}$/u.test(rest) && !says.test(rest) ? rest : null };
}

const optionalIn =
  /\boptional|\bnot (?:strictly )?(?:required|needed|necessary|mandatory)\b|\bnicht (?:zwingend |unbedingt )?(?:nötig|erforderlich|benötigt|notwendig)|\bfreiwillig|\bfacultati|\boptionnel|\b(?:non|pas) (?:requis|obligatoire|nécessaire|indispensable)|\bopcional|\b(?:no|não) (?:es |é )?(?:requerid|obligat|obrigat|necesari|necessári|imprescindible)|необязат|не ?(?:обязательн|требуется|нуж)|任意|不要|必須では|必要ありません|可选|可選|非必|不(?:需要|必)|无需|無需|선택 ?(?:사항|값)|\(선택\)|불필요|필수(?:가)? 아님/iu;
const requiredIn =
  /\b(?:required|mandatory|must be set)\b|\bpflicht|\berforderlich|\bzwingend|\bnotwendig|\bbenötigt|\bnötig|\bmuss (?:gesetzt|angegeben|vorhanden)|\bobligatoire|\brequise?\b|\bnécessaire|\bindispensable|\bobligat[oó]ri[oa]|\bobrigat[oó]ri[oa]|\brequerid[oa]|\bnecesari[oa]|\bnecessári[oa]|\bimprescindible|обязательн|требуется|необходим|нуж(?:ен|на|но|ны)(?!\p{L})|必須|必填|必需|必要|需要[。）)]?$|필수|필요/iu;
// What holds for one case alone is no answer for all: "nur für E-Mails nötig", "si nécessaire".
const inOneCase =
  /\b(?:only|just|unless)\b.{0,60}\b(?:if|when|for|unless)\b|\b(?:falls|wenn|sofern|soweit|si|se)(?!\p{L})|если|при необходимости|必要(?:に応じ|な場合|なら|时|時)|如|若|필요 ?(?:시|한 경우|하면|에 따라)|\bnur\b.{0,60}(?:\b(?:wenn|falls|für|bei|im|zum|zur)\b)|\b(?:uniquement|seulement|que) (?:si|pour|en)\b|\b(?:solo|sólo|apenas|só|somente) (?:si|se|para|em|en)\b|только (?:для|если|при)|の?場合のみ|のみ(?:必要|必須)|仅|僅|只(?:在|有)|경우에만|에만/iu;

/** What the words beside a variable say of whether it is needed; null when they do not. */
export function needIn(words: string): boolean | null {
  return optionalIn.test(words) ? false : requiredIn.test(words) && !inOneCase.test(words) ? true : null;
}

/** What a description of a table says of it, in a part of its own: `Connection to the database, required`. */
export function needInPart(words: string): boolean | null {
  const parts = words
    .slice(0, 300)
    .split(/[,;:.()–—、，。；：（）]|\s-\s/)
    .map((it) => it.trim());
  return parts.map((it) => (it.split(' ').length <= 3 ? needIn(it) : null)).find((it) => it !== null) ?? null;
}
