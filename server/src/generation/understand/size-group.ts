import { type Text, wordAt } from '../reading/document/text.ts';

/** "Nine OF THE 3 x 3 m gazebos": so many of those stands just before token `at`. */
export function isChosen(text: Text, at: number): boolean {
  return POINTING.has(wordAt(text, at - 1)) && OF.has(wordAt(text, at - 2));
}

const OF = new Set(['of', 'von', 'de', 'van']);
const POINTING = new Set(
  'the those these your our euren ihren den diesen euern vos tes les ces vuestros vuestras sus los las esos esas jullie uw de die deze'.split(
    ' ',
  ),
);
