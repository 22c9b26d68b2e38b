import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from './kinds.ts';
import type { Entry } from './matching/compile.ts';

/**
 * The meanings of a phrase that the category allows: those inside it where there are any, else those beside it, else the
 * rest. Null where there are none; empty for an accessory.
 */
export function entriesFor(found: readonly Entry[], category: Category): readonly Entry[] | null {
  const things = found
    .filter((entry) => entry.kind !== null && fit(entry, category, true) > 0)
    .filter((entry, index, all) => strongest(entry.kind, all) === index);
  if (things.length === 0) return found.some(({ kind }) => kind === null) ? [] : null;
  if (things.length === 1) return things;
  const own = things.filter(({ kind }) => kind !== null && KIND_CATEGORY[kind] === category);
  if (own.length > 0) return own;
  const near = things.filter(({ kind }) => kind !== null && isNear(KIND_CATEGORY[kind], category));
  return near.length > 0 ? near : things;
}

/** Where several phrases say the same kind ("table" and "tables"), the one that says it outright counts. */
function strongest(kind: Kind | null, entries: readonly Entry[]): number {
  const outright = entries.findIndex((entry) => entry.kind === kind && !entry.generic);
  return outright >= 0 ? outright : entries.findIndex((entry) => entry.kind === kind);
}

/** What is filed together in many catalogues. */
const NEAR: Readonly<Partial<Record<Category, readonly Category[]>>> = {
  audio: ['video', 'communications', 'backline'],
  video: ['audio', 'communications', 'lighting'],
  lighting: ['video', 'decor', 'rigging', 'consumables', 'power'],
  staging: ['rigging', 'structures', 'furniture', 'decor'],
  rigging: ['staging', 'lighting', 'structures', 'power'],
  power: ['lighting', 'consumables', 'audio', 'rigging'],
  communications: ['audio', 'video'],
  backline: ['audio', 'lighting'],
  furniture: ['catering', 'decor', 'staging', 'structures'],
  structures: ['staging', 'furniture', 'climate', 'sanitation', 'decor', 'rigging'],
  climate: ['structures', 'furniture'],
  catering: ['furniture', 'decor'],
  decor: ['furniture', 'staging', 'lighting', 'structures'],
  consumables: ['lighting', 'power'],
};

export function isNear(own: Category, category: Category): boolean {
  return NEAR[category]?.includes(own) === true;
}

/** How far the product's category lets a kind stand; 0: not at all. */
export function fit(entry: Entry, category: Category, outright: boolean): number {
  if (entry.kind === null) return 0;
  const own = KIND_CATEGORY[entry.kind];
  if (own === category) return 1;
  if (category === 'other') return entry.model && entry.brand === null ? 0.8 : 0.95;
  if (isNear(own, category)) return entry.generic || (entry.model && entry.brand === null) ? 0.7 : 0.9;
  if (entry.generic || (entry.model && entry.brand === null)) return 0;
  return outright || entry.model ? 0.7 : 0;
}
