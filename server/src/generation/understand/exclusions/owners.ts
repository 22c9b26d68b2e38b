import { fold } from '../text/fold.ts';
import { wordList } from '../text/lexicon.ts';
import type { Span } from '../text/text.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { MONTHS, WEEKDAYS } from '../words/calendar.ts';
import { ADVERBS, SUPPLIERS } from '../words/exclusions.ts';
import { OTHERS } from '../words/others.ts';
import { NO_OWNERS } from '../words/possession.ts';
import { FIRMS } from '../words/spoken-of.ts';
import { parties } from './cues.ts';
import type { Reading } from './reading.ts';
import { BREAKS, DENIALS, EACH, HIRING, POSSESSIVES, YOUR } from './small-words.ts';

const others = wordList(OTHERS);
const firms = wordList(`${FIRMS}, supplier, suppliers, contractor, contractors`);

const NAME = 4; // words of an owner's name behind its article

/**
 * Who has or brings things, in the words right before token `at`: "the hall", "our own caterer", "St Mary's". Where
 * those words begin; null where nobody is named, or only the supplier, an occasion, each of many, or equipment.
 */
export function ownerBefore(reading: Reading, at: number, modal: boolean): number | null {
  const { text, words } = reading;
  const between = modal ? ADVERBS : PLAIN_ADVERBS;
  let end = at;
  while (at - end < 3 && between.has(wordAt(text, end - 1))) end -= 1;
  if (markAt(text, end - 1) === ':') end -= 1; // "Church: has a loop"
  if (markAt(text, end - 1) === ')') end = opening(text, end - 1); // "The caterers (Green Olive) bring"
  if (isContracted(text, end - 1)) return end - 1;
  if (PAPERS.has(wordAt(text, end - 1))) return null;
  if (COLOURS.has(wordAt(text, end - 1))) return null; // "the black covers"
  const topic = markAt(text, end - 1) === ',' ? topicBefore(reading, end - 1) : null;
  if (topic !== null) return topic;
  const subject = words.subjects.before(text.tokens, end);
  if (subject !== null) return isOwner(text, subject) || (modal && isOneOfMany(text, subject)) ? subject.from : null;
  const company = companyBefore(text, end);
  if (company !== null) return company;
  if (COMPANIES.test(wordAt(text, end - 1)) && isGreeted(text, end - 1)) return null;
  if (isSupplier(text, end - 1)) return null;
  const firm = firms.before(text.tokens, end);
  if (firm !== null && wordAt(text, firm.from - 1) !== '' && !YOUR.has(wordAt(text, firm.from - 1))) {
    const whose = wordAt(text, firm.from - 1);
    if (OTHER.has(whose) || (PEOPLE.has(wordAt(text, firm.to - 1)) && !HIRING.has(whose) && whose.length > 2))
      return firm.from - 1; // "marquee suppliers have included", "tipi people supply"
  }
  const bare = parties.before(text.tokens, end);
  if (bare !== null && BODIES.test(wordAt(text, end - 1)) && bare.from - sentenceOf(text, at).from <= 1)
    return bare.from; // "Village electricians furnish"
  const named = isNamed(text, end - 1) && !isNoOwner(reading, end - 1);
  if (named && !words.determiners.before(text.tokens, end)) return end - 1;
  for (let from = end - 1; from >= 0 && end - from <= NAME; from -= 1) {
    const article = words.determiners.before(text.tokens, from);
    const isCount = text.numberFrom.has(from) && words.determiners.before(text.tokens, from) !== null; // "the FOUR classrooms"
    if ((isNoOwner(reading, from) && !isCount) || isSupplier(text, from)) return null; // "the vendor shall provide and set up"
    if (isContracted(text, from)) return from; // "DJ Rob's rig does"
    if (article !== null) return EACH.has(wordAt(text, article.from - 1)) ? null : article.from;
  }
  return null;
}

/** "ACME EVENTS to supply the toilets": another firm by its name. */
export function companyBefore(text: Text, end: number): number | null {
  if (text.language !== 'en' || !COMPANIES.test(wordAt(text, end - 1))) return null;
  let from = end;
  while (text.tokens[from - 1]?.capital === true && !isShouted(text, from - 1) && end - from < NAME) from -= 1;
  if (end - from < 2 || NO_NAMES.has(wordAt(text, from))) return null;
  return isGreeted(text, from) ? null : from;
}

/** "Hi Smith Hire, … Smith Hire will deliver": who is written to. */
function isGreeted(text: Text, at: number): boolean {
  return text.tokens.slice(0, GREETED).some((token, index) => index < at && token.text === wordAt(text, at));
}

const GREETED = 12; // tokens
const COMPANIES =
  /^(?:rentals?|productions?|events?|staging|audio|sound|lighting|entertainment|tents?|marquees?|hire|hires|services|solutions|group|ltd|limited|inc|llc|sons?|bros|catering|caterers|loos)$/u;
const NO_NAMES = new Set(
  'the our your their event events av audio party marquee tent stage staging equipment furniture toilet dry technical lot item schedule section hire special professional full'.split(
    ' ',
  ),
);

/** "Village ELECTRICIANS furnish", "Music DEPARTMENT have". */
const BODIES = /s$|^(?:department|dept|committee|council|team|office)$/u;

/** "Traiteur: al vier keer dezelfde, BRENGT borden mee": whoever the line is about. */
function topicBefore({ text, words }: Reading, at: number): number | null {
  const { from } = sentenceOf(text, at);
  const colon = [1, 2, 3].map((step) => from + step).find((index) => markAt(text, index) === ':');
  if (colon === undefined || colon > at || isSupplier(text, colon - 1)) return null;
  const who =
    parties.before(text.tokens, colon) ?? words.subjects.before(text.tokens, colon) ?? firms.before(text.tokens, colon);
  return who !== null && who.from - from <= 1 ? from : null;
}

function opening(text: Text, close: number): number {
  for (let at = close - 1; at > close - ASIDE; at -= 1) if (markAt(text, at) === '(') return at;
  return close + 1;
}

const COLOURS = new Set('black white ivory red blue green gold silver grey gray cream navy stretch'.split(' '));
const ASIDE = 7;

/** "The caterer's hiring in", "the village hall's got": who it is, with its verb. */
function isContracted(text: Text, at: number): boolean {
  const word = wordAt(text, at);
  return text.language === 'en' && /[a-z]'s$/u.test(word) && !NOBODY_IS.has(word) && !SUPPLIERS.has(word.slice(0, -2));
}

const NOBODY_IS = new Set(
  "it's that's there's what's here's let's who's where's how's when's this's today's tonight's".split(' '),
);

/** The same for the words from token `at` on; `known`: only who is known to have things, or has a name or "our". */
export function ownerAt(reading: Reading, at: number, known: boolean): Span | null {
  const { text, words } = reading;
  if (wordAt(text, at) === 'que') return null; // "el proyector tiene QUE dar mucha luz"
  const article = words.determiners.at(text.tokens, at);
  const articled = article !== null || ARTICLE_BEFORE.has(wordAt(text, at - 1)); // "vom Verein", "van de club"
  const from = article?.to ?? at;
  if (YOUR.has(wordAt(text, at)) || YOUR.has(wordAt(text, from))) return null;
  const other = others.at(text.tokens, at) ?? others.at(text.tokens, from);
  if (other !== null) return { from: at, to: other.to };
  for (let to = from; to < from + NAME && wordAt(text, to) !== ''; to += 1) {
    if (isSupplier(text, to)) return null;
    const who = words.subjects.at(text.tokens, to) ?? words.places.at(text.tokens, to);
    if (who !== null && !words.wishAfter.at(text.tokens, to)) return { from: at, to: who.to };
    if (BREAKS.has(wordAt(text, to))) break;
  }
  if (isNoOwner(reading, from)) return null;
  if (isNamed(text, from)) return { from: at, to: from + 1 };
  const open = articled && (!known || OURS.has(wordAt(text, at)));
  return open ? { from: at, to: from + 1 } : null;
}

/** A word with a capital where not every noun has one, nor every word: "LA CARPA DEL CARNAVAL". */
function isNamed(text: Text, at: number): boolean {
  const token = text.tokens[at];
  if (token?.kind !== 'word' || !token.capital || text.language === 'de') return false;
  return !(isShouted(text, at) && isShouted(text, at - 1));
}

function isShouted(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token !== undefined && /^\p{Lu}{2,}$/u.test(text.raw.slice(token.start, token.end));
}

/** "A podium THAT HAS a microphone": what a thing that is wished for is to have. `at`: the verb. */
export function isOfThing({ text, things }: Reading, at: number): boolean {
  return THAT.has(wordAt(text, at - 1)) && things.has(at - 2);
}

const THAT = new Set(['that', 'which']);

/** "THIS PROCUREMENT covers tents": a paper owns nothing. */
const PAPERS = new Set(
  'procurement solicitation tender requirement specification specifications rfp rfq rft rfi framework scope lot lots work works'.split(
    ' ',
  ),
);

/** "each room", "every stand", "your team": these ask. */
function isOwner(text: Text, { from, to }: Span): boolean {
  if (SUPPLIERS.has(wordAt(text, from)) || YOUR.has(wordAt(text, from - 1))) return false;
  for (let at = from - 1; at >= from - 2; at -= 1) if (EACH.has(wordAt(text, at))) return false;
  return !isSupplier(text, to - 1);
}

/** "Each stallholder turns up with a gazebo": people bring their own, rooms do not. */
function isOneOfMany(text: Text, { to }: Span): boolean {
  return COMERS.has(wordAt(text, to - 1));
}

const COMERS = new Set(
  'stallholder trader exhibitor guest player member team family pupil musician act band child school group club choir singer vendor aussteller gast mitglied kind familie exposant invite enfant groupe famille expositor invitado nino familia standhouder lid gezin kind'.split(
    ' ',
  ),
);

/** "the timing company" is somebody else; "the hire company" and "the company" are who is asked. */
export function isSupplier(text: Text, at: number): boolean {
  const word = wordAt(text, at);
  if (FIRM.has(word) && OF.has(wordAt(text, at + 1)) && HIRE.has(wordAt(text, at + 2))) return true; // "la empresa DE ALQUILER"
  if (AWARDED.has(wordAt(text, at - 1)) && BIDDERS.has(word)) return true;
  if (!SUPPLIERS.has(word) || OTHER.has(wordAt(text, at - 1))) return false;
  if (word === 'vendors' && OWN_AHEAD.some((step) => wordAt(text, at + step) === 'own')) return false; // of a market
  if (CONTRACTORS.has(word) && wordAt(text, at - 1) === 'the' && isThirdParty(text)) return false;
  if (HIRED_BY.has(word) && [1, 2, 3].some((step) => /[a-z](?:'s|s')$/u.test(wordAt(text, at - step)))) return false; // "the Client's AV contractor"
  if (word !== 'company') return true;
  const before = wordAt(text, at - 1);
  return before === '' || before === 'the' || HIRING.has(before);
}

/** "The SELECTED FIRM shall provide", "the successful applicant": to whom the contract goes. */
const AWARDED = new Set('selected successful awarded appointed winning chosen bidding proposing contracted'.split(' '));
const BIDDERS = new Set(
  'firm firms company companies agency organisation organization applicant applicants candidate entity party team producer partner business'.split(
    ' ',
  ),
);
const FIRM = new Set('empresa casa compania firma societe entreprise boite maison'.split(' '));
const OF = new Set(['de', 'du']);
const HIRE = new Set('alquiler location'.split(' '));
const OWN_AHEAD = [2, 3, 4]; // "bring own", "will bring their own"
const PEOPLE = new Set('people guys folks lads man men lady firm'.split(' '));

const HIRED_BY = new Set('contractor contractors supplier suppliers vendor vendors provider company'.split(' '));
const CONTRACTORS = new Set(['contractor', 'contractors']);
const thirdParties = new WeakMap<Text, boolean>();

/** A text that speaks to its reader and lays nothing on "the contractor" means whoever builds there. */
function isThirdParty(text: Text): boolean {
  const known = thirdParties.get(text);
  if (known !== undefined) return known;
  const charged = text.tokens.some(({ text: word }, at) => CONTRACTORS.has(word) && CHARGES.has(wordAt(text, at + 1)));
  const third = !charged && text.tokens.some(({ text: word }) => word === 'you' || word === 'your');
  thirdParties.set(text, third);
  return third;
}

const CHARGES = new Set('shall must will should to is may'.split(' '));

const CALLED = new Set(['jan', 'april', 'june']);

function isNoOwner({ text, things }: Reading, at: number): boolean {
  const word = wordAt(text, at);
  if (word === '' || things.has(at) || word.endsWith("n't")) return true;
  const person = CALLED.has(word) && at === sentenceOf(text, at).from; // "JAN has a marquee"
  if ((MONTHS.has(word) && !person) || WEEKDAYS.has(word)) return true; // "from Mon 12 May"
  return OCCASIONS.has(word) || BREAKS.has(word) || EACH.has(word) || DENIALS.has(word) || text.numberFrom.has(at);
}

const OCCASIONS: ReadonlySet<string> = new Set(NO_OWNERS.split(/\s+/u).map(fold));
const MODALS = new Set('will can would does do did shall may must wird kann kan zal zullen'.split(' '));
const OTHER = new Set(
  'pena comision asociacion hermandad cofradia electrical electric power security cleaning waste fencing traffic marquee tent catering bar toilet furniture flower zelt traiteur carpa other another different separate second andere anderen anderer anderem autre autres otro otra otros andere'.split(
    ' ',
  ),
);
const PLAIN_ADVERBS = ADVERBS.difference(MODALS);
const ARTICLE_BEFORE = new Set(
  'der dem den vom zum beim du des au aux del la las los de het the our unserem unserer notre onze'.split(' '),
);
const OURS = new Set([
  ...POSSESSIVES,
  ...'unser unsere unserem unserer unseren notre nos nuestro nuestra onze ons'.split(' '),
]);
