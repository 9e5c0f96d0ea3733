/** Whether a heading says that what stands below it is yet to be decided: "Other things to settle", "Points à trancher". */
export const leavesToDecide = (heading: string): boolean => settling.test(heading) && !telling.test(heading);

/** Whether words before a list say so, which may tell more behind that: "Candidates to decide before the tag". */
export const asksToDecide = (lead: string): boolean => leading.test(lead);

const words = '(?:to (?:be )?(?:decided?|settled?)|(?:noch )?zu (?:entscheiden|klären)|à (?:décider|trancher)|por decidir)';
// Behind these a heading only tells when, or who takes part.
const more = '(?:\\s+(?:before|first|next|now|soon|later|together|with|by|vor|mit|bis|avant|avec|antes|con)(?!\\p{L}).*)?';
const settling = new RegExp(`^(?:[^\\s]+\\s+){1,6}${words}${more}$`, 'iu');
// "How to decide", "Nothing to settle"
const telling =
  /^(?:how|when|where|ways?|steps?|process|criteria|nothing|no|none|wie|wann|wo|nichts|keine?|comment|quand|rien|cómo|cuándo|nada)(?!\p{L})/iu;
const leading =
  /(?:^|\s)to (?:decide|be decided|settle)(?:\s\S+){0,5}$|(?:^|\s)zu (?:entscheiden|klären)(?:\s\S+){0,5}$|(?:^|\s)(?:à (?:décider|trancher)|por decidir)(?:\s\S+){0,5}$/iu;
