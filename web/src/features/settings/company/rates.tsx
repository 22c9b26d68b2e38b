import { Modal, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { readSettingsAgain } from '../../../lib/change-settings.ts';
import { client } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { EditableList } from './editable-list.tsx';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;
const RATE_DECIMALS = 10;

export function Rates({ settings: { rates, currency } }: { readonly settings: CompanySettings }) {
  const [adding, { open, close }] = useDisclosure(false);
  return (
    <>
      <EditableList
        title={texts.rates}
        lead={texts.ratesLead(currency)}
        items={rates}
        nameOf={({ from, to }) => `${from} ${to}`}
        none={texts.noRates}
        addLabel={texts.addRate}
        onAdd={open}
        remove={({ from, to }) => client.company.removeRate.mutate({ from, to })}
      >
        {({ from, to, rate }) => (
          <span className="figure">
            {texts.rateText(from, rate.toLocaleString(LOCALE, { maximumFractionDigits: RATE_DECIMALS }), to)}
          </span>
        )}
      </EditableList>
      {adding && <RateForm currency={currency} onClose={close} />}
    </>
  );
}

interface NewRate {
  readonly to: string | null;
  readonly rate: number | null;
}

function RateForm({ currency, onClose }: { readonly currency: string; readonly onClose: () => void }) {
  useFocusBack();
  const form = useSavedForm<NewRate, unknown>({
    saved: { to: null, rate: null },
    check: ({ to }) => (to === null ? { to: texts.chooseCurrency } : {}),
    save: async ({ to, rate }) => {
      await client.company.saveRate.mutate({ from: currency, to: to ?? '', rate: rate ?? 0 });
      await readSettingsAgain();
    },
    onSaved: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={texts.addRate}>
      <DialogForm form={form} onClose={onClose}>
        <Select
          label={texts.currency}
          data={currencyChoices(currency)}
          searchable
          limit={60}
          data-autofocus
          nothingFoundMessage={texts.noCurrency}
          {...form.field('to')}
        />
        <FigureField label={texts.rate(currency)} decimals={RATE_DECIMALS} least={0} isAbove {...form.field('rate')} />
      </DialogForm>
    </Modal>
  );
}

function currencyChoices(own: string) {
  const names = new Intl.DisplayNames(LOCALE, { type: 'currency' });
  return Intl.supportedValuesOf('currency')
    .filter((code) => code !== own)
    .map((code) => ({ value: code, label: `${code} ${names.of(code) ?? ''}`.trim() }));
}
