import type { english } from './en/index.ts';

/** What a language has to have: the keys of English, each with a text or a function of the same parameters. */
export type Texts = Shape<typeof english>;

type Shape<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Shape<T[Key]> };
