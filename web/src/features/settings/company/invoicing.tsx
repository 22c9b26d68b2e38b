import { Switch, Text, TextInput } from '@mantine/core';
import type { InvoiceSettingsBody } from '@showbill/contract';
import { useQuery } from '@tanstack/react-query';
import { useCompany } from '../../../lib/session.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { INVOICE_TEXTS } from '../../../texts/invoices/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';

const texts = INVOICE_TEXTS.settings;

/** What invoices say of the company beside its letterhead. */
export function Invoicing() {
  const { data, error, refetch } = useQuery(trpc.invoices.settings.queryOptions());
  if (data === undefined) return error === null ? null : <Problem error={error} onRetry={() => void refetch()} />;
  return <Fields saved={data} />;
}

function Fields({ saved }: { readonly saved: InvoiceSettingsBody }) {
  const isOwner = useCompany().role === 'owner';
  const form = useSavedForm({
    keptAs: 'company.invoicing',
    saved,
    save: async (values) => {
      await client.invoices.changeSettings.mutate(values);
      await queryClient.invalidateQueries({ queryKey: trpc.invoices.pathKey() });
    },
  });
  const numbers = form.field('own_credit_numbers');
  const input = (name: Exclude<keyof InvoiceSettingsBody, 'own_credit_numbers'>, most: number) => (
    <TextInput label={texts.fields[name]} maxLength={most} {...form.field(name)} />
  );
  return (
    <Section title={texts.heading} lead={texts.lead}>
      {!isOwner && <Text className="quiet">{texts.owners}</Text>}
      <fieldset disabled={!isOwner} className={classes.fields}>
        <SaveForm form={form}>
          {input('legal_name', 200)}
          {input('street', 200)}
          <div className={classes.pair}>
            {input('post_code', 20)}
            {input('city', 100)}
          </div>
          {input('tax_id', 40)}
          <div className={classes.pair}>
            {input('account', 40)}
            {input('bic', 20)}
          </div>
          {input('contact', 100)}
          <Switch
            label={texts.creditNumbers}
            description={texts.creditNumbersHint}
            checked={numbers.value}
            onChange={({ currentTarget: { checked } }) => numbers.onChange(checked)}
          />
        </SaveForm>
      </fieldset>
    </Section>
  );
}
