import { Checkbox } from '@mantine/core';
import { TEXTS } from '../../texts/index.ts';

export interface MineSwitchProps {
  /** Whether what is shown is of the person who looks alone. */
  readonly mine: boolean;
  readonly onMine: (mine: boolean) => void;
}

/** The same for follow-ups and for proposals about to expire. */
export function MineSwitch({ mine, onMine }: MineSwitchProps) {
  return (
    <Checkbox
      size="xs"
      label={TEXTS.sales.home.mine}
      checked={mine}
      onChange={({ currentTarget: { checked } }) => onMine(checked)}
    />
  );
}
