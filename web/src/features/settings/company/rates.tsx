import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../lib/field-errors.ts';
import { client, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import { FigureField, hasUnreadFigures } from '../../../ui/figure-field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { readSettingsAgain } from '../use-save.ts';
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

function RateForm({ currency, onClose }: { readonly currency: string; readonly onClose: () => void }) {
  useFocusBack();
  const [to, setTo] = useState<string | null>(null);
  const [rate, setRate] = useState<number | null>(null);
  const [isLacking, setLacking] = useState(false);
  const save = useMutation(
    trpc.company.saveRate.mutationOptions({
      onSuccess: async () => {
        await readSettingsAgain();
        onClose();
      },
    }),
  );
  const errors = fieldErrors(save.error, ['to', 'rate']);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setLacking(true);
    if (hasUnreadFigures(event.currentTarget) || to === null || rate === null) return;
    save.mutate({ from: currency, to, rate });
  }

  return (
    <Modal opened onClose={onClose} title={texts.addRate}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Select
            label={texts.currency}
            data={currencyChoices(currency)}
            searchable
            limit={60}
            data-autofocus
            value={to}
            onChange={setTo}
            nothingFoundMessage={texts.noCurrency}
            error={isLacking && to === null ? texts.chooseCurrency : errors.at('to')}
          />
          <FigureField
            label={texts.rate(currency)}
            decimals={RATE_DECIMALS}
            least={0}
            isAbove
            value={rate}
            onChange={setRate}
            error={errors.at('rate')}
          />
          {errors.rest !== null && <Problem error={errors.rest} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {TEXTS.settings.cancel}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {TEXTS.settings.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function currencyChoices(own: string) {
  const names = new Intl.DisplayNames(LOCALE, { type: 'currency' });
  return Intl.supportedValuesOf('currency')
    .filter((code) => code !== own)
    .map((code) => ({ value: code, label: `${code} ${names.of(code) ?? ''}`.trim() }));
}
