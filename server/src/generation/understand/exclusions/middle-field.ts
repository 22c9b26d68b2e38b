import { type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { VerbSecondWords } from '../words/verb-second.ts';
import { isSupplier } from './owners.ts';
import { isConditional } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { clauseEnd } from './topic-verb.ts';
import { doerOf } from './verb-second.ts';

/** What is done for somebody: who only "organises" or "books" may well hire. */
const GIVES =
  /^(?:mit|bereit|hin|auf|her|ruber|heruber|zur)?(?:(?:bring|stell|leih|verleih|borg|sponser|sponsor|spendier|spend|schenk|stift|bastel|nah|strick|zimmer|schreiner|mal|schlepp|steuer|karr)(?:t|et|en|n|te|ten)|uberlasst|uberlassen|ubertragt|tragt|tragen|gibt|geben|lieh|liehen|brachten?)$|^(?:mee|neer|uit|bij|klaar)?(?:brengt|brengen|leent|lenen|sponsort|sponsoren|schenkt|schenken|timmert|timmeren|naait|naaien|knutselt|knutselen|schildert|schilderen|geeft|geven|zet|zetten|stelt|stellen|levert|leveren|neemt|nemen|doneert|doneren|sleept|slepen)$/u;
/** What we have got at the end of "haben wir …": "ergattert", "op de kop getikt". */
const GOT =
  /^(?:ergattert|geborgt|geliehen|ausgeliehen|organisiert|besorgt|geschenkt|gekriegt|bekommen|gesichert|erstanden|ersteigert|aufgetrieben|abgestaubt|gekauft|zugesagt|gebastelt|gebaut|genaht|gezimmert|kregen|gekregen|geleend|gekocht|geregeld|gestrikt|gescoord|getikt|gebouwd|genaaid|geknutseld|getimmerd|gemaakt|vastgelegd)$/u;

/**
 * The thing behind the verb and who does it: "zum Glück ÜBERLÄSST uns das Pfarramt 100 Stühle", "weil die Gemeinde die
 * Toilettenwagen STELLT", "omdat de club de stoelen MEEBRENGT", "wir HABEN vier Mikros von der Uni ERGATTERT".
 */
export function middleField(reading: Reading, index: number, words: VerbSecondWords): Finding | null {
  const { text, mentions, lists, cues } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined || isConditional(reading, mention.from)) return null;
  const from = clauseBegin(text, mention.from);
  const to = clauseEnd(text, end - 1);
  if (text.tokens[sentenceOf(text, end - 1).to - 1]?.text === '?') return null;
  const before = articleBefore(text, mention.from, words);
  if (words.prepositions.has(wordAt(text, before - 1)) || holds(reading, from, mention.from)) return null;
  if (HANDLED.has(wordAt(text, to - 1))) return null;
  const rest = text.tokens.slice(from, to).map((token) => token.text);
  const refused = rest.some((word) => words.not.has(word) || words.wishes.has(word) || words.unfit.has(word));
  if (
    refused ||
    cues.wishes.any({ from, to }) ||
    rest.some((word) => words.you.has(word) && word !== 'sie' && word !== 'ihre')
  )
    return null;
  const isTheirs =
    gives(reading, { from, to: before }, words) ||
    givesLast(reading, { from, to }, before, words) ||
    got(text, { from, to }, before, words);
  return isTheirs ? { reason: 'provided', first: index, last, from, to } : null;
}

const FAR = 12; // words of a clause before the thing

/** "Die Musiker stellen sich die Mikrofone ZURECHT", "de pastoor stelt de microfoon AF": what is done with it. */
const HANDLED = new Set('zurecht ein um beiseite weg ab scharf af bij opzij weg'.split(' '));

/** "… von Tante Gerda GELIEHEN BEKOMMEN". */
const GIVEN = /^(?:ge(?:liehen|stellt|schenkt|borgt|sponsert|spendet|stiftet)|spendiert|uberlassen|bezahlt)$/u;
const GETS = new Set('bekommen bekommt bekomme kriegen kriegt kriege'.split(' '));

function clauseBegin(text: Text, from: number): number {
  let at = from;
  while (at > from - FAR && (text.tokens[at - 1]?.kind === 'word' || text.tokens[at - 1]?.kind === 'number')) {
    if (JOINTS.has(wordAt(text, at - 1))) break;
    at -= 1;
  }
  return at;
}

const JOINTS = new Set('und aber denn sondern en maar want'.split(' '));

/** Where the words begin that belong to the thing itself: "die 200 weißen". */
function articleBefore(text: Text, from: number, words: VerbSecondWords): number {
  const first = text.numberTo.get(from)?.from ?? from;
  for (let at = first - 1; at >= first - OWN; at -= 1) {
    if (
      words.articles.has(wordAt(text, at)) ||
      words.indefinite.has(wordAt(text, at)) ||
      ACCUSATIVES.has(wordAt(text, at))
    )
      return at;
    if (text.tokens[at]?.capital === true || text.language === 'nl') return first; // "das PFARRAMT Stühle"
  }
  return first;
}

const OWN = 4;
const ACCUSATIVES = new Set(
  'den einen unseren ihren seinen meinen samtliche alle mehrere einige enkele alle twee'.split(' '),
);

function holds({ things }: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (things.has(at)) return true;
  return false;
}

/** Verb second, and whoever it is before or behind it. */
function gives(reading: Reading, { from, to }: Span, words: VerbSecondWords): boolean {
  const { text } = reading;
  for (let at = from; at < to; at += 1) {
    const token = text.tokens[at];
    if (token === undefined || (token.capital && at > from) || !GIVES.test(token.text)) continue;
    if (words.subordinators.has(wordAt(text, from))) return false;
    return (
      isThird(reading, { from, to: at }, words) || doerOf(reading, { from: at, to, isApart: false, words }) === 'third'
    );
  }
  return false;
}

/** "der Verein", "Tante Gerda", "mijn zus", from the beginning of the clause. */
function isThird({ text }: Reading, { from, to }: Span, words: VerbSecondWords): boolean {
  if (to - from > NAME) return false;
  const first = wordAt(text, from);
  for (let at = from; at < to; at += 1)
    if (isSupplier(text, at) || words.prepositions.has(wordAt(text, at))) return false;
  if (words.you.has(first) || words.we.has(first) || words.small.has(first)) return false;
  const isNoun = text.tokens[to - 1]?.capital === true;
  if (words.articles.has(first) || words.indefinite.has(first))
    return to - from >= 2 && (isNoun || text.language === 'nl');
  return isNoun || words.third.has(first);
}

const NAME = 5;

/** Behind "weil", "omdat" the verb is last. */
function givesLast(reading: Reading, { from, to }: Span, before: number, words: VerbSecondWords): boolean {
  const { text } = reading;
  if (!words.subordinators.has(wordAt(text, from))) return false;
  const verb = MODAL.has(wordAt(text, to - 1)) ? wordAt(text, to - 2) : wordAt(text, to - 1);
  return (
    (GIVES.test(verb) || words.has.has(verb)) &&
    doerOf(reading, { from, to: before, isApart: false, words }) === 'third'
  );
}

const MODAL = new Set('wird werden will wollen zal zullen'.split(' '));

/** "Wir haben … vier Mikros ergattert". */
function got(text: Text, { from, to }: Span, before: number, words: VerbSecondWords): boolean {
  if (!GOT.test(wordAt(text, to - 1))) return false;
  if (GIVEN.test(wordAt(text, to - 2)) && GETS.has(wordAt(text, to - 1))) return true;
  for (let at = from; at < before; at += 1) if (words.has.has(wordAt(text, at))) return true;
  return false;
}
