import type { Mention } from '../mention.ts';
import { fold } from '../text/fold.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(fold));
const STANDS = set('pupitre pupitres atril atriles pult pulte pulten lessenaar lessenaars');
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
    if (mention.kinds[0] !== 'lectern' || !STANDS.has(wordAt(text, mention.from)) || mention.to - mention.from > 1)
      return mention;
    const next = mentions[index + 1];
    const sort =
      next?.kinds[0] === 'music_stand' && markAt(text, mention.to) === '(' && next.from <= mention.to + REACH;
    if (sort && next !== undefined) spent.add(next);
    return sort || isForNotes(text, mention) ? { ...mention, kinds: ['music_stand'] } : mention;
  });
  return stands.filter((mention) => !spent.has(mention));
}

const REACH = 4; // tokens from the bracket to the make

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
