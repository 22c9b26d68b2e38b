import { CaretDownIcon, CaretUpIcon } from '@radix-ui/react-icons';
import type { Category, Unit } from '@showbill/contract';
import { Link } from '@tanstack/react-router';
import { formatCount, formatFigure } from '../../lib/format.ts';
import { useCompany } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import rows from '../../ui/rows.module.css';
import { nextSort, type Sort } from './list-input.ts';

const texts = TEXTS.catalogue;

interface Listed {
  readonly id: string;
  readonly sku: string | null;
  readonly name: string;
  readonly category: Category;
  readonly own_category: string | null;
  readonly unit: Unit;
  readonly unit_price: number;
  readonly tracked: boolean;
  readonly owned: number | null;
}

export interface ProductRowsProps {
  readonly products: readonly Listed[];
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

export function ProductRows({ products, sort, onSort }: ProductRowsProps) {
  const { currency } = useCompany().company;
  const heading = (column: 'name' | 'category' | 'price', className?: string) => (
    <SortHeading column={column} sort={sort} onSort={onSort} className={className} />
  );
  return (
    <table className={rows.table}>
      <thead>
        <tr>
          {heading('name')}
          {heading('category', rows.wide)}
          {heading('price', rows.number)}
          <th scope="col" className={rows.wide}>
            {texts.columns.unit}
          </th>
          <th scope="col" className={`${rows.number} ${rows.wide}`}>
            {texts.columns.owned}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ id, sku, name, category, own_category: own, unit, unit_price: price, tracked, owned }) => (
          <tr key={id}>
            <td>
              <Link to="/catalogue/$id" params={{ id }} data-row className={`row-link ${rows.name}`}>
                {name}
              </Link>
              {sku !== null && <div className="quiet">{sku}</div>}
              <div className={rows.below}>
                {own ?? TEXTS.categories[category]} · {texts.per(unit)}
              </div>
            </td>
            <td className={rows.wide}>
              {TEXTS.categories[category]}
              {own !== null && <div className="quiet">{own}</div>}
            </td>
            <td className={rows.number}>{formatFigure(price, currency)}</td>
            <td className={rows.wide}>{texts.units[unit]}</td>
            <td className={`${rows.number} ${rows.wide}`}>
              {tracked ? (
                formatCount(owned ?? 0)
              ) : (
                <span className="quiet" title={texts.untracked}>
                  –
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortHeadingProps {
  readonly column: Sort & keyof typeof texts.columns;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  readonly className: string | undefined;
}

function SortHeading({ column, sort = 'name', onSort, className }: SortHeadingProps) {
  const up = sort === column;
  const down = sort === `-${column}`;
  return (
    <th scope="col" className={className} aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}>
      <button type="button" className={rows.sort} onClick={() => onSort(nextSort(sort, column))}>
        {texts.columns[column]} {up && <CaretUpIcon aria-hidden />}
        {down && <CaretDownIcon aria-hidden />}
      </button>
    </th>
  );
}
