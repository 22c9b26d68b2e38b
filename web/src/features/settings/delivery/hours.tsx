import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { currencyDigits } from '../../../lib/format.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { weekdayName } from '../prices/weekday-name.ts';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import own from './hours.module.css';
import { saveTable, type TableProps } from './settings-of.ts';

const texts = TEXTS.deliveryPrices;

type Hours = TableProps['table']['hours'];
type By = 'none' | 'percent' | 'amount';

const USUAL_HOURS = { from: '08:00', to: '18:00' };

/** When trips cost what the table says, and what they cost more at other times. */
export function Hours({ table, currency }: TableProps) {
  const { hours, out_of_hours: surcharge } = table;
  const by: By = surcharge?.kind ?? 'none';
  const form = useSavedForm({
    keptAs: 'delivery.hours',
    saved: {
      hours,
      by,
      percent: surcharge?.kind === 'percent' ? surcharge.percent : 50,
      amount: surcharge?.kind === 'amount' ? surcharge.amount : null,
    },
    save: ({ hours: next, by: kind, percent, amount }) => {
      const more = {
        none: null,
        percent: { kind: 'percent', percent },
        amount: { kind: 'amount', amount: amount ?? 0 },
      } as const;
      return saveTable({ ...table, hours: next, out_of_hours: more[kind] });
    },
  });
  const [days, kind] = [form.field('hours'), form.field('by')];
  return (
    <Section title={texts.hours} lead={texts.hoursLead}>
      <SaveForm form={form}>
        <Days hours={days.value} onChange={days.onChange} />
        <SegmentedControl
          aria-label={texts.surcharge}
          data={[
            { value: 'none', label: texts.noSurcharge },
            { value: 'percent', label: texts.percent },
            { value: 'amount', label: texts.amount },
          ]}
          value={kind.value}
          onChange={kind.onChange}
        />
        {kind.value === 'percent' && (
          <FigureField
            label={texts.surchargePercent}
            unit="%"
            decimals={2}
            least={0}
            isAbove
            most={1000}
            {...form.field('percent')}
          />
        )}
        {kind.value === 'amount' && (
          <FigureField
            label={texts.surchargeAmount}
            unit={currency}
            decimals={currencyDigits(currency)}
            least={0}
            isAbove
            {...form.field('amount')}
          />
        )}
      </SaveForm>
    </Section>
  );
}

function Days({ hours, onChange }: { readonly hours: Hours; readonly onChange: (hours: Hours) => void }) {
  const set = (place: number, day: Hours[number]) => onChange(hours.map((each, at) => (at === place ? day : each)));
  return (
    <div className={own.days}>
      {hours.map((day, place) => {
        const name = weekdayName(place + 1);
        const field = (end: 'from' | 'to') => (
          <TextInput
            type="time"
            aria-label={texts.timeOf(name, texts[end])}
            disabled={day === null}
            value={day?.[end] ?? ''}
            onChange={({ currentTarget }) =>
              set(place, { ...(day ?? USUAL_HOURS), [end]: currentTarget.value || USUAL_HOURS[end] })
            }
          />
        );
        return (
          <div key={name} className={own.day}>
            <Checkbox
              label={name}
              checked={day !== null}
              onChange={({ currentTarget }) => set(place, currentTarget.checked ? USUAL_HOURS : null)}
            />
            {field('from')}
            {field('to')}
          </div>
        );
      })}
    </div>
  );
}
