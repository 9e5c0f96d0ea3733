/** Whether a text records something that was tried, with what came of it, or says that nothing has failed. A word alone is neither: tests are tried, and none of them failed. */
export function tellsAttempts(text: string): boolean {
  const sentences = text.split(/(?<=[.!?。！？])\s+|\n+/);
  return sentences.some((it) => nothing.test(it) || outcomes.some((pattern) => pattern.test(it)));
}

const nothing =
  /\b(?:nothing|no (?:attempts?|approach(?:es)?|experiments?))\b[^.\n]{0,40}\b(?:failed|tried)\b|\bno (?:failed|dead) (?:attempts?|approach(?:es)?|ends?)\b|\b(?:tried and failed|failed (?:attempts?|approach(?:es)?)|dead ends?)\W{1,6}(?:none|nothing|n\/a)\b|\bnichts\b.{0,40}\b(?:gescheitert|fehlgeschlagen)|\bkeine? (?:gescheiterten? )?versuche?\b|(?:尝试|試し|시도).{0,20}(?:没有失败|なし|없)/iu;

const failed =
  "(?:but|(?<!\\d )(?<!no )fail(?:ed|s)|(?:did|does|could|would)(?: not|n't)|without success|no luck|in vain|brok?e|breaks?|reverted|rolled back|gave up|given up|abandoned|too \\w+)";
const outcomes: readonly RegExp[] = [
  new RegExp(`\\b(?:tried|attempted)\\b.{3,200}\\b${failed}\\b`, 'iu'),
  new RegExp(`\\b(?:approach|attempt|workaround|experiment)\\b.{0,200}\\b${failed}\\b`, 'iu'),
  /\b(?:versucht|probiert)\b.{3,200}\b(?:aber|gescheitert|scheiterte|scheitert|weil|ohne erfolg|vergeblich)\b/iu,
  /(?:尝试|试过).{2,200}(?:失败|但是|但|因为|不行)|試.{2,200}(?:失敗|できな|だめ|ダメ)|시도.{2,200}(?:실패|안 )/u,
];
