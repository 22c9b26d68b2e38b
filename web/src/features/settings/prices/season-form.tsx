import { Checkbox, Group, Modal, SegmentedControl, Switch, TextInput } from '@mantine/core';
import type { Category } from '@showbill/contract';
import { client } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { DialogForm } from '../dialog-form.tsx';
import classes from '../settings.module.css';
import { CategorySelect } from './category-select.tsx';
import { readPricesAgain, type SeasonItem } from './settings-of.ts';
import { weekdayName } from './weekday-name.ts';

const texts = TEXTS.prices;

interface SeasonFields {
  readonly label: string;
  readonly direction: string;
  readonly percent: number | null;
  readonly weekdays: string[];
  readonly from: string;
  readonly to: string;
  readonly yearly: boolean;
  readonly categories: Category[];
  readonly active: boolean;
}

interface SeasonFormProps {
  /** Null: a new one. */
  readonly season: SeasonItem | null;
  readonly onClose: () => void;
}

/** More or less for hire on some days of the week, between some dates, or both. */
export function SeasonForm({ season, onClose }: SeasonFormProps) {
  useFocusBack();
  const form = useSavedForm({ saved: fieldsOf(season), save: (values) => save(season, values), onSaved: onClose });
  const yearly = form.field('yearly');
  const active = form.field('active');
  const direction = form.field('direction');
  return (
    <Modal opened onClose={onClose} title={season === null ? texts.addSeason : season.label}>
      <DialogForm form={form} onClose={onClose} ready={form.values.percent !== null}>
        <TextInput
          label={texts.label}
          description={texts.labelHint}
          maxLength={100}
          data-autofocus
          {...form.field('label')}
        />
        <SegmentedControl
          aria-label={texts.direction}
          data={[
            { value: 'more', label: texts.more },
            { value: 'less', label: texts.less },
          ]}
          value={direction.value}
          onChange={direction.onChange}
        />
        <FigureField
          label={texts.percent}
          unit="%"
          decimals={3}
          least={0}
          isAbove
          most={form.values.direction === 'less' ? 100 : 1000}
          {...form.field('percent')}
        />
        <Checkbox.Group label={texts.weekdays} description={texts.weekdaysHint} {...form.field('weekdays')}>
          <Group gap="xs" mt="xs">
            {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
              <Checkbox key={weekday} value={String(weekday)} label={weekdayName(weekday)} />
            ))}
          </Group>
        </Checkbox.Group>
        <div className={classes.pair}>
          <TextInput type="date" label={texts.from} {...form.field('from')} />
          <TextInput type="date" label={texts.to} {...form.field('to')} />
        </div>
        <Switch label={texts.yearly} checked={yearly.value} onChange={yearly.onChange} />
        <CategorySelect label={texts.categories} description={texts.seasonCategories} {...form.field('categories')} />
        <Switch label={texts.active} checked={active.value} onChange={active.onChange} />
      </DialogForm>
    </Modal>
  );
}

function fieldsOf(season: SeasonItem | null): SeasonFields {
  return {
    label: season?.label ?? '',
    direction: (season?.percent ?? 1) > 0 ? 'more' : 'less',
    percent: season === null ? null : Math.abs(season.percent),
    weekdays: (season?.weekdays ?? []).map(String),
    from: season?.dates?.from ?? '',
    to: season?.dates?.to ?? '',
    yearly: season?.dates?.yearly ?? true,
    categories: season?.categories ?? [],
    active: season?.active ?? true,
  };
}

async function save(season: SeasonItem | null, values: SeasonFields): Promise<void> {
  const { label, direction, weekdays, from, to, yearly, categories, active } = values;
  const percent = (values.percent ?? 0) * (direction === 'less' ? -1 : 1);
  await client.prices.saveRule.mutate({
    ...(season !== null && { id: season.id }),
    active,
    rule: {
      kind: 'season',
      label,
      percent,
      weekdays: weekdays.map(Number),
      dates: from === '' && to === '' ? null : { from, to, yearly },
      categories: categories.length === 0 ? null : categories,
    },
  });
  await readPricesAgain();
}
