import type { Category, Unit } from '@showbill/contract';

export const CATEGORY_LABEL: Record<Category, string> = {
  audio: 'Audio',
  lighting: 'Lighting',
  video: 'Video',
  staging: 'Staging',
  rigging: 'Rigging',
  power: 'Power',
  communications: 'Communications',
  backline: 'Backline',
  furniture: 'Furniture',
  structures: 'Structures',
  climate: 'Climate',
  sanitation: 'Sanitation',
  catering: 'Catering',
  decor: 'Decor',
  crew: 'Crew',
  transport: 'Transport',
  consumables: 'Consumables',
  other: 'Other',
};

/** What a unit price is for. */
export const PER_UNIT: Record<Unit, string> = {
  day: 'a day',
  week: 'a week',
  hour: 'an hour',
  event: 'per event',
  each: 'each',
  metre: 'a metre',
  square_metre: 'a m²',
  kilometre: 'a km',
  person: 'a person',
};

export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
