import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayEdit } from '../../lib/session.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Brief } from './brief.tsx';
import { foundIn, named, shownFields, type TypedFields } from './brief-fields.ts';
import { type AskedEnquiry, saidBy } from './said-by.ts';
import { Failed } from './failed.tsx';
import { Making } from './making.tsx';
import classes from './new-proposal.module.css';
import { useCreation } from './use-creation.ts';
import { useDraft } from './use-draft.ts';
import { useRefusal } from './use-refusal.tsx';
import { useTemplate } from './use-template.ts';
import { understandNow, useUnderstood } from './use-understood.ts';
import { wantedOf } from './wanted.ts';

const texts = TEXTS.newProposal;
const route = getRouteApi('/inside/proposals/new');

/** From what a client said to a proposal in the editor. The address may name the client, or the enquiry that it answers. */
export function NewProposal() {
  const { client: id, enquiry: enquiryId } = route.useSearch();
  const client = useQuery({ ...trpc.clients.get.queryOptions({ id: id ?? '' }), enabled: id !== undefined });
  const enquiry = useQuery({
    ...trpc.enquiries.get.queryOptions({ id: enquiryId ?? '' }),
    enabled: enquiryId !== undefined,
  });
  if ((id !== undefined && client.isPending) || (enquiryId !== undefined && enquiry.isPending)) {
    return (
      <Page title={texts.title}>
        <LoadingRows label={texts.loading} />
      </Page>
    );
  }
  const known = client.data ?? null;
  return (
    <FromWords
      key={enquiry.data?.id ?? known?.id}
      about={enquiry.data?.id ?? known?.id ?? null}
      enquiry={enquiry.data ?? null}
      start={enquiry.data === undefined ? (known === null ? {} : { client: named(known) }) : saidBy(enquiry.data)}
    />
  );
}

interface FromWordsProps {
  readonly about: string | null;
  readonly enquiry: AskedEnquiry | null;
  readonly start: TypedFields;
}

function FromWords({ about, enquiry, start: begun }: FromWordsProps) {
  const navigate = useNavigate();
  const reason = useRefusal();
  const mayEdit = useMayEdit();
  const draft = useDraft({ about, start: begun });
  const { description = '' } = draft.typed;
  const understood = useUnderstood(description);
  const [template, setTemplate] = useState<string | null>(null);
  function open(id: string): void {
    void queryClient.invalidateQueries({ queryKey: trpc.me.company.queryKey() });
    void navigate({ to: '/proposals/$id', params: { id }, replace: true });
  }
  const { creation, start, stop, reset } = useCreation({ made: draft.made, open });
  const fromTemplate = useTemplate({
    open(id) {
      draft.clear();
      open(id);
    },
  });
  function make(): void {
    const fields = shownFields(draft.typed, foundIn(understood));
    if (template !== null) fromTemplate.mutate({ template, fields });
  }
  const generate = () =>
    void start(async () => {
      const wanted = wantedOf(shownFields(draft.typed, foundIn(await understandNow(description))));
      return enquiry === null ? wanted : { ...wanted, enquiry: enquiry.id };
    });

  return (
    <Page title={texts.title}>
      <div className={classes.page}>
        {reason !== null && (
          <Alert color="amber" variant="light" mb="md">
            <Text size="md">{reason}</Text>
          </Alert>
        )}
        {enquiry !== null && (
          <Text c="dimmed" mb="md">
            {TEXTS.enquiries.filled(enquiry.name)}
          </Text>
        )}
        {creation.phase === 'running' ? (
          <Making description={description} progress={creation} onStop={stop} />
        ) : (
          <>
            <Failed creation={creation} onRetry={generate} onDismiss={reset} />
            {fromTemplate.isError && <Problem error={fromTemplate.error} />}
            {mayEdit && (
              <Brief
                typed={draft.typed}
                understood={understood}
                error={creation.phase === 'failed' ? creation.error : null}
                isRefused={reason !== null}
                onChange={draft.change}
                onClear={draft.clear}
                onGenerate={generate}
                template={template}
                isMaking={fromTemplate.isPending}
                onTemplate={setTemplate}
                onMake={make}
              />
            )}
          </>
        )}
      </div>
    </Page>
  );
}
