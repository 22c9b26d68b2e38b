import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MagnifyingGlassIcon, PlusIcon } from '@radix-ui/react-icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { pageOf } from '../../lib/page-of.ts';
import { useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { useTyped } from '../../lib/use-typed.ts';
import { TEXTS } from '../../texts/index.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ClientForm } from './client-form.tsx';
import { ClientRows } from './client-rows.tsx';

const texts = TEXTS.clients;
const route = getRouteApi('/inside/clients');
const SIZE = 50;

export function Clients() {
  const { q = '', page: named } = route.useSearch();
  const page = pageOf(named);
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  const [adding, { open, close }] = useDisclosure(false);
  const [typed, type] = useTyped(q, (text) => void navigate({ to: '/clients', search: { q: text }, replace: true }));
  const input = { text: q, limit: SIZE, offset: (page - 1) * SIZE };
  const list = useQuery({ ...trpc.clients.list.queryOptions(input), placeholderData: keepPreviousData });
  useRowKeys();

  const add = mayEdit && (
    <Group gap="xs">
      <Button variant="default" component={Link} to="/clients/import">
        {texts.import}
      </Button>
      <Button leftSection={<PlusIcon aria-hidden />} onClick={open}>
        {texts.add}
      </Button>
    </Group>
  );
  return (
    <Page title={texts.title} actions={add}>
      <TextInput
        data-search
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        leftSection={<MagnifyingGlassIcon aria-hidden />}
        maw={420}
        mb="md"
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {list.isPending && <LoadingRows label={texts.loading} />}
      {list.isError && <Problem error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.data.length === 0 && (
        <Empty text={q === '' ? texts.empty : texts.nothingFound(q)}>
          {q === '' ? (
            add
          ) : (
            <Button variant="default" onClick={() => void navigate({ to: '/clients', search: {} })}>
              {texts.clear}
            </Button>
          )}
        </Empty>
      )}
      {list.data !== undefined && list.data.data.length > 0 && <ClientRows clients={list.data.data} />}
      {list.data !== undefined && (
        <Pages
          page={page}
          size={SIZE}
          count={list.data.count}
          onChange={(next) => void navigate({ to: '/clients', search: { q, page: String(next) } })}
        />
      )}
      <Modal opened={adding} onClose={close} title={texts.add}>
        <ClientForm onSaved={({ id }) => void navigate({ to: '/clients/$id', params: { id } })} onCancel={close} />
      </Modal>
    </Page>
  );
}
