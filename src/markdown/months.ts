/** Number of a month by its name in lower case, as written in English, German, French and Spanish (2026-11). */
export const months: ReadonlyMap<string, number> = new Map(
  [
    'january jan januar jän jänner janvier janv enero ene',
    'february feb februar février févr fév fevrier febrero',
    'march mar märz mär mrz maerz mars marzo',
    'april apr avril avr abril abr',
    'may mai mayo',
    'june jun juni juin junio',
    'july jul juli juillet juil julio',
    'august aug août aout agosto ago',
    'september sep sept septembre septiembre setiembre',
    'october oct oktober okt octobre octubre',
    'november nov novembre noviembre',
    'december dec dezember dez décembre déc decembre diciembre dic',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Names that are words of their own in lower case ("you may 3 times"), so that they count as months only with a capital or a year. */
export const ambiguousMonths: ReadonlySet<string> = new Set(['may', 'march', 'mar', 'dec', 'jan', 'sep', 'oct', 'nov']);

/** Abbreviations of time zones that may follow a time; anything else after a time is a word (2026-11). */
export const zoneNames: ReadonlySet<string> = new Set(
  'UTC GMT Z KST JST CST CDT EST EDT PST PDT PT ET MST MDT CET CEST MEZ MESZ WET WEST EET EEST BST IST MSK SGT HKT AEST AEDT NZST NZDT'.split(
    ' ',
  ),
);
