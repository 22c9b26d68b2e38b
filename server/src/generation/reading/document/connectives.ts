const UNLIMITED =
  /[,;]?\s{0,3}\b(?:but|and)?\s{0,3}(?:is|are|shall be|will be)?\s{0,3}not(?: be)? limited to(?: only)?(?: the following)?(?=[\s,;:])|(?:,?\s*(?:aber|jedoch)?\s*nicht beschränkt auf|,?\s*mais sans s['’]y limiter|,?\s*sans s['’]y limiter|,?\s*pero sin limitarse a|,?\s*sin limitarse a|,?\s*maar niet beperkt tot)(?=[\s,;:])/giu;

const THEREFORE =
  /(?<=\p{L}\s)(?:daher|also|deshalb|deswegen|somit|folglich|demnach|darum|therefore|thus|consequently|accordingly|dus|daarom|derhalve)(?=\s+(?:(?:auch|ook)\s+)?(?:nicht|not|niet)(?!\p{L}))|,\s*(?:therefore|por (?:lo )?tanto|en consecuencia|par conséquent|daarom)\s*,/giu;

const ALSO = /(?<=(?<!\p{L})(?:es|wir|ich|man|we|wij)\s+)(?:auch|ook)(?=\s+(?:nicht|niet)(?!\p{L}))/giu;
const CONTRACTED = /(?<=(?<!\p{L})(?:braucht|gibt|geht|macht|tut|muss|soll|reicht|langt))['’]s(?=\s)/giu;

/** "Bathrooms WE'VE GOT TO HAVE": needed, and not there. */
const GOT_TO =
  /(?<=\b(?:we|i|they|you|he|she))(?:['’](?:ve|s)| have| has)(?: just| really)? got to (?:have|get|hire|rent|find)(?!\p{L})/giu;

/** "Reservations MAY BE CANCELLED until May": nothing is, yet. */
const CANCELLABLE = /(?<=\b(?:may|can|could|might) be )cancel(?:l)?ed\b/giu;

/**
 * Without what joins a statement to the one before it and changes nothing of it: "einen Beamer braucht es DAHER auch nicht",
 * "scope includes BUT IS NOT LIMITED TO"; "braucht's" as "brauchts". Offsets stay as they are.
 */
export function withoutConnectives(raw: string): string {
  return raw
    .replace(GOT_TO, (words) => ` need${THIN.repeat(words.length - 5)}`)
    .replace(CANCELLABLE, (word) => 'changed'.padEnd(word.length, THIN))
    .replace(UNLIMITED, blank)
    .replace(THEREFORE, blank)
    .replace(ALSO, blank)
    .replace(CONTRACTED, 's ');
}

/** Spaces that part no columns. */
function blank(words: string): string {
  return words.replace(/[^\n]/gu, THIN);
}

/** A thin space: many in a row are no gap between the columns of a table. */
export const THIN = '\u2009';
