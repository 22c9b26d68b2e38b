import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { isNotFound } from '../../lib/problem.ts';
import { useCompany, useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { ClientForm } from './client-form.tsx';
import classes from './client-page.module.css';
import { ClientPrices } from './client-prices.tsx';
import { ClientProposals } from './client-proposals.tsx';
import { EraseClient } from './erase-client.tsx';

const texts = TEXTS.clients;
const route = getRouteApi('/inside/clients/$id');

export function ClientPage() {
  const { id } = route.useParams();
  const client = useQuery(trpc.clients.get.queryOptions({ id }));
  const mayEdit = useMayEdit();
  const { role } = useCompany();
  if (isNotFound(client.error)) return <NotFound />;
  const add = mayEdit && (
    <Button
      variant="default"
      renderRoot={(props: object) => <Link to="/proposals/new" search={{ client: id }} {...props} />}
    >
      {texts.proposals.add}
    </Button>
  );
  return (
    <Page key={id} title={client.data?.name ?? texts.title} actions={client.isSuccess && add}>
      {client.isPending && <LoadingRows label={texts.loading} />}
      {client.isError && <Problem error={client.error} onRetry={() => void client.refetch()} />}
      {client.isSuccess && (
        <div className={classes.columns}>
          <section aria-labelledby="proposals">
            <Title order={2} id="proposals" mb="sm">
              {texts.proposals.heading}
            </Title>
            <ClientProposals id={id} />
          </section>
          <section aria-labelledby="details">
            <Title order={2} id="details" mb="sm">
              {texts.details}
            </Title>
            <ClientForm client={client.data} readOnly={!mayEdit} onSaved={() => {}} />
            <ClientPrices id={id} list={client.data.price_list_id} readOnly={!mayEdit} />
            {role === 'owner' && <EraseClient id={id} name={client.data.name} />}
          </section>
        </div>
      )}
    </Page>
  );
}
