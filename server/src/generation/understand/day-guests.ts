import type { Quantity } from '../reading/document/numbers.ts';
import { markAt, type Text, wordAt } from '../reading/document/text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const DAY = set('day daytime days tags tagsuber mittags jour midi journee dia mediodia dag daggasten overdag ceremony');
const EVENING = set('evening evenings eve night abends abend soir soiree noche tarde avond avonds s reception');
const BETWEEN = 4; // tokens from one figure's word to the next figure

/** "Guests: 110 DAY, 150 EVENING", "90 (day) / 140 (evening)": the figures of a wedding's two parts, neither of which counts days. */
export function dayGuests(text: Text): readonly Quantity[] {
  return text.numbers.flatMap((number, index) => {
    const next = text.numbers[index + 1];
    if (next === undefined || number.value < FEWEST || next.value < FEWEST) return [];
    const day = behindBracket(text, number.to);
    const evening = behindBracket(text, next.to);
    const near = next.from - day <= BETWEEN && !text.tokens.slice(day, next.from).some(({ kind }) => kind === 'break');
    return near && DAY.has(wordAt(text, day)) && EVENING.has(wordAt(text, evening)) ? [number, next] : [];
  });
}

const FEWEST = 10; // guests

function behindBracket(text: Text, at: number): number {
  return markAt(text, at) === '(' ? at + 1 : at;
}
