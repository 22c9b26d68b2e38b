import type { Language } from '../types.ts';
import type { Mention } from './mention.ts';
import { fold } from './text/fold.ts';
import { isCounted, markAt, type Text, wordAt } from './text/text.ts';
import { NO_THINGS } from './words/no-things.ts';

type Words = ReadonlySet<string>;

const wordsOf = (words: string): Words => new Set(words.split(/\s+/u).map(fold));
const NEVER = byLanguage('never');
const UNCOUNTED = byLanguage('uncounted');

/** "Am MONTAG", "ein hohes PROFIL", "nos CHEFS": one everyday word that only reads like a name of equipment. */
export function isNoThing(text: Text, mention: Mention): boolean {
  if (wordAt(text, mention.to - 1) === 'lighting' && CEREMONIES.has(wordAt(text, mention.to))) return true; // "the tree LIGHTING CEREMONY"
  if (mention.to - mention.from !== 1) return false;
  if (text.language === 'en' && (isWatching(text, mention) || isOfServices(text, mention))) return true;
  const word = wordAt(text, mention.from);
  if (NOT_BEFORE[word]?.has(wordAt(text, mention.to + (markAt(text, mention.to) === '-' ? 1 : 0))) === true)
    return true;
  if (NEVER[text.language].has(word)) return true;
  return UNCOUNTED[text.language].has(word) && !isCounted(text, mention);
}

/** "Shall MONITOR sound levels", "set up, MONITOR AND operate the systems": a verb. */
function isWatching(text: Text, { from, to }: Mention): boolean {
  if (wordAt(text, from) !== 'monitor') return false;
  const next = wordAt(text, to);
  const joined = next === 'and' && VERBS.test(wordAt(text, to + 1)) && !ARTICLES.has(wordAt(text, from - 1));
  return MODALS.has(wordAt(text, from - 1)) || joined;
}

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

const CEREMONIES = wordsOf('ceremony ceremonies');
/** "The field SUB-COMMITTEE", "power at the TENT PAD", "a STAGE NAME". */
const NOT_BEFORE: Readonly<Record<string, Words>> = {
  sub: wordsOf(
    'branch branches committee committees contractor contractors contract group groups section clause title zero standard',
  ),
  tent: wordsOf('pad pads peg pegs site sites village city pole poles'),
  marquee: wordsOf('pad pads peg pegs site event events name names'),
  stage: wordsOf('name names fright whisper school struck'),
  table: wordsOf('tennis talk manners plan plans number numbers wine service'),
  chair: wordsOf('person lift'),
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
