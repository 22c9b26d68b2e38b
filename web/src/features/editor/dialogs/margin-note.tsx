import { Text } from '@mantine/core';
import type { EarningsBody } from '@showbill/contract';
import { formatCount, formatFigure, formatMoney, formatPercent } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import classes from './dialogs.module.css';

const texts = TEXTS.costs.send;

interface MarginNoteProps {
  readonly earnings: EarningsBody;
  readonly isOwner: boolean;
}

/** What is to be known of the margin before it is sent: that it is below the company's least, or may be. */
export function MarginNote({ earnings, isOwner }: MarginNoteProps) {
  const { currency } = useEditing().proposal;
  const { margin, percent, unknown, least, held_percent: held, short_of: short } = earnings;
  if (least === null) return null;
  if (short !== null) {
    const exact = percent === null ? formatFigure(margin, currency) : formatPercent(percent);
    const shown = unknown > 0 ? TEXTS.costs.atMost(exact) : exact;
    return (
      <Text className={classes.warning} role="note">
        {held === null || held === percent
          ? texts.below(shown, formatPercent(least))
          : TEXTS.costs.belowByCatalogue(formatPercent(held), formatPercent(least))}{' '}
        {texts.short(formatMoney(short, currency))} {isOwner ? texts.asOwner : texts.byOwner}
      </Text>
    );
  }
  if (unknown === 0) return null;
  return (
    <Text c="dimmed" size="sm">
      {texts.unknown(unknown, formatCount(unknown))}
    </Text>
  );
}
