import { z } from 'zod';

/** A variable that holds a whole number. */
export function wholeNumber(least: number, most: number) {
  const allowed = `a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, allowed)
    .transform(Number)
    .refine((value) => value >= least && value <= most, allowed);
}

/** A variable that holds an address of the web, without query, fragment and user. */
export function httpUrl(allowed: string) {
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return (
      url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === ''
    );
  }, allowed);
}
