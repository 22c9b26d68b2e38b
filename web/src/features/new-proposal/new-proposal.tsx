import { Alert, Text } from '@mantine/core';
import { formatCount } from '@showbill/contract/words';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCompany, useMayEdit } from '../../lib/session.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Brief } from './brief.tsx';
import { type BriefFields, EMPTY_BRIEF } from './brief-fields.ts';
import { Failed } from './failed.tsx';
import { Making } from './making.tsx';
import classes from './new-proposal.module.css';
import { useCreation, type Wanted } from './use-creation.ts';

const texts = TEXTS.newProposal;
const route = getRouteApi('/inside/proposals/new');

/** From what a client said to a proposal in the editor. The address may name the client. */
export function NewProposal() {
  const { client: id } = route.useSearch();
  const client = useQuery({ ...trpc.clients.get.queryOptions({ id: id ?? '' }), enabled: id !== undefined });
  if (id !== undefined && client.isPending) {
    return (
      <Page title={texts.title}>
        <LoadingRows label={texts.loading} />
      </Page>
    );
  }
  return <FromWords client={client.data ?? null} />;
}

function FromWords({ client }: { readonly client: BriefFields['client'] }) {
  const navigate = useNavigate();
  const reason = useRefusal();
  const mayEdit = useMayEdit();
  const [fields, setFields] = useState<BriefFields>({ ...EMPTY_BRIEF, client });
  const { creation, start, stop, reset } = useCreation((id) => {
    void queryClient.invalidateQueries({ queryKey: trpc.me.company.queryKey() });
    void navigate({ to: '/proposals/$id', params: { id }, replace: true });
  });
  const generate = () => void start(wantedOf(fields));

  return (
    <Page title={texts.title}>
      <div className={classes.page}>
        {reason !== null && (
          <Alert color="amber" variant="light" mb="md">
            <Text size="md">{reason}</Text>
          </Alert>
        )}
        {creation.phase === 'running' ? (
          <Making description={fields.description} progress={creation} onStop={stop} />
        ) : (
          <>
            <Failed creation={creation} onRetry={generate} onDismiss={reset} />
            {mayEdit && (
              <Brief
                fields={fields}
                error={creation.phase === 'failed' ? creation.error : null}
                isRefused={reason !== null}
                onChange={(change) => setFields((before) => ({ ...before, ...change }))}
                onGenerate={generate}
              />
            )}
          </>
        )}
      </div>
    </Page>
  );
}

/** Why no proposal can be made here now. */
function useRefusal(): ReactNode {
  const { company, quota } = useCompany();
  const mayEdit = useMayEdit();
  const progress = useQuery(trpc.company.progress.queryOptions());
  if (!mayEdit) return texts.viewer;
  if (company.subscription !== 'active') return texts.inactive;
  if (quota.used >= quota.limit) return texts.exhausted(formatCount(quota.limit));
  if (progress.data?.products !== 0) return null;
  return (
    <>
      {texts.noProducts} <Link to="/first-run">{texts.setUp}</Link>
    </>
  );
}

function wantedOf({ description, date, days, attendees, venue, client, clientEmail }: BriefFields): Wanted {
  const email = clientEmail.trim();
  return {
    event: {
      description,
      ...(date !== '' && { date }),
      ...(venue.trim() !== '' && { venue }),
      ...(days !== null && { days }),
      ...(attendees !== null && { attendees }),
    },
    ...(client !== null &&
      (client.id === null
        ? { client: { name: client.name, ...(email !== '' && { email }) } }
        : { client_id: client.id })),
  };
}
