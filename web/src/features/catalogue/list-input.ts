import type { Category } from '@showbill/contract';
import { pageOf } from '../../lib/page-of.ts';
import type { CatalogueSearch } from './search.ts';
import { TEXTS } from '../../texts/index.ts';

export const PAGE_SIZE = 50;
const LONGEST_OWN = 100;
const SORTS = ['name', 'category', 'price', 'updated'] as const;
export type Sort = (typeof SORTS)[number];

/** What the server is asked for by an address; what it does not know there counts as left out. */
export function listInput({ q, category, own = '', sort, show, page }: CatalogueSearch) {
  const column = SORTS.find((each) => each === sort?.replace(/^-/, ''));
  const known = isCategory(category) ? category : undefined;
  return {
    ...(q !== undefined && { text: q }),
    ...(known !== undefined && { category: known }),
    ...(own !== '' && own.length <= LONGEST_OWN && { own_category: own }),
    ...(show === 'archived' && { archived: true }),
    ...(column !== undefined && { sort: column, descending: sort?.startsWith('-') === true }),
    limit: PAGE_SIZE,
    offset: (pageOf(page) - 1) * PAGE_SIZE,
  };
}

/** The address's sort after a click on a column: upwards, then downwards. */
export function nextSort(now: string | undefined, column: Sort): string {
  return (now ?? 'name') === column ? `-${column}` : column;
}

function isCategory(text: string | undefined): text is Category {
  return text !== undefined && Object.hasOwn(TEXTS.categories, text);
}
