import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { addDays, isDay } from '../../lib/days.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ExportButton } from './export-button.tsx';
import { filterProducts, type GridProduct } from './figures.ts';
import { Grid } from './grid.tsx';
import { Key } from './key.tsx';
import { pagesOf } from './pages.ts';
import { Toolbar } from './toolbar.tsx';
import { useFigures } from './use-figures.ts';

const route = getRouteApi('/inside/availability');
const texts = TEXTS.availability;
const DAYS = 90;
/** Days of the grid before the one that it is opened at. */
const BEFORE = 7;

/** What is free of each product on each day. */
export function Availability() {
  const search = route.useSearch();
  const { data, error, refetch } = useQuery(trpc.availability.products.queryOptions());
  const products = useMemo(
    () => filterProducts(data?.products ?? [], search.q ?? '', search.category ?? null),
    [data, search.q, search.category],
  );
  if (data === undefined) {
    return (
      <Page title={TEXTS.frame.pages.availability} wide>
        {error === null ? (
          <LoadingRows label={texts.loading} rows={12} />
        ) : (
          <Problem error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  const { today, page_size } = data;
  const first = search.from !== undefined && isDay(search.from) ? search.from : today;
  const range = { from: addDays(first, -BEFORE), days: DAYS };
  return (
    <Page
      title={TEXTS.frame.pages.availability}
      wide
      actions={<ExportButton products={products} all={data.products} pageSize={page_size} range={range} />}
    >
      {data.products.length === 0 ? (
        <Empty text={texts.empty}>
          <Button component={Link} to="/catalogue">
            {texts.toCatalogue}
          </Button>
        </Empty>
      ) : (
        <>
          <Toolbar first={first} today={today} products={data.products} />
          {products.length === 0 ? (
            <Empty text={texts.noMatch}>
              <Link to="/availability" search={search.from === undefined ? {} : { from: search.from }} className="tap">
                {texts.clear}
              </Link>
            </Empty>
          ) : (
            <Read products={products} all={data.products} pageSize={page_size} today={today} range={range} />
          )}
        </>
      )}
    </Page>
  );
}

interface ReadProps {
  readonly products: readonly GridProduct[];
  readonly all: readonly GridProduct[];
  readonly pageSize: number;
  readonly today: string;
  readonly range: { readonly from: string; readonly days: number };
}

/** The grid, reading the figures of the products that are looked at. */
function Read({ products, all, pageSize, today, range }: ReadProps) {
  const [looked, setLooked] = useState({ first: 0, last: 40 });
  const pages = useMemo(
    () => pagesOf(products.slice(looked.first, looked.last + 1), all, pageSize),
    [products, looked, all, pageSize],
  );
  const { figures, error, retry } = useFigures(range, pages);
  const look = useCallback((first: number, last: number) => setLooked({ first, last }), []);
  return (
    <>
      {error !== null && <Problem error={error} onRetry={retry} />}
      <Grid
        key={range.from}
        products={products}
        figures={figures}
        range={range}
        before={BEFORE}
        today={today}
        onLook={look}
      />
      <Key count={products.length} />
    </>
  );
}
