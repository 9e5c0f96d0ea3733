/** What a mention says of the thing itself: that somebody is yet to make it, that it was made, that it was taken away, or none of it. */
export type Stage = 'to make' | 'made' | 'gone' | null;

/** What a line says of the thing that stands at `from` to `to` in it. `isDone`: the line stands in a part that tells what is finished. */
export function stageOf(line: string, { from, to, isDone }: { from: number; to: number; isDone: boolean }): Stage {
  const written = line.slice(Math.max(0, from - reach), from);
  const before = clauseBefore(written);
  const after = line.slice(to, to + reach);
  if (goes.test(before) || gone.test(after)) return 'gone';
  if (isDone || finished.test(line)) return 'made';
  if (made.test(before)) return 'made';
  const isToMake = verbBefore(before) || newFile.test(written) || behind.test(after) || (place.test(before) && inPlace.test(after));
  return isToMake ? 'to make' : null;
}

/** Whether a heading opens a part that tells what is finished. */
export const isFinished = (heading: string): boolean =>
  /\b(?:done|completed?|finished|shipped|merged|erledigt|fertig|abgeschlossen|hecho|terminé)\b|已完成|完了|완료/i.test(heading) &&
  !/\b(?:not|un|definition of|until|when|nicht)[ -]?(?:done|completed?|finished|erledigt)|\b(?:done|complete|finished) (?:when|if)\b/i.test(
    heading,
  );

/** Characters beside a name that are looked at. */
const reach = 160;
const finished = /^\s*(?:[-*+]\s+)?\[[xX]\]|\s--\s*done\b|[✅✔☑]/;

/** What stands in the same sentence; dots inside names of files end none. */
const clauseBefore = (text: string): string => text.split(/[.!?;:]\s+|。|；/u).at(-1) ?? '';

/** The verb may have other things in front of it, but nothing that makes the name a source, a subject or a place to look at. */
function verbBefore(clause: string): boolean {
  const [, more = ''] = makes.exec(clause) ?? [];
  if (makes.test(clause) && !elsewhere.test(more)) return true;
  const [, into] = moves.exec(clause) ?? [];
  return into !== undefined && !elsewhere.test(into);
}

// What is added to something may have its name right behind it; what else is added there ("a check in x") is no file or test.
const adds = String.raw`add(?:ing)?(?= (?:an? |the |new |file |module |test |page )*[\x60"'(]*(?:$|test_|[\w.@-]+/)| (?:an? |the |new |unit |regression )*(?:file|module|test|page)s? [\x60"'(])`;
const makes = new RegExp(
  String.raw`(?:^|[^\p{L}\d_-])(?:creat(?:e|ing)|writ(?:e|ing)|generat(?:e|ing)|scaffold(?:ing)?|draft(?:ing)?|introduc(?:e|ing)|${adds}|new (?:file|module|test)|mkdir|touch|leg|lege|erstelle|schreibe|crear|crée|créer|创建|新建|新增|作成|생성)(?!\p{L})(?!\p{L}*ed\b)([^]*)$`,
  'iu',
);
const moves =
  /(?:^|[^\p{L}\d_-])(?:mov(?:e|ing)|renam(?:e|ing)|cop(?:y|ying)|extract(?:ing)?|split(?:ting)?|sav(?:e|ing)|put(?:ting)?)(?!\p{L})[^]*?\b(?:(?:in)?to|as)\b([^]*)$/iu;
// Directly in front of the name, or directly behind it.
const goes =
  /(?:^|[^\p{L}\d_-])(?:remov(?:e|ed|ing)|delet(?:e|ed|ing)|dropp?(?:ed|ing)?|renam(?:e|ed|ing)|moved|replaced|entfernt?|gelöscht|umbenannt)(?: (?:the|old|file|module|folder|unused|die|das|den|alte[ns]?|datei))*[\x60"'(]*\s*[\x60"'(]*$/iu;
const gone =
  /^[\x60"')\]*_]*\s+(?:is|was|were|are|has been|have been|got|wurde|ist)\s+(?:now )?(?:deleted|removed|gone|renamed|moved|dropped|replaced|gelöscht|entfernt|umbenannt)\b/i;
const newFile = /\bnew (?:file|module|test)s?:\s*[\x60"'(]*$/i;
// "In `tests/x.py` add a test `y`".
const place = /(?:^|[^\p{L}\d])(?:in|into|to)\s+[\x60"'(]*$/iu;
const inPlace = /^[\x60"')\]*_]*,?\s+(?:add|create|write) (?:an? |the |new |unit |regression )*(?:tests?|module|file) [\x60"'(]/i;
const elsewhere = /\b(?:from|of|for|like|see|after|before|using|with|per|following|against|über|für|aus|nach)\b/i;
const made = /\b(?:created|wrote|written|generated|added|introduced|moved|renamed|erstellt|angelegt|geschrieben)\b(?!\p{L})/iu;
// Behind the name: "does not exist yet", "is to be written", "(new)", "anlegen".
const behind =
  /^[\x60"')\]*_]*\s*(?:\((?:new|to be (?:created|written|added)|neu|does not exist yet)\b|[^.;]{0,40}?\b(?:(?:do|does|is|are) not (?:exist|there|written|created)|(?:doesn't|don't|isn't) (?:exist|there)|(?:is|are) missing|(?:is|are) to be (?:created|written|added|made)|(?:must|should|will|has to|needs to|still needs to) be (?:created|written|added|made)|(?:to be|yet to be|not yet|still to be) (?:created|written|added|made|there)|anlegen|erstellen|schreiben|fehlt noch|gibt es noch nicht)\b)/i;
