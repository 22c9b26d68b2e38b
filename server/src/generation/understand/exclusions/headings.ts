import type { Language } from '../../types.ts';
import { findAll, type Lexicon, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { HEADINGS } from '../words/headings.ts';
import { isSupplier, ownerBefore } from './owners.ts';
import type { Reading, Reason } from './reading.ts';
import { AND_OR, DENIALS } from './small-words.ts';

/** A run of tokens under a heading that says what became of the things in it. */
export interface Headed extends Span {
  readonly reason: Reason;
  /** The heading itself. */
  readonly heading: Span;
}

/** Of the list above: "we have the above already". */
const aboveIsThere = wordList(
  `have the above, have all the above, have all of the above, have the above already, have got the above, already have the above, have that package already, hebben bovenstaand, hebben het bovenstaande, hebben bovenstaande, haben das obige, haben das oben genannte, haben das alles schon, haben die obigen, avons déjà ce qui précède, avons déjà tout ce qui précède, avons déjà le matériel ci dessus, tenemos lo anterior, ya tenemos lo anterior, ya tenemos todo lo anterior, tenemos ya lo anterior`,
);

const LONGEST = 10; // words of a heading
const MOST_LINES = 40;

const PROVIDED = compile('provided');
const UNWANTED = compile('unwanted');

/**
 * Lists under a heading: "What we already have: …", "Not required:", "Vorhanden:". What stands in the line of the
 * heading is meant, else the lines behind it up to an empty line or the next heading.
 */
export function readHeaded(reading: Reading): readonly Headed[] {
  const { text } = reading;
  const lines = linesOf(text);
  const above = findAll(text.tokens, aboveIsThere).map((hit): Headed => {
    const { from, to } = sentenceOf(text, hit.from);
    return { from: 0, to: from, reason: 'provided', heading: { from: hit.from, to } };
  });
  return [
    ...above,
    ...lines.flatMap((line, index): Headed[] => {
      const heading = headingOf(text, line);
      const reason = heading === null ? null : reasonOf(reading, heading);
      if (heading === null || reason === null) return [];
      const same = contentOf(text, { from: heading.to, to: line.to });
      if (same !== null) return [{ ...same, reason, heading }];
      const below = linesBelow(text, lines, index);
      return below === null ? [] : [{ ...below, reason, heading }];
    }),
  ];
}

/** Sentences and lines, empty ones included. */
function linesOf(text: Text): Span[] {
  const lines: Span[] = [];
  let from = 0;
  text.tokens.forEach(({ kind }, index) => {
    if (kind !== 'break') return;
    lines.push({ from, to: index });
    from = index + 1;
  });
  lines.push({ from, to: text.tokens.length });
  return lines;
}

/** The words before a colon, or a short line that the next lines belong to. */
function headingOf(text: Text, { from, to }: Span): Span | null {
  let begin = from;
  while (begin < to && text.tokens[begin]?.kind === 'mark') begin += 1;
  for (let at = begin; at < Math.min(to, begin + LONGEST + 1); at += 1) {
    if (markAt(text, at) === ':' && at > begin) return { from: begin, to: at + 1 };
  }
  const listed = text.tokens[to]?.text === '\n' && text.tokens[to + 1]?.kind !== 'word'; // bullets, figures or an empty line
  const alone = to > begin && to - begin <= 5 && listed && !(begin > 0 && isNothing(text, { from: begin, to }));
  return alone ? { from: begin, to } : null;
}

/** "N/A": of what stands above it. */
function isNothing(text: Text, { from, to }: Span): boolean {
  return /^(?:n \/ a|n a|not applicable|none|nil)$/u.test(
    text.tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' '),
  );
}

function reasonOf(reading: Reading, { from, to }: Span): Reason | null {
  const { text, words, things } = reading;
  const colon = markAt(text, to - 1) === ':';
  const end = colon ? to - 1 : to;
  if (colon && isHouseKit(reading, from, end)) return 'provided';
  for (let at = from; at < end; at += 1)
    if (things.has(at) || text.numberFrom.has(at) || isSupplier(text, at)) return null;
  const wished = text.tokens.slice(from, end).some(({ text: word }) => HIRED.has(word) || DECIDED.test(word));
  if (wished) return null;
  if (colon && isAlreadyThere(reading, from, end)) return 'provided';
  if (isSaid(reading, UNWANTED, from, end, colon)) return 'unwanted';
  for (let at = from; at < end; at += 1) if (DENIALS.has(wordAt(text, at)) || isDenial(wordAt(text, at))) return null;
  if (isSaid(reading, PROVIDED, from, end, colon)) return 'provided';
  if (!colon) return null;
  for (let at = from; at < end; at += 1) {
    const verb = words.has.at(text.tokens, at) ?? words.brings.at(text.tokens, at);
    if (verb !== null && wordAt(text, verb.to) === 'to') return null; // "what the AV has to cover:"
    if (verb !== null && end - verb.to <= BEHIND && ownerBefore(reading, verb.from, true) !== null) return 'provided';
  }
  return null;
}

/** "Ours to hire:", "What we want to rent:". */
const HIRED = new Set('hire rent quote order buy mieten bestellen louer commander alquilar huren bestellen'.split(' '));

/** "What the committee HAS DECIDED:", "was der Vorstand BESCHLOSSEN HAT:": a list of wishes. */
const DECIDED =
  /^(?:decided|agreed|approved|chosen|settled|beschlossen|entschieden|ausgesucht|ausgewahlt|festgelegt|genehmigt|gewunscht|zusammengestellt|aufgeschrieben|decide|choisi|retenu|valide|decidido|acordado|elegido|aprobado|besloten|gekozen|afgesproken|goedgekeurd|uitgekozen)$/u;

/** "Already at the barn:", "In the hall already:". */
function isAlreadyThere({ text, words }: Reading, from: number, end: number): boolean {
  const already = text.tokens.slice(from, end).some(({ text: word }) => ALREADY.has(word));
  if (!already) return false;
  for (let at = from; at < end; at += 1) {
    const place = words.at.at(text.tokens, at);
    if (place !== null && words.places.at(text.tokens, place.to) !== null) return true;
  }
  return false;
}

const ALREADY = new Set('already bereits schon deja ya reeds'.split(' '));

/** "Hotel AV:", "House equipment:", "Venue furniture:". */
function isHouseKit({ text }: Reading, from: number, end: number): boolean {
  const topics = AND_OR.has(text.tokens[from + 1]?.text ?? ''); // "Venue & facilities:"
  return HOUSES.has(wordAt(text, from)) && end - from <= 3 && KITS.has(wordAt(text, end - 1)) && !topics;
}

const HOUSES = new Set(
  'council parish municipal town pub landlord sponsor venue house inhouse in hotel client customer theatre church school haus hauseigene hausinterne interne vorhandene existing'.split(
    ' ',
  ),
);
const KITS = new Set(
  'av equipment kit gear system systems technik ausstattung furniture stock inventory supplies facilities house owned has equipo equipement materiel apparatuur'.split(
    ' ',
  ),
);

const BEHIND = 3; // words of a heading behind those that count: "provided by the venue"

/** Whether the words stand first or last in the heading; without a colon they are all of it. */
function isSaid(
  { text }: Reading,
  table: Readonly<Record<Language, Lexicon<true>>>,
  from: number,
  end: number,
  colon: boolean,
): boolean {
  for (let at = from; at < end; at += 1) {
    const hit = table[text.language].at(text.tokens, at);
    if (hit === null || hit.to > end) continue;
    if ((at === from && end - hit.to <= BEHIND) || (colon && hit.to === end)) return true;
  }
  return false;
}

function isDenial(word: string): boolean {
  return word.endsWith("n't");
}

/** What stands behind the colon, or null where nothing does. */
function contentOf(text: Text, { from, to }: Span): Span | null {
  const filled = text.tokens.slice(from, to).some(({ kind }) => kind === 'word' || kind === 'number');
  return filled ? { from, to } : null;
}

function linesBelow(text: Text, lines: readonly Span[], index: number): Span | null {
  let end: number | null = null;
  for (let next = index + 1; next < Math.min(lines.length, index + MOST_LINES); next += 1) {
    const line = lines[next];
    if (line === undefined) break;
    if (line.from === line.to) {
      if (end === null) continue;
      break;
    }
    const colon = text.tokens.slice(line.from, line.to).findIndex(({ text: word }) => word === ':');
    if (colon === line.to - line.from - 1 || (colon > 0 && next > index + 1 && isFirstLevel(text, line))) break;
    end = line.to;
  }
  const first = lines[index + 1];
  return end === null || first === undefined ? null : { from: first.from, to: end };
}

/** A line that begins with a letter is no item of the list above it, where that has bullets. */
function isFirstLevel(text: Text, { from }: Span): boolean {
  return text.tokens[from]?.kind === 'word';
}

function compile(part: 'provided' | 'unwanted'): Readonly<Record<Language, Lexicon<true>>> {
  return {
    en: wordList(HEADINGS.en[part]),
    de: wordList(HEADINGS.de[part]),
    fr: wordList(HEADINGS.fr[part]),
    es: wordList(HEADINGS.es[part]),
    nl: wordList(HEADINGS.nl[part]),
  };
}
