import { isCurrency, measureEnd } from '../document/measures.ts';
import { headingOf } from '../document/where-it-stands.ts';
import type { Quantity } from '../document/numbers.ts';
import { clauseOf, sentenceOf, type Text, tokensOf } from '../document/text.ts';
import { addRun, addSide, within } from '../judges/context.ts';
import type { FeaturePlaces } from '../judges/hashing.ts';

const AROUND = 6; // tokens of the clause and the sentence on either side
const BACK = 14; // tokens of the sentence before
const LABEL_WORDS = 8; // of a line in front of the figure

/** The tokens of a text as the judge sees them: figures as #, ends of lines as ¶ and of sentences as §. */
export function judgedWords({ tokens, numberFrom, numbers }: Text): readonly string[] {
  const inside = new Set(numbers.flatMap(tokensOf));
  return tokens.map(({ kind, text }, at) => {
    if (kind === 'break') return text === '\n' ? '¶' : '§';
    if (inside.has(at)) return numberFrom.has(at) ? '#' : '';
    return kind === 'word' || kind === 'mark' ? text : `@${kind}`;
  });
}

/**
 * What stands around a figure: how large it is, what it measures, the words on either side by their distance, in pairs,
 * in threes and by their beginnings and endings, and the words of its clause, of the sentence before, of its heading and
 * of the label of its line.
 */
export function addAttendeeFeatures(
  found: FeaturePlaces,
  text: Text,
  words: readonly string[],
  number: Quantity,
): void {
  const { from, to } = number;
  const sentence = sentenceOf(text, from);
  found.add('any');
  found.add('in', text.language);
  addShape(found, text, number);
  const before = addSide(found, '<', words, from - 1, -1, sentence);
  const behind = addSide(found, '>', words, to, 1, sentence);
  found.add('between', before[0] ?? '^', behind[0] ?? '$');
  found.add('between2', before.slice(0, 2).join(' '), '|', behind.slice(0, 2).join(' '));
  const around = { from: from - AROUND, to: to + AROUND };
  addRun(found, 'clause', words, within(clauseOf(text, from), around), true);
  if (sentence.from > 0) {
    const earlier = sentenceOf(text, sentence.from - 1);
    addRun(found, 'before', words, within(earlier, { from: earlier.to - BACK, to: earlier.to }));
  }
  const heading = headingOf(text, from);
  if (heading !== null) addRun(found, 'heading', words, heading);
  addLabel(found, text, words, from);
}

function addShape(found: FeaturePlaces, text: Text, number: Quantity): void {
  const { from, to, value, low } = number;
  const first = text.tokens[from];
  const written = text.raw.slice(first?.start, text.tokens[to - 1]?.end);
  const size = Math.floor(Math.log2(Math.max(1, value)) * 2);
  const isRound = value >= 20 && value % 10 === 0;
  found.add('size', String(size));
  found.add('round', String(isRound));
  found.add('size round', String(size), String(isRound));
  found.add('few', String(Math.min(value, 16)));
  found.add('whole', String(Number.isInteger(value)));
  found.add('range', String(low !== null));
  found.add('digits', String(/^\d/u.test(written)));
  found.add('year', String(/^(?:19|20)\d\d$/u.test(written)));
  found.add('measured', String(measureEnd(text, to) !== null));
  found.add('money', String(isCurrency(text, from - 1) || isCurrency(text, to)));
  found.add('leads', String(text.numbers[0] === number));
  found.add('opens', String(from < 30));
}

/** The words before the figure in its line, where they are few: "Number of guests: 80". */
function addLabel(found: FeaturePlaces, text: Text, words: readonly string[], from: number): void {
  let begin = from;
  while (begin > 0 && text.tokens[begin - 1]?.kind !== 'break' && from - begin <= LABEL_WORDS) begin -= 1;
  if (from - begin > LABEL_WORDS) return;
  found.add('first', String(from - begin));
  addRun(found, 'label', words, { from: begin, to: from });
}
