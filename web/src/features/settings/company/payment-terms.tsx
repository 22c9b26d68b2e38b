import { Button, Group, Switch, Text } from '@mantine/core';
import type { PaymentTermsBody } from '@showbill/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCompany, useMayEdit } from '../../../lib/session.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { PAYMENT_TEXTS } from '../../../texts/payments/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { TermsFields, USUAL_TERMS } from '../../../ui/payments/terms-fields.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';

const texts = PAYMENT_TEXTS;
const readAgain = () => queryClient.invalidateQueries({ queryKey: trpc.payments.pathKey() });

interface PaymentTermsProps {
  /** The company's. */
  readonly currency: string;
}

/** When new proposals are to be paid, whether clients are reminded of it, and whether they may pay online. */
export function PaymentTerms({ currency }: PaymentTermsProps) {
  const { data, error, refetch } = useQuery(trpc.payments.settings.queryOptions());
  if (data === undefined) return error === null ? null : <Problem error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <DefaultTerms saved={data.payment_terms} currency={currency} />
      <Reminders saved={data.reminder_days} />
      {data.pays_online !== null && <Online isOn={data.pays_online} />}
    </>
  );
}

function DefaultTerms({ saved, currency }: { readonly saved: PaymentTermsBody | null; readonly currency: string }) {
  const mayEdit = useMayEdit();
  const form = useSavedForm({
    keptAs: 'company.payment-terms',
    saved: { payment_terms: saved },
    save: async (values) => {
      await client.payments.changeTerms.mutate(values);
      await readAgain();
    },
  });
  const { value, onChange, error } = form.field('payment_terms');
  return (
    <Section title={texts.terms.heading} lead={texts.terms.lead}>
      <SaveForm form={form}>
        {value === null ? (
          <Text>{texts.terms.none}</Text>
        ) : (
          <TermsFields currency={currency} value={value} onChange={onChange} />
        )}
        {error !== undefined && (
          <Text role="alert" c="red">
            {error}
          </Text>
        )}
        {mayEdit && (
          <Group>
            <Button variant="default" onClick={() => onChange(value === null ? USUAL_TERMS : null)}>
              {value === null ? texts.terms.add : texts.terms.remove}
            </Button>
          </Group>
        )}
      </SaveForm>
    </Section>
  );
}

const USUAL_DAYS = 3;

function Reminders({ saved }: { readonly saved: number | null }) {
  const mayEdit = useMayEdit();
  const form = useSavedForm({
    keptAs: 'company.payment-reminders',
    saved: { reminder_days: saved },
    save: async (values) => {
      await client.payments.setReminders.mutate(values);
      await readAgain();
    },
  });
  const { value, onChange, error } = form.field('reminder_days');
  return (
    <Section title={texts.reminders.heading}>
      <SaveForm form={form}>
        <Switch
          label={texts.reminders.label}
          description={texts.reminders.hint}
          disabled={!mayEdit}
          checked={value !== null}
          onChange={({ currentTarget: { checked } }) => onChange(checked ? USUAL_DAYS : null)}
        />
        {value !== null && (
          <div className={classes.pair}>
            <FigureField
              label={texts.reminders.days}
              decimals={0}
              least={1}
              most={60}
              readOnly={!mayEdit}
              value={value}
              onChange={onChange}
              error={error}
            />
          </div>
        )}
      </SaveForm>
    </Section>
  );
}

function Online({ isOn }: { readonly isOn: boolean }) {
  const { role } = useCompany();
  const set = useMutation({
    mutationFn: (next: boolean) => client.payments.setOnline.mutate({ is_on: next }),
    onSuccess: readAgain,
  });
  return (
    <Section title={texts.online.heading}>
      <Switch
        label={texts.online.label}
        description={texts.online.hint}
        disabled={role !== 'owner' || set.isPending}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => set.mutate(checked)}
      />
      {set.isError && <Problem error={set.error} />}
    </Section>
  );
}
