import type { Language } from '../types.ts';
import type { Mention } from './mention.ts';
import { isMadeAnother } from './said-around.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** Words of equipment that tell of another thing, or of a room, or of what others have. */
export function isSaidOfAnother(text: Text, mention: Mention, word: string): boolean {
  return (
    isMadeAnother(text, mention) ||
    isAdjective(text, mention, word) ||
    (CLOTHS.has(word) && mention.to - mention.from === 1 && wordAt(text, mention.from - 1) === 'de') ||
    (DRESSING_ROOMS.has(word) && says(text, mention.from, OF_DRESSING)) ||
    (ASSEMBLIES.has(word) && isOfTime(text, mention)) ||
    (word === 'couvert' && mention.to - mention.from === 1 && SHELTERED.has(wordAt(text, mention.from - 1))) ||
    isTown(text, mention) ||
    (word === 'cup' && CUPS.has(wordAt(text, mention.to))) ||
    (ROOMY.has(word) && AREAS.has(wordAt(text, mention.to))) ||
    (word === 'electrical' && wordAt(text, mention.to) === 'storm') ||
    isBetween(text, mention) ||
    isMusic(text, mention, word) ||
    isOnFrequencies(text, mention) ||
    (word === 'marquee' && wordAt(text, mention.to) === 'stage') ||
    (/^cabs?$/u.test(word) &&
      text.tokens[mention.from - 1]?.text === 'x' &&
      text.tokens[mention.from]?.glued === true) || // "4x12 cab"
    word === 'statisch' ||
    /vereinigung(?:en)?$/u.test(word) ||
    (word === 'radio' && wordAt(text, mention.from - 1) === 'on') || // "6 headset mics on radio"
    isOfStands(text, mention, word) ||
    (word === 'stage' && wordAt(text, mention.from - 1) === 'of' && SIDES.has(wordAt(text, mention.from - 2))) ||
    (word === 'stage' && wordAt(text, mention.from - 1) === 'the' && COVER.has(wordAt(text, mention.from - 2))) ||
    (word === 'video' && TO_DO.has(wordAt(text, mention.from - 1)) && OBJECTS.has(wordAt(text, mention.to))) ||
    (word === 'ways' && OF_DOING.has(wordAt(text, mention.to))) ||
    (WEIGHTS.has(word) && WEIGHED.has(wordAt(text, mention.from - 1)))
  );
}

/** "Sanitarios químicos PORTÁTILES", "bases laterales": behind its noun. */
function isAdjective(text: Text, { from, to }: Span, word: string): boolean {
  return to - from === 1 && ADJECTIVES.has(word) && NOUN.test(wordAt(text, from - 1));
}

const ADJECTIVES = new Set('portatiles portables laterales'.split(' '));
const NOUN = /^(?!.*mos$|ordenador|computador|equipos)[a-z]{4,}s$/u;

/** "Faldones DE LONA": what they are made of. */
const CLOTHS = new Set(['lona', 'lonas']);

/** "Eine Garderobe mit Spiegel": a room. */
const DRESSING_ROOMS = new Set(['garderobe', 'garderoben']);
const OF_DRESSING = new Set(
  'spiegel abschliessbar abschliessbare abschliessbaren kostumierung kostume umkleide umziehen band kunstler kunstlern buhnennahe dusche waschbecken sitzgelegenheiten'.split(
    ' ',
  ),
);

/** "Der Aufbau beginnt", "Platz zum Aufbau": when, or what for, and no hands. */
function isOfTime(text: Text, { from, to }: Span): boolean {
  return TO.has(wordAt(text, from - 1)) || BEGINS.has(wordAt(text, to));
}

const ASSEMBLIES = new Set(['aufbau', 'abbau']);
const TO = new Set('zum beim'.split(' '));
const BEGINS = new Set('beginnt dauert betragt'.split(' '));

/** "The DRUM & bass room": what is played there. */
function isMusic(text: Text, { to }: Span, word: string): boolean {
  const bass = BESIDE_BASS.has(text.tokens[to]?.text ?? '') && wordAt(text, to + 1) === 'bass';
  return word === 'drum' && bass && !PARTS.has(wordAt(text, to + 2));
}

/** "Music stands with LIGHTS": lamps that clip on to them. */
function isOfStands(text: Text, { from }: Span, word: string): boolean {
  return LAMPS.has(word) && /^(?:with|w)$/u.test(wordAt(text, from - 1)) && wordAt(text, from - 2) === 'stands';
}

const LAMPS = new Set(['light', 'lights', 'lamp', 'lamps', 'clip']);
/** "2 wedges front of STAGE". */
const SIDES = new Set(['front', 'back', 'side', 'rear', 'centre', 'center', 'left', 'right', 'lip', 'edge']);

/** "Six lighting areas COVER THE STAGE", "a speaker ABOVE THE stage": one that is there. */
const COVER = new Set('cover covers covering above'.split(' '));

/** "Folgende Funkfrequenzen nutzen wir (EW100 G4)": what they send with themselves. */
function isOnFrequencies(text: Text, { kinds: [kind], from }: Mention): boolean {
  if (kind?.startsWith('mic_wireless') !== true && kind !== 'in_ear_monitor') return false;
  const { from: first, to } = sentenceOf(text, from);
  const words = text.tokens.slice(first, to).map(({ text: word }) => word);
  return words.some((word) => FREQUENCIES.test(word)) && words.some((word) => USED.has(word));
}

const FREQUENCIES = /frequen[zct]|frecuencia/u;
const USED = new Set(
  'use uses using used nutzen nutzt utilise utilisons utilisent usa usamos usan gebruikt gebruiken'.split(' '),
);

/** "Is going to VIDEO it". */
const TO_DO = new Set(['to', 'will']);
const OBJECTS = new Set(['it', 'everything', 'the', 'this', 'that']);

const BESIDE_BASS = new Set(['&', 'and', 'n', "'n'", "n'"]);
const PARTS = new Set('amp amps amplifier cab cabs guitar mics mic microphones risers riser'.split(' '));

/** "Sous LE COUVERT communal": a roof. */
const SHELTERED = new Set('le du au sous'.split(' '));

/** "The carpet for the cup coming in", "the cup final": what is won. */
const CUPS = new Set('final finals winners winner coming presentation match day tie'.split(' '));

/** "Un salón en Mesa": a town, where the thing would have an article and no capital. */
function isTown(text: Text, { from, to }: Span): boolean {
  const [before, own] = [text.tokens[from - 1], text.tokens[from]];
  return (
    TOWN_ARTICLES[text.language]?.has(before?.text ?? '') === true &&
    to - from === 1 &&
    own?.capital === true &&
    before?.capital === false &&
    !/^\p{Lu}{2,}$/u.test(text.raw.slice(own.start, own.end))
  );
}

const TOWN_ARTICLES: Partial<Readonly<Record<Language, ReadonlySet<string>>>> = {
  es: new Set(['en', 'desde']),
  fr: new Set(['a']),
};

/** "A SETUP AREA 12 feet wide": where or when, not what. */
const ROOMY = new Set(['setup', 'rig', 'gear', 'backline']);
const AREAS = new Set(['area', 'areas', 'time', 'times', 'space', 'day', 'crew', 'plan', 'diagram']);

/** "A cable BETWEEN TWO players", but not "between 30 and 40 stools". */
function isBetween(text: Text, { from }: Span): boolean {
  const first = text.numberTo.get(from)?.from ?? from;
  return wordAt(text, first - 1) === 'between' && wordAt(text, first + 1) !== 'and';
}

/** "Two ways of getting a stage": no radios. */
const OF_DOING = new Set('of to in that by which we you'.split(' '));

/** "7,5 t Ges-Gewicht": of a lorry. */
const WEIGHTS = new Set(['gewicht']);
const WEIGHED = new Set('ges zul t kg tonnen gesamt'.split(' '));

const NEAR = 24; // tokens

function says(text: Text, at: number, words: ReadonlySet<string>): boolean {
  const { from, to } = sentenceOf(text, at);
  return text.tokens.slice(Math.max(from, at - NEAR), Math.min(to, at + NEAR)).some((token) => words.has(token.text));
}
