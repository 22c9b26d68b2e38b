import { Button, Group, Menu, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { DotsHorizontalIcon, PlusIcon } from '@radix-ui/react-icons';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { formatCount } from '../../lib/format.ts';
import { pageOf } from '../../lib/page-of.ts';
import { sentenceOf } from '../../lib/problem.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useMayEdit } from '../../lib/session.ts';
import { client, trpc } from '../../lib/trpc.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { TEXTS } from '../../texts/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Filters } from './filters.tsx';
import { listInput, PAGE_SIZE } from './list-input.ts';
import { ProductRows } from './product-rows.tsx';
import type { CatalogueSearch } from './search.ts';

const PricesDialog = lazy(async () => ({ default: (await import('./prices-dialog.tsx')).PricesDialog }));
const texts = TEXTS.catalogue;
const route = getRouteApi('/inside/catalogue');

export function Catalogue() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  const [pricing, prices] = useDisclosure(false);
  const input = listInput(search);
  const list = useQuery({ ...trpc.catalogue.list.queryOptions(input), placeholderData: keepPreviousData });
  const save = useMutation({
    mutationFn: () => client.catalogue.export.mutate(),
    onSuccess: ({ file_name: name, csv }) => saveFile(name, 'text/csv;charset=utf-8', csv),
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  useRowKeys();

  function show(change: CatalogueSearch, replace = false): void {
    void navigate({ to: '/catalogue', search: { ...withoutPage(search), ...change }, replace });
  }

  const isFiltered = (search.q ?? '') !== '' || (search.category ?? search.own ?? '') !== '';
  const count = list.data?.count ?? 0;
  const actions = (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" px="xs" aria-label={texts.more} loading={save.isPending}>
            <DotsHorizontalIcon aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayEdit && (
            <Menu.Item component={Link} to="/catalogue/import">
              {texts.import}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => save.mutate()}>{texts.export}</Menu.Item>
          {mayEdit && (
            <Menu.Item disabled={count === 0 || search.show === 'archived'} onClick={prices.open}>
              {texts.changePrices}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {mayEdit && (
        <Button component={Link} to="/catalogue/new" leftSection={<PlusIcon aria-hidden />}>
          {texts.add}
        </Button>
      )}
    </>
  );

  return (
    <Page title={texts.title} actions={actions}>
      <Filters search={search} onChange={show} />
      {list.isPending && <LoadingRows label={texts.loading} rows={10} />}
      {list.isError && <Problem error={list.error} onRetry={() => void list.refetch()} />}
      {list.isSuccess && (
        <Text size="sm" c="dimmed" mb={4} aria-live="polite" className={count === 0 ? 'visually-hidden' : 'figure'}>
          {texts.count(count, formatCount(count))}
        </Text>
      )}
      {list.isSuccess && count === 0 && (
        <Empty text={isFiltered ? texts.nothingFound : search.show === 'archived' ? texts.noneArchived : texts.empty}>
          <Group justify="center">
            {isFiltered && (
              <Button variant="default" onClick={() => show({ q: '', category: '', own: '' })}>
                {texts.clear}
              </Button>
            )}
            {!isFiltered && search.show !== 'archived' && mayEdit && (
              <Button component={Link} to="/catalogue/import">
                {texts.import}
              </Button>
            )}
          </Group>
        </Empty>
      )}
      {count > 0 && (
        <ProductRows products={list.data?.data ?? []} sort={search.sort} onSort={(sort) => show({ sort })} />
      )}
      <Pages
        page={pageOf(search.page)}
        size={PAGE_SIZE}
        count={count}
        onChange={(page) => show({ page: String(page) })}
      />
      {pricing && (
        <Suspense>
          <PricesDialog
            filter={{ text: input.text, category: input.category, own_category: input.own_category }}
            count={count}
            onClose={prices.close}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** Another search starts at its first page. */
function withoutPage({ page: _, ...search }: CatalogueSearch): CatalogueSearch {
  return search;
}
