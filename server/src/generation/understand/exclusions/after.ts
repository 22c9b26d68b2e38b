import type { Kind } from '../../../equipment/index.ts';
import type { Language } from '../../types.ts';
import type { Mention } from '../mention.ts';
import { isCrew } from '../mentions.ts';
import { wordList } from '../text/lexicon.ts';
import { isCounted, markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import { WISHES } from '../words/exclusions.ts';
import { behindComplement } from './complements.ts';
import { isDueThen } from './due.ts';
import { elsewhereAt } from './elsewhere.ts';
import { goodThere } from './good-there.ts';
import { behindAside } from './lists.ts';
import { isOtherThing } from './other-thing.ts';
import { isSupplier } from './owners.ts';
import {
  contractedAt,
  forbiddenAt,
  isClauseEnd,
  isConditional,
  isDefinite,
  isWish,
  providedAt,
  SERVICES,
} from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { isFuelOfIt, isOfOtherThing, isWithThoseOfTheirs } from './said-of-part.ts';
import { AND_OR, ARTICLES, DENIALS, FOR, LACKING, NONE, RELATIVES, STOPS_AFTER, WITH } from './small-words.ts';
import { isMadeSure, isWatched } from './so-that.ts';

/** "La vajilla, IGUAL QUE LOS CAMAREROS, va con el catering": behind what is said to be so as well. */
function behindLikewise(text: Text, last: Mention, at: number): number {
  if (markAt(text, at) !== ',') return at;
  const article = ARTICLES.has(wordAt(text, last.from - 1)) ? last.from - 1 : last.from;
  if (likewise.before(text.tokens, article) !== null) return at + 1;
  if (likewise.at(text.tokens, at + 1) === null) return at;
  for (let to = at + 2; to < at + ASIDE; to += 1) {
    if (markAt(text, to) === ',') return to + 1;
    if (text.tokens[to]?.kind !== 'word') return at;
  }
  return at;
}

const ASIDE = 8; // tokens
const likewise = wordList(
  `like, just like, as well as, as with, as are, along with, together with, ebenso wie, genauso wie, wie auch, comme, tout comme, ainsi que, igual que, al igual que, así como, junto con, net als, net zoals, evenals`,
);

const orSimilar = wordList(
  `or similar, or the like, or equal, or equivalent, or anything like it, or such, and such, and the like, etc, oder ähnliches, oder ähnlich, o ä, und dergleichen, ou similaire, ou équivalent, o similar, o equivalente, of gelijkaardig, of iets dergelijks`,
);
const AFTER = 4; // words that may stand between the thing and "is not needed"
const LATER = 14; // the same for "… and none needed"

/** Words after the thing: "… is not needed", "… are provided by the hotel". */
export function after(reading: Reading, index: number): Finding | null {
  const { text, asking, mentions, words } = reading;
  const first = mentions[index];
  if (first === undefined) return null;
  if (isOfOtherThing(reading, first)) return null;
  const last = isFuelOfIt(mentions[index + 1], first) ? index : (reading.lists[index] ?? index);
  const asked = asking.before(first.from) && markAt(text, first.to) === ',' && !isWhatWith(reading, index, last);
  if (asked && !RELATIVES.has(wordAt(text, first.to + 1))) return null; // "we need 4 mics, chairs are provided"
  const behind = mentions[last]?.to ?? first.to;
  if (SERVICES.has(wordAt(text, behind + 1)) && words.by.at(text.tokens, behind + 2) !== null) return null; // "120 chairs, COLLECTION BY us"
  if (isWithThoseOfTheirs(text, behind)) return null;
  const good = goodThere(reading, index);
  if (good !== null) return good;
  const noted = notedAside(reading, index, last);
  if (noted !== null) return noted;
  const alike = orSimilar.at(text.tokens, mentions[last]?.to ?? first.to)?.to;
  const whole = behindAlong(reading, alike ?? mentions[last]?.to ?? first.to);
  const named = behindUnknown(reading, behindHowMany(reading, whole));
  const ending = behindComplement(reading, behindPlace(reading, named));
  const end = behindLikewise(text, mentions[last] ?? first, ending);
  const elsewhere = asked ? null : elsewhereAt(reading, end);
  if (elsewhere !== null) return { reason: 'provided', first: index, last, from: first.from, to: elsewhere.to };
  if (last > index && markAt(text, mentions[last]?.to ?? 0) === '*') return null; // "6 bins, 2 tents* (*by the council)"
  const definite =
    isDefinite(text, first.from) ||
    isOfNamed(text, first.from) ||
    (text.language === 'nl' && wordAt(text, first.to) === 'van');
  const contracted = isContracted(text, last, mentions) ? contractedAt(reading, end) : null; // "the podium's theirs"
  if (contracted !== null && !asked)
    return { reason: 'provided', first: index, last, from: first.from, to: contracted.to };
  let wished = false;
  const limit = Math.min(sentenceOf(text, first.from).to, end + AFTER + 1);
  for (let at = end; at < limit; at += 1) {
    if (isOtherThing(reading, at)) return null;
    const unwanted =
      words.unwantedAfter.at(text.tokens, at) ??
      forbiddenAt(reading, at) ??
      noneAt(text, at) ??
      leftOutAt(text, first.from, at) ??
      wontAt(text, first.from, at) ??
      tooWeakAt(text, first.from, at);
    if (unwanted !== null && goesSomewhere(text, unwanted)) return null;
    if (unwanted !== null && (isCountedAhead(reading, index, last) || isWhere(text, first))) return null;
    if (unwanted !== null) return { reason: 'unwanted', first: index, last, from: first.from, to: unwanted.to };
    const ofAnother = at > end && OF.has(wordAt(text, at)) && text.tokens[at - 1]?.kind === 'word';
    if (isOfSetting(text, at)) return null;
    const afar = ofAnother || isOnSite(text, mentions, last, at) || isWhither(text, first);
    const provided = wished || afar ? null : providedAt(reading, at, definite);
    if (provided !== null && words.conditions.before(text.tokens, at) !== null) return null; // "wanneer beschikbaar"
    if (provided !== null && asking.before(first.from) && ON_SITE.test(wordsOf(text, { from: at, to: provided.to })))
      return null; // "we need 15 bins ON SITE"
    if (provided !== null) {
      const ends = markAt(text, provided.to) === ','; // "travels with us, you don't need to book one"
      const bySupplier =
        !ends && [0, 1, 2].some((step) => isSupplier(text, provided.to + step) && isAddressed(text, provided.to, step));
      const denied =
        isDenied(text, provided.to) ||
        isDueThen(text, provided) ||
        isFromThere(text, provided.to) ||
        isMadeSure(text, { from: first.from, to: provided.to }) ||
        isWatched(text, { from: at - 1, to: provided.to });
      return bySupplier || denied || isWish(reading, provided.to) || isConditional(reading, first.from)
        ? null
        : { reason: 'provided', first: index, last, from: first.from, to: provided.to };
    }
    const token = text.tokens[at];
    const passes =
      token?.kind === 'mark' ? '(-:,)*'.includes(token.text) : token?.kind === 'word' || token?.kind === 'number';
    if (!passes) return null;
    if (token?.text === ',' && !RELATIVES.has(wordAt(text, at + 1))) return null;
    if (token?.text === '(' && isOfAnother(reading, at)) return null;
    if (STOPS_AFTER.has(wordAt(text, at)) || REASONS.has(wordAt(text, at))) return null;
    if (SUBJECT_FIRST.has(text.language) && isVerb(reading, at)) return null; // "lectern mic, keyboard player has his own"
    const asksFor = words.wishAfter.at(text.tokens, at); // "5 mics are needed, the school has two"
    wished ||= WISHES.has(wordAt(text, at)) || (asksFor !== null && markAt(text, asksFor.to) === ',');
  }
  return null;
}

/** "FOH desk: Midas M32 (WE BRING SHOW FILE)": what goes into it, and not the thing. */
function isOfSetting(text: Text, at: number): boolean {
  const start = text.tokens[at]?.start ?? 0;
  return SETTING.test(text.raw.slice(start, start + SETTING_REACH));
}

const SETTING_REACH = 50; // characters
const SETTING =
  /^\(?(?:we|i|band|our engineer|wir|ich|nous|je) (?:will )?(?:bring|brings|have|carry|bringen|haben|apportons|avons) (?:the |our |a |my |own |an |eigene[sn]? |unser |unsere |notre |nos )*(?:(?:show|preset|scene|set)[ -]?)?(?:files?|usb\b|presets?|scenes?|settings?|templates?|showfiles?|dateien|szenen|fichiers?)\b/iu;

/** Where it is to be, where the sentence asked for it. */
const ON_SITE =
  /^(?:on ?-?site|on the (?:site|premises|day)|in place|in situ|there|vor ort|sur place|sur site|ter plaatse|ter plekke)$/iu;

/** "Happy WITH the mics, chairs AND tables that are there", "ist MIT Stühlen, Tischen UND Beamern ausgestattet": one row, and no wish. */
function isWhatWith({ text, mentions }: Reading, index: number, last: number): boolean {
  const [first, end] = [mentions[index]?.from ?? 0, mentions[last]?.from ?? 0];
  const begin = ARTICLES.has(wordAt(text, first - 1)) || wordAt(text, first - 1) === 'the' ? first - 1 : first;
  const joined = WITH.has(wordAt(text, begin - 1)) || INCLUDING.has(wordAt(text, begin - 1));
  return last > index && joined && AND_OR.has(wordAt(text, end - 1));
}

const INCLUDING = new Set(
  'including incl inklusive inkl einschliesslich samt compris incluant incluido incluida incluyendo inclusief'.split(
    ' ',
  ),
);

/** "two handhelds, so that one CAN GO ROUND the room". */
function goesSomewhere(text: Text, { to }: Span): boolean {
  return wordAt(text, to - 1) === 'go' && WHITHER.has(wordAt(text, to));
}

const WHITHER = new Set(
  'at in by to on round around outside inside behind beside between under up down over with next along across through from'.split(
    ' ',
  ),
);

/** "CORN EXCHANGE stage is fine": that of a place by its name, of two words or more. */
function isOfNamed(text: Text, at: number): boolean {
  if (text.language === 'de') return false;
  return [1, 2].every((step) => text.tokens[at - step]?.kind === 'word' && text.tokens[at - step]?.capital === true);
}

/** "Der Laptop wird von der Bühne AUS gesteuert": from where, not by whom. */
function isFromThere(text: Text, at: number): boolean {
  return text.language === 'de' && [0, 1, 2].some((step) => wordAt(text, at + step) === 'aus');
}

/** "Doeken om de ene kant VAN DE ZAAL …": of the word before it, where that is not the thing. */
const OF = new Set('van de du des der del of'.split(' '));

/** "Open fire is forbidden ON THE STAGE": where something else is. */
function isWhere(text: Text, { from, kinds: [kind], categories }: Mention): boolean {
  if (kind === undefined ? !categories.includes('staging') : !PLACES.has(kind)) return false;
  const article = wordAt(text, from - 1);
  return article === 'im' || (AT_THE.has(article) && IN.has(wordAt(text, from - 2)));
}

const AT_THE = new Set("the der dem la le l' el het de".split(' '));

const PLACES: ReadonlySet<Kind> = new Set<Kind>(['stage_deck', 'mobile_stage', 'marquee']);
const IN = new Set(
  'on in inside under behind near auf in an unter hinter neben uber sur dans sous derriere en sobre bajo dentro del op onder achter naast'.split(
    ' ',
  ),
);

/** "Die Boxen werden AUF DIE BÜHNE gestellt": where they come to stand. */
function isWhither(text: Text, { from }: Mention): boolean {
  return text.language === 'de' && ONTO.has(wordAt(text, from - 2)) && THE.has(wordAt(text, from - 1));
}

const ONTO = new Set('auf in an unter hinter neben vor uber'.split(' '));
const THE = new Set('die das den'.split(' '));

function isContracted(text: Text, last: number, mentions: readonly Mention[]): boolean {
  return text.language === 'en' && wordAt(text, (mentions[last]?.to ?? 0) - 1).endsWith("'s");
}

/** "Lights on poles (poles by the council)": what is noted is of what stands in the brackets. */
function isOfAnother({ text, mentions }: Reading, at: number): boolean {
  const word = wordAt(text, at + 1);
  return mentions.some(({ from }) => from === at + 1) || (word !== '' && word === wordAt(text, at - 1));
}

/** "One technician on site from start to finish": where somebody is wanted, not that he is there. */
function isOnSite(text: Text, mentions: readonly Mention[], last: number, at: number): boolean {
  const [before, mention] = [mentions[last - 1], mentions[last]];
  if (mention === undefined || at !== mention.to) return false;
  const ofTrade = before !== undefined && before.to === mention.from && isCrew(before); // "Techniker Ton vor Ort"
  return (isCrew(mention) || ofTrade) && onSite.at(text.tokens, at) !== null;
}

const onSite = wordList(
  `on site, onsite, on the day, in situ, vor ort, sur place, sur site, in loco, en el lugar, en sitio, ter plaatse, ter plekke, op locatie, aanwezig, présent, presente`,
);

/** "ten tables, in-ears for nobody": what has its number is wished. */
function isCountedAhead({ text, mentions }: Reading, index: number, last: number): boolean {
  const [one, other] = [mentions[index], mentions[last]];
  return one !== undefined && other !== undefined && one !== other && isCounted(text, one) && !isCounted(text, other);
}

/** "A generator BECAUSE the house has no more than 6 kVA": what follows is of something else. */
export const REASONS = new Set(['because', 'weil', 'car', 'puisque', 'porque', 'omdat', 'om', 'zodat', 'damit']);

/** "chairs and tables (venue), lectern": what is noted at one member of a list. */
function notedAside(reading: Reading, index: number, last: number): Finding | null {
  const { text, mentions } = reading;
  for (let member = index; member <= Math.min(last, index + 1); member += 1) {
    const { from, to } = mentions[member] ?? { from: 0, to: 0 };
    if (member > index && !AND_OR.has(wordAt(text, mentions[index]?.to ?? from))) return null;
    if (markAt(text, to) !== '(') continue;
    const unwanted = reading.words.unwantedAfter.at(text.tokens, to + 1);
    const provided = unwanted ?? providedAt(reading, to, false) ?? providedAt(reading, to + 1, false);
    if (provided === null || markAt(text, provided.to) !== ')') continue;
    const reason = unwanted === null ? 'provided' : 'unwanted';
    return { reason, first: index, last: member, from: mentions[index]?.from ?? from, to: provided.to };
  }
  return null;
}

/** "A screen for daylight (projectors WON'T)". */
function wontAt(text: Text, from: number, at: number): Span | null {
  if (markAt(text, from - 1) !== '(' || !WONT.has(wordAt(text, at)) || markAt(text, at + 1) !== ')') return null;
  return { from: at, to: at + 1 };
}

const WONT = new Set(["won't", "wouldn't", "can't", "don't", "doesn't"]);

/** "lighting: none". */
function noneAt(text: Text, at: number): Span | null {
  const no = markAt(text, at) === ',' && PLAIN_NO.has(wordAt(text, at + 1)) && isClauseEnd(text, at + 2);
  if (no && text.tokens[at + 2]?.text !== '?') return { from: at, to: at + 2 }; // "carpa grande, no"
  if (!'(:-='.includes(markAt(text, at) || 'x')) return null;
  if (markAt(text, at) === ':' && LACKING.has(wordAt(text, at + 1))) {
    const first = [at + 2, at + 3].find((index) => AMPLIFIED.test(wordAt(text, index).replace(/^d'/u, '')));
    return first !== undefined && isClauseEnd(text, first + 1) ? { from: at, to: first + 1 } : null; // "sound: no amplification"
  }
  if (!NONE.has(wordAt(text, at + 1))) return null;
  return isClauseEnd(text, at + 2) ? { from: at, to: at + 2 } : null;
}

/** "An LED wall, since A projector ISN'T BRIGHT ENOUGH": of any of its kind, and not of the one that is there. */
function tooWeakAt(text: Text, from: number, at: number): Span | null {
  return INDEFINITE.has(wordAt(text, from - 1)) ? tooWeak.at(text.tokens, at) : null;
}

const INDEFINITE = new Set('a an ein eine un une una een'.split(' '));
const tooWeak = wordList(
  `isn't bright enough, isn't big enough, isn't loud enough, isn't strong enough, isn't powerful enough, wouldn't be bright enough, wouldn't be big enough, wouldn't be enough, won't be bright enough, is not bright enough, would not be bright enough, wouldn't do, won't do, isn't enough, reicht nicht, ist nicht hell genug, ne suffit pas, ne suffirait pas, no basta, is niet genoeg, volstaat niet`,
);
const PLAIN_NO = new Set(['no', 'nein', 'non', 'nee']);

const AMPLIFIED =
  /^(?:amplification|amplificacion|sonorisation|beschallung|verstarkung|(?:geluids)?versterking|reinforcement)$/u;

/** "leave the lighting out". */
function leftOutAt(text: Text, from: number, at: number): Span | null {
  if (wordAt(text, at) !== 'out') return null;
  const leaves = [1, 2, 3].some((step) => LEAVE.has(wordAt(text, from - step)));
  return leaves ? { from: at, to: at + 1 } : null;
}

const LEAVE = new Set(['leave', 'leaving', 'take', 'cut']);

/** Languages in which the thing before "has" or "brings" is who has it. */
const SUBJECT_FIRST: ReadonlySet<Language> = new Set(['en', 'fr']);

function isVerb({ text, words }: Pick<Reading, 'text' | 'words'>, at: number): boolean {
  return words.has.at(text.tokens, at) !== null || words.brings.at(text.tokens, at) !== null;
}

/** "no power on the field and none needed": what was missing is not wanted either. */
export function noneNeeded({ text, words, mentions }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const limit = Math.min(sentenceOf(text, mention.from).to, mention.to + LATER);
  for (let at = mention.to; at < limit; at += 1) {
    const hit = words.unwantedAfter.at(text.tokens, at);
    if (hit !== null) return { reason: 'unwanted', first: index, last: index, from: mention.from, to: hit.to };
    if (markAt(text, at) === ':') return null;
  }
  return null;
}

/** "la sono DE LA SALLE suffit": whose it is, where what follows says that it does. */
function behindPlace({ text, words }: Reading, at: number): number {
  const of = words.by.at(text.tokens, at)?.to ?? (GENITIVES.has(wordAt(text, at)) ? at + 1 : null);
  const place = of === null ? null : words.places.at(text.tokens, of);
  return place !== null && words.suffices.at(text.tokens, place.to) !== null ? place.to : at;
}

/** "Seating FOR 200 GUESTS is handled by the college". */
function behindHowMany({ text, words }: Reading, at: number): number {
  const number = FOR.has(wordAt(text, at)) ? text.numberFrom.get(at + 1) : undefined;
  if (number === undefined) return at;
  for (let to = number.to; to <= number.to + 1; to += 1) {
    if (words.copulas.at(text.tokens, to) !== null || words.providedAfter.at(text.tokens, to) !== null) return to;
  }
  return at;
}

const GENITIVES = new Set(['of', 'der', 'des', 'in']);

/** "The generator WITH ALL ITS CABLING comes from …": behind what comes along with the last of them. */
function behindAlong(reading: Reading, at: number): number {
  const { text, mentions } = reading;
  if (!WITH.has(wordAt(text, at))) return at;
  const along = mentions.find(({ from }) => from > at && from <= at + ALONG);
  return along !== undefined && !text.numberTo.has(along.from) && isVerbal(reading, along.to) ? along.to : at;
}

const ALONG = 4; // tokens from "with" to what comes along

/** Behind members of the list that are no equipment: "tables, chairs and catering staff are provided". */
function behindUnknown(reading: Reading, at: number): number {
  const { text, things } = reading;
  let end = behindAside(text, at);
  for (let members = 0; members < 2; members += 1) {
    const joint = text.tokens[end];
    if (joint === undefined || !(joint.text === ',' || AND_OR.has(joint.text))) return end;
    let to = end + 1;
    while (AND_OR.has(wordAt(text, to)) || ARTICLES.has(wordAt(text, to)) || MORE.has(wordAt(text, to))) to += 1;
    let word = to;
    while (word < to + 2 && wordAt(text, word) !== '' && !isVerbal(reading, word) && !things.has(word)) word += 1;
    if (word === to || !isVerbal(reading, word)) return end;
    end = word;
  }
  return end;
}

function isVerbal({ text, words }: Reading, at: number): boolean {
  return (
    words.copulas.at(text.tokens, at) !== null ||
    words.belong.at(text.tokens, at) !== null ||
    words.providedAfter.at(text.tokens, at) !== null ||
    words.forbidden.at(text.tokens, at) !== null ||
    (!SUBJECT_FIRST.has(text.language) && isVerb({ text, words }, at))
  );
}

const MORE = new Set('all other alle alles tous toutes todo todos todas'.split(' '));

/** "by you", "your team"; but "the catering company" is somebody else. */
function isAddressed(text: Text, at: number, step: number): boolean {
  const word = wordAt(text, at + step);
  if (step < 2) return word !== 'company' || wordAt(text, at + step - 1) === 'the';
  return BY.has(wordAt(text, at)) && word !== 'company';
}

const BY = new Set('by from durch von vom par por door'.split(' '));

/** "… stellt das Hotel nicht". */
function isDenied(text: Text, at: number): boolean {
  for (let index = at; index < at + 3 && wordAt(text, index) !== ''; index += 1) {
    if (AND_OR.has(wordAt(text, index))) return false;
    if (DENIALS.has(wordAt(text, index)) || NONE.has(wordAt(text, index))) return true;
  }
  return false;
}
