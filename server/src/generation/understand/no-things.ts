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
  if (mention.to - mention.from !== 1) return false;
  const word = wordAt(text, mention.from);
  if (isAdjective(text, mention.from)) return true;
  if (NOT_BEFORE[word]?.has(wordAt(text, mention.to + (markAt(text, mention.to) === '-' ? 1 : 0))) === true)
    return true;
  if (NEVER[text.language].has(word)) return true;
  return UNCOUNTED[text.language].has(word) && !isCounted(text, mention);
}

/** "Requisitos TÉCNICOS", "problèmes TECHNIQUES": what another word is like. */
function isAdjective(text: Text, at: number): boolean {
  return TECHNICAL.test(wordAt(text, at)) && TECHNICAL_WHAT.test(wordAt(text, at - 1));
}

const TECHNICAL = /^(?:tecnic[oa]s?|techniques?)$/u;
const TECHNICAL_WHAT =
  /^(?:requisitos?|aspectos?|datos?|detalles?|problemas?|medios|servicios|recursos|elementos|materiales|dados|problemes?|conditions?|raisons?|renseignements?|questions?|contraintes?|informations?|exigences?|moyens|caracteristiques?)$/u;

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
