import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useMayEdit } from '../../../lib/session.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Empty } from '../../../ui/empty.tsx';
import { FigureField } from '../../../ui/figure-field.tsx';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { Tags } from './tags.tsx';
import { Templates } from './templates.tsx';

const texts = TEXTS.sales.settings;
type SalesSettingsAnswer = inferOutput<typeof trpc.sales.settings>;

/** How the company sells: its reasons, reminders, tags and templates. */
export function SalesSettings() {
  const found = useQuery(trpc.sales.settings.queryOptions());
  if (!useMayEdit()) {
    return (
      <Section main title={texts.tab}>
        <Empty text={texts.editorsOnly} />
      </Section>
    );
  }
  return (
    <div className={classes.forms}>
      {found.isPending && <LoadingRows label={TEXTS.sales.loading} />}
      {found.isError && <Problem error={found.error} onRetry={() => void found.refetch()} />}
      {found.data !== undefined && (
        <>
          <Expiry settings={found.data} />
          <Reasons settings={found.data} name="won_reasons" title={texts.won} lead={texts.wonLead} />
          <Reasons settings={found.data} name="lost_reasons" title={texts.lost} lead={texts.lostLead} />
        </>
      )}
      <Tags />
      <Templates />
    </div>
  );
}

async function change(changes: Parameters<typeof client.sales.changeSettings.mutate>[0]): Promise<void> {
  await client.sales.changeSettings.mutate(changes);
  await queryClient.invalidateQueries({ queryKey: trpc.sales.settings.queryKey() });
  await queryClient.invalidateQueries({ queryKey: trpc.home.pathKey() });
}

function Expiry({ settings: { expiry_days } }: { readonly settings: SalesSettingsAnswer }) {
  const form = useSavedForm({ keptAs: 'sales.expiry', saved: { expiry_days }, save: change });
  return (
    <Section main title={texts.expiry} lead={texts.expiryLead}>
      <SaveForm form={form}>
        <div className={classes.pair}>
          <FigureField
            label={texts.expiryDays}
            unit={texts.days}
            decimals={0}
            least={1}
            most={60}
            {...form.field('expiry_days')}
          />
        </div>
      </SaveForm>
    </Section>
  );
}

interface ReasonsProps {
  readonly settings: SalesSettingsAnswer;
  readonly name: 'won_reasons' | 'lost_reasons';
  readonly title: string;
  readonly lead: string;
}

function Reasons({ settings, name, title, lead }: ReasonsProps) {
  const form = useSavedForm({
    keptAs: `sales.${name}`,
    saved: { [name]: settings[name].join('\n') },
    save: ({ [name]: typed = '' }) => change({ [name]: linesOf(typed) }),
  });
  return (
    <Section title={title} lead={lead}>
      <SaveForm form={form}>
        <Textarea aria-label={title} autosize minRows={4} maxRows={12} {...form.field(name)} />
      </SaveForm>
    </Section>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
