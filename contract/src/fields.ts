import { z } from 'zod';

/** Text as the service takes it: Unicode without NUL, trimmed, counted in code points. */
export function text(most: number, least = 1) {
  return z
    .string()
    .meta({ minLength: least, maxLength: most })
    .refine(isStorable, 'holds a NUL or half of a surrogate pair, which is no text')
    .transform((value) => value.trim())
    .refine(
      (value) => {
        const length = codePoints(value);
        return length >= least && length <= most;
      },
      least === 0
        ? `must have at most ${most.toLocaleString('en-GB')} characters`
        : `must have ${least} to ${most.toLocaleString('en-GB')} characters`,
    );
}

/** Text that was stored before, as it was. */
export function kept(most: number) {
  return z
    .string()
    .max(most, `must have at most ${most.toLocaleString('en-GB')} characters`)
    .refine(isStorable, 'holds a NUL or half of a surrogate pair, which is no text');
}

/** Optional text about which nothing is decided: blank counts as left out. */
export function note(most: number) {
  return text(most, 0)
    .nullish()
    .transform((value) => (value === '' ? undefined : (value ?? undefined)));
}

const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';

/** A mail address as RFC 5321 has it, letters of every script included (RFC 6531); no quoted names, no bare host. */
export const mailAddress = z
  .string()
  .transform((value) => value.trim())
  .pipe(
    z
      .string()
      .max(254, 'must have at most 254 characters')
      .regex(new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'u'), 'must be a valid email address'),
  );

/** A field that may be left out; null counts as left out. */
export function optional<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A number of people or days: a fraction is rounded up. */
export function count(most: number) {
  return z
    .number()
    .min(1, 'must be 1 or more')
    .max(most, `must be at most ${most.toLocaleString('en-GB')}`)
    .transform(Math.ceil);
}

const NO_DAY = 'must be a real calendar date, written YYYY-MM-DD';

/** A real day of the calendar, from year 1 on. What is left out or no text keeps zod's message, which tells them apart. */
export const day = z.iso
  .date({ error: ({ code }) => (code === 'invalid_type' ? undefined : NO_DAY) })
  .refine((value) => value >= '0001', NO_DAY);

/** Money in the currency's major unit; exact to its minor unit. */
export const money = z.number();

export const moment = z.iso.datetime();

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

function codePoints(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}
