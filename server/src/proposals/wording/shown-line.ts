import type { Category } from '@showbill/contract';
import { classify, type Kind } from '../../equipment/index.ts';
import type { LineShown } from '../../generation/index.ts';

/** What of a line its proposal's texts go by. */
export interface WordedLine {
  readonly name: string;
  readonly category: Category;
  /** Of its product; absent where its name has to tell. */
  readonly kind?: Kind | undefined;
  readonly units: number;
  readonly optional: boolean;
  readonly reason: string;
  readonly words: string | null;
}

/** A line as a summary shows it: by the kind of thing that its product is or its name says. */
export function shownLine({ name, category, kind, optional, words, reason }: WordedLine): LineShown {
  return { kind: kind ?? kindOf(name, category), category, optional, wanted: words !== null || reason === '' };
}

/** Names that were read already; forgotten together where they become many. */
const READ = new Map<string, Kind | null>();
const MOST_READ = 20_000;

function kindOf(name: string, category: Category): Kind | null {
  const key = `${category} ${name}`;
  const known = READ.get(key);
  if (known !== undefined) return known;
  const kind = classify({ name, category })[0]?.kind ?? null;
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(key, kind);
  return kind;
}
