import { currencyDigits } from '../../../lib/format.ts';
import { client } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import { type PriceSettings, readPricesAgain } from './settings-of.ts';

const texts = TEXTS.prices;

/** The least that a proposal comes to before tax. */
export function MinimumOrder({ settings: { rules, currency } }: { readonly settings: PriceSettings }) {
  const now = rules.find((rule) => rule.kind === 'minimum');
  const form = useSavedForm({
    keptAs: 'prices.minimum',
    saved: { amount: now?.amount ?? null },
    save: async ({ amount }: { amount: number | null }) => {
      const known = now === undefined ? {} : { id: now.id };
      if (amount !== null) {
        await client.prices.saveRule.mutate({ ...known, rule: { kind: 'minimum', amount }, active: true });
      } else if (now !== undefined) {
        await client.prices.removeRule.mutate({ id: now.id });
      }
      await readPricesAgain();
    },
  });
  return (
    <Section main title={texts.tab} lead={texts.lead}>
      <SaveForm form={form}>
        <FigureField
          label={texts.minimum}
          description={texts.minimumHint}
          decimals={currencyDigits(currency)}
          least={0}
          isAbove
          mayBeEmpty
          unit={currency}
          {...form.field('amount')}
        />
      </SaveForm>
    </Section>
  );
}
