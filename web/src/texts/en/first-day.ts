/** The first of the days that a page shows. */
export const firstDay = {
  from: 'From',
  earlier: 'Four weeks earlier',
  later: 'Four weeks later',
  today: 'Today',
} as const;
