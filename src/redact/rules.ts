/** One form of token that a vendor gives out and that tells by itself what it is. */
export interface TokenRule {
  /** What is shown instead of the token. */
  rule: string;
  /** Looked for first: most texts hold none of these, and this costs almost nothing. */
  sign: RegExp;
  /** The token; group 1 when only a part of the match is secret. Every pattern takes time in proportion to the text. */
  pattern: RegExp;
  /** Texts in which the rule finds something; made up, in the shape of the vendor's own (2026-11). */
  hits: readonly string[];
  /** Texts that look like one and are none. */
  misses: readonly string[];
}

const lower = 'q7m2x9k4w8c3v6b1n5z0';
const mixed = 'aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA1bC2';
const long = `${mixed}-${mixed}_${mixed}`;

/** The tokens this program knows by their form (2026-11). Examples are put together here so that no file holds one. */
export const tokenRules: readonly TokenRule[] = [
  {
    rule: 'github token',
    sign: /gh[opusr]_|github_pat_/,
    pattern: /(?<![A-Za-z0-9])(?:gh[opusr]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])|github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}(?![A-Za-z0-9]))/g,
    hits: [
      `gh${'p_'}${mixed}`,
      `**gh${'o_'}${mixed}**`,
      `令牌gh${'s_'}${mixed}已过期`,
      `https://x.test/?token=gh${'r_'}${mixed}&a=b`,
      `github_${'pat_'}${mixed.slice(0, 22)}_${(mixed + mixed).slice(0, 59)}`,
    ],
    misses: [
      `gh${'p_'}${'x'.repeat(36)}`,
      `gh${'p_'}your_token_here`,
      `gh${'p_'}${mixed.slice(0, 20)}`,
      `agh${'p_'}${mixed}`,
      'github_pat_…',
    ],
  },
  {
    rule: 'gitlab token',
    sign: /gl[a-z]{2,6}-/,
    pattern: /(?<![A-Za-z0-9])gl(?:pat|ptt|rt|rtr|dt|cbt|soat|ft|imt|agent|oas|ffct)-[A-Za-z0-9_-]{20,300}(?:\.[0-9a-z]{2}\.[0-9a-z]{9})?/g,
    hits: [`gl${'pat-'}${lower}`, `"gl${'rt-'}${mixed.slice(0, 20)}"`, `gl${'pat-'}${mixed}.01.${lower.slice(0, 9)}`],
    misses: [`gl${'pat-'}xxxxxxxxxxxxxxxxxxxx`, `gl${'pat-'}short`, 'glue-and-other-words-with-hyphens-inside', `gl${'pat-'}<your-token>`],
  },
  {
    rule: 'aws access key id',
    sign: /A(?:KIA|SIA|BIA|CCA)[A-Z2-7]/,
    pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z0-9])/g,
    hits: [`AK${'IA'}Q3EGRT7XYZ2LMN4P`, `_AS${'IA'}Q3EGRT7XYZ2LMN4P_`],
    misses: [`AK${'IA'}IOSFODNN7EXAMPLE`, `AK${'IA'}XXXXXXXXXXXXXXXX`, `AK${'IA'}Q3EGRT7XYZ2LMN`, `BAK${'IA'}Q3EGRT7XYZ2LMN4P`],
  },
  {
    rule: 'aws secret access key',
    sign: /secret_?(?:access_?)?key/i,
    pattern: /secret_?(?:access_?)?key["'`]?\s{0,8}(?:=>|[:=：])\s{0,8}["'`]?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/gi,
    hits: [`aws_secret_access_key = ${mixed}/+9z`, `"secretAccessKey": "${mixed}abc9"`],
    misses: [
      'aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      'aws_secret_access_key: ${AWS_SECRET_ACCESS_KEY}',
      'secret_access_key = short',
    ],
  },
  {
    rule: 'slack token',
    sign: /xox[a-z][.-]|xapp-\d/,
    pattern: /(?<![A-Za-z0-9])(?:xox[a-z](?:\.xox[a-z])?|xapp)-(?=[A-Za-z-]{0,80}\d)[A-Za-z0-9-]{20,400}/g,
    hits: [
      `xox${'b-'}123456789012-1234567890123-${mixed.slice(0, 24)}`,
      `xa${'pp-1-'}A0B1C2D3E4-1234567890123-${lower}`,
      `xox${'e.xoxp-'}1-${mixed}`,
    ],
    misses: [`xox${'b-'}your-bot-token-goes-right-here`, `xox${'p-'}…`, `xox${'b-'}xxxxxxxxxxxx-xxxxxxxxxxxx-xxxxxxxxxxxxxxxxxxxxxxxx`],
  },
  {
    rule: 'slack webhook',
    sign: /hooks\.slack\.com/,
    pattern: /hooks\.slack\.com\/(?:services|workflows|triggers)\/([A-Za-z0-9]{6,20}\/[A-Za-z0-9]{6,24}\/[A-Za-z0-9/]{16,120})/g,
    hits: [`https://hooks.slack.com/services/T0AB1CD2E/B0FG3HI4JKL/${mixed.slice(0, 24)}`],
    misses: ['https://hooks.slack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX', 'https://hooks.slack.com/services/…'],
  },
  {
    rule: 'anthropic key',
    sign: /sk-ant-/,
    pattern: /(?<![A-Za-z0-9])sk-ant-[a-z0-9]{2,12}-[A-Za-z0-9_-]{40,}/g,
    hits: [`sk-${'ant-api03-'}${long}AA`, `鍵はsk-${'ant-oat01-'}${long}です`],
    misses: [`sk-${'ant-api03-'}…`, `sk-${'ant-'}xxxxx`, `sk-${'ant-api03-'}${'x'.repeat(95)}`],
  },
  {
    rule: 'openai key',
    sign: /sk-(?:proj|svcacct|admin|None|[A-Za-z0-9]{20})/,
    pattern:
      /(?<![A-Za-z0-9])sk-(?:(?:proj|svcacct|admin|None)-[A-Za-z0-9_-]{40,}|[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20,}|[A-Za-z0-9]{48}(?![A-Za-z0-9]))/g,
    hits: [`sk-${'proj-'}${long}`, `sk-${mixed.slice(0, 20)}T3Blbk${'FJ'}${mixed.slice(0, 20)}`, `\`sk-${mixed}${mixed.slice(0, 12)}\``],
    misses: [`sk-${'proj-'}your-key-here`, `task-${mixed}${mixed.slice(0, 12)}`, `sk-${'x'.repeat(48)}`, 'sk-1234'],
  },
  {
    rule: 'openrouter key',
    sign: /sk-or-v1-/,
    pattern: /(?<![A-Za-z0-9])sk-or-v1-[0-9a-f]{64}(?![A-Za-z0-9])/g,
    hits: [`sk-${'or-v1-'}${'0f1e2d3c4b5a6978'.repeat(4)}`],
    misses: [`sk-${'or-v1-'}…`, `sk-${'or-v1-'}${'0'.repeat(64)}`],
  },
];
