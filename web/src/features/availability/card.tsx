import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { daysBetween, formatDay } from '../../lib/days.ts';
import { formatCount, formatDays } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { StockSum } from '../../ui/stock-sum.tsx';
import classes from './card.module.css';
import type { Figures, GridProduct, Holder } from './figures.ts';

const texts = TEXTS.availability;

interface CardProps {
  readonly product: GridProduct;
  readonly day: string;
  readonly figures: Figures;
}

/** What a figure of the grid is made of, and the proposals behind it. */
export function Card({ product, day, figures }: CardProps) {
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <strong>{product.name}</strong>
        <span className="quiet">{formatDay(day)}</span>
      </div>
      <StockSum figures={figures} />
      <HiredIn product={product} day={day} />
      <Holders product={product} day={day} />
    </div>
  );
}

/** What of it comes from suppliers, or is asked of them and does not count yet. */
function HiredIn({ product, day }: Pick<CardProps, 'product' | 'day'>) {
  const { data } = useQuery(trpc.subHires.ofProduct.queryOptions({ item: product.id, day }));
  if (data === undefined || data.data.length === 0) return null;
  return (
    <ul className={classes.hiredIn} aria-label={SUB_HIRE_TEXTS.hiredIn}>
      {data.data.map(({ id, units, supplier, state, product: { id: part, name } }) => (
        <li key={id}>
          {part !== product.id && `${name}: `}
          {SUB_HIRE_TEXTS.fromSupplier(
            formatCount(units),
            supplier.name,
            SUB_HIRE_TEXTS.states[state].toLocaleLowerCase(),
          )}
        </li>
      ))}
    </ul>
  );
}

function Holders({ product, day }: Pick<CardProps, 'product' | 'day'>) {
  const { data, error, refetch } = useQuery(trpc.availability.holders.queryOptions({ item: product.id, day }));
  if (error !== null) return <Problem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loader size="xs" type="dots" aria-label={texts.loadingHolders} />;
  if (data.length === 0) return <p className="quiet">{texts.nobody}</p>;
  return (
    <ul className={classes.holders} aria-label={texts.proposals}>
      {data.map((holder) => (
        <li key={`${holder.proposal_id} ${holder.kind} ${holder.from} ${holder.part ?? ''}`}>
          <Link to="/proposals/$id" params={{ id: holder.proposal_id }}>
            {holder.number}
          </Link>
          <span className={classes.units} data-kind={holder.kind}>
            {holder.units} {texts.sum[holder.kind].toLocaleLowerCase()}
          </span>
          <span className={classes.what}>{[holder.part, holder.title, holder.client].filter(Boolean).join(' · ')}</span>
          <span className="quiet">{daysOf(holder)}</span>
        </li>
      ))}
    </ul>
  );
}

function daysOf({ from, to }: Holder): string {
  return to === null ? texts.unknownEnd(formatDays(from, 1)) : formatDays(from, daysBetween(from, to) + 1);
}
