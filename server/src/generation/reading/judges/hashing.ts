/** The beginning of a feature's name, hashed: FNV-1a, 32 bits, as a state to go on from. */
export function hashOf(name: string, state = 0x811c9dc5): number {
  let hash = state;
  for (let at = 0; at < name.length; at += 1) {
    hash ^= name.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

/** The place of a hash among so many, with a last mixing so that low bits depend on all. */
function placeOf(state: number, places: number): number {
  let hash = state ^ (state >>> 15);
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) % places;
}

/** The places of features, each once. */
export function placesOf(features: Iterable<string>, places: number): readonly number[] {
  const found = new Set<number>();
  for (const feature of features) found.add(placeOf(hashOf(feature), places));
  return [...found];
}

const SPACE = 0x20;
const heads = new Map<string, number>();

/** Collects features by their places as they are found: a name, and words behind it with blanks between. */
export class FeaturePlaces {
  readonly #places: number;
  readonly #found = new Set<number>();

  constructor(places: number) {
    this.#places = places;
  }

  add(name: string, ...words: readonly string[]): void {
    let hash = heads.get(name);
    if (hash === undefined) {
      hash = hashOf(name);
      heads.set(name, hash);
    }
    for (const word of words) hash = hashOf(word, Math.imul(hash ^ SPACE, 0x01000193));
    this.#found.add(placeOf(hash, this.#places));
  }

  get places(): readonly number[] {
    return [...this.#found];
  }
}
