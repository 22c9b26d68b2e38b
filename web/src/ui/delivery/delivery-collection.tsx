import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { formatDay } from '../../lib/days.ts';
import { useMayEdit } from '../../lib/session.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import classes from './delivery.module.css';
import type { Plan } from './plan.ts';

const DeliveryDialog = lazy(async () => ({ default: (await import('./delivery-dialog.tsx')).DeliveryDialog }));

const texts = TEXTS.delivery;

interface DeliveryCollectionProps {
  /** Of a proposal, whatever its status. */
  readonly id: string;
  /** With a heading above it. */
  readonly heading?: boolean;
}

/** When a proposal is delivered and collected; changed by those who may. */
export function DeliveryCollection({ id, heading = false }: DeliveryCollectionProps) {
  const mayEdit = useMayEdit();
  const { data } = useQuery(trpc.jobs.plan.queryOptions({ id }));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={classes.top}>
        {heading && <h2>{texts.heading}</h2>}
        {mayEdit && (
          <UnstyledButton
            fz="inherit"
            className={classes.change}
            aria-label={texts.changeLabel}
            disabled={data === undefined}
            onClick={() => setOpen(true)}
          >
            {texts.change}
          </UnstyledButton>
        )}
      </div>
      <dl className={classes.stops}>
        <dt>{texts.delivery}</dt>
        <dd>{data && textOf(data.delivery)}</dd>
        <dt>{texts.collection}</dt>
        <dd>{data && textOf(data.collection)}</dd>
      </dl>
      {isOpen && data && (
        <Suspense>
          <DeliveryDialog id={id} plan={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function textOf({ day, time }: Plan['delivery']): string {
  if (day === null) return time ?? texts.none;
  return texts.at(formatDay(day), time ?? texts.noTime);
}
