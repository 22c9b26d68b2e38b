/**
 * Characters from where a tag begins to the next one. A cell has 32,767 at most, of which each may be written as an entity of
 * six; what a tag says of very many places is of some tens of thousands.
 */
const MOST_BETWEEN_TAGS = 1024 * 1024;

/** What is no tag and ends with a mark of its own, and may hold others. */
const ENDED_BY = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

const [OPENS, CLOSES, MARK, QUESTION, DOUBLE, SINGLE] = codesOf(`<>!?"'`);

/**
 * Whether each tag of an XML text ends before another begins, and soon. It is asked before a sheet is read, since the reader
 * takes one in pieces and begins with each anew at what has not ended: one that never does takes n² steps. Reads the text once.
 */
export function tagsEndSoon(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const end = text.charCodeAt(at) === OPENS ? endOf(text, at) : at;
    if (end < 0) return false;
    const opening = text.indexOf('<', end);
    const next = opening < 0 ? text.length : opening;
    if (next - at > MOST_BETWEEN_TAGS) return false;
    at = next;
  }
  return true;
}

/** Where what follows a tag begins; -1: it does not end. */
function endOf(text: string, at: number): number {
  const first = text.charCodeAt(at + 1);
  if (first !== MARK && first !== QUESTION) return endOfTag(text, at);
  const [, closing] = ENDED_BY.find(([opening]) => text.startsWith(opening, at)) ?? [];
  if (closing === undefined) return endOfTag(text, at);
  const closed = text.indexOf(closing, at);
  return closed < 0 ? closed : closed + closing.length;
}

function endOfTag(text: string, at: number): number {
  let quote = 0;
  for (let next = at + 1; next < text.length; next += 1) {
    const character = text.charCodeAt(next);
    if (character === OPENS) return -1;
    if (quote !== 0) {
      if (character === quote) quote = 0;
    } else if (character === CLOSES) return next + 1;
    else if (character === DOUBLE || character === SINGLE) quote = character;
  }
  return -1;
}

function codesOf(characters: string): readonly number[] {
  return Array.from(characters, (character) => character.charCodeAt(0));
}
