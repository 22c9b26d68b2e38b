import { Text, Title } from '@mantine/core';
import { TEXTS } from '../../../texts/index.ts';
import { StockSum } from '../../../ui/stock-sum.tsx';
import { Holds } from './holds.tsx';
import { RecordStock } from './record-stock.tsx';
import { StockLog } from './stock-log.tsx';
import type { ProductBody } from './types.ts';

const texts = TEXTS.catalogue.stock;

/** A product's stock as it stands today, what is recorded of it, and the way to record more. */
export function StockPanel({ product, mayEdit }: { readonly product: ProductBody; readonly mayEdit: boolean }) {
  const { id, today, tracked, holds, parts } = product;
  const isKit = parts.length > 0;
  return (
    <>
      <section aria-labelledby="stock">
        <Title order={2} id="stock" mb="sm">
          {texts.heading}
        </Title>
        {!tracked && !isKit && <Text c="dimmed">{texts.notTracked}</Text>}
        {today !== null && <StockSum figures={today} />}
        {isKit && (
          <Text c="dimmed" size="sm" mt="xs">
            {texts.ofParts}
          </Text>
        )}
      </section>
      {holds.length > 0 && <Holds holds={holds} mayEdit={mayEdit} />}
      {tracked && !isKit && mayEdit && product.archived_at === null && <RecordStock productId={id} />}
      {!isKit && (tracked || product.owned !== null) && <StockLog productId={id} />}
    </>
  );
}
