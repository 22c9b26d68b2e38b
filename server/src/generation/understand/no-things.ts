import type { Language } from '../types.ts';
import type { Mention } from './mention.ts';
import { fold } from '../reading/document/fold.ts';
import { isCounted, markAt, type Text, wordAt } from '../reading/document/text.ts';
import { isFirstName } from '../reading/event/place-names.ts';
import { NO_THINGS } from './words/no-things.ts';

type Words = ReadonlySet<string>;

const wordsOf = (words: string): Words => new Set(words.split(/\s+/u).map(fold));
const NEVER = byLanguage('never');
const UNCOUNTED = byLanguage('uncounted');

/** "Am MONTAG", "ein hohes PROFIL", "nos CHEFS": one everyday word that only reads like a name of equipment. */
export function isNoThing(text: Text, mention: Mention): boolean {
  if (wordAt(text, mention.to - 1) === 'lighting' && CEREMONIES.has(wordAt(text, mention.to))) return true; // "the tree LIGHTING CEREMONY"
  if (text.language === 'en' && isOccasionOrIdiom(text, mention)) return true;
  if (text.language === 'fr' && isEquipped(text, mention)) return true;
  if (mention.kinds[0] === 'projector_lens' && isOfCamera(text, mention)) return true;
  if (mention.to - mention.from !== 1) return false;
  if (text.language === 'en' && (isShown(text, mention) || isDrumCorps(text, mention))) return true;
  if (text.language === 'en' && (isWatching(text, mention) || isOfServices(text, mention))) return true;
  const word = wordAt(text, mention.from);
  if (isAdjective(text, mention.from)) return true;
  if (NOT_BEFORE[word]?.has(wordAt(text, mention.to + (markAt(text, mention.to) === '-' ? 1 : 0))) === true)
    return true;
  if (word === 'staging' && AREAS.has(wordAt(text, mention.to + 2)) && JOINTS.has(text.tokens[mention.to]?.text ?? ''))
    return true; // "the staging and match areas"
  if (NEVER[text.language].has(word)) return true;
  if (word === 'staging' && wordAt(text, mention.to) === 'of' && !text.numberFrom.has(mention.to + 1)) return true; // "the STAGING OF the show"
  if (word === 'xlr' && SOCKETS.has(wordAt(text, mention.to))) return true; // "a 1/4 or XLR CONNECTION to the house PA"
  if (text.language === 'de' && /^schränk/iu.test(text.raw.slice(text.tokens[mention.from]?.start ?? 0))) return true; // "schränken ein", no barriers
  if (
    text.language === 'en' &&
    wordAt(text, mention.from) === 'operators' &&
    wordAt(text, mention.from - 1) === 'economic'
  )
    return true; // who bids
  if (text.language === 'en' && (isSignedUp(text, mention) || isMike(text, mention) || isChairing(text, mention)))
    return true;
  return UNCOUNTED[text.language].has(word) && !isCounted(text, mention);
}

/** "A quote for SPORTS DAY", "sold OVER THE COUNTER", "distribute KEYS to the stewards", "a POP UP bar". */
function isOccasionOrIdiom(text: Text, { from, to }: Mention): boolean {
  const [first, next, last] = [wordAt(text, from), wordAt(text, to), wordAt(text, to - 1)];
  if (first === 'sports' && last === 'day') return !SETS.has(next) && !isCounted(text, { from });
  if (first === 'counter' && to - from === 1)
    return wordAt(text, ARTICLES.has(wordAt(text, from - 1)) ? from - 2 : from - 1) === 'over';
  if (first === 'keys' && to - from === 1) return [1, 2, 3].some((step) => HANDED.has(wordAt(text, from - step)));
  if (DISHES.test(last) && DISPOSABLE.has(wordAt(text, from - 1))) return true; // bought, and not hired
  return first === 'pop' && last === 'up' && POPPING.has(next);
}

const DISHES = /^(?:plates?|bowls?|cups?|cutlery|tableware|crockery)$/u;
const DISPOSABLE = wordsOf('paper plastic disposable compostable cardboard throwaway');
const SETS = wordsOf('set sets kit kits equipment pack packs games box');
const HANDED = wordsOf(
  'distribute collect return returns hold holds hand handed handing lose spare hall car house van office room door gate',
);
const POPPING = wordsOf('bar bars shop shops cafe stall stalls store event events cinema market restaurant kitchen');

/** "Un bar ÉQUIPÉ d'un frigo": no crew. */
function isEquipped(text: Text, { to }: Mention): boolean {
  const last = text.tokens[to - 1];
  return /^équipée?s?$/iu.test(text.raw.slice(last?.start ?? 0, last?.end ?? 0));
}

/** "To SHOWCASE the town", "SHOWCASE in the Square": what is done, or how an event is called. */
function isShown(text: Text, { from, to }: Mention): boolean {
  if (wordAt(text, from) !== 'showcase') return false;
  return SHOWING.has(wordAt(text, from - 1)) || SHOWN.has(wordAt(text, to)) || text.tokens[from]?.capital === true;
}

const SHOWING = wordsOf('to will also can and annual talent music art arts our will');
const SHOWN = wordsOf('the our its their a in at of for local');

/** "A DRUM and bugle corps": who plays. */
function isDrumCorps(text: Text, { from, to }: Mention): boolean {
  if (/^drums?$/u.test(wordAt(text, from)) && wordAt(text, to + 1) === 'corps' && text.tokens[to]?.text === '\n')
    return true;
  const and = [to, to + 1].find(
    (at) => wordAt(text, at) === 'bugle' || wordAt(text, at) === 'fife' || wordAt(text, at) === 'pipe',
  );
  return /^drums?$/u.test(wordAt(text, from)) && and !== undefined;
}

/** "A video camera with 42x ZOOM LENS": a part of it. */
function isOfCamera(text: Text, { from }: Mention): boolean {
  const before = text.tokens.slice(Math.max(0, from - OF_CAMERA), from).map((token) => token.text);
  return before.some((word) => /^cam(?:era|eras|corder|cover)/u.test(word) || /^kameras?$/u.test(word));
}

const OF_CAMERA = 7; // tokens before a lens

/** "Shall MONITOR sound levels", "set up, MONITOR AND operate the systems": a verb. */
function isWatching(text: Text, { from, to }: Mention): boolean {
  if (wordAt(text, from) !== 'monitor') return false;
  const next = wordAt(text, to);
  const joined = next === 'and' && VERBS.test(wordAt(text, to + 1)) && !ARTICLES.has(wordAt(text, from - 1));
  return MODALS.has(wordAt(text, from - 1)) || joined;
}

const SOCKETS = wordsOf(
  'connection connections connector connectors input inputs output outputs jack jacks socket plug',
);

const MODALS = wordsOf('shall must will should can may would not');
const ARTICLES = wordsOf('a an the one each every');
const VERBS = /^(?:utili[sz]e|operate|control|maintain|adjust|manage|report|run|supervise|record|assess|respond)$/u;

/** "To support the DELIVERY OF council events": none of goods. */
function isOfServices(text: Text, { from, to }: Mention): boolean {
  if (wordAt(text, from) !== 'delivery' || wordAt(text, to) !== 'of') return false;
  return [1, 2, 3, 4].some((step) => SERVICES.has(wordAt(text, to + step)));
}

const SERVICES = wordsOf(
  'event events service services programme program programmes project projects contract festival festivals works',
);

const AREAS = wordsOf('areas zones');
const JOINTS = new Set(['and', '&', '/', 'or']);
const CEREMONIES = wordsOf('ceremony ceremonies');

/** "Everyone has to SIGN IN", "please SIGN UP on the wiki". */
function isSignedUp(text: Text, { from, to }: Mention): boolean {
  if (wordAt(text, from) !== 'sign' || !IN_OR_UP.has(wordAt(text, to))) return false;
  const before = wordAt(text, from - 1);
  return before === '' ? !isCounted(text, { from }) : DOING.test(before);
}

/** "MIKE sees to the tickets". */
function isMike(text: Text, { from, to }: Mention): boolean {
  const token = text.tokens[from];
  const written = text.raw.slice(token?.start ?? 0, token?.end ?? 0);
  return /^Mike(?:['’]s)?$/u.test(written) && !isCounted(text, { from }) && !OF_MICS.has(wordAt(text, to));
}

const OF_MICS = new Set('stand stands cable cables lead leads boom booms clip clips'.split(' '));
/** "Decoration CHAIRS: Kevin and Vivian": who leads a committee. */
function isChairing(text: Text, { from, to }: Mention): boolean {
  if (!/^chairs?$/u.test(wordAt(text, from)) || (markAt(text, to) !== ':' && markAt(text, to) !== '-')) return false;
  const [name, next] = [text.tokens[to + 1], text.tokens[to + 2]];
  if (name?.kind !== 'word' || !name.capital) return false;
  const another = ANDS.has(next?.text ?? '') && text.tokens[to + 3]?.capital === true;
  return isFirstName(name.text) || another || (next?.text === '(' && text.tokens[to + 3]?.kind === 'number');
}

const ANDS = new Set(['and', '&', '/']);
const IN_OR_UP = new Set(['in', 'up', 'on', 'off', 'out']);
const DOING =
  /^(?:to|please|must|can|will|should|may|and|or|people|everyone|everybody|attendees|guests|who|we|they|you|acts|bands)$/u;

/** "Requisitos TÉCNICOS", "problèmes TECHNIQUES": what another word is like. */
function isAdjective(text: Text, at: number): boolean {
  return TECHNICAL.test(wordAt(text, at)) && TECHNICAL_WHAT.test(wordAt(text, at - 1));
}

const TECHNICAL = /^(?:tecnic[oa]s?|techniques?)$/u;
const TECHNICAL_WHAT =
  /^(?:requisitos?|aspectos?|datos?|detalles?|problemas?|medios|servicios|recursos|elementos|materiales|dados|problemes?|conditions?|raisons?|renseignements?|questions?|contraintes?|informations?|exigences?|moyens|caracteristiques?)$/u;

/** "The field SUB-COMMITTEE", "power at the TENT PAD", "a STAGE NAME". */
const NOT_BEFORE: Readonly<Record<string, Words>> = {
  staging: wordsOf('area areas post posts lane lanes yard ground grounds zone zones site sites'),
  screen: wordsOf('mount mounts bracket brackets saver time share sharing'),
  logistics: wordsOf('manager managers lead leads coordinator coordinators team officer head director'),
  sub: wordsOf(
    'branch branches committee committees contractor contractors contract group groups section clause title zero standard',
  ),
  tent: wordsOf('pad pads peg pegs site sites village city pole poles'),
  marquee: wordsOf('pad pads peg pegs site event events name names'),
  stage: wordsOf('name names fright whisper school struck'),
  table: wordsOf('tennis talk manners plan plans number numbers wine service'),
  chair: wordsOf('person lift'),
  light: wordsOf(
    'reception receptions refreshment refreshments lunch lunches luncheon snack snacks meal meals breakfast breakfasts buffet food foods bites supper dinner duty touch rain rail traffic truck trucks vehicle vehicles drizzle winds',
  ),
  platform: wordsOf('party parties guests'),
  drum: wordsOf('corps line lines major majors circle circles roll march'),
  drums: wordsOf('corps'),
  xlr: wordsOf('input inputs output outputs'),
  bar: wordsOf('code codes mitzvah association chart charts exam'),
};

function byLanguage(which: 'never' | 'uncounted'): Readonly<Record<Language, Words>> {
  const { en, de, fr, es, nl } = NO_THINGS;
  return {
    en: wordsOf(en[which]),
    de: wordsOf(de[which]),
    fr: wordsOf(fr[which]),
    es: wordsOf(es[which]),
    nl: wordsOf(nl[which]),
  };
}
