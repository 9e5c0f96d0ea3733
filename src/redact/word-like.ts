/** True when the letters of a text follow each other as in words; letters from a random source do so in one of three cases. */
export function isWordLike(text: string): boolean {
  if (/^[0-9a-fA-F]{16}[0-9a-fA-F]*$/.test(text)) return false;
  let [pairs, usual] = [0, 0];
  for (let at = 1; at < text.length; at += 1) {
    const first = letterOf(text.charCodeAt(at - 1));
    const second = letterOf(text.charCodeAt(at));
    if (first < 0 || second < 0) continue;
    pairs += 1;
    usual += usualPairs[first * 26 + second] ?? 0;
  }
  return pairs >= 8 && usual > pairs * 0.8;
}

const letterOf = (code: number): number => {
  const letter = (code | 0x20) - 97;
  return code >= 65 && letter >= 0 && letter < 26 ? letter : -1;
};

// The pairs of letters that make up nearly all of English and of the words in names of programs.
const usualWords = [
  'ab ac ad af ag ai ak al am an ap ar as at au av aw ay ba be bi bl bo br bs bu by ca cc ce ch ci ck cl co cr ct cu da dd',
  'de di do dr ds du dy ea ec ed ee ef eg ei el em en eo ep eq er es et ev ew ex ey fa fe ff fi fl fo fr ft fu ga ge gh gi',
  'gl gn go gr gs gu ha he hi ho hr ht hu hy ia ib ic id ie if ig ik il im in io ip ir is it iv iz je jo ju ke ki kn ks la',
  'ld le lf li ll lo ls lt lu ly ma mb me mi mm mo mp ms mu my na nc nd ne nf ng ni nk nl nn no ns nt nu nv ny oa ob oc od',
  'of og oi ok ol om on oo op or os ot ou ov ow pa pe ph pi pl po pp pr ps pt pu qu ra rc rd re rg ri rk rl rm rn ro rr rs',
  'rt ru rv ry sa sc se sh si sl sm so sp ss st su sy ta te th ti tl to tr ts tt tu tw ty ua ub uc ud ue ug ui ul um un up',
  'ur us ut va ve vi vo wa we wh wi wn wo xp xt ye yo ys ze',
];
const usualPairs = new Uint8Array(26 * 26);
for (const pair of usualWords.flatMap((it) => it.split(' ')))
  usualPairs[letterOf(pair.charCodeAt(0)) * 26 + letterOf(pair.charCodeAt(1))] = 1;
