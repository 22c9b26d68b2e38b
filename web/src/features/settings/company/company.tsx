import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../settings.module.css';
import { About } from './about.tsx';
import { Archive } from './archive.tsx';
import { Invoicing } from './invoicing.tsx';
import { LeastMargin } from './least-margin.tsx';
import { Letterhead } from './letterhead.tsx';
import { Look } from './look.tsx';
import { MultiDay } from './multi-day.tsx';
import { Numbers } from './numbers.tsx';
import { PaymentTerms } from './payment-terms.tsx';
import { ProposalDefaults } from './proposal-defaults.tsx';
import { Rates } from './rates.tsx';
import { Regions } from './regions.tsx';
import { Tax } from './tax.tsx';
import { Terms } from './terms.tsx';
import { Withdrawal } from './withdrawal.tsx';

export function CompanySettings() {
  const settings = useQuery(trpc.company.settings.queryOptions());
  if (settings.isPending) return <LoadingRows label={TEXTS.settings.company.loading} />;
  if (settings.isError) return <Problem error={settings.error} onRetry={() => void settings.refetch()} />;
  const { data } = settings;
  return (
    <div className={classes.forms}>
      <About settings={data} />
      <Letterhead settings={data} />
      <Look settings={data} />
      <ProposalDefaults settings={data} />
      <Terms settings={data} />
      <Withdrawal />
      <PaymentTerms currency={data.currency} />
      <Tax settings={data} />
      <Invoicing />
      <Numbers settings={data} />
      <LeastMargin settings={data} />
      <MultiDay key={JSON.stringify(data.charged_days)} settings={data} />
      <Regions settings={data} />
      <Rates settings={data} />
      <Archive />
    </div>
  );
}
