/** The first day shown on a page. */
export const firstDay = {
  from: 'From',
  earlier: 'Four weeks earlier',
  later: 'Four weeks later',
  today: 'Today',
} as const;
