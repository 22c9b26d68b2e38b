import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';

/**
 * Makes each document once and keeps the latest `most`: whoever asks again, or at once, has the same. What it is made from
 * is its name, so none is ever out of date. One that could not be made is not kept.
 */
export function keepMade<Order>(
  make: (order: Order) => Promise<Uint8Array>,
  most: number,
): (order: Order) => Promise<Uint8Array> {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (order) => {
    const name = createHash('sha256').update(serialize(order)).digest('base64');
    const made = kept.get(name) ?? make(order);
    // the last of the map is the one that was wanted last
    kept.delete(name);
    kept.set(name, made);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    made.catch(() => {
      if (kept.get(name) === made) kept.delete(name);
    });
    return made;
  };
}
