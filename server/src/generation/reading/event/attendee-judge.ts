import { readFileSync } from 'node:fs';
import type { Quantity } from '../document/numbers.ts';
import { once } from '../../../platform/once.ts';
import type { Text } from '../document/text.ts';
import { FeaturePlaces } from '../judges/hashing.ts';
import { chanceOf, linearOdds, writtenLinear } from '../judges/linear.ts';
import { addAttendeeFeatures, judgedWords } from './attendee-features.ts';

/** What `npm run learn` writes. */
const learned = once(() =>
  writtenLinear.parse(JSON.parse(readFileSync(new URL('./attendees.weights.json', import.meta.url), 'utf8'))),
);

/** Places of the features of a figure among the weights. */
export const ATTENDEE_PLACES = 2 ** 15;
const FEWEST = 2; // "one person can run it"
const MOST = 1_000_000;

/** A figure of the text and how likely it is, from 0 to 1, to count who attends. */
export interface JudgedFigure {
  readonly figure: Quantity;
  readonly chance: number;
}

export function judgeAttendees(text: Text): readonly JudgedFigure[] {
  return attendeePlaces(text).map(({ figure, places }) => ({
    figure,
    chance: chanceOf(linearOdds(learned(), places)),
  }));
}

/** The figures that may count people, each with the places of its features. */
export function attendeePlaces(
  text: Text,
): readonly { readonly figure: Quantity; readonly places: readonly number[] }[] {
  const words = judgedWords(text);
  const found = new FeaturePlaces(ATTENDEE_PLACES);
  return text.numbers
    .filter(({ value }) => Number.isInteger(value) && value >= FEWEST && value <= MOST)
    .map((figure) => {
      addAttendeeFeatures(found, text, words, figure);
      return { figure, places: found.take() };
    });
}
