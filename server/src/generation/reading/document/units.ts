import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { fold } from './fold.ts';
import { lexicon, type Lexicon } from '../words/lexicon.ts';
import { once } from '../../../platform/once.ts';

/**
 * What stands behind a figure that counts neither people nor things: lengths in metres, areas in square metres, other
 * measures, and letters that are a measure only where they are written against the figure ("20A", "5k", "3rd").
 */
const row = z.strictObject({
  phrase: z.string().min(1),
  of: z.enum(['length', 'area', 'other', 'glued']),
  si: z.coerce.number(),
});
const rows = once(() => readTable(new URL('./units.csv', import.meta.url), row));

export const measures = once(() => tableOf(['length', 'area', 'other']));
export const lengths = once(() => tableOf(['length']));
export const areas = once(() => tableOf(['area']));
export const gluedMeasures = once(
  () => new Set(rows().flatMap(({ phrase, of }) => (of === 'glued' ? [fold(phrase)] : []))),
);

/** Phrases with what one of it is in metres or square metres; 0 for other measures. */
function tableOf(kinds: readonly z.infer<typeof row>['of'][]): Lexicon<number> {
  return lexicon(rows().flatMap(({ phrase, of, si }) => (kinds.includes(of) ? [[si, phrase] as const] : [])));
}
