import { useMediaQuery } from '@mantine/hooks';
import { formatFigure, formatMoney, sumOf } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import { PriceChange } from './price-change.tsx';
import { DiscountCode, Rules } from './rules.tsx';
import { TaxChange } from './tax-change.tsx';
import classes from './totals.module.css';

const texts = TEXTS.editor.totals;

/** What it comes to and how; on a telephone the total stays in view below the lines. */
export function Totals() {
  const { proposal, isOpen, state } = useEditing();
  const { currency, subtotal, total, adjustments, discount, surcharge, line_items: lines } = proposal;
  const isNarrow = useMediaQuery('(max-width: 900px)');
  const options = sumOf(lines.filter((line) => line.is_optional && !line.picked).map((line) => line.total));
  return (
    <section aria-label={texts.heading} className={classes.totals}>
      <dl>
        <div className={classes.total} data-narrow={isNarrow}>
          <dt>{texts.total}</dt>
          <dd aria-live="polite" aria-busy={state === 'saving'} data-testid="total">
            {formatMoney(total, currency)}
          </dd>
        </div>
        <div className={classes.row}>
          <dt>{texts.subtotal}</dt>
          <dd>{formatFigure(subtotal, currency)}</dd>
        </div>
        {adjustments.map(({ kind, label, amount }, place) => (
          // several may be of one kind and label
          <div key={place} className={classes.row}>
            <dt>
              {kind === 'multi_day' ? texts.multiDay : label}
              {kind === 'multi_day' && label !== '' && <span className={classes.how}>{label}</span>}
            </dt>
            <dd>{formatFigure(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      {options > 0 && <p className={classes.how}>{texts.optional(formatMoney(options, currency))}</p>}
      {isOpen && (
        <div className={classes.changes}>
          <PriceChange kind="discount" change={discount} />
          <PriceChange kind="surcharge" change={surcharge} />
          <DiscountCode />
          <TaxChange />
          <Rules />
        </div>
      )}
    </section>
  );
}
