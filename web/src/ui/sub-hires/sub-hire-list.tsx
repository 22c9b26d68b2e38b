import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { daysBetween } from '../../lib/days.ts';
import { formatCount, formatDays, formatMoment, formatMoney } from '../../lib/format.ts';
import { useMayEdit } from '../../lib/session.ts';
import { client } from '../../lib/trpc.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { Confirm } from '../confirm.tsx';
import { Problem } from '../problem.tsx';
import { StateMark, type Tone } from '../state-mark.tsx';
import { StatusMark } from '../status-mark.tsx';
import { type SubHire, subHiresChanged } from './sub-hire.ts';
import classes from './sub-hires.module.css';

const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));
const MailDialog = lazy(async () => ({ default: (await import('./mail-dialog.tsx')).MailDialog }));

const texts = SUB_HIRE_TEXTS;

interface SubHireListProps {
  readonly subHires: readonly SubHire[];
  /** Of their costs. */
  readonly currency: string;
  /** Whether each says which job it is for. */
  readonly named?: boolean;
}

/** Sub-hires with how they stand, and what can be done about each. */
export function SubHireList({ subHires, currency, named = false }: SubHireListProps) {
  return (
    <ul className={classes.list} aria-label={texts.heading}>
      {subHires.map((subHire) => (
        <Row key={subHire.id} subHire={subHire} currency={currency} named={named} />
      ))}
    </ul>
  );
}

function Row({
  subHire,
  currency,
  named,
}: Required<Omit<SubHireListProps, 'subHires'>> & { readonly subHire: SubHire }) {
  const mayEdit = useMayEdit();
  const { product, supplier, proposal, units, arrives, goes_back: goesBack, state, cost, note, mailed } = subHire;
  return (
    <li data-state={state}>
      <span className={classes.what}>
        <strong>{texts.units(formatCount(units), product.name)}</strong>
        <span className="quiet">
          {supplier.name} · {formatDays(arrives, daysBetween(arrives, goesBack) + 1)}
        </span>
        {named && proposal !== null && (
          <span>
            <Link to="/proposals/$id" params={{ id: proposal.id }}>
              {proposal.number} · {proposal.title}
            </Link>{' '}
            {proposal.status !== 'accepted' && <StatusMark status={proposal.status} />}
          </span>
        )}
        {named && proposal === null && <span className="quiet">{texts.stock}</span>}
        {note !== null && <span className="quiet">{note}</span>}
        {mailed !== null && <Mailed mailed={mailed} />}
      </span>
      <span className={classes.aside}>
        <StateMark tone={TONES[state]}>{texts.states[state]}</StateMark>
        {cost !== null && <span>{formatMoney(cost, currency)}</span>}
      </span>
      {mayEdit && state !== 'cancelled' && <Deeds subHire={subHire} currency={currency} />}
    </li>
  );
}

/** When the supplier was asked by mail and by whom, and whether that mail could not be delivered. */
function Mailed({ mailed: { at, by, to, outcome } }: { readonly mailed: NonNullable<SubHire['mailed']> }) {
  return (
    <span className="quiet" title={to}>
      {texts.mail.mailed(formatMoment(at), by)}
      {outcome === 'failed' && <span className={classes.failed}> {texts.mail.failed}</span>}
    </span>
  );
}

const TONES: Readonly<Record<SubHire['state'], Tone>> = { asked: 'warn', confirmed: 'good', cancelled: 'quiet' };

function Deeds({ subHire, currency }: { readonly subHire: SubHire; readonly currency: string }) {
  const { id, product, supplier, state, units } = subHire;
  const [open, setOpen] = useState<'change' | 'cancel' | 'mail' | null>(null);
  const set = useMutation({
    mutationFn: (next: SubHire['state']) => client.subHires.setState.mutate({ id, state: next }),
    onSuccess: async ({ short }, next) => {
      setOpen(null);
      await subHiresChanged(short, { wereShort: next === 'confirmed' });
    },
  });
  const deed = (label: string, onClick: () => void) => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={texts.ofOne(label, product.name, supplier.name)}
      disabled={set.isPending}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <span className={classes.deeds}>
      {state === 'asked' && deed(texts.confirm, () => set.mutate('confirmed'))}
      {state === 'asked' && deed(texts.mail.action, () => setOpen('mail'))}
      {deed(texts.change, () => setOpen('change'))}
      {deed(texts.cancel, () => setOpen('cancel'))}
      {set.isError && open === null && <Problem error={set.error} />}
      {open === 'cancel' && (
        <Confirm
          title={texts.cancelTitle}
          text={texts.cancelText(texts.units(formatCount(units), product.name), supplier.name)}
          action={texts.cancel}
          pending={set.isPending}
          error={set.error}
          onConfirm={() => set.mutate('cancelled')}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'mail' && (
        <Suspense>
          <MailDialog subHire={subHire} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'change' && (
        <Suspense>
          <ChangeDialog subHire={subHire} currency={currency} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </span>
  );
}
