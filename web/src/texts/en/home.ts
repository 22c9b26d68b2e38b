/** What needs a hand today. */
export const home = {
  loading: 'Looking what needs a hand',
  empty:
    'What needs a hand will stand here: overbooked days, what is due back, offers that run out, and what clients do with yours.',
  setUp: 'Set up, to the first proposal',
  overbooked: {
    heading: 'Overbooked days',
    none: 'Nothing is overbooked in the next 30 days.',
    more: 'More days are overbooked',
  },
  short: (units: string, name: string) => `${units} short: ${name}`,
  more: (count: number) => `and ${count} more`,
  dueBack: { heading: 'Due back', none: 'Nothing is due back today or tomorrow.' },
  due: (day: string) => `due ${day}`,
  wasDue: (day: string) => `was due ${day}`,
  today: 'today',
  tomorrow: 'tomorrow',
  out: (units: string) => `${units} out`,
  expiring: { heading: 'Expiring soon', none: 'No offer runs out within a week.' },
  until: (day: string) => `until ${day}`,
  lately: {
    heading: 'Lately viewed and accepted',
    none: 'No client has opened or accepted an offer in the last two weeks.',
  },
  viewed: (moment: string) => `viewed ${moment}`,
  accepted: (moment: string) => `accepted ${moment}`,
  value: { heading: 'Value by status', period: 'Proposals made in the last 90 days' },
  others: (count: number) =>
    count === 1 ? 'Without one proposal in another currency.' : `Without ${count} proposals in other currencies.`,
} as const;
