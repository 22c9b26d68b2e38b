import { Button, Group, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatMoney } from '../../../lib/format.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { PAYMENT_TEXTS } from '../../../texts/payments/index.ts';
import { dueText } from '../../../ui/payments/due-text.ts';
import { useEditing } from '../editing.ts';
import side from '../side/side.module.css';
import classes from './payments.module.css';
import { Questioned } from './questioned.tsx';
import { Received } from './received.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { Schedule } from './schedule.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const texts = PAYMENT_TEXTS;

/** When the proposal is to be paid, and what of it was. */
export function Payments() {
  const { proposal, isOpen } = useEditing();
  const mayEdit = useMayEdit();
  const [isChanging, changing] = useDisclosure(false);
  const [isRecording, recording] = useDisclosure(false);
  const { payments, payment_terms: terms, currency, status } = proposal;
  const { early, rows, received, paid, outstanding, over, questioned } = payments;
  const isAccepted = status === 'accepted';
  if (!isOpen && rows.length === 0 && received.length === 0 && questioned.length === 0 && !(isAccepted && mayEdit)) {
    return null;
  }
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <section className={side.section} aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      <Questioned />
      <Schedule rows={rows} currency={currency} isOwed={isAccepted} />
      {early !== null && outstanding > 0 && (
        <p className="quiet">
          {texts.early(String(early.percent), money(early.amount), dueText(early.due, early.due_on))}
        </p>
      )}
      {paid > 0 && (
        <dl className={classes.sums}>
          <dt>{texts.paidSoFar}</dt>
          <dd>{money(paid)}</dd>
          <dt>{over > 0 ? texts.over : texts.outstanding}</dt>
          <dd>{money(over > 0 ? over : outstanding)}</dd>
        </dl>
      )}
      <Received />
      <Group gap="sm" mt={8}>
        {isOpen && (
          <UnstyledButton className={side.link} onClick={changing.open}>
            {terms === null ? texts.terms.add : texts.terms.change}
          </UnstyledButton>
        )}
        {isAccepted && mayEdit && (
          <Button size="xs" variant="default" onClick={recording.open}>
            {texts.record.open}
          </Button>
        )}
      </Group>
      {isChanging && <TermsDialog onClose={changing.close} />}
      {isRecording && <RecordDialog onClose={recording.close} />}
    </section>
  );
}
