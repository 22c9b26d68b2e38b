import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { VerbSecondWords } from '../words/verb-second.ts';
import type { Finding, Reading } from './reading.ts';
import { clauseEnd } from './topic-verb.ts';
import { doerOf } from './verb-second.ts';

/**
 * Behind a thing that somebody has one, or such as theirs: "Rednerpult: der Verein HAT EIN EIGENES", "kan de fotobooth
 * eruit? Mijn nicht HEEFT er zelf EENTJE", "Pavillons? Jeder BRINGT SEINEN EIGENEN".
 */
export function hasOne(reading: Reading, index: number, words: VerbSecondWords): Finding | null {
  const { text, mentions, lists, things, cues } = reading;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined) return null;
  const sentence = sentenceOf(text, mention.from);
  const isNext = text.tokens[sentence.to]?.kind === 'word' && text.tokens[sentence.to - 1]?.text !== '\n';
  const limit = isNext ? sentenceOf(text, sentence.to).to : sentence.to;
  for (let at = end; at < Math.min(limit, end + FAR); at += 1) {
    if (things.has(at) || text.numberFrom.has(at)) return null;
    if (at === end || !(words.has.has(wordAt(text, at)) || BRINGS.test(wordAt(text, at)))) continue;
    const to = clauseEnd(text, at);
    const from = clauseFrom(text, at);
    const behind = text.tokens.slice(at + 1, to).map((token) => token.text);
    if (from <= end - 1 && markAt(text, end) === '') return null;
    if (!ONE.test(behind.slice(-3).join(' ')) || behind.some((word) => words.not.has(word) || words.unfit.has(word)))
      continue;
    if (cues.wishes.any({ from, to }) || behind.some((word) => words.you.has(word))) return null;
    const who =
      doerOf(reading, { from: from - 1, to: at, isApart: false, words }) ??
      doerOf(reading, { from: at, to, isApart: false, words });
    if (who === 'third' || (who === 'we' && words.has.has(wordAt(text, at))))
      return { reason: 'provided', first: index, last, from: mention.from, to };
  }
  return null;
}

const FAR = 16; // tokens from the thing to who has one
const BRINGS =
  /^(?:bringt|bringen|brengt|brengen|neemt|nemen|besitzt|benutzt|nutzt|gebruikt|zet|zetten|leent|stellt|leiht)$/u;
const ONE =
  /(?:^| )(?:(?:selbst|selber|schon|bereits|noch|zelf|al|nog) )?(?:einen|eine|eins|eines|welche|ein eigenes|einen eigenen|eine eigene|eigene|(?:sein|ihr|ihre|seine|seinen|ihren)(?: eigene[ns]?)?|eentje|er \p{L}+|er \d+|er genoeg|een eigen|zijn eigen|haar eigen|hun eigen)(?: (?:neer|over|hin|mit|dabei|staan|liggen|mee|zuhause|daheim|da))?$/u;

function clauseFrom(text: Text, at: number): number {
  let from = at;
  while (from > at - FAR && text.tokens[from - 1]?.kind === 'word') from -= 1;
  return from;
}
