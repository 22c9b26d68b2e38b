import type { Traits } from '../types.ts';

/** Traits that are still being read. */
export type Writable = { -readonly [Key in keyof Traits]: Traits[Key] };

/** What was read first stays. */
export function setTrait<Key extends keyof Traits>(traits: Writable, key: Key, value: Writable[Key] | undefined): void {
  if (value !== undefined && traits[key] === undefined) traits[key] = value;
}
