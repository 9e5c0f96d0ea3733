import type { About } from '../model/run-it.ts';

/**
 * Headings of sections about who owns, pays, helps and allows, in English and eight further languages, each as a whole heading or a part of
 * one that holds several. `:` marks those that are clear as a label before a line, too. As of November 2026.
 */
const words: readonly (readonly [About, string])[] = [
  [
    'accounts',
    ':accounts, account, :accounts needed, :accounts you need, :required accounts, external accounts, cloud accounts, service accounts, third party accounts, accounts to hand over, access, :accesses, access rights, access and invites, who has access, how to get access, getting access, logins, credentials, external services, third party services, hosted services, paid services, subscriptions, billing, bills, costs, running costs, hosting costs, who pays, who pays what, :konten, konto, :zugänge, zugaenge, zugang, :zugangsdaten, zugriff, zugriffe, zugriffsrechte, dienste, externe dienste, bezahlte dienste, abonnements, abos, kosten, laufende kosten, wer bezahlt, wer zahlt, verträge, :comptes, accès, accès et comptes, identifiants, services externes, services tiers, coûts, facturation, qui paie, :cuentas, accesos, acceso, credenciales, servicios externos, suscripciones, costes, costos, facturación, quién paga, :contas, acessos, acesso, credenciais, serviços externos, assinaturas, custos, :учетные записи, :учётные записи, аккаунты, доступы, доступ, внешние сервисы, подписки, расходы, кто платит, :アカウント, アカウント情報, アカウント一覧, アクセス, アクセス権, アクセス権限, 外部サービス, 利用サービス, 契約サービス, 費用, 料金, :账号, :账户, :帐号, 帐户, :帳號, 帳戶, 账号信息, 账户信息, 访问权限, 访问方式, 外部服务, 第三方服务, 费用, 費用, :계정, 계정 정보, 접근 권한, 액세스, 외부 서비스, 비용, 요금',
  ],
  [
    'contact',
    ':contact, :contacts, :contact us, :contact person, :contact persons, :contact people, :contact information, :contact details, :contact info, :point of contact, :points of contact, support, support contact, help, getting help, get help, need help, people, key people, people to ask, maintainer, maintainers, on call, escalation, :whom to ask, :who to ask, :ansprechpartner, :ansprechpartnerin, :ansprechpartnerinnen, :ansprechpartner innen, :ansprechperson, :ansprechpersonen, :kontakt, :kontakte, kontaktdaten, hilfe, unterstützung, betreuung, zuständig, zuständigkeiten, personen, :interlocuteur, :interlocuteurs, nous contacter, assistance, aide, personnes, :contacto, :contactos, personas de contacto, soporte, ayuda, personas, :contato, :contatos, suporte, ajuda, pessoas, :контакты, :контакт, поддержка, помощь, :連絡先, :お問い合わせ, :お問い合わせ先, 問い合わせ, 問い合わせ先, サポート, :担当者, 担当, :联系, :联系人, :联系方式, :联系我们, :聯絡, 聯絡人, 聯絡方式, 聯繫, 支持, 技术支持, 维护者, :연락처, 문의, 문의처, :담당자, 지원, 도움말',
  ],
  [
    'licence',
    ':license, :licence, :licenses, :licences, licensing, licencing, :license information, :licence information, mit license, mit licence, apache license, terms, :terms of use, usage terms, :lizenz, :lizenzen, lizenzierung, lizenzbedingungen, :nutzungsbedingungen, :nutzungsrechte, nutzung und lizenz, :conditions d utilisation, :licencia, :licencias, términos de uso, condiciones de uso, :licença, :licenças, termos de uso, :лицензия, лицензии, условия использования, :ライセンス, 利用規約, 利用条件, :许可证, :许可, 许可协议, :許可證, :授权, 授权协议, :授權, 授權條款, 使用条款, 开源协议, 协议, :라이선스, :라이센스, 이용 약관, 사용 조건',
  ],
  [
    'ownership',
    ':ownership, :copyright, :intellectual property, code ownership, :eigentum, :urheberrecht, geistiges eigentum, :propriété, propriété intellectuelle, droit d auteur, droits d auteur, :propiedad, propiedad intelectual, derechos de autor, :propriedade, propriedade intelectual, direitos autorais, :авторские права, права, :所有権, :著作権, 知的財産, :版权, :版權, 著作权, 所有权, 知识产权, :저작권, 소유권, 지식 재산권',
  ],
];

/** Questions that such a section answers. */
const questions: readonly (readonly [About, RegExp])[] = [
  [
    'contact',
    /^(?:whom? .*(?:ask|contact|call|help|talk to|turn to)|where .* (?:get help|ask)|(?:an )?wen .*(?:frag|wend)|wer .*(?:hilft|zuständig|ansprech)|(?:à|a) qui |(?:a|con|de) (?:quién|quien|quem) |к кому |誰に|问谁|找谁|누구에게)/u,
  ],
  [
    'accounts',
    /^(?:who (?:pays|owns the accounts|has access)|how .* (?:get|gain) access|wer (?:be)?zahlt|wie .* (?:kommt man|komme ich) (?:hinein|rein|an die zug)|qui paie|quién paga|quem paga|кто платит)/u,
  ],
  ['licence', /^(?:who may use|may i use|can i use|what may i|wer darf|darf ich)/u],
];

const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const tight = (it: string): string => (eastAsian.test(it) ? it.replaceAll(' ', '') : it);

const entries = words.flatMap(([about, list]) =>
  list.split(',').map((it) => {
    const written = it.trim();
    const isLabel = written.startsWith(':');
    return { about, isLabel, word: tight(isLabel ? written.slice(1) : written) };
  }),
);
const known = Map.groupBy(entries, (it) => it.word);
const labels = Map.groupBy(
  entries.filter((it) => it.isLabel),
  (it) => it.word,
);

/** What the section below a heading tells, in the order of the heading; empty when its words say nothing of the kind. */
export function aboutsOfHeading(heading: string): About[] {
  const whole = cleaned(heading);
  const asked = questions.find(([, pattern]) => pattern.test(whole))?.[0];
  return asked === undefined ? aboutsIn(heading, known) : [asked];
}

/** What the line behind a label tells. */
export const aboutsOfLabel = (label: string): About[] => aboutsIn(label, labels);

function aboutsIn(written: string, list: typeof known): About[] {
  const parts = [cleaned(written), ...written.toLowerCase().split(joints).map(cleaned)];
  return [...new Set(parts.flatMap((it) => (list.get(it) ?? []).map(({ about }) => about)))];
}

const joints =
  /[&+,;:/|·・、，：（()–—]| - |\s(?:and|or|und|oder|et|ou|y|o|e|и|или)\s|と|和|与|與|及び|및|(?<=[\uac00-\ud7af])(?:과|와)\s/u;

function cleaned(part: string): string {
  const bare = part
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^\d+ /, '')
    .replace(/^(?:the|our|your|my|all|die|der|das|unsere|alle|les|la|le|l|nos|los|las|el|nuestras?|os|as) /u, '');
  return tight(bare);
}

// Whoever writes a guide to support tells what to send more often than to whom; a heading that asks for a person does not.
const guide =
  /^(?:support|.*\bsupport\b.*|(?:getting |get |need )?help|hilfe|unterstützung|assistance|aide|soporte|ayuda|suporte|ajuda|поддержка|помощь|サポート|支持|技术支持|지원|도움말)$/u;

/** True for a heading that may stand above what to do before one asks, as well as above whom to ask. */
export const isGuide = (heading: string): boolean =>
  heading
    .toLowerCase()
    .split(joints)
    .map(cleaned)
    .every((it) => guide.test(it));
