import { Text } from '@mantine/core';
import { useState } from 'react';
import { formatPercent } from '../../../lib/format-percent.ts';
import { client } from '../../../lib/trpc.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import { EditableList } from '../company/editable-list.tsx';
import { categoryNames } from './category-select.tsx';
import { SeasonForm } from './season-form.tsx';
import { type PriceSettings, readPricesAgain, type SeasonItem } from './settings-of.ts';
import { weekdayName } from './weekday-name.ts';

const texts = TEXTS.prices;

/** Hire that costs more or less at weekends and in seasons. */
export function Seasons({ settings: { rules } }: { readonly settings: PriceSettings }) {
  const [editing, setEditing] = useState<SeasonItem | 'new' | null>(null);
  return (
    <>
      <EditableList
        title={texts.seasons}
        lead={texts.seasonsLead}
        items={rules.filter((rule) => rule.kind === 'season')}
        nameOf={({ label }) => label}
        none={texts.noSeasons}
        addLabel={texts.addSeason}
        onAdd={() => setEditing('new')}
        onEdit={setEditing}
        remove={async ({ id }) => {
          await client.prices.removeRule.mutate({ id });
          await readPricesAgain();
        }}
      >
        {(season) => (
          <>
            <Text fw={550}>
              {season.label}{' '}
              <span className="quiet figure">
                {season.percent > 0 ? '+' : '−'}
                {formatPercent(Math.abs(season.percent))}
              </span>
            </Text>
            <Text c="dimmed" size="sm">
              {[...whenOf(season), season.active ? null : texts.inactive].filter((part) => part !== null).join(' · ')}
            </Text>
          </>
        )}
      </EditableList>
      {editing !== null && <SeasonForm season={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function whenOf({ weekdays, dates, categories }: SeasonItem): string[] {
  const days = weekdays.length === 0 ? [] : [weekdays.map(weekdayName).join(', ')];
  return [
    ...days,
    ...(dates === null ? [] : [rangeOf(dates)]),
    ...(categories === null ? [] : [categoryNames(categories)]),
  ];
}

function rangeOf({ from, to, yearly }: NonNullable<SeasonItem['dates']>): string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    day: 'numeric',
    month: 'short',
    ...(!yearly && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const range = `${format.format(new Date(from))} – ${format.format(new Date(to))}`;
  return yearly ? `${range}, ${texts.everyYear}` : range;
}
