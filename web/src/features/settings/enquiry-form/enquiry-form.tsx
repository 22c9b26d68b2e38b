import { Stack, Switch } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ForOwners } from '../for-owners.tsx';
import { Section } from '../section.tsx';
import { FormCode } from './form-code.tsx';
import { FormLook } from './form-look.tsx';
import { keepForm } from './keep-form.ts';

const texts = TEXTS.enquiries.form;

/** The form for the company's website. */
export function EnquiryFormSettings() {
  return (
    <ForOwners title={texts.tab} why={texts.ownersOnly}>
      <Settings />
    </ForOwners>
  );
}

function Settings() {
  const form = useQuery(trpc.enquiries.form.queryOptions());
  const turn = useMutation(trpc.enquiries.changeForm.mutationOptions({ onSuccess: keepForm }));
  if (form.isPending) return <LoadingRows label={TEXTS.enquiries.loading} rows={5} />;
  if (form.isError) return <Problem error={form.error} onRetry={() => void form.refetch()} />;
  const { on, url } = form.data;
  return (
    <>
      <Section main title={texts.tab} lead={texts.lead}>
        <Stack maw={620}>
          <Switch
            label={texts.on}
            description={texts.onRule}
            checked={turn.isPending ? turn.variables.on === true : on}
            disabled={turn.isPending}
            onChange={(event) => turn.mutate({ on: event.currentTarget.checked })}
          />
          {turn.isError && <Problem error={turn.error} />}
        </Stack>
      </Section>
      {on && url !== null && <FormCode url={url} />}
      <FormLook form={form.data} />
    </>
  );
}
