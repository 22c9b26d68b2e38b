import { Text } from '@mantine/core';
import { useCompany } from '../../../lib/session.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.costs.settings;

/** How little a proposal may earn that no owner sends; whoever only looks is not shown it. */
export function LeastMargin({ settings: { least_margin } }: { readonly settings: CompanySettings }) {
  const { role } = useCompany();
  const form = useSavedForm<{ least_margin: number | null }, void>({
    keptAs: 'company.margin',
    saved: { least_margin },
    save: async (values) => {
      await client.company.setLeastMargin.mutate(values);
      await queryClient.invalidateQueries({ queryKey: trpc.company.settings.queryKey() });
    },
  });
  if (role === 'viewer') return null;
  const isOwner = role === 'owner';
  return (
    <Section title={texts.heading} lead={texts.lead}>
      <SaveForm form={form}>
        <div className={classes.pair}>
          <FigureField
            label={texts.label}
            unit="%"
            mayBeEmpty
            decimals={2}
            least={0}
            most={99.99}
            readOnly={!isOwner}
            {...form.field('least_margin')}
          />
        </div>
        {!isOwner && <Text c="dimmed">{texts.byOwner}</Text>}
      </SaveForm>
    </Section>
  );
}
