import type { Kind } from '../../../equipment/index.ts';
import type { Language } from '../../types.ts';
import { fold } from '../text/fold.ts';
import { wordList } from '../text/lexicon.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { SUPPLIERS } from '../words/exclusions.ts';
import { FRENCH_DONE, SPANISH_DONE } from '../words/romance-verbs.ts';
import { isOtherParticiple } from './compound-past.ts';
import { isToBeSeenTo } from './due.ts';
import { fixedAt } from './fixed.ts';
import { isForPlace, isPerRoom, isRoute, isToFill } from './of-places.ts';
import { ownerAt } from './owners.ts';
import type { Reading } from './reading.ts';
import { BECAUSE, DEFINITE, DENIALS, DONE_OR_DUE, RELATIVES, WHERE, YOUR } from './small-words.ts';
import { isVerbFirst } from './verb-first.ts';
import { isWishedBy } from './wished-by.ts';
import { isWorkToDo } from './work-to-do.ts';

const WHY_REACH = 8; // words between "is" and "forbidden"

/** Where the words from token `at` on say that the things before them may not be: "is forbidden because of the alarm". */
export function forbiddenAt({ text, words }: Reading, at: number): Span | null {
  const direct = words.forbidden.at(text.tokens, at);
  if (direct !== null) return { from: at, to: direct.to };
  const copula = words.copulas.at(text.tokens, at);
  if (copula === null) return null;
  const { to: end } = sentenceOf(text, at);
  for (let to = copula.to; to < Math.min(end, copula.to + WHY_REACH); to += 1) {
    const hit = words.forbidden.at(text.tokens, to);
    if (hit !== null) return { from: at, to: hit.to };
    if (text.tokens[to]?.kind !== 'word') return null;
  }
  return null;
}

/** Where the words from token `at` on say that the things before them are there, or whose they are; `definite`: "the PA". */
export function providedAt(reading: Reading, at: number, definite: boolean): Span | null {
  const { text, words } = reading;
  if (isWishedBy(text, at) || isToBeSeenTo(text, at)) return null;
  const said = words.providedAfter.at(text.tokens, at);
  const phrase = said !== null && isOtherParticiple(text, said.to) ? null : said; // "on les a DEMANDÉS"
  if (phrase !== null && !isItsPlace(text, phrase) && !GROUND.has(wordAt(text, phrase.to))) return phrase;
  const suffices = definite ? words.suffices.at(text.tokens, at) : null;
  if (suffices !== null) return suffices;
  const copula = words.copulas.at(text.tokens, at);
  if (copula !== null) return stateAt(reading, at, adverbsEnd(text, copula.to));
  const belong = words.belong.at(text.tokens, at);
  if (belong !== null && isItsPlace(text, belong)) return null;
  if (belong !== null) {
    const toUs = US.has(wordAt(text, belong.to)) ? belong.to + 1 : undefined;
    return reach(at, toUs ?? ownerAt(reading, belong.to, false)?.to);
  }
  if (phrase !== null) return null;
  return (
    settledAlone(reading, at) ??
    fixedAt(text, at) ??
    alreadyAt(reading, at) ??
    asideAt(reading, at) ??
    relativeAt(reading, at) ??
    inverseAt(reading, at) ??
    fromAt(reading, at)
  );
}

const US = new Set('us me uns mir nous moi nosotros ons mij them'.split(' '));

/** "White cloths down to the GROUND". */
const GROUND = new Set(['ground', 'floor', 'knees', 'last', 'smallest']);

/** "Das Pult GEHÖRT AUF die Bühne": where it is to stand. */
export function isItsPlace(text: Text, { to }: Span): boolean {
  const next = wordAt(text, DENIALS.has(wordAt(text, to)) ? to + 1 : to); // "gehören NICHT auf die Bühne"
  if (!BELONGS.has(wordAt(text, to - 1))) return false;
  const { from } = clauseOf(text, to - 1);
  return (
    WHERE.de.has(next) || next === 'ans' || [from, from + 1, from + 2].some((at) => BEFORE_PLACES.has(wordAt(text, at)))
  );
}

/** "AN die hintere Wand der Bühne gehört schwarzer Stoff". */
const BEFORE_PLACES = new Set('an auf hinter vor neben uber unter'.split(' '));

const BELONGS = new Set(['gehort', 'gehoren']);

/** Behind a thing with its verb: "the podium's THEIRS", "the stage's BUILT IN". */
export function contractedAt(reading: Reading, at: number): Span | null {
  const state = stateAt(reading, at, adverbsEnd(reading.text, at));
  return state !== null && state.to > at ? state : null;
}

/** Behind "are": "provided", "ours", "in the hall", "the school's", "from our caterer". */
function stateAt(reading: Reading, from: number, at: number): Span | null {
  const { text, words } = reading;
  const ours = words.ours.at(text.tokens, at);
  if (ours !== null) return { from, to: ours.to };
  const settled = words.settled.at(text.tokens, at);
  if (settled !== null && isWorkToDo(text, at, settled)) return null;
  if (settled !== null) return { from, to: settled.to };
  if (AND.has(wordAt(text, at + 1)) && words.settled.at(text.tokens, at + 2) !== null) return { from, to: at + 3 }; // "is tuned and in place"
  const owned = [0, 1, 2].find((step) => wordAt(text, at + step) === 'owned' && !DENIALS.has(wordAt(text, at)));
  if (owned !== undefined) return { from, to: at + owned + 1 }; // "are City owned"
  if (wordAt(text, at) === 'in' && text.language === 'en' && isEnd(text, at + 1)) return { from, to: at + 1 }; // "the seats are in"
  const arranged = words.arranged.at(text.tokens, at);
  if (arranged !== null && (isClauseEnd(text, arranged.to) || fromAt(reading, arranged.to) !== null)) {
    return { from, to: arranged.to };
  }
  const place = words.at.at(text.tokens, at);
  if (place !== null) {
    const where = words.places.at(text.tokens, place.to);
    if (where !== null) return { from, to: where.to };
  }
  for (let to = at; to < at + 3; to += 1) {
    const word = wordAt(text, to);
    if (
      /.'s$|s'$/u.test(word) &&
      (isClauseEnd(text, to + 1) || GIVEN.has(wordAt(text, to + 1))) &&
      !SUPPLIERS.has(word.slice(0, -2))
    )
      return { from, to: to + 1 };
  }
  const people = [0, 1, 2, 3].find(
    (step) => VOLUNTEERS.has(wordAt(text, at + step)) && isClauseEnd(text, at + step + 1),
  );
  if (people !== undefined) return { from, to: at + people + 1 }; // "the stewards are society members"
  return reach(from, fromAt(reading, at)?.to);
}

const VOLUNTEERS = new Set(
  'volunteers volunteer members parents students pupils scouts staff friends family ehrenamtliche mitglieder eltern schuler benevoles parents membres eleves voluntarios socios padres alumnos vrijwilligers leden ouders leerlingen'.split(
    ' ',
  ),
);

function isEnd(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token === undefined || token.kind === 'break' || ',)]'.includes(markAt(text, at) || 'x');
}

/** "The arch is my sister's PRESENT to us". */
const GIVEN = new Set(
  'present gift treat job department domain task business affair problem contribution responsibility baby shout concern speciality specialty'.split(
    ' ',
  ),
);

const AND = new Set(['and', 'und', 'et', 'y', 'en']);

/** "chairs: provided", "tables sorted." */
function settledAlone({ text, words }: Reading, at: number): Span | null {
  const begin = isMark(text, at) ? at + 1 : at;
  const settled = words.settled.at(text.tokens, begin);
  if (settled === null || WEAK_ALONE.has(wordAt(text, begin))) return null;
  return isClauseEnd(text, settled.to) ? { from: at, to: settled.to } : null;
}

/** "120 chairs ALREADY IN THE ROOM". */
function alreadyAt({ text, words }: Reading, at: number): Span | null {
  const already = ALREADY.has(wordAt(text, at));
  const place = words.at.at(text.tokens, already ? at + 1 : at);
  const where = place === null ? null : (already ? words.places : stores).at(text.tokens, place.to);
  return where === null || !(already || isClauseEnd(text, where.to)) ? null : { from: at, to: where.to };
}

/** Where nobody sets things up for an event: "chairs in the storeroom". */
const stores = wordList(
  `storeroom, store room, store cupboard, cupboard, shed, garage, attic, loft, lock up, lockup, storage, abstellraum, schuppen, lager, lagerraum, réserve, remise, débarras, almacén, trastero, berging, bergruimte, kast`,
);

const ALREADY = new Set('already bereits schon deja ya reeds'.split(' '));

/** Alone behind a thing these say too little: "chairs there", "PA installed". */
const WEAK_ALONE = new Set(
  'inklusive inbegriffen enthalten inbegrepen compris incluido incluida there here installed fitted available er daar hier da la alli ahi aqui en ter listo listos lista listas rond done bought dort'.split(
    ' ',
  ),
);

/** "chairs (venue)", "power: house", "tables - hotel", "lectern: own". */
function asideAt(reading: Reading, at: number): Span | null {
  const { text, words } = reading;
  if (!isMark(text, at)) return null;
  const by = words.by.at(text.tokens, at + 1);
  const begin = by?.to ?? at + 1;
  const own = words.ours.at(text.tokens, begin) ?? words.providedBefore.at(text.tokens, begin);
  if (own !== null && isClauseEnd(text, own.to)) return { from: at, to: own.to };
  const article = words.determiners.at(text.tokens, begin);
  const who = words.subjects.at(text.tokens, article?.to ?? begin);
  if (who === null || PRONOUNS.has(wordAt(text, who.from)) || SUPPLIERS.has(wordAt(text, who.from))) return null;
  return isClauseEnd(text, who.to) ? { from: at, to: who.to } : null;
}

const PRONOUNS = new Set(
  'we it they she he i which that who wir er sie es die der das nous il elle qui que wij ze'.split(' '),
);

/** ", which the caterer brings", "die der Wirt mitbringt", "que pone el hotel". */
function relativeAt(reading: Reading, at: number): Span | null {
  const { text, words } = reading;
  const from = markAt(text, at) === ',' ? at + 1 : at;
  const word = wordAt(text, from);
  if (text.language === 'en' && words.determiners.at(text.tokens, from) !== null) return bareRelativeAt(reading, from);
  if (!RELATIVES.has(word) || COPULA_LIKE.has(word) || wordAt(text, from - 1) === 'so') return null;
  if (word === 'on' && text.language !== 'fr') return null; // "the stages on Mill Meadows have always been …"
  const inverse = inverseAt(reading, from + 1);
  if (inverse !== null) return { from: at, to: inverse.to };
  const owner = ownerAt(reading, from + 1, false);
  if (owner === null) return null;
  const verb = adverbsEnd(text, owner.to);
  for (let to = verb; to <= verb + 2; to += 1) {
    const does = words.brings.at(text.tokens, to) ?? words.has.at(text.tokens, to);
    if (does !== null && THEIR.has(wordAt(text, does.to))) return null; // "a desk (the town has its own speakers)"
    if (does !== null && DONE_OR_DUE.has(wordAt(text, adverbsEnd(text, does.to)))) return null;
    if (does !== null) return { from: at, to: does.to };
    if (wordAt(text, to) === '') return null;
  }
  return null;
}

const THEIR = new Set(
  'its their his her ihre ihren seine seinen sa son ses leur leurs su sus zijn haar hun'.split(' '),
);

/** "chairs the hotel provides". */
function bareRelativeAt(reading: Reading, at: number): Span | null {
  const { text, words } = reading;
  const owner = ownerAt(reading, at, false);
  const verb = owner === null ? null : words.brings.at(text.tokens, adverbsEnd(text, owner.to));
  return verb !== null && isClauseEnd(text, verb.to) ? { from: at, to: verb.to } : null;
}

const COPULA_LIKE = new Set(['already', 'is', 'are', 'all', 'both']);

/** "Stühle hat der Hof", "mesas pone el hotel", "stoelen regelt de zaal": the owner behind the verb. */
function inverseAt(reading: Reading, at: number): Span | null {
  const { text, words } = reading;
  if (!VERB_FIRST.has(text.language)) return null;
  const verb = words.has.at(text.tokens, at) ?? words.brings.at(text.tokens, at);
  if (verb === null) return null;
  const owner = adverbsEnd(text, verb.to);
  const named = text.tokens[owner]?.capital === true && isClauseEnd(text, owner + 1) && !YOUR.has(wordAt(text, owner));
  return reach(at, ownerAt(reading, owner, false)?.to ?? (named ? owner + 1 : undefined)); // "Pavillon hat Oma"
}

/** Languages in which the owner may stand behind the verb. */
const VERB_FIRST: ReadonlySet<Language> = new Set(['de', 'es', 'nl']);

/** "by the council", "from our caterer", "vom Verein"; open names only behind a participle or "come". */
function fromAt(reading: Reading, at: number): Span | null {
  const { text, words } = reading;
  const done = BROUGHT.has(wordAt(text, at));
  const by = words.by.at(text.tokens, done ? at + 1 : at);
  if (by !== null && THE_PLACE.has(wordAt(text, by.to)) && LANDMARKS.has(wordAt(text, by.to + 1))) return null; // "1 toilet BY THE ARENA"
  if (SERVICES.has(wordAt(text, at - 1))) return null; // "120 chairs, COLLECTION by us"
  if (by === null || (!done && (isPerRoom(reading, by) || isForPlace(text, by)))) return null;
  if (!done && THROUGH.has(wordAt(text, at)) && isLaidOut(reading, at) && isPlaceAt(reading, by.to)) return null;
  if (wordAt(text, by.to) === 'front' && wordAt(text, by.to + 1) === 'of') return null; // "a snake FROM FRONT OF HOUSE to stage"
  const owner = ownerAt(reading, by.to, !done);
  const it = text.tokens[by.to];
  if (it?.text === 'it' && !it.capital) return null; // "flooring all through it", but "arranged by IT"
  return owner === null || (!done && (isRoute(text, owner.to) || isToFill(text, owner.to)))
    ? null
    : { from: at, to: owner.to };
}

/** "CARPET through the hall": where it lies, not who brings it. */
function isLaidOut({ mentions }: Reading, at: number): boolean {
  return mentions.some(({ kinds: [kind], to }) => to === at && kind !== undefined && LAID_OUT.has(kind));
}

const LAID_OUT: ReadonlySet<Kind> = new Set<Kind>([
  'carpet',
  'festoon',
  'power_cable',
  'marquee_floor',
  'drape',
  'stanchion',
]);

function isPlaceAt({ text, words }: Reading, at: number): boolean {
  return words.places.at(text.tokens, THE_PLACE.has(wordAt(text, at)) ? at + 1 : at) !== null;
}

const THROUGH = new Set(['through', 'throughout', 'durch', 'door']);

const THE_PLACE = new Set(['the', 'our', 'each']);
const LANDMARKS = new Set(
  'arena stage gate gates entrance entrances road path river quay bandstand pitch field finish start line bar car tent marquee lake pond beach door doors exit wall fence pavilion trees'.split(
    ' ',
  ),
);

/** What is done with things, by whomever. */
export const SERVICES: ReadonlySet<string> = new Set(
  'collection delivery pickup transport transportation installation assembly cleaning abholung anlieferung aufbau abbau transport livraison enlevement montage recogida entrega montaje levering ophaling opbouw'.split(
    ' ',
  ),
);

const BROUGHT = new Set(
  `${[...FRENCH_DONE, ...SPANISH_DONE].map(fold).join(' ')} livre livree livres livrees purchased picked collected erected built constructed installed rigged mounted laid hung operated contracted appointed engaged commissioned retained employed aufgebaut errichtet montiert installiert beauftragt verlegt monte montee montes montees installe installee installes installees pose posee poses confiee confie contratado contratada contratados contratadas montado montada montados instalado instalada opgebouwd geplaatst geinstalleerd ingehuurd provided supplied hired rented booked ordered coming come comes brought arranged organised organized done lent loaned donated sponsored handled covered managed borrowed sourced bought served
  gestellt organisiert gemietet geliehen gebracht kommen kommt kommend gebucht besorgt mitgebracht ubernommen
  fourni fournie fournis fournies loue louee loues louees assure assuree apporte apportes apportee apportees prete pretes pretee pretees viennent vient gere geres
  proporcionado proporcionada proporcionados proporcionadas alquilado alquiladas alquilados traido traidos traidas vienen viene puesto puestas suministrado suministradas
  geleverd gehuurd geregeld verzorgd gebracht komt komen meegebracht geleend`.split(/\s+/u),
);

/** "it's also", "are all already". */
export function adverbsEnd(text: Text, at: number): number {
  let end = at;
  while (end < at + 3 && STATE_ADVERBS.has(wordAt(text, end))) end += 1;
  return end;
}

const STATE_ADVERBS = new Set(
  `already also all both just now still being usually always kindly normally both entirely either bereits schon auch alle alles selbst deja aussi tous toutes tout ya tambien todos todas al ook reeds allemaal allebei zelf gewoon`.split(
    /\s+/u,
  ),
);

function isMark(text: Text, at: number): boolean {
  return '(:-='.includes(markAt(text, at) || 'x');
}

/** Nothing more is said of it. */
export function isClauseEnd(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return (
    token === undefined ||
    token.kind === 'break' ||
    (token.kind === 'mark' && ',)-('.includes(token.text)) ||
    ENDERS.has(token.text)
  );
}

const ENDERS = new Set(
  'and but so already too thanks thank und aber schon et mais y pero ya en maar al also separately elsewhere anyway locally as'.split(
    ' ',
  ),
);

function reach(from: number, to: number | undefined): Span | null {
  return to === undefined ? null : { from, to };
}

/** "… needed" behind what was said to be there turns it into a wish. */
export function isWish({ text, words }: Reading, at: number): boolean {
  const limit = Math.min(sentenceOf(text, at - 1).to, at + 3);
  for (let index = at; index < limit; index += 1) {
    if (markAt(text, index) !== '' || DENIALS.has(wordAt(text, index))) return false;
    if (words.wishAfter.at(text.tokens, index) !== null) return !IF.has(wordAt(text, index - 1)); // "a microphone if required"
  }
  return false;
}

const IF = new Set('if when where as falls wenn si cuando als indien'.split(' '));
const CONDITION_REACH = 8;

/** "if the hall has chairs": perhaps. "do you have chairs?", "does the hall have a PA?": nobody knows yet. */
export function isConditional(reading: Reading, at: number): boolean {
  return isUncertain(reading, at) || isAsked(reading, at);
}

/** Behind "if" and the like. */
export function isUncertain({ text, words }: Reading, at: number): boolean {
  const { from } = sentenceOf(text, at);
  if (wordAt(text, from) === 'should' && at - from <= CONDITION_REACH) return true; // "SHOULD the artist travel with an engineer of his own"
  if (isVerbFirst({ text, words }, at)) return true;
  for (let index = at; index >= from && index >= at - CONDITION_REACH; index -= 1) {
    if (words.conditions.at(text.tokens, index) !== null) return true;
    if (index < at && (markAt(text, index) === ',' || THEREFORE.has(wordAt(text, index)))) break;
  }
  return false;
}

/** "If it rains we move indoors SO no tents". */
const THEREFORE = new Set('so therefore hence please daher deshalb also bitte donc alors asi dus daarom'.split(' '));

/** Whether the clause is the question of its sentence. */
function isAsked({ text, words }: Reading, at: number): boolean {
  const sentence = sentenceOf(text, at);
  if (text.tokens[sentence.to - 1]?.text !== '?') return false;
  let begin = at;
  while (begin > sentence.from && markAt(text, begin - 1) !== ',' && !BECAUSE.has(wordAt(text, begin - 1))) begin -= 1;
  if (BECAUSE.has(wordAt(text, begin - 1))) return false;
  if (words.asks.at(text.tokens, begin) !== null) return true;
  for (let index = at; index < sentence.to - 1; index += 1) if (markAt(text, index) === ',') return false;
  return true;
}

export function isDefinite(text: Text, at: number): boolean {
  return DEFINITE.has(wordAt(text, at - 1)) || DEFINITE.has(wordAt(text, at - 2)) || DEFINITE.has(wordAt(text, at - 3));
}
