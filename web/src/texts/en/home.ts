/** Things that need attention today. */
export const home = {
  loading: 'Loading…',
  empty:
    'Things that need attention appear here: overbooked days, equipment due back, proposals about to expire and client activity.',
  setUp: 'Finish setting up',
  overbooked: {
    heading: 'Overbooked days',
    none: 'Nothing is overbooked in the next 30 days.',
    more: 'See more overbooked days',
  },
  short: (units: string, name: string) => `${units} short: ${name}`,
  more: (count: number) => `and ${count} more`,
  dueBack: { heading: 'Due back', none: 'Nothing is due back today or tomorrow.' },
  due: (day: string) => `due ${day}`,
  wasDue: (day: string) => `was due ${day}`,
  today: 'today',
  tomorrow: 'tomorrow',
  out: (units: string) => `${units} out`,
  expiring: { heading: 'Expiring soon' },
  until: (day: string) => `until ${day}`,
  value: { heading: 'Value by status', period: 'Proposals made in the last 90 days' },
  others: (count: number) =>
    count === 1 ? 'Excludes 1 proposal in another currency.' : `Excludes ${count} proposals in other currencies.`,
} as const;
