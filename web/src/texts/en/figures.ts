/** Messages for a figure that can't be used as typed. */
export const figures = {
  missing: 'Enter a number.',
  unclear: (example: string) => `Enter one number, such as ${example}.`,
  whole: (example: string) => `Whole numbers only, such as ${example}.`,
  decimals: (most: string, example: string) =>
    most === '1' ? `At most one decimal, such as ${example}.` : `At most ${most} decimals, such as ${example}.`,
  between: (least: string, most: string) => `From ${least} to ${most}.`,
  above: (least: string) => `More than ${least}.`,
  aboveUpTo: (least: string, most: string) => `More than ${least}, at most ${most}.`,
  least: (least: string) => `${least} or more.`,
  most: (most: string) => `At most ${most}.`,
} as const;
