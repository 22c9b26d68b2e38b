import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@radix-ui/react-icons';
import type { ReactNode } from 'react';
import { addDays, isDay } from '../lib/days.ts';
import { TEXTS } from '../texts/index.ts';
import classes from './first-day.module.css';

const texts = TEXTS.firstDay;
const FOUR_WEEKS = 28;
/** A year that is still being typed is before it. */
const EARLIEST = '1900';

interface FirstDayProps {
  /** YYYY-MM-DD, like all days here. */
  readonly first: string;
  readonly today: string;
  readonly onChange: (day: string) => void;
}

/** The first of the days that a page shows: four weeks on or back, any day, or today. */
export function FirstDay({ first, today, onChange }: FirstDayProps) {
  const step = (label: string, days: number, icon: ReactNode) => (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        className={classes.step}
        aria-label={label}
        onClick={() => onChange(addDays(first, days))}
      >
        {icon}
      </ActionIcon>
    </Tooltip>
  );
  return (
    <div className={classes.days}>
      {step(texts.earlier, -FOUR_WEEKS, <ChevronLeftIcon />)}
      <TextInput
        type="date"
        aria-label={texts.from}
        key={first}
        defaultValue={first}
        onChange={({ currentTarget: { value } }) => isDay(value) && value >= EARLIEST && onChange(value)}
        className={classes.date}
      />
      {step(texts.later, FOUR_WEEKS, <ChevronRightIcon />)}
      <Button variant="default" disabled={first === today} onClick={() => onChange(today)}>
        {texts.today}
      </Button>
    </div>
  );
}
