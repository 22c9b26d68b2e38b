import type { Category, Unit } from '../vocabulary.ts';

/** How the closed lists of the API are said to people in one language; without the schemas, so that a page can take it along. */
export interface Words {
  readonly categories: Readonly<Record<Category, string>>;
  /** What a unit price is for. */
  readonly perUnit: Readonly<Record<Unit, string>>;
  /** What is counted out beside a number. */
  readonly counted: Readonly<Record<Counted, readonly [one: string, many: string]>>;
}

export type Counted = 'day' | 'week' | 'hour' | 'person';
