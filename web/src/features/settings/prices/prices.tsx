import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../settings.module.css';
import { Codes } from './codes.tsx';
import { MinimumOrder } from './minimum-order.tsx';
import { PriceLists } from './price-lists.tsx';
import { Seasons } from './seasons.tsx';
import { Waivers } from './waivers.tsx';

const texts = TEXTS.prices;

/** What the company adds to and takes off its proposals by rule. */
export function PriceSettingsPage() {
  const found = useQuery(trpc.prices.settings.queryOptions());
  return (
    <div className={classes.forms}>
      {found.isPending && <LoadingRows label={texts.tab} />}
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && (
        <>
          <MinimumOrder settings={found.data} />
          <Seasons settings={found.data} />
          <Waivers settings={found.data} />
          <PriceLists settings={found.data} />
          <Codes settings={found.data} />
        </>
      )}
    </div>
  );
}
