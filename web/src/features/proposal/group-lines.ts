import type { Category, LineItemBody } from '@showbill/contract';
import { CATEGORY_LABEL } from '@showbill/contract/words';

export interface LineGroup {
  readonly category: Category;
  readonly label: string;
  readonly lines: readonly LineItemBody[];
  readonly total: number;
}

/** The lines that count, by category in the order of the labels, and the optional ones apart. */
export function groupLines(lines: readonly LineItemBody[]): { groups: LineGroup[]; optional: LineItemBody[] } {
  const firm = Map.groupBy(
    lines.filter((line) => !line.is_optional),
    (line) => line.category,
  );
  const groups = Object.entries(CATEGORY_LABEL).flatMap(([name, label]) => {
    const category = name as Category;
    const own = firm.get(category);
    return own === undefined ? [] : [{ category, label, lines: own, total: sum(own) }];
  });
  return { groups, optional: lines.filter((line) => line.is_optional) };
}

/** Sums of binary fractions drift; no currency has more than 4 decimals. */
function sum(lines: readonly LineItemBody[]): number {
  return Math.round(lines.reduce((total, line) => total + line.total, 0) * 10_000) / 10_000;
}
