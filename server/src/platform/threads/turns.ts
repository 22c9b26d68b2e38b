/**
 * What waits, by whom it is for: whoever waits has a turn in a circle, however many pieces one of them brings. Of more
 * than `most` pieces the newest of whoever has most waiting is turned away.
 */
export class Turns<T> {
  readonly #most: number;
  /** In the order of their turns. */
  readonly #waiting = new Map<string, T[]>();
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns what is turned away, which may be what was brought; null where there is room. */
  add(party: string, piece: T): T | null {
    const own = this.#waiting.get(party) ?? [];
    this.#waiting.set(party, own);
    own.push(piece);
    this.#count += 1;
    return this.#count > this.#most ? this.#newestOfTheMost(party) : null;
  }

  /** The next piece of the first party that may go, whose next turn is then the last. */
  next(mayGo: (party: string) => boolean): { readonly party: string; readonly piece: T } | null {
    for (const [party, [piece]] of this.#waiting) {
      if (piece === undefined || !mayGo(party)) continue;
      const rest = this.#take(party, piece);
      if (rest !== undefined) this.#waiting.delete(party);
      if (rest !== undefined) this.#waiting.set(party, rest);
      return { party, piece };
    }
    return null;
  }

  has(mayGo: (party: string) => boolean): boolean {
    return [...this.#waiting.keys()].some(mayGo);
  }

  /** Takes out what waits no longer. */
  remove(party: string, piece: T): boolean {
    const isThere = this.#waiting.get(party)?.includes(piece) === true;
    if (isThere) this.#take(party, piece);
    return isThere;
  }

  get count(): number {
    return this.#count;
  }

  #newestOfTheMost(comer: string): T | null {
    let longest = comer;
    for (const [party, own] of this.#waiting) {
      if (own.length > (this.#waiting.get(longest)?.length ?? 0)) longest = party;
    }
    const away = this.#waiting.get(longest)?.at(-1);
    if (away === undefined) return null;
    this.#take(longest, away);
    return away;
  }

  /** What the party has left; undefined where that is nothing. */
  #take(party: string, piece: T): T[] | undefined {
    const own = this.#waiting.get(party) ?? [];
    own.splice(own.lastIndexOf(piece), 1);
    this.#count -= 1;
    if (own.length > 0) return own;
    this.#waiting.delete(party);
    return undefined;
  }
}
