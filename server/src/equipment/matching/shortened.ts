import { fold } from './words.ts';

/** What shortened words stand for whole, by the word folded, of a list of `short: whole`. */
export function shortenedBy(list: string): ReadonlyMap<string, string> {
  return new Map(
    list.split(',').flatMap((item) => {
      const [short, whole] = item.split(':');
      return short === undefined || whole === undefined ? [] : [[fold(short.trim()), whole.trim()] as const];
    }),
  );
}
