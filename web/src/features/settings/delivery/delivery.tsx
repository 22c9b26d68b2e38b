import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../settings.module.css';
import { Depot } from './depot.tsx';
import { Distances } from './distances.tsx';
import { Hours } from './hours.tsx';
import { Vehicles } from './vehicles.tsx';
import { Zones } from './zones.tsx';

const texts = TEXTS.deliveryPrices;

/** What delivery costs: where trips begin, zones and distances, vehicles, and working hours. */
export function DeliverySettingsPage() {
  const found = useQuery(trpc.delivery.settings.queryOptions());
  const table = found.data?.table ?? null;
  return (
    <div className={classes.forms}>
      {found.isPending && <LoadingRows label={texts.tab} />}
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && <Depot settings={found.data} />}
      {found.data !== undefined && table !== null && (
        <>
          <Zones table={table} currency={found.data.currency} />
          <Distances table={table} currency={found.data.currency} />
          <Vehicles table={table} currency={found.data.currency} />
          <Hours table={table} currency={found.data.currency} />
        </>
      )}
    </div>
  );
}
