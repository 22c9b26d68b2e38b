import { findCategories, findKinds } from '../../equipment/index.ts';
import type { Language } from '../types.ts';
import { findAll, type Hit, type Lexicon, lexicon, wordList, wordLists } from '../reading/document/lexicon.ts';
import { markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';
import {
  beginsSegment,
  endsSegment,
  hasHead,
  hasSureHead,
  hasWord,
  isCompany,
  isGeneric,
  isKnownTown,
  isName,
  isPerson,
  nameFrom,
  townEnd,
  withTown,
} from './venue-names.ts';
import {
  BUILDINGS_WITH_NAMES,
  FEASTS_OF_TOWNS,
  INDEFINITE,
  MUNICIPALITIES,
  NOT_A_PLACE,
  NOT_A_TOWN_AFTER,
  NOT_A_TOWN_BEFORE,
  NOT_HELD,
  OUTDOOR_HEADS,
  PLACE_JOINTS,
  PLACE_LABELS,
  PLACE_WORDS_BEFORE,
  PLAIN_PLACES,
  type PlaceWord,
  THERE,
  WORKPLACES,
} from './words/venues.ts';

/** A place that the words may mean; the surest is taken. */
export interface Place extends Span {
  readonly sureness: number;
}

const LABELLED = 6;
const NAMED_BUILDING = 5;
const BUILDING_OF = 4.5;
const LISTED = 4;
const TOWN = 3;
const BEHIND_PLACE = 2.75;
const NAMED = 2.5;
const SAINT = 2;
const DELIVERED = 2;
const HOUSE = 1.75;
const LONE_TOWN = 1.5;

const before: Readonly<Record<Language, Lexicon<PlaceWord>>> = {
  en: lexicon(PLACE_WORDS_BEFORE.en),
  de: lexicon(PLACE_WORDS_BEFORE.de),
  fr: lexicon(PLACE_WORDS_BEFORE.fr),
  es: lexicon(PLACE_WORDS_BEFORE.es),
  nl: lexicon(PLACE_WORDS_BEFORE.nl),
};
const buildings = wordLists(BUILDINGS_WITH_NAMES);
const feasts = wordList(FEASTS_OF_TOWNS);
const municipalities = wordList(MUNICIPALITIES);
const plainPlaces = wordList(PLAIN_PLACES);
const labels = wordList(PLACE_LABELS);

/** "Venue: the Old Mill". */
export function labelledPlaces(text: Text): Place[] {
  return findAll(text.tokens, labels).flatMap((hit) => {
    const name = nameFrom(text, ARTICLES.has(wordAt(text, hit.to)) && !isName(text, hit.to) ? hit.to + 1 : hit.to);
    return name === null ? [] : [{ ...withTown(text, name), sureness: LABELLED }];
  });
}

const ARTICLES = new Set(['the', 'le', 'la', 'el', 'die', 'das', 'der', 'de', 'het']);

/** "at the Corn Exchange, Leeds", "in Utrecht", "near Ludlow". */
export function placesAfterWords(text: Text): Place[] {
  return findAll(text.tokens, before[text.language]).flatMap((hit) => {
    const name = nameFrom(text, hit.to);
    if (name === null || !isPreposition(text, hit) || isCompany(text, name)) return [];
    const sureness = surenessOf(text, hit, name);
    return sureness === 0 ? [] : [{ ...(hit.value === 'to' ? name : withTown(text, name)), sureness }];
  });
}

function surenessOf(text: Text, hit: Hit<PlaceWord>, name: Span): number {
  const known = isKnownTown(text, { from: name.from, to: Math.min(name.to, townEnd(text, name.from) ?? name.to) });
  switch (hit.value) {
    case 'at':
      return atPlace(text, hit, name);
    case 'in':
      if (!isHeldThere(text, hit, name)) return 0;
      if (hasHead(text, name) && !isGeneric(text, name)) return NAMED_BUILDING;
      if (isSaint(text, name)) return SAINT;
      return known || isTown(text, name) ? TOWN : 0;
    case 'near':
      return known || (isTown(text, name) && isPlaceNoun(text, hit.from - 1)) ? TOWN : 0;
    case 'to':
      return known || isTown(text, name) ? DELIVERED : 0;
    case 'on':
      return name.to - name.from > 1 && OUTDOOR_HEADS.has(wordAt(text, name.to - 1)) ? NAMED_BUILDING : 0;
    default:
      return hit.value satisfies never;
  }
}

/** After "at" any name will do in English; where every noun has a capital, or "in the" is "at", it needs a building. */
function atPlace(text: Text, hit: Hit<PlaceWord>, name: Span): number {
  if (NOT_HELD.has(wordAt(text, hit.from - 1))) return 0;
  const town = withTown(text, name);
  if (hasHead(text, name)) {
    if (isGeneric(text, name) && town.to === name.to) return 0;
    return NAMED_BUILDING + (town.to > name.to ? 0.25 : 0);
  }
  if (text.language !== 'en') return 0;
  if (isSaint(text, name)) return town.to > name.to ? NAMED_BUILDING : SAINT;
  const possessive = wordAt(text, name.to - 1).endsWith("'s");
  if (possessive || isPerson(text, name) || isModifier(text, name)) return 0;
  return town.to > name.to ? TOWN + 0.5 : NAMED;
}

function isSaint(text: Text, { from }: Span): boolean {
  return text.language === 'en' && /^(?:st|saint)$/u.test(wordAt(text, from));
}

/** One or two words that no other noun follows; in German nothing but a stop, a comma or a small word may follow. */
function isTown(text: Text, name: Span): boolean {
  if (name.to - name.from > 4 || hasWord(text, name, NOT_A_PLACE) || isModifier(text, name)) return false;
  const last = wordAt(text, name.to - 1);
  if (last.endsWith("'s") || /\d/u.test(wordAt(text, name.from)) || isPerson(text, name)) return false;
  const raw = text.raw.slice(text.tokens[name.from]?.start, text.tokens[name.from]?.end);
  if (name.to - name.from === 1 && raw.length <= SHORTEST && raw === raw.toUpperCase()) return false;
  return text.language !== 'de' || (name.to - name.from <= 2 && !GERMAN_NOUN.test(last));
}

const SHORTEST = 4;
const GERMAN_NOUN =
  /(?:ung|ungen|heit|keit|schaft|form|weise|tion|tionen|tat|nis|ment|ling|linge|musik|technik|zeit|zeiten|betrieb|farben|personen|stunden|grosse|groesse)$/u;

/** "in Victorian style", "at Head Office level": the name only describes what follows. */
function isModifier(text: Text, name: Span): boolean {
  return MODIFIED.has(wordAt(text, name.to));
}

const MODIFIED = new Set(
  'style theme themed colours colors format mode version time layout stil optik farben tracht'.split(' '),
);

/** Not "based in Leeds", "our office in Leeds". */
function isHeldThere(text: Text, hit: Hit<PlaceWord>, name: Span): boolean {
  const word = wordAt(text, hit.from - 1);
  if (NOT_HELD.has(word) || NOT_A_TOWN_AFTER.has(wordAt(text, name.to))) return false;
  return !WORKPLACES.has(word) || [2, 3, 4].some((back) => THERE.has(wordAt(text, hit.from - back)));
}

/** Without accents the French "à" is also a verb: "il y a". */
function isPreposition(text: Text, hit: Hit<PlaceWord>): boolean {
  if (text.tokens[hit.from]?.kind === 'break') return false;
  return (
    text.language !== 'fr' ||
    wordAt(text, hit.from) !== 'a' ||
    'àÀ'.includes(text.raw[text.tokens[hit.from]?.start ?? 0] ?? '.')
  );
}

/** "Scheune bei Wiefelstede", "boerderij bij Zwolle". */
function isPlaceNoun(text: Text, at: number): boolean {
  return PLACE_NOUN.test(wordAt(text, at));
}

const PLACE_NOUN =
  /(?:hof|halle|scheune|wald|see|garten|platz|gut|wiese|schloss|burg|haus|saal|kirche|hotel|feld|strand|zelt|park|kloster|muhle|alm|hutte|villa|keller|boerderij|schuur|weiland|kasteel|landgoed|zaal|tuin|strand|kerk|loods|weide|huis)$/u;

/** "château de Ripley", "Schloss Neuhardenberg"; of "un hotel de Leeds" the town. */
export function buildingPlaces(text: Text): Place[] {
  const found = findAll(text.tokens, buildings[text.language]).flatMap((hit): Place[] => {
    let at = hit.to;
    while (at - hit.to < MOST_JOINTS && PLACE_JOINTS.has(wordAt(text, at))) at += 1;
    const name = nameFrom(text, at);
    const headFirst = text.language === 'de' || at > hit.to;
    if (name === null || isCompany(text, name) || (!headFirst && !hasSureHead(text, hit))) return [];
    if (text.language === 'de' && (at > hit.to || GERMAN_NOUN.test(wordAt(text, name.to - 1)))) return [];
    const indefinite = INDEFINITE.has(wordAt(text, hit.from - 1));
    if (indefinite) return at > hit.to && isTown(text, name) ? [{ ...name, sureness: TOWN }] : [];
    return [{ ...withTown(text, { from: hit.from, to: name.to }), sureness: BUILDING_OF }];
  });
  const towns = findAll(text.tokens, feasts).flatMap((hit): Place[] => {
    const name = nameFrom(text, hit.to);
    const plain = name !== null && name.to - name.from <= 2 && isTown(text, name);
    return plain && endsSegment(text, name.to) ? [{ ...name, sureness: TOWN }] : [];
  });
  const governed = findAll(text.tokens, municipalities).flatMap((hit): Place[] => {
    const name = nameFrom(text, hit.to);
    const capital = text.tokens[hit.from]?.capital === true;
    if (!capital || name === null || !isTown(text, name)) return [];
    const sure = text.language !== 'de' || isKnownTown(text, name) || endsSegment(text, name.to);
    return sure ? [{ ...name, sureness: TOWN }] : [];
  });
  return [...found, ...towns, ...governed];
}

const MOST_JOINTS = 2;

/** "…, Guildhall, Plymouth, …": a name between commas that only a place has. */
export function listedPlaces(text: Text): Place[] {
  return text.tokens.flatMap((_, at): Place[] => {
    if (!beginsSegment(text, at) || !isName(text, at)) return [];
    const name = nameFrom(text, at);
    if (
      name === null ||
      hasWord(text, name, WITHIN) ||
      isPerson(text, name) ||
      isCompany(text, name) ||
      markAt(text, name.to) === ':'
    )
      return [];
    const town = withTown(text, name);
    const square = town.to > name.to && OUTDOOR_HEADS.has(wordAt(text, name.to - 1)) && name.to - name.from > 1;
    const end = plainPlaces.at(text.tokens, name.to)?.to ?? name.to; // "Harrow Leisure Centre sports hall"
    if (!(square || hasSureHead(text, name)) || !endsSegment(text, end)) return [];
    const alone = town.to === name.to;
    const single = name.to - name.from === 1;
    if (alone && (single || isGeneric(text, name))) return [];
    if (text.language === 'de' && alone && single) return [];
    return [{ ...town, sureness: LISTED }];
  });
}

/** "Konzert in der Turnhalle": no name, but what happens where. */
const WITHIN = new Set(['in', 'im']);

/** "the cricket ground, Alnwick", "Turnhalle, Wiefelstede": the town of a place that has no name. */
export function townsBehindPlaces(text: Text): Place[] {
  return findAll(text.tokens, plainPlaces).flatMap((hit): Place[] => {
    const name = markAt(text, hit.to) === ',' ? nameFrom(text, hit.to + 1) : null;
    if (name === null || isCompany(text, name) || !isTown(text, name) || !endsSegment(text, name.to)) return [];
    const sure =
      isKnownTown(text, name) || (text.language !== 'de' && name.to - name.from <= 2 && !isThing(text, name));
    return sure ? [{ ...name, sureness: BEHIND_PLACE }] : [];
  });
}

/** "Open mic night, The Fleece, every Thursday": a house that is called by its article. */
export function namedHouses(text: Text): Place[] {
  if (text.language !== 'en') return [];
  return text.tokens.flatMap((token, at): Place[] => {
    if (token.text !== 'the' || !token.capital || !',-@'.includes(markAt(text, at - 1) || '.')) return [];
    const name = nameFrom(text, at);
    if (name === null || name.to - name.from < 2 || isCompany(text, name) || !endsSegment(text, name.to)) return [];
    const last = wordAt(text, name.to - 1);
    const other = PARTIES.has(last) || (last.endsWith('s') && last !== 'arms') || isThing(text, name);
    return other ? [] : [{ ...name, sureness: HOUSE }];
  });
}

/** Those who sign a tender. */
const PARTIES = new Set(
  'client contractor council supplier company hirer buyer purchaser committee event venue bidder tenderer provider agency band'.split(
    ' ',
  ),
);

/** "Field, Generator, Loos": the name of equipment. */
function isThing(text: Text, { from, to }: Span): boolean {
  const words = text.raw.slice(text.tokens[from]?.start, text.tokens[to - 1]?.end);
  return findKinds(words).length > 0 || findCategories(words).length > 0;
}

/** "in our Hamburg office", "at the Leeds branch": where people work. */
export function workplaceTowns(text: Text): Place[] {
  return text.tokens.flatMap((_, at): Place[] => {
    const end = townEnd(text, at);
    if (end === null || !WORKPLACES.has(wordAt(text, end))) return [];
    return OUR.has(wordAt(text, at - 1)) && THERE.has(wordAt(text, at - 2))
      ? [{ from: at, to: end, sureness: TOWN }]
      : [];
  });
}

const OUR = new Set('our the unserem unserer unser onze ons notre nuestra nuestro'.split(' '));

/** "Summit on trees, Manchester, one day": a town that is known by its name alone. */
export function loneTowns(text: Text): Place[] {
  return text.tokens.flatMap((_, at): Place[] => {
    const end = townEnd(text, at);
    if (end === null || isName(text, end) || NOT_A_TOWN_AFTER.has(wordAt(text, end))) return [];
    const bracketed = markAt(text, at - 1) === '('; // "in the atrium at work (Leeds)"
    if (NOT_A_TOWN_BEFORE.has(wordAt(text, at - 1)) || (!bracketed && NOT_HELD.has(wordAt(text, at - 2)))) return [];
    const inName = isName(text, at - 1) && text.language !== 'de' && !(at === 1 || isEventWord(text, at - 1));
    return inName || isPostcode(text, end) ? [] : [{ from: at, to: end, sureness: LONE_TOWN }];
  });
}

function isEventWord(text: Text, at: number): boolean {
  return EVENTS.has(wordAt(text, at));
}

const EVENTS = new Set(
  'conference wedding festival gala summit congress fair expo exhibition concert party meeting agm congres conference congreso boda mariage feria bruiloft beurs salon seminaire couverts comensales dinner'.split(
    ' ',
  ),
);

/** "Wolverhampton WV9 5HB": somebody's address. */
function isPostcode(text: Text, at: number): boolean {
  const start = text.tokens[at]?.start ?? text.raw.length;
  return /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/u.test(text.raw.slice(start, start + 9));
}
