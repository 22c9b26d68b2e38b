import type { Mention } from '../mention.ts';
import { isCounted, type Text, wordAt } from '../../reading/document/text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const MIXES = set(
  'mix mixes mixe mixen monitormix monitormixe monitormixes monitormixen monitorwege monitorweg wege weg mezcla mezclas circuits circuit departs depart aux auxes auxwege sends send feeds feed envios envio groepen',
);

/** "Four monitor mixes and SIX WEDGES": the desk mixes for them, and the wedges are told. Mixes alone have a wedge each. */
export function withoutMixes(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const heard = mentions.filter(({ kinds: [kind] }) => kind === 'stage_monitor');
  const mixes = new Set(heard.filter((mention) => isMix(text, mention)));
  const told = heard.some((mention) => !mixes.has(mention) && isCounted(text, mention, REACH));
  return told && mixes.size > 0 ? mentions.filter((mention) => !mixes.has(mention)) : mentions;
}

const REACH = 6; // tokens between the figure and the thing: `8 x 15" + 2" wedges`

function isMix(text: Text, { from, to }: Mention): boolean {
  if (MIXES.has(wordAt(text, to))) return true;
  for (let at = from; at < to; at += 1) if (MIXES.has(wordAt(text, at))) return true;
  return OF.has(wordAt(text, from - 1)) && MIXES.has(wordAt(text, from - 2)); // "cuatro MEZCLAS de monitores"
}

const OF = set('de pour para fur of for voor');

const FILLS = set('fill fills');
const PLAYERS = set(
  'drums drum drummer keys keyboard keyboards keyboarder dj horns brass bass percussion singer vocals guitar monitor',
);

/** "1 x FILL FOR DRUMS", "a DRUM FILL": one more monitor. */
export function withFills(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < text.tokens.length; at += 1) {
    if (!FILLS.has(wordAt(text, at))) continue;
    const behind =
      wordAt(text, at + 1) === 'for' && PLAYERS.has(wordAt(text, at + (wordAt(text, at + 2) === 'the' ? 3 : 2)));
    const before = PLAYERS.has(wordAt(text, at - 1));
    if (!behind && !before) continue;
    if (!behind && AS.has(wordAt(text, at - 2))) continue; // "1 x wedge AS keyboard fill"
    const to = behind ? at + (wordAt(text, at + 2) === 'the' ? 4 : 3) : at + 1;
    const from = before ? at - 1 : at;
    if (mentions.some((mention) => mention.kinds[0] === 'stage_monitor' && mention.from < to && mention.to > from))
      continue;
    if (isCounted(text, { from }, 3)) found.push({ kinds: ['stage_monitor'], categories: [], from, to });
  }
  if (found.length === 0) return mentions;
  const others = mentions.filter(({ from, to }) => !found.some((fill) => from < fill.to && to > fill.from));
  return [...others, ...found].toSorted((a, b) => a.from - b.from);
}

const AS = set('as for');
