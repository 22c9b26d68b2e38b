import { Button, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { formatCount, formatDays, formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../catalogue.module.css';

const texts = TEXTS.catalogue.stock;

/** What was recorded of a product's stock, newest first; asked for when it is opened. */
export function StockLog({ productId }: { readonly productId: string }) {
  const [shown, { open }] = useDisclosure(false);
  return (
    <section aria-labelledby="log">
      <Title order={2} id="log" mb="xs">
        {texts.log}
      </Title>
      {shown ? (
        <Entries productId={productId} />
      ) : (
        <Button variant="default" onClick={open}>
          {texts.showLog}
        </Button>
      )}
    </section>
  );
}

function Entries({ productId }: { readonly productId: string }) {
  const log = useQuery(trpc.catalogue.stockLog.queryOptions({ id: productId }));
  if (log.isPending) return <LoadingRows label={texts.logLoading} rows={3} />;
  if (log.isError) return <Problem error={log.error} onRetry={() => void log.refetch()} />;
  if (log.data.length === 0) return <p className="quiet">{texts.logEmpty}</p>;
  return (
    <ul className={classes.list}>
      {log.data.map(({ id, what, quantity, day, to, note, recorded_at: recorded, superseded_at: superseded }) => (
        <li key={id}>
          <span className={classes.grow}>
            {texts.entry[what]} {texts.holdSince(formatDays(day, 1))}{' '}
            {to !== null && texts.holdUntil(formatDays(to, 1))}
            {superseded !== null && ` (${texts.superseded})`}
            <div className="quiet">
              {note !== null && `${note} · `}
              {texts.recorded(formatMoment(recorded))}
            </div>
          </span>
          <span className="figure">{units(what, quantity)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Changes of what is owned have a sign. */
function units(what: keyof typeof texts.entry, quantity: number): string {
  const isChange = what === 'bought' || what === 'sold' || what === 'counted' || what === 'imported';
  if (isChange && quantity === 0) return texts.asCounted;
  return isChange && quantity > 0 ? `+${formatCount(quantity)}` : formatCount(quantity);
}
