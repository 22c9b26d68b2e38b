import type { Mention } from '../mention.ts';
import { fold } from '../../reading/document/fold.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../../reading/document/text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(fold));
const LAMPS = set(
  'lampe lampes lumière éclairage éclairé éclairés lampes lámpara luz lamp lampen lampje leuchte pultleuchte verlichting',
);
const NOTES = set(
  `musicien musiciens musicienne musiciennes partition partitions manhasset noten musiker músico músicos partitura partituras muzikant muzikanten
  bladmuziek orchestre choriste choristes guitariste pianiste chanteur chanteuse lectura lecture`,
);

/** "1 pupitre (genre MANHASSET) et sa LAMPE", "pupitres pour les MUSICIENS": what notes lie on, and nobody speaks at. */
export function withNoteStands(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const spent = new Set<Mention>();
  const stands = mentions.map((mention, index): Mention => {
    if (mention.kinds[0] !== 'lectern' || !STANDS.test(wordAt(text, mention.to - 1))) return mention;
    const next = mentions[index + 1];
    const sort =
      next?.kinds[0] === 'music_stand' && markAt(text, mention.to) === '(' && next.from <= mention.to + BRACKET;
    if (sort && next !== undefined) spent.add(next);
    return sort || isForNotes(text, mention) || isToReadMusic(text, mention)
      ? { ...mention, kinds: ['music_stand'] }
      : mention;
  });
  return stands.filter((mention) => !spent.has(mention));
}

const BRACKET = 4; // tokens from the bracket to the make

function isForNotes(text: Text, { from, to }: Mention): boolean {
  const end = Math.min(sentenceOf(text, from).to, to + 8);
  for (let at = to; at < end; at += 1) {
    if (text.numberFrom.has(at) || text.tokens[at]?.kind === 'break') return false;
    if (NOTES.has(wordAt(text, at))) return true;
    if (LAMPS.has(wordAt(text, at)) && WITH.has(wordAt(text, at - 1))) return true;
  }
  return false;
}

const WITH = set('avec et sa son leur une con y su mit und samt met en à');

/** "8 pupitres et 8 chaises", "Atriles: 8", "atriles con luz para la orquesta": no event has so many to speak from. */
function isToReadMusic(text: Text, { from, to }: Span): boolean {
  const word = wordAt(text, to - 1);
  const labelled = markAt(text, to) === ':' ? text.numberFrom.get(to + 1) : undefined;
  const count = text.numberTo.get(from) ?? labelled;
  if (count !== undefined && Number.isInteger(count.value) && count.value >= MANY) return true;
  const sentence = sentenceOf(text, from);
  const near = text.tokens.slice(Math.max(sentence.from, from - REACH), Math.min(sentence.to, to + REACH));
  return SEVERAL.test(word) && near.some((token) => PLAYERS.test(token.text));
}

const MANY = 4; // to speak from there are three at most
const REACH = 10; // tokens
const STANDS = /^(?:pupitres?|lutrins?|atril(?:es)?|lessenaars?|lezenaars?|lesepulte?|pulte?)$/u;
const SEVERAL = /(?:s|e)$/u;
const PLAYERS =
  /^(?:musicien(?:ne)?s?|orchestres?|harmonie|partitions?|musicos?|orquesta|banda|partituras?|lectura|muzikanten|musici|orkest|partituren|harmonieorkest|musiker(?:innen)?|orchester|noten|blaskapelle)$/u;
