import type { EventKind, Fact } from '../types.ts';
import { isInHeadline } from './headline.ts';
import { isNegated } from './negation.ts';
import { isOfBids } from './of-bids.ts';
import { isStray } from './strays.ts';
import { findAll, type Hit, lexicon, wordList } from '../reading/document/lexicon.ts';
import { factOf, markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';
import { NAME_AFTER, NAME_BEFORE } from './words/event-names.ts';
import { EVENT_WORDS, type EventWord } from './words/events.ts';

const events = lexicon(EVENT_WORDS);
const nameAfter = wordList(NAME_AFTER);

const OPENING = 40; // tokens in which a brief usually says what it is about
const OPENING_BONUS = 2;
const HEADLINE_BONUS = 1.5;
const REPEAT = 0.4; // what each further mention adds, up to four

/**
 * Kinds of event, the leading one first: what is named outright, early and often. 'other' where nothing is said.
 * `isThing`: runs that name equipment and no event.
 */
export function readEvents(text: Text, isThing: (span: Span) => boolean = () => false): Fact<EventKind>[] {
  const mentions = findAll(text.tokens, events).filter(
    (hit) =>
      !isNegated(text, hit) && !isOtherUse(text, hit) && !isStray(text, hit) && !isOfBids(text, hit) && !isThing(hit),
  );
  const told = mentions.filter((hit) => !isRiderName(text, hit));
  const byKind = Map.groupBy(told.length > 0 ? told : mentions, (hit) => kindIn(text, hit));
  const scored = [...byKind].map(([kind, hits]) => {
    const best = hits.reduce((a, b) => (b.value.weight > a.value.weight ? b : a));
    return { kind, best, named: fullest(text, best, hits), score: score(text, best, hits) };
  });
  const named = scored.filter(({ best }) => best.value.weight > 1);
  const kept = named.length > 0 ? named : scored;
  const ordered = kept.toSorted((a, b) => b.score - a.score || a.best.from - b.best.from);
  if (ordered.length === 0) return [{ value: 'other', words: null }];
  const wedding = ordered.find(({ kind, best }) => kind === 'wedding' && best.value.weight === 3);
  const [first] = ordered;
  const leads = wedding !== undefined && PARTS_OF_WEDDINGS.has(first?.kind ?? 'other') && !isApart(text, first?.best);
  const led = leads ? [wedding, ...ordered.filter((event) => event !== wedding)] : ordered;
  return led.map(({ kind, named: name }) => factOf(text, kind, wholeName(text, name)));
}

/** An English fete is a fair on the green, a French fête a party; an English reunion is one too, a French réunion a meeting. */
function kindIn(text: Text, { from, to, value }: Hit<EventWord>): EventKind {
  if (to - from > 1 || text.language !== 'en') return value.kind;
  if (FETES.has(wordAt(text, from))) return 'fair';
  return REUNIONS.has(wordAt(text, from)) ? 'party' : value.kind;
}

const FETES = new Set(['fete', 'fetes']);
const REUNIONS = new Set(['reunion', 'reunions']);

/** "Technical rider": of musicians where it says nothing else. */
function isRiderName(text: Text, { from, to }: Span): boolean {
  return (
    RIDERS.has(wordAt(text, to - 1)) || wordAt(text, from) === 'rider' || wordAt(text, from).startsWith('buhnenanw')
  );
}

const RIDERS = new Set(['rider', 'riders']);
const MOST_BEFORE = 2;

/** "ANNUAL STAFF awards dinner", "cena DE NAVIDAD DE EMPRESA": with the plain words that belong to its name. */
function wholeName(text: Text, hit: Span): Span {
  let { from, to } = hit;
  const most = text.language === 'en' ? MOST_BEFORE : 0;
  while (hit.from - from < most && NAME_BEFORE.has(wordAt(text, from - 1))) from -= 1;
  let after = nameAfter.at(text.tokens, to);
  while (after !== null) {
    ({ to } = after);
    after = nameAfter.at(text.tokens, to);
  }
  return { from, to };
}

/** Spoken of more often than the wedding that they are a part of. */
const PARTS_OF_WEDDINGS: ReadonlySet<EventKind> = new Set(['ceremony', 'reception', 'party', 'gala_dinner']);

/** "We are REMEMBERING HER, who carried the flowers at our wedding", "their GOLDEN WEDDING": no part of a wedding. */
function isApart(text: Text, hit: Span | undefined): boolean {
  if (hit === undefined) return false;
  for (let at = hit.from; at < hit.to; at += 1) if (APART.test(wordAt(text, at))) return true;
  return false;
}

const APART =
  /^(?:remember\w*|memor\w*|funeral|mourn\w*|burial|wake|life|trauer\w*|gedenk\w*|abschied|beerdigung|beisetzung|hommage|obseques|adieu|funeral|homenaje|despedida|uitvaart\w*|begrafenis|herdenking\w*|afscheid\w*|golden\w*|gouden|silver|silber\w*|ruby|diamond|noces|bodas|zilveren)$/u;

function score(text: Text, best: Hit<EventWord>, hits: readonly Hit<EventWord>[]): number {
  const opening = best.from < OPENING ? OPENING_BONUS * (1 - best.from / OPENING) : 0;
  const headline = hits.some((hit) => hit.value.weight === best.value.weight && isInHeadline(text, hit))
    ? HEADLINE_BONUS
    : 0;
  return best.value.weight + opening + headline + REPEAT * Math.min(hits.length - 1, 4);
}

/** "PERFORMANCE AUDIO and lighting services", "performance bond": no play. */
const OF_WORK = new Set(
  'audio sound lighting stage staging equipment bond bonds guarantee standard standards level levels measure measures indicator indicators criteria based requirement requirements specification specifications review security period evaluation'.split(
    ' ',
  ),
);

/** The name in full, where a later mention has it: "the fair", "our CAREERS FAIR". */
function fullest(text: Text, best: Hit<EventWord>, hits: readonly Hit<EventWord>[]): Hit<EventWord> {
  const last = wordAt(text, best.to - 1);
  return hits.reduce((a, b) => {
    const same = b.value.weight === best.value.weight && wordAt(text, b.to - 1) === last;
    return same && b.to - b.from > a.to - a.from ? b : a;
  }, best);
}

/** "dining room", "conference room", "gala tables": the word names a room or a thing, not the event. */
function isOtherUse(text: Text, hit: Hit<EventWord>): boolean {
  // "A DJ and disco lights" make no club night.
  if (hit.value.kind === 'club_night' && /^(?:light|ball)/u.test(wordAt(text, hit.to))) return true;
  const word = wordAt(text, hit.to - 1);
  if (STURDY.has(word)) return true;
  if (word === 'performance' && OF_WORK.has(wordAt(text, hit.to))) return true;
  if (word === 'fest' && text.language === 'de' && text.tokens[hit.to - 1]?.capital !== true) return true;
  if (word === 'lecture' && (text.language === 'fr' || THEATRES.has(wordAt(text, hit.to)))) return true;
  if (isVerb(text, hit)) return true;
  if (word === 'rooms' && markAt(text, hit.to) === ':') return true; // a list of them
  if (word === 'reading' && hit.to - hit.from === 1 && !BEFORE_READINGS.has(wordAt(text, hit.from - 1))) return true;
  if (PARTIES.has(word) && OF.has(wordAt(text, hit.from - 1)) && HALLS.has(wordAt(text, hit.from - 2))) return true;
  if (word === 'fair' && MIDDLING.has(wordAt(text, hit.to))) return true;
  if (MEETINGS.has(word) && ABOUT_EVENT.has(wordAt(text, hit.from - 1))) return true;
  if (word === 'opening' && BEGINNINGS.has(wordAt(text, hit.to))) return true;
  if (OTHER_USES_BEHIND.get(wordAt(text, hit.from - 1)) === word) return true;
  if (word === 'salon' && (text.language !== 'fr' || SALON_ROOMS.has(wordAt(text, hit.to + 1)))) return true;
  if (word === 'musical' && hit.to - hit.from === 1 && MUSICAL_THINGS.has(wordAt(text, hit.to))) return true;
  return [hit.to, hit.to + 1, hit.to + 2].some((at, step) => {
    const slashed = step === 0 || markAt(text, hit.to) === '/';
    return slashed && OTHER_USES.has(wordAt(text, at));
  });
}

/** "An outdoor READING"; not the town, nor "thanks for reading". */
const BEFORE_READINGS = new Set('a our the outdoor public evening summer staged first'.split(' '));
/** "Comité DES FÊTES", "sala DE FIESTAS": who arranges them and where they are held. */
const PARTIES = new Set(['fete', 'fetes', 'fiesta', 'fiestas']);
const OF = new Set(['des', 'de']);
const HALLS = new Set(['comite', 'salle', 'sala', 'salon']);
/** "Fair enough", "a fair bit". */
const MIDDLING = new Set('enough bit amount share number to and'.split(' '));
/** "Planning meeting", "site meeting": at which the event is only prepared. */
const MEETINGS = new Set(['meeting', 'meetings']);
const ABOUT_EVENT = new Set('planning site production prep preparation first last next previous zoom'.split(' '));

/** "JP will TALK with them", "we need to TALK": somebody does it, and there is no talk. */
function isVerb(text: Text, { from, to }: Span): boolean {
  const word = wordAt(text, from);
  if (to - from > 1 || text.language !== 'en' || (word !== 'talk' && word !== 'talks')) return false;
  return BEFORE_VERB.has(wordAt(text, from - 1)) || WITH_WHOM.has(wordAt(text, to));
}

const BEFORE_VERB = new Set(
  "to will can could should must may might i'll we'll he'll she'll they'll i we you they let's please in".split(' '),
);
const WITH_WHOM = new Set(['with', 'to']);

/** "platform party" at a graduation, "third party", "guirlande guinguette". */
const OTHER_USES_BEHIND: ReadonlyMap<string, string> = new Map([
  ['platform', 'party'],
  ['third', 'party'],
  ['working', 'party'],
  ['guirlande', 'guinguette'],
  ['guirlandes', 'guinguette'],
]);
/** German "-fest" that is no feast: weatherproof, fireproof. */
/** "A LECTURE THEATRE or a classroom": a room. */
const THEATRES = new Set('theatre theater theatres theaters hall halls room rooms'.split(' '));
const STURDY = new Set(
  'wetterfest feuerfest wasserfest winterfest standfest trittfest rutschfest stossfest bruchfest reissfest kratzfest sturmfest stichfest sattelfest manifest'.split(
    ' ',
  ),
);
/** "opening act", "opening hours": what begins, and no opening. */
const BEGINNINGS = new Set(
  'the doors act acts band bands set slot speaker speakers remarks address keynote session time times hours hour'.split(
    ' ',
  ),
);
const SALON_ROOMS = new Set('jardin reception the musique reunion thes hotel honneur'.split(' '));
const MUSICAL_THINGS = new Set(
  'instrument instruments entertainment interlude interludes act acts number numbers chairs accompaniment director background duo trio society items'.split(
    ' ',
  ),
);
const OTHER_USES = new Set(
  'quality blanket blankets rug rugs basket baskets bench benches set sets area areas style type levels level band bands orchestra pianist room rooms centre center centres hall halls suite suites table tables jacket phone call mics microphones microphone screen venue venues department manager plate plates fork forks knife knives spoon spoons'.split(
    ' ',
  ),
);
