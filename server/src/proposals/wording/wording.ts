import type { Told } from '../../generation/index.ts';

/** How the title and the summary of a proposal came about, and what they can be made from again. */
export interface Wording {
  /** Null: not known, since the proposal is older. */
  readonly told: Told | null;
  readonly title: Author;
  readonly summary: Author;
}

/** Made from the lines, which it follows; or a person's, with what it spoke of when they wrote it. */
export type Author = { readonly by: 'lines' } | { readonly by: 'person'; readonly seen: Seen | null };

export interface Seen {
  /** Of the lines of that time. */
  readonly categories: readonly string[];
  /** What the text names of them: keys of `named.ts`. */
  readonly named: readonly string[];
}

export type WordingField = 'title' | 'summary';

export const BY_LINES: Author = { by: 'lines' };
/** What it speaks of is looked at with the next change. */
export const BY_PERSON: Author = { by: 'person', seen: null };
export const OWN_WORDING: Wording = { told: null, title: BY_PERSON, summary: BY_PERSON };
