import type { Kind } from '../../equipment/index.ts';
import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { isCross } from './size-behind.ts';
import { type Text, wordAt } from '../reading/document/text.ts';

/**
 * "45 tables rectangulaires DE 183", "10 mesas redondas DE 150", "Tische MIT 180", "2 monitores DE 55": a measure without
 * its unit, of tables in centimetres and of screens in inches, as words that say it; null where the figure may count something.
 */
export function bareMeasure(text: Text, { kinds: [kind], to }: Mention): string | null {
  if (kind === undefined || !OF.has(wordAt(text, to))) return null;
  const number = text.numberFrom.get(to + 1);
  if (number === undefined || measureEnd(text, number.to) !== null || isCross(text, number.to)) return null;
  const next = wordAt(text, number.to);
  if (next !== '' && !BEHIND.has(next)) return null;
  if (TABLES.has(kind) && number.value >= SHORTEST_CM && number.value <= LONGEST_CM) return `${number.value} cm`;
  return SCREENS.has(kind) && DIAGONALS.has(number.value) ? `${number.value} inch` : null;
}

const SHORTEST_CM = 100;
const LONGEST_CM = 320;
const TABLES: ReadonlySet<Kind> = new Set<Kind>(['table_trestle', 'table_round', 'table_desk']);
const SCREENS: ReadonlySet<Kind> = new Set<Kind>(['display', 'confidence_monitor']);
const DIAGONALS = new Set([32, 40, 42, 43, 46, 48, 49, 50, 55, 58, 60, 65, 70, 75, 77, 80, 82, 83, 84, 85, 86, 90, 98]);
const OF = new Set(['de', 'von', 'van', 'of', 'mit', 'a']);
const BEHIND = new Set(
  'avec et pour dans sur con y para en und mit fur im auf met voor op with and for in on plus por'.split(' '),
);
