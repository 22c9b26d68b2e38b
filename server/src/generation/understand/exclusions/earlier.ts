import type { Mention } from '../mention.ts';
import { findAll, wordList } from '../text/lexicon.ts';
import { isCounted, markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';
import { DEFINITE } from './small-words.ts';

/** That something has changed since. */
const corrects = wordList(
  `since confirmed, has since, have since, since then, now confirmed, has now, have now, after all, in the end, turns out, it turns out, came back, rang back, called back, has come back, update, updated, correction, amended, amendment, p.s, ps, edit, on second thoughts, actually, scrap, scratch that, change of plan, new plan, meanwhile, in the meantime, nachtrag, korrektur, update, inzwischen, mittlerweile, nun doch, doch nicht, jetzt doch, am ende, rückruf, hat sich ergeben, stellt sich heraus, finalement, entre temps, rectificatif, mise à jour, en fait, depuis, au final, al final, finalmente, entretanto, mientras tanto, corrección, rectificación, resulta que, actualización, inmiddels, ondertussen, correctie, bij nader inzien, uiteindelijk, toch niet, blijkt, aanpassing`,
);

const REACH = 3; // things before, of one kind, that a later word may mean

/**
 * "6 patio heaters … rang back: scrap the heaters": the earlier mentions that a later refusal means, or what a later
 * "the hotel has since confirmed its chairs" says of the chairs asked for before.
 */
export function earlierMeant(
  reading: Reading,
  finding: Finding,
  isGone: (other: Mention) => boolean,
): readonly Mention[] {
  const { text, mentions } = reading;
  const named = mentions.slice(finding.first, finding.last + 1);
  const older = olderFrom(text, finding.to);
  if (older === null && !isCorrection(text, finding)) return inBracketOf(reading, finding, isGone);
  return named.flatMap((mention) => {
    if (isCounted(text, mention, 3)) return [];
    const before = isCorrection(text, finding) ? mentions.slice(0, finding.first) : [];
    const below = older === null || finding.reason !== 'unwanted' ? [] : mentions.filter(({ from }) => from >= older);
    const same = [...before.filter(({ to }) => to <= finding.from), ...below].filter(
      (other) => !isGone(other) && isMeant(text, mention, other),
    );
    return same.length > REACH ? [] : same;
  });
}

/** "A radio mic and two channels off a player (both THE MIC and the player come with me)": the one before the bracket. */
function inBracketOf(
  { text, mentions }: Reading,
  { first, from, reason }: Finding,
  isGone: (other: Mention) => boolean,
) {
  const mention = mentions[first];
  if (mention === undefined || reason !== 'provided' || !DEFINITE.has(wordAt(text, mention.from - 1))) return [];
  const open = [1, 2, 3, 4].map((step) => from - step).find((at) => markAt(text, at) === '(');
  if (open === undefined) return [];
  return mentions.filter(
    (other) => other.from >= open - BRACKET && other.to <= open && !isGone(other) && isMeant(text, mention, other),
  );
}

const BRACKET = 20; // tokens before a bracket

/** From which token on an older message is quoted below this one; null where none is, or this one is quoted as well. */
function olderFrom(text: Text, at: number): number | null {
  const end = text.tokens[at - 1]?.end ?? 0;
  const line = text.raw.slice(text.raw.lastIndexOf('\n', end - 1) + 1, end);
  const quoted = QUOTED.exec(text.raw.slice(end));
  if (line.startsWith('>') || quoted === null) return null;
  const start = end + quoted.index;
  const first = text.tokens.findIndex((token) => token.start >= start);
  return first === -1 ? null : first;
}

const QUOTED =
  /\n(?:> ?|-{2,} ?(?:original message|forwarded message|ursprüngliche nachricht|message d'origine|mensaje original|oorspronkelijk bericht))/iu;

function isCorrection(text: Text, { from, to, reason }: Finding): boolean {
  const sentence = sentenceOf(text, from);
  if (findAll(text.tokens, corrects, sentence.from, sentence.to).length > 0) return true;
  return (
    reason === 'unwanted' && [-1, 0, 1, 2].some((step) => DEFINITE.has(wordAt(text, from + step)) && from + step < to)
  );
}

/** The same last word, or the same kind where the earlier one is asked for by number. */
function isMeant(text: Text, mention: Mention, other: Mention): boolean {
  const [kind] = mention.kinds;
  if (kind !== undefined && other.kinds[0] === kind) return true;
  const head = wordAt(text, mention.to - 1);
  const words = text.tokens.slice(other.from, other.to).map(({ text: word }) => stem(word));
  return mention.to - mention.from === 1 && head !== '' && words.includes(stem(head));
}

function stem(word: string): string {
  return word.replace(/(?:es|en|s|e|n)$/u, '');
}
