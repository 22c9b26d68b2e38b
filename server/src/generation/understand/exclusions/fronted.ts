import type { Mention } from '../mention.ts';
import { findAll, wordList } from '../text/lexicon.ts';
import { isCounted, markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { ARTICLES, DEFINITE, DENIALS, FOR_WORDS, LACKING, NONE, WITH } from './small-words.ts';

const weBring = wordList(
  `we bring, we'll bring, we will bring, we are bringing, we're bringing, we shall bring, we'll be bringing, we supply, we'll supply, we provide, we'll provide, we already have, we've already got, we've got already, we own, we sort ourselves, we'll sort ourselves, i bring, i'll bring, i'm bringing, i own, they bring, they'll bring, they are bringing, they're bringing, he has, she has, they have, he's got, she's got, they've got, he brings, she brings,
bringen wir, bring ich, bringe ich, nehmen wir mit, stellen wir, besorgen wir, organisieren wir, holen wir, leihen wir uns, haben wir schon, haben wir bereits, haben wir selbst, haben wir da, bringt jeder, bringen die, bringen sie selbst,
nous les apportons, nous l' apportons, nous apportons, on les apporte, on l' apporte, on apporte, nous amenons, nous les amenons, on les amène, on amène, nous les fournissons, nous fournissons, nous les avons déjà, on les a déjà, on s' en charge, nous nous en chargeons, nous les prenons,
los traemos, las traemos, lo traemos, la traemos, los ponemos, las ponemos, lo ponemos, la ponemos, los llevamos, las llevamos, ya los tenemos, ya las tenemos, ya lo tenemos, ya la tenemos, los aportamos, las aportamos,
brengen we, brengen wij, breng ik, nemen we mee, nemen wij mee, nemen we zelf, hebben we al, hebben wij al, hebben we zelf, regelen we zelf, regelen wij zelf, zorgen we zelf, leveren we zelf, brengt iedereen`,
);

const LEAD = 2; // small words before the thing
const WHOM = 5; // words that say for whom it is

/** "Stühle für die Musikanten bringen wir mit", "chairs for the players we bring": the thing first, whom it is for, then that we bring it. */
export function fronted(reading: Reading, index: number): Finding | null {
  const { text, things, mentions, lists } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined || !opens(text, mention) || isCounted(text, mention)) return null;
  const sentence = sentenceOf(text, mention.from);
  const limit = Math.min(sentence.to, end + (FOR_WORDS.has(wordAt(text, end)) ? WHOM : 1));
  for (let at = end; at < limit; at += 1) {
    if (things.has(at) || text.numberFrom.has(at)) return null;
    const begin = markAt(text, at) === ',' ? at + 1 : at;
    const hit = weBring.at(text.tokens, begin);
    if (hit === null) continue;
    const rest = text.tokens.slice(hit.to, sentence.to);
    if (HAS.has(wordAt(text, hit.to - 1)) && !isClauseEnd(text, hit.to)) return null; // "a mic he has to hold"
    const turned = rest.some(({ text: word }) => DENIALS.has(word) || NONE.has(word) || NOT_ALL.has(word));
    return turned ? null : { reason: 'provided', first: index, last, from: mention.from, to: hit.to };
  }
  return null;
}

const HAS = new Set(['has', 'have', 'got']);
const NOT_ALL = new Set('but aber mais pero maar some few einige quelques algunos enkele'.split(' '));

/** At the beginning of a sentence or behind a comma, but for an article; `leads` may stand there as well. */
export function opens(text: Text, { from }: Mention, leads: ReadonlySet<string> = new Set()): boolean {
  const { from: begin } = sentenceOf(text, from);
  const most = leads.size > 0 ? LEAD + 1 : LEAD;
  for (let at = from; at >= begin && at >= from - most; at -= 1) {
    if (at === begin || ',:-(;'.includes(markAt(text, at - 1) || 'x')) return true;
    const before = wordAt(text, at - 1);
    if (!ARTICLES.has(before) && !DEFINITE.has(before) && !leads.has(before)) return false;
  }
  return false;
}

const WHOLE = 4; // words of the whole that is refused

/** "No rock rig with subs", "keine Rockanlage mit Bassboxen": the part goes with a whole that nobody wants. */
export function ofRefusedWhole(reading: Reading, index: number): Finding | null {
  const { text, words, things, mentions } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  const begin = ARTICLES.has(wordAt(text, mention.from - 1)) ? mention.from - 1 : mention.from;
  if (!WITH.has(wordAt(text, begin - 1))) return null;
  const { from } = sentenceOf(text, mention.from);
  for (let at = begin - 2; at >= Math.max(from, begin - 2 - WHOLE); at -= 1) {
    if (things.has(at) || wordAt(text, at) === '' || text.numberFrom.has(at)) return null;
    if (at === begin - 2 || !isNone(text, at)) continue;
    const lacks = LACKING.has(wordAt(text, at)) && words.lackBefore.before(text.tokens, at) !== null;
    const place = findAll(text.tokens, words.places, at, begin - 1).length > 0;
    if (lacks || place || words.subjects.before(text.tokens, at) !== null) return null;
    return { reason: 'unwanted', first: index, last: index, from: at, to: mention.to };
  }
  return null;
}

function isNone(text: Text, at: number): boolean {
  const word = wordAt(text, at);
  if (word === 'no') return text.language === 'en'; // Spanish "no contamos con"
  return REFUSES.has(word) || (word === 'pas' && OF.has(wordAt(text, at + 1)));
}

const REFUSES = new Set('kein keine keinen aucun aucune sin ningun ninguna geen'.split(' '));
const OF = new Set(['de', "d'", 'd']);
