import { z } from 'zod';
import { CATALOGUES } from './catalogues.ts';
import { pattern, selectors } from './selectors.ts';

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl'] as const;

/** Pieces: exactly so many, or from the first to the second. */
const units = z.union([
  z.int().positive(),
  z.tuple([z.int().positive(), z.int().positive()]).refine(([least, most]) => least <= most, 'the least comes first'),
]);

/** Something that a line, or several together, hold; `offered`: as an option, a line in the total does not meet it. */
const wanted = z.union([
  selectors.transform((what) => ({ what, units: null, offered: false })),
  z.strictObject({ what: selectors, units: units.nullable().default(null), offered: z.boolean().default(false) }),
]);

/** Any one of these meets the need: two tops on stands, or a package. */
const expected = z.union([
  z.strictObject({ anyOf: z.array(wanted).min(2) }),
  wanted.transform((only) => ({ anyOf: [only] })),
]);

/** What a good proposal for a brief holds, in the judgement of somebody who writes such lists for a living. */
const expectation = {
  /** How many people, from and to where more than one reading is fair; null where the brief says nothing. */
  attendees: units.nullable().optional(),
  days: z.int().positive().optional(),
  must: z.array(expected),
  should: z.array(expected).default([]),
  /** Not asked for, and nobody would strike it. */
  allowed: selectors.default([]),
  /** Nobody would strike it as an option; in the total it would be struck. */
  offers: selectors.default([]),
  /** What the client does not want or has: on no line, options included. */
  excluded: selectors.default([]),
  /** More units of it than that are struck. */
  atMost: z.array(expected).default([]),
  /** Out of place here, also where `allowed` would let it pass. */
  silly: selectors.default([]),
  /** What the shelf lacks: each is to be named in `unmet`. */
  unmet: z.array(pattern).default([]),
  /** May be named in `unmet` or not. */
  unmetToo: z.array(pattern).default([]),
  /** What the title says: place, size. */
  title: z.array(pattern).default([]),
  /** What no prose of the proposal may say. */
  never: z.array(pattern).default([]),
};

/** A brief with what a good proposal for it holds. */
export const evalBrief = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/),
  language: z.enum(LANGUAGES),
  catalogue: z.string().refine((name) => CATALOGUES.has(name), 'no such catalogue'),
  /** The public text that it is told after. */
  source: z.string().optional(),
  /** Request fields beside the description. */
  fields: z
    .strictObject({
      attendees: z.int().exactOptional(),
      days: z.int().exactOptional(),
      venue: z.string().exactOptional(),
      date: z.iso.date().exactOptional(),
    })
    .optional(),
  description: z.string().min(1).max(10_000),
  good: z.strictObject(expectation),
});

export type Units = z.infer<typeof units>;
export type Wanted = z.infer<typeof wanted>;
export type Expected = z.infer<typeof expected>;
export type Expectation = z.infer<typeof evalBrief>['good'];
export type EvalBrief = z.infer<typeof evalBrief>;
