import { z } from 'zod';
import { KIND_CATEGORY, KINDS, type Kind } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { areaOf, faceOf } from '../sizes.ts';
import type { Choice } from '../types.ts';
import { SELF_POWERED } from './drivers.ts';

const figure = z.string().transform((text) => (text === '' ? undefined : Number(text)));
const loadRow = z.object({
  kind: z.enum(KINDS),
  kilowatts: figure,
  kilograms: figure,
  per: z.enum(['square_metre', '']),
});

/**
 * What one piece draws and weighs in its case where the catalogue does not say. Kilowatts: cmuse.org (powered 12 in
 * 0.25-0.7, twin 18 in sub 0.9-2.2, moving head 0.25-0.9, hazer 0.6-1.6), winyard (urn and kettle 3); kilograms [ours].
 */
const LOADS: ReadonlyMap<Kind, z.infer<typeof loadRow>> = new Map(
  readTable(new URL('./loads.csv', import.meta.url), loadRow).map((row) => [row.kind, row]),
);

/** A piece of any other kind; [ours]. */
const USUAL_KG = 4;
/** What hangs in a rig is carried in cases of this weight at most; a mass in a name may be what it lifts. */
const MOST_KG = 300;

/** The load of what is on the list without its options, in kilowatts. */
export function loadKw(choices: readonly Choice[]): number {
  return choices
    .filter(({ optional, product }) => !optional && !SELF_POWERED.test(product.name))
    .reduce((sum, { kind, units, product }) => {
      // Some of what warms a terrace runs on gas.
      if (kind === 'patio_heater' && !/electric|infra/i.test(product.name)) return sum;
      const row = LOADS.get(kind);
      const measure = row?.per === '' ? (product.traits.pieces ?? 1) : (faceOf(product) ?? 0.25);
      return sum + units * measure * (row?.kilowatts ?? 0);
    }, 0);
}

/** Kilograms to be carried in; what arrives on its own wheels or is built by others counts nothing. */
export function weightOf(choices: readonly Choice[]): number {
  return choices.reduce((sum, { kind, product, units }) => {
    const category = KIND_CATEGORY[kind];
    if (category === 'crew' || category === 'transport') return sum;
    const row = LOADS.get(kind);
    if (row?.per === 'square_metre') return sum + units * (areaOf(product) ?? 1) * (row.kilograms ?? 0);
    const each = product.traits.kilograms ?? row?.kilograms ?? USUAL_KG;
    return sum + units * (row?.kilograms === 0 ? 0 : Math.min(each, MOST_KG));
  }, 0);
}
