import { CLIENT_KINDS, type ClientKind, LANGUAGES } from '@showbill/contract';
import { z } from 'zod';
import { listCountries } from '../../accounts/index.ts';
import { foldWords } from '../../equipment/index.ts';
import { readTable } from '../../platform/data-files.ts';

const KIND_OF = new Map(
  readTable(
    new URL('./client-kinds.csv', import.meta.url),
    z.strictObject({ kind: z.enum(CLIENT_KINDS), word: z.string() }),
  ).map(({ kind, word }) => [word, kind]),
);

let countries: ReadonlyMap<string, string> | undefined;

/** Null for a word that does not plainly say one of the two. */
export function kindNamed(cell: string): ClientKind | null {
  return KIND_OF.get(foldWords(cell)) ?? null;
}

/** The ISO 3166-1 code of a country: by its code, or its name in one of the languages. Null where it is none. */
export function countryNamed(cell: string): string | null {
  countries ??= countryNames();
  return countries.get(foldWords(cell)) ?? null;
}

function countryNames(): ReadonlyMap<string, string> {
  const codes = listCountries().map(({ code }) => code);
  const names = LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(language, { type: 'region', style })),
  );
  const usual = readTable(
    new URL('./country-names.csv', import.meta.url),
    z.strictObject({ country: z.enum(codes), name: z.string() }),
  );
  return new Map([
    ...codes.flatMap((code) => names.map((known) => [foldWords(known.of(code) ?? code), code] as const)),
    ...usual.map(({ country, name }) => [name, country] as const),
    ...codes.map((code) => [code.toLowerCase(), code] as const),
  ]);
}
