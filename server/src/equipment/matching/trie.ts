import type { Part } from './parts.ts';

/** Phrases as paths of stems; `#` on an edge stands for any number. */
export interface TrieNode<T> {
  readonly next: Map<string, TrieNode<T>>;
  readonly found: T[];
}

export interface Match<T> {
  readonly found: readonly T[];
  readonly from: number;
  /** Index of the part after the last one. */
  readonly to: number;
  /** How many of its parts were any number rather than a given word. */
  readonly numbers: number;
}

export function newTrie<T>(): TrieNode<T> {
  return { next: new Map(), found: [] };
}

export function insert<T>(root: TrieNode<T>, stems: readonly string[], value: T): void {
  let node = root;
  for (const key of stems) {
    let child = node.next.get(key);
    if (child === undefined) {
      child = newTrie<T>();
      node.next.set(key, child);
    }
    node = child;
  }
  node.found.push(value);
}

/** Where a path of stems ends, if it is one. */
export function nodeAt<T>(root: TrieNode<T>, stems: readonly string[]): TrieNode<T> | undefined {
  let node: TrieNode<T> | undefined = root;
  for (const key of stems) node = node?.next.get(key);
  return node;
}

/** The longest phrase that starts at `from` and of which `accept` keeps something; given words win over any number. */
export function longest<T>(
  root: TrieNode<T>,
  parts: readonly Part[],
  from: number,
  accept: (value: T, from: number, to: number) => boolean,
): Match<T> | null {
  return walk(root, parts, from, from, 0, accept);
}

function walk<T>(
  node: TrieNode<T>,
  parts: readonly Part[],
  from: number,
  at: number,
  numbers: number,
  accept: (value: T, from: number, to: number) => boolean,
): Match<T> | null {
  let best: Match<T> | null = null;
  const part = parts[at];
  if (part !== undefined && (at === from || joins(part))) {
    const child = node.next.get(part.stem);
    if (child !== undefined) best = walk(child, parts, from, at + 1, numbers, accept);
    if (part.number) {
      const any = node.next.get('#');
      const other = any === undefined ? null : walk(any, parts, from, at + 1, numbers + 1, accept);
      if (other !== null && (best === null || other.to > best.to)) best = other;
    }
  }
  if (best !== null || node.found.length === 0 || parts[at - 1]?.closes !== true) return best;
  const found = node.found.filter((value) => accept(value, from, at));
  return found.length === 0 ? null : { found, from, to: at, numbers };
}

function joins(part: Part): boolean {
  return part.gap === 'none' || part.gap === 'join';
}
