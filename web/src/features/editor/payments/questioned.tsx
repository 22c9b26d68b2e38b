import { Button, Group } from '@mantine/core';
import type { QuestionedPaymentBody } from '@showbill/contract';
import { useMutation } from '@tanstack/react-query';
import { formatMoney } from '../../../lib/format.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { client } from '../../../lib/trpc.ts';
import { PAYMENT_TEXTS } from '../../../texts/payments/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import side from '../side/side.module.css';
import classes from './payments.module.css';
import { readPaymentsAgain } from './read-payments-again.ts';

const texts = PAYMENT_TEXTS.questioned;

/** Money that was paid online and is not what was due: somebody has to decide. */
export function Questioned() {
  const { questioned } = useEditing().proposal.payments;
  if (questioned.length === 0) return null;
  return (
    <>
      <h3 className={side.label}>{texts.heading}</h3>
      {questioned.map((notice) => (
        <Notice key={notice.event_id} notice={notice} />
      ))}
    </>
  );
}

function Notice({ notice }: { readonly notice: QuestionedPaymentBody }) {
  const { id, currency } = useEditing().proposal;
  const mayEdit = useMayEdit();
  const decide = useMutation({
    mutationFn: (record: boolean) => client.payments.decide.mutate({ id, event_id: notice.event_id, record }),
    onSuccess: readPaymentsAgain,
  });
  const amount = formatMoney(notice.amount, notice.currency);
  return (
    <div className={classes.questioned}>
      <p>
        {notice.expected === null
          ? texts.nothingDue(amount)
          : texts.text(amount, formatMoney(notice.expected, currency))}
      </p>
      {mayEdit && (
        <Group gap="xs">
          {notice.currency === currency && (
            <Button size="xs" variant="default" loading={decide.isPending} onClick={() => decide.mutate(true)}>
              {texts.record}
            </Button>
          )}
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            loading={decide.isPending}
            onClick={() => decide.mutate(false)}
          >
            {texts.dismiss}
          </Button>
        </Group>
      )}
      {decide.isError && <Problem error={decide.error} />}
    </div>
  );
}
