import { Text, Title } from '@mantine/core';
import { formatCount } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import classes from '../catalogue.module.css';
import { Holds } from './holds.tsx';
import { RecordStock } from './record-stock.tsx';
import { StockLog } from './stock-log.tsx';
import type { ProductBody } from './types.ts';

const texts = TEXTS.catalogue.stock;
const FIGURES = ['owned', 'in_repair', 'lost', 'firm', 'overdue', 'free', 'provisional'] as const;

/** A product's stock as it stands today, what is recorded of it, and the way to record more. */
export function StockPanel({ product, mayEdit }: { readonly product: ProductBody; readonly mayEdit: boolean }) {
  const { id, today, tracked, holds } = product;
  return (
    <>
      <section aria-labelledby="stock">
        <Title order={2} id="stock" mb="sm">
          {texts.heading}
        </Title>
        {!tracked && <Text c="dimmed">{texts.notTracked}</Text>}
        {today !== null && (
          <dl className={classes.figures}>
            {FIGURES.map((figure) => (
              <div key={figure} className={figure === 'free' && today.free < 0 ? classes.short : undefined}>
                <dt>{texts.figures[figure]}</dt>
                <dd>{formatCount(today[figure])}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {holds.length > 0 && <Holds holds={holds} mayEdit={mayEdit} />}
      {tracked && mayEdit && product.archived_at === null && <RecordStock productId={id} />}
      {(tracked || product.owned !== null) && <StockLog productId={id} />}
    </>
  );
}
