import { UnstyledButton } from '@mantine/core';
import type { ReceivedPaymentBody } from '@showbill/contract';
import { useMutation } from '@tanstack/react-query';
import { formatDay } from '../../../lib/days.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { client } from '../../../lib/trpc.ts';
import { PAYMENT_TEXTS } from '../../../texts/payments/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import side from '../side/side.module.css';
import classes from './payments.module.css';
import { readPaymentsAgain } from './read-payments-again.ts';

const texts = PAYMENT_TEXTS.received;

/** What came in, each with a way to take it back. */
export function Received() {
  const { received } = useEditing().proposal.payments;
  if (received.length === 0) return null;
  return (
    <>
      <h3 className={side.label}>{texts.heading}</h3>
      <ul className={classes.received} aria-label={texts.heading}>
        {received.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </ul>
    </>
  );
}

function Payment({ payment }: { readonly payment: ReceivedPaymentBody }) {
  const { id, currency, status } = useEditing().proposal;
  const mayEdit = useMayEdit();
  const undo = useMutation({
    mutationFn: () => client.payments.undo.mutate({ id, payment: payment.id }),
    onSuccess: readPaymentsAgain,
  });
  const { method, note, online, recorded_by: by, carried_from: carried } = payment;
  const day = formatDay(payment.paid_on);
  const amount = formatMoney(payment.amount, currency);
  const facts = [
    online ? texts.online : PAYMENT_TEXTS.methods[method],
    carried !== null && texts.carried(carried),
    by !== null && texts.by(by),
  ];
  return (
    <li>
      <span>
        {day}
        <span className={classes.due}>{facts.filter(Boolean).join(', ')}</span>
        {note !== null && <span className={classes.due}>{note}</span>}
        {undo.isError && <Problem error={undo.error} onRetry={() => undo.mutate()} />}
      </span>
      <span className={classes.amount}>
        {amount}
        {mayEdit && status === 'accepted' && (
          <UnstyledButton
            className={side.link}
            aria-label={texts.undoOne(amount, day)}
            disabled={undo.isPending}
            onClick={() => undo.mutate()}
          >
            {texts.undo}
          </UnstyledButton>
        )}
      </span>
    </li>
  );
}
