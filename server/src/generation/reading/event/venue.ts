import { findKinds } from '../../../equipment/index.ts';
import type { Fact } from '../../facts.ts';
import { findAll, type Hit } from '../words/lexicon.ts';
import { Places } from '../document/places.ts';
import { factOf, markAt, type Span, type Text, wordAt } from '../document/text.ts';
import type { Letter } from './letter.ts';
import {
  endsPart,
  has,
  hasHead,
  is,
  isAny,
  isFirm,
  isName,
  isPerson,
  nameFrom,
  placeWords,
  townEnd,
  withTown,
} from './place-names.ts';

/** A place that the words may mean; the surest is taken. */
interface Place extends Span {
  readonly sureness: number;
}

const FIELD = 6;
const BUILDING = 5;
const LISTED = 4;
const TOWN = 3;
const NAMED = 2.5;
const SAINT = 2;
const DELIVERED = 2;
const LONE_TOWN = 1.5;
const LONGEST_TOWN = 3; // words
const MOST_JOINTS = 2;

/**
 * The venue or town that the words name ("at the Corn Exchange, Leeds"), to be offered and for the title. Nothing rather
 * than a wrong one: of several the surest, none of whoever signs, and none in a text in capitals, which shows no names.
 */
export function readVenueFound(text: Text, letter: Letter): Fact<string> | null {
  if (isShouting(text)) return null;
  const end = text.tokens.findIndex(({ start }) => start >= letter.signedAt);
  const places = [
    ...fieldPlaces(text, letter),
    ...placesBehindWords(text),
    ...buildings(text),
    ...namesBetweenCommas(text),
    ...townsBehind(text),
    ...townsOfWorkplaces(text),
  ];
  const [best] = places
    .filter((place) => (end === -1 || place.from < end) && (place.sureness === FIELD || !isHeading(text, place)))
    .toSorted((one, other) => other.sureness - one.sureness || one.from - other.from);
  if (best === undefined) return null;
  const found = factOf(text, '', best);
  return { value: found.words.replace(/(?<!\b(?:St|Saint)\b.*)['’]s$/u, ''), words: found.words };
}

/** "Venue: The Old Mill". */
function fieldPlaces(text: Text, { fields }: Letter): readonly Place[] {
  const places = new Places(text);
  return fields.flatMap(({ role, start, end }) => {
    if (role !== 'place' || end <= start) return [];
    const { from, to } = places.spanOf({ start, end });
    const first = is(text, 'joint', from) && !isName(text, from) ? from + 1 : from;
    const name = nameFrom(text, first);
    const starts = name === null ? null : withTown(text, name);
    return starts === null || starts.from >= to || isAny(text, starts) ? [] : [{ ...starts, sureness: FIELD }];
  });
}

/** "at the Corn Exchange, Leeds", "in Utrecht", "near Ludlow", "delivery to Shanklin". */
function placesBehindWords(text: Text): readonly Place[] {
  const { language, tokens } = text;
  const words = placeWords();
  const found = (role: string) => findAll(tokens, words(role));
  return [
    ...found(`at_${language}`).flatMap((hit) => placeOf(text, hit, atPlace)),
    ...found(`in_${language}`).flatMap((hit) => placeOf(text, hit, inPlace)),
    ...found(`to_${language}`).flatMap((hit) => placeOf(text, hit, (name) => (isTown(text, name) ? DELIVERED : 0))),
    ...(language === 'en' ? found('on_en').flatMap((hit) => placeOf(text, hit, onPlace)) : []),
  ];

  function atPlace(name: Span): number {
    const isWhole = withTown(text, name).to > name.to;
    if (!isWhole && isSaint(text, name)) return SAINT;
    if (hasHead(text, name)) return isAny(text, name) && !isWhole ? 0 : BUILDING + (isWhole ? 0.25 : 0);
    const isOther = language !== 'en' || isPerson(text, name) || wordAt(text, name.to - 1).endsWith("'s");
    return isOther ? 0 : isWhole ? TOWN + 0.5 : NAMED;
  }

  function inPlace(name: Span): number {
    if (isSaint(text, name)) return SAINT;
    if (hasHead(text, name) && !isAny(text, name)) return BUILDING;
    return isTown(text, name) && !is(text, 'not_after', name.to) ? TOWN : 0;
  }

  function onPlace(name: Span): number {
    return name.to - name.from > 1 && is(text, 'outdoor', name.to - 1) ? BUILDING : 0;
  }
}

/** The name behind a word that leads to it, unless somebody is from there, works there, or it only describes another noun. */
function placeOf(text: Text, hit: Hit<true>, surenessOf: (name: Span) => number): readonly Place[] {
  const name = nameFrom(text, hit.to);
  const isVerb = text.language === 'fr' && text.raw[text.tokens[hit.from]?.start ?? 0]?.toLowerCase() === 'a';
  if (name === null || isVerb || isFirm(text, name)) return [];
  if (is(text, 'not_held', hit.from - 1)) return [];
  const sureness = surenessOf(name);
  return sureness === 0 ? [] : [{ ...withTown(text, name), sureness }];
}

/** "At St Mary's": as likely a church beside the venue. */
function isSaint(text: Text, { from }: Span): boolean {
  return text.language === 'en' && SAINTS.has(wordAt(text, from));
}

const SAINTS = new Set(['st', 'saint']);

/** A known town, or a name of few words with which its part of the sentence ends or a small word follows. */
function isTown(text: Text, name: Span): boolean {
  const known = townEnd(text, name.from);
  if (known !== null && known <= name.to) return true;
  const isOther = has(text, name, 'not_a_place') || isPerson(text, name) || has(text, name, 'generic');
  if (isOther || name.to - name.from > LONGEST_TOWN) return false;
  const written = text.raw.slice(text.tokens[name.from]?.start, text.tokens[name.to - 1]?.end);
  if (/['’]s$|\d/u.test(written) || written === written.toUpperCase()) return false;
  if (text.language !== 'de') return true;
  return !INFINITIVE.test(wordAt(text, name.to)) && !GERMAN_NOUN.test(wordAt(text, name.to - 1));
}

/** "In Waage sein": the noun belongs to a verb. */
const INFINITIVE = /^(?:sein|sind|zu|.{3,}en)$/u;
/** Endings with which German makes nouns, all of which have a capital. */
const GERMAN_NOUN =
  /(?:ung|ungen|heit|keit|schaft|form|weise|ion|ionen|tat|nis|ment|linge?|technik|zeit|zeiten|betrieb)$/u;

/** "château de Ripley", "Schloss Neuhardenberg": a building and its name; of "un hotel de Leeds" the town. */
function buildings(text: Text): readonly Place[] {
  const { language } = text;
  if (language === 'en') return [];
  return findAll(text.tokens, placeWords()(`building_${language}`)).flatMap((hit): readonly Place[] => {
    let at = hit.to;
    while (at - hit.to < MOST_JOINTS && is(text, 'joint', at)) at += 1;
    const name = nameFrom(text, at);
    if (name === null || isFirm(text, name) || (language === 'de' && at > hit.to)) return [];
    if (is(text, 'indefinite', hit.from - 1)) return isTown(text, name) ? [{ ...name, sureness: TOWN }] : [];
    return [{ ...withTown(text, { from: hit.from, to: name.to }), sureness: BUILDING - 0.5 }];
  });
}

/** "…, Guildhall, Plymouth, …": a name between commas that only a place has, or a town that is known. */
function namesBetweenCommas(text: Text): readonly Place[] {
  return text.tokens.flatMap((_, at): readonly Place[] => {
    const name = beginsPart(text, at) ? nameFrom(text, at) : null;
    if (name === null || isPerson(text, name) || isFirm(text, name) || markAt(text, name.to) === ':') return [];
    if (text.language === 'de' && (has(text, name, 'in_de') || has(text, name, 'at_de'))) return []; // "Konzert im Saal"
    const whole = withTown(text, name);
    const isPlain = whole.to === name.to && (name.to - name.from === 1 || isAny(text, name));
    const isSquare = name.to - name.from > 1 && is(text, 'outdoor', name.to - 1) && whole.to > name.to;
    if ((hasHead(text, name) || isSquare) && !isPlain && endsPart(text, whole.to))
      return [{ ...whole, sureness: LISTED }];
    return townEnd(text, at) === name.to && endsPart(text, name.to) ? [{ ...name, sureness: LONE_TOWN }] : [];
  });
}

/** "Stadtfest Elsfleth", "the cricket ground, Alnwick": the town of a feast or of a place without a name. */
function townsBehind(text: Text): readonly Place[] {
  const ends = [
    ...findAll(text.tokens, placeWords()('feast')).map(({ to }) => to),
    ...findAll(text.tokens, placeWords()('plain')).flatMap(({ to }) => (markAt(text, to) === ',' ? [to + 1] : [])),
  ];
  return ends.flatMap((at): readonly Place[] => {
    const name = nameFrom(text, at);
    if (name === null || isFirm(text, name) || !isTown(text, name) || !endsPart(text, name.to)) return [];
    if (findKinds(factOf(text, '', name).words).length > 0) return []; // "Field, Generator, Loos"
    return [{ ...name, sureness: TOWN - 0.25 }];
  });
}

/** "At our Leeds office". */
function townsOfWorkplaces(text: Text): readonly Place[] {
  const tables = [placeWords()(`at_${text.language}`), placeWords()(`in_${text.language}`)];
  return text.tokens.flatMap((_, from): readonly Place[] => {
    const to = is(text, 'indefinite', from - 1) ? townEnd(text, from) : null;
    const isThere = to !== null && is(text, 'workplace', to);
    return isThere && tables.some((table) => table.before(text.tokens, from - 1) !== null)
      ? [{ from, to, sureness: TOWN }]
      : [];
  });
}

function beginsPart(text: Text, at: number): boolean {
  const token = text.tokens[at - 1];
  return at === 0 || token?.kind === 'break' || ',(-|:@'.includes(markAt(text, at - 1) || '.');
}

/** "NOTES FOR THE HALL". */
function isHeading(text: Text, { from, to }: Span): boolean {
  const { words } = factOf(text, '', { from, to });
  return words === words.toUpperCase();
}

function isShouting(text: Text): boolean {
  const words = text.tokens.filter(({ kind }) => kind === 'word');
  const capitals = words.filter(({ start, end }) => /^\p{Lu}{2,}$/u.test(text.raw.slice(start, end)));
  return capitals.length * 2 > words.length;
}
