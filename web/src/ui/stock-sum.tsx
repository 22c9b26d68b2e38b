import { formatCount } from '../lib/format.ts';
import { TEXTS } from '../texts/index.ts';
import classes from './stock-sum.module.css';

const texts = TEXTS.availability.sum;
const TAKEN = ['in_repair', 'lost', 'firm', 'overdue'] as const;

/** Units of a product on a day. */
type StockFigures = Readonly<Record<keyof typeof texts, number>>;

/** What is free, as what is owned without what is taken. */
export function StockSum({ figures }: { readonly figures: StockFigures }) {
  return (
    <dl className={classes.sum}>
      <Part label={texts.owned} units={figures.owned} sign="" />
      {TAKEN.map((part) => (
        <Part key={part} label={texts[part]} units={figures[part]} sign="−" />
      ))}
      <div className={classes.total} data-short={figures.free < 0 || undefined}>
        <dt>{texts.free}</dt>
        <dd>{formatCount(figures.free).replace('-', '−')}</dd>
      </div>
      <Part label={texts.provisional} units={figures.provisional} sign="" />
    </dl>
  );
}

function Part({ label, units, sign }: { readonly label: string; readonly units: number; readonly sign: '' | '−' }) {
  return (
    <div data-none={units === 0 || undefined}>
      <dt>{label}</dt>
      <dd>
        {units === 0 ? '' : sign}
        {formatCount(units)}
      </dd>
    </div>
  );
}
