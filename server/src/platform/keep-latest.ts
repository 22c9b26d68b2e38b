/** A pure function of a text that remembers what it made of the short texts that it was asked for last. */
export function remembering<Thing>(make: (text: string) => Thing, most = 5_000): (text: string) => Thing {
  const latest = keepLatest<Thing>(most);
  return (text) => (text.length > LONGEST ? make(text) : latest(text, () => make(text)));
}

/** Characters: a name or a phrase, and no text. */
const LONGEST = 300;

/**
 * Makes each thing once and keeps those that were wanted last, at most so many. `isFresh` says of one that is kept whether
 * it still holds.
 */
export function keepLatest<Thing>(most: number) {
  const kept = new Map<string, Thing>();
  return (key: string, make: () => Thing, isFresh: (thing: Thing) => boolean = () => true): Thing => {
    const known = kept.get(key);
    const thing = known !== undefined && isFresh(known) ? known : make();
    // the last of the map is the one that was wanted last
    kept.delete(key);
    kept.set(key, thing);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return thing;
  };
}
