import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { daysBetween, formatDay } from '../../lib/days.ts';
import { formatDays } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';
import classes from './card.module.css';
import type { Figures, GridProduct, Holder } from './figures.ts';

const texts = TEXTS.availability;
const TAKEN = ['in_repair', 'lost', 'firm', 'overdue'] as const;

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
      <dl className={classes.sum}>
        <Part label={texts.sum.owned} units={figures.owned} sign="" />
        {TAKEN.map((part) => (
          <Part key={part} label={texts.sum[part]} units={figures[part]} sign="−" />
        ))}
        <div className={classes.total} data-short={figures.free < 0 || undefined}>
          <dt>{texts.sum.free}</dt>
          <dd>{signed(figures.free)}</dd>
        </div>
        <Part label={texts.sum.provisional} units={figures.provisional} sign="" />
      </dl>
      <Holders product={product} day={day} />
    </div>
  );
}

function Part({ label, units, sign }: { readonly label: string; readonly units: number; readonly sign: '' | '−' }) {
  return (
    <div data-none={units === 0 || undefined}>
      <dt>{label}</dt>
      <dd>
        {units === 0 ? '' : sign}
        {units}
      </dd>
    </div>
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
        <li key={`${holder.proposal_id} ${holder.kind} ${holder.from}`}>
          <Link to="/proposals/$id" params={{ id: holder.proposal_id }}>
            {holder.number}
          </Link>
          <span className={classes.units} data-kind={holder.kind}>
            {holder.units} {texts.sum[holder.kind].toLocaleLowerCase()}
          </span>
          <span className={classes.what}>{[holder.title, holder.client].filter(Boolean).join(' · ')}</span>
          <span className="quiet">{daysOf(holder)}</span>
        </li>
      ))}
    </ul>
  );
}

function daysOf({ from, to }: Holder): string {
  return to === null ? texts.unknownEnd(formatDays(from, 1)) : formatDays(from, daysBetween(from, to) + 1);
}

/** With a real minus. */
export function signed(units: number): string {
  return String(units).replace('-', '−');
}
