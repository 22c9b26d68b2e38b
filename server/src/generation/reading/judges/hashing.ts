/** The beginning of a feature's name, hashed: FNV-1a, 32 bits, as a state to go on from. */
function hashOf(name: string, state = 0x811c9dc5): number {
  let hash = state;
  for (let at = 0; at < name.length; at += 1) hash = hashOfCode(name.charCodeAt(at), hash);
  return hash;
}

function hashOfCode(code: number, state: number): number {
  return Math.imul(state ^ code, 0x01000193);
}

/** The place of a hash among so many, a power of two, with a last mixing so that low bits depend on all. */
function placeOf(state: number, places: number): number {
  let hash = state ^ (state >>> 15);
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash & (places - 1);
}

const SPACE = 0x20;

/** Collects the features of one example after the other by their places, each once. */
export class FeaturePlaces {
  readonly #isFound: Uint8Array;
  #found: number[] = [];

  constructor(places: number) {
    this.#isFound = new Uint8Array(places);
  }

  /** A feature's name, and words behind it as if with blanks between. */
  add(name: string, word?: string, second?: string, third?: string): void {
    let hash = hashOf(name);
    if (word !== undefined) hash = hashOf(word, hashOfCode(SPACE, hash));
    if (second !== undefined) hash = hashOf(second, hashOfCode(SPACE, hash));
    if (third !== undefined) hash = hashOf(third, hashOfCode(SPACE, hash));
    const place = placeOf(hash, this.#isFound.length);
    if (this.#isFound[place] === 1) return;
    this.#isFound[place] = 1;
    this.#found.push(place);
  }

  /** The places of an example; what is added from then on is of the next. */
  take(): readonly number[] {
    const found = this.#found;
    for (const place of found) this.#isFound[place] = 0;
    this.#found = [];
    return found;
  }
}
