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

/** Money that was paid online and is not what was due, or went back: somebody has to decide. */
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
  return (
    <div className={classes.questioned}>
      <p>{told(notice, currency)}</p>
      {mayEdit && (
        <Group gap="xs">
          {notice.may_record && (
            <Button size="xs" variant="default" loading={decide.isPending} onClick={() => decide.mutate(true)}>
              {notice.kind === 'payment' ? texts.record : texts.takeOff}
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

function told({ kind, amount: paid, currency: paidIn, expected }: QuestionedPaymentBody, currency: string): string {
  const amount = formatMoney(paid, paidIn);
  const other = expected === null ? null : formatMoney(expected, currency);
  switch (kind) {
    case 'payment':
      return other === null ? texts.nothingDue(amount) : texts.text(amount, other);
    case 'refund':
      return other === null ? texts.refunded(amount) : texts.partRefunded(amount, other);
    case 'dispute':
      return texts.disputed(amount);
    case 'lost':
      return texts.lost(amount);
    case 'back':
      return texts.back(amount);
    default:
      return kind satisfies never;
  }
}
