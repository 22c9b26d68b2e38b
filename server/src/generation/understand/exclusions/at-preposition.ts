import { type Text, wordAt } from '../text/text.ts';
import type { VerbSecondWords } from '../words/verb-second.ts';
import { isConditional } from './predicates.ts';
import type { Finding, Reading, Reason } from './reading.ts';
import { clauseEnd } from './topic-verb.ts';
import { doerOf } from './verb-second.ts';

interface Said {
  readonly before: RegExp;
  readonly verb: RegExp;
  /** In what follows the verb; null where who does it says enough. */
  readonly behind: RegExp | null;
  readonly reason: Reason;
}

const SAID: { readonly [Language in 'de' | 'nl']: readonly Said[] } = {
  de: [
    { before: /^(?:fur|um)$/u, verb: /^(?:sorg|kummer)(?:e|t|en|n)$/u, behind: null, reason: 'provided' },
    {
      before: /^fur$/u,
      verb: /^(?:ist|sind)$/u,
      behind: /^(?:gesorgt|zustandig|verantwortlich)$/u,
      reason: 'provided',
    },
    {
      before: /^mit$/u,
      verb: /^(?:ist|sind|bin|haben|habe|hat|deckt|hilft|ruckt|wird|werden)$/u,
      behind: /^(?:versorgt|eingedeckt|ausgestattet|ausgerustet|bestuckt|ein|aus|an|beliefert)$/u,
      reason: 'provided',
    },
    {
      before: /^an$/u,
      verb: /^(?:herrscht|mangelt|fehlt|mangelts|fehlts|besteht|gibt|gibts|haben|leiden)$/u,
      behind: /^(?:kein|keinen|keine|keinerlei|nicht|genug|genugend)$/u,
      reason: 'provided',
    },
    {
      before: /^(?:von|vom)$/u,
      verb: /^(?:haben|habe|hat)$/u,
      behind: /^(?:genug|genugend|reichlich)$/u,
      reason: 'provided',
    },
    {
      before: /^(?:von|vom)$/u,
      verb: /^(?:sind|ist|bin|haben|habe|hat|halten|halt|halte|sehen|nehmen|lassen|raten|rat|will|wollen)$/u,
      behind: /^(?:abgekommen|abgeruckt|abgesehen|ab|nichts|wenig|abstand|finger|gar)$/u,
      reason: 'unwanted',
    },
    {
      before: /^(?:gegen|auf)$/u,
      verb: /^(?:haben|habe|hat|wird|werden|kann|konnen)$/u,
      behind: /^(?:entschieden|ausgesprochen|verzichten|verzichtet)$/u,
      reason: 'unwanted',
    },
  ],
  nl: [
    { before: /^voor$/u, verb: /^(?:zorg|zorgt|zorgen|staat|staan)$/u, behind: null, reason: 'provided' },
    { before: /^voor$/u, verb: /^(?:is|zijn|wordt)$/u, behind: /^(?:gezorgd|verantwoordelijk)$/u, reason: 'provided' },
    {
      before: /^(?:met|van)$/u,
      verb: /^(?:is|zijn|ben|helpt|komt|wordt|worden)$/u,
      behind: /^(?:voorzien|uitgerust|ingedekt|uit|aanzetten)$/u,
      reason: 'provided',
    },
    {
      before: /^aan$/u,
      verb: /^(?:is|hebben|heb|heeft|ontbreekt)$/u,
      behind: /^(?:gebrek|niet|genoeg)$/u,
      reason: 'provided',
    },
    { before: /^van$/u, verb: /^(?:hebben|heb|heeft)$/u, behind: /^(?:genoeg|zat|voldoende)$/u, reason: 'provided' },
    {
      before: /^van$/u,
      verb: /^(?:zijn|is|ben|hebben|heb|heeft|zien|zie|ziet|stappen|stap|stapt|wil|willen)$/u,
      behind: /^(?:afgestapt|afgezien|af|niks|niets|weten)$/u,
      reason: 'unwanted',
    },
    {
      before: /^tegen$/u,
      verb: /^(?:hebben|heb|heeft)$/u,
      behind: /^(?:gekozen|besloten|beslist)$/u,
      reason: 'unwanted',
    },
  ],
};

/**
 * A clause that opens with a preposition and the thing: "UM die Hussen KÜMMERT SICH meine Tante", "MIT Stühlen sind wir
 * VERSORGT", "AAN stoelen hebben we GEEN GEBREK", "VAN het podium zijn we AFGESTAPT".
 */
export function atPreposition(reading: Reading, index: number, words: VerbSecondWords): Finding | null {
  const { text, mentions, lists } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined || (text.language !== 'de' && text.language !== 'nl')) return null;
  const before = prepositionBefore(text, mention.from);
  if (before === null || isConditional(reading, mention.from)) return null;
  const verb = verbBehind(reading, end);
  for (const said of SAID[text.language]) {
    if (verb === null || !said.before.test(before) || !said.verb.test(wordAt(text, verb))) continue;
    const to = clauseEnd(text, verb);
    const rest = text.tokens.slice(verb + 1, to).map((token) => token.text);
    const doer = doerOf(reading, { from: verb, to, isApart: false, words });
    if (
      doer === 'you' ||
      reading.cues.wishes.any({ from: verb + 1, to }) ||
      rest.some((word) => words.wishes.has(word))
    )
      continue;
    const isSaid =
      said.behind === null
        ? doer !== null && !rest.some((word) => words.not.has(word))
        : rest.some((word) => said.behind?.test(word));
    if (isSaid) return { reason: said.reason, first: index, last, from: mention.from - 1, to };
  }
  return null;
}

const ARTICLES = /^(?:der|die|das|den|dem|einer|einem|einen|unsere|unseren|de|het|een|onze|extra|weitere|weiteren)$/u;

/** The preposition that opens the clause, an article between. */
function prepositionBefore(text: Text, from: number): string | null {
  const at = ARTICLES.test(wordAt(text, from - 1)) ? from - 2 : from - 1;
  const ahead = text.tokens[at - 1];
  const opens = ahead === undefined || ahead.kind !== 'word' || JOINTS.has(ahead.text);
  return opens && wordAt(text, at) !== '' ? wordAt(text, at) : null;
}

const JOINTS = new Set('und aber denn en maar want also dus'.split(' '));
const NEAR = 5; // words that say what the thing is for

function verbBehind({ text, things }: Reading, end: number): number | null {
  if (text.language !== 'de' && text.language !== 'nl') return null;
  for (let at = end; at <= end + NEAR && wordAt(text, at) !== '' && !things.has(at); at += 1)
    if (SAID[text.language].some(({ verb }) => verb.test(wordAt(text, at)))) return at;
  return null;
}
