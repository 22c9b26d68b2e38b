/** When equipment is delivered and collected. */
export const delivery = {
  heading: 'Delivery and collection',
  delivery: 'Delivery',
  collection: 'Collection',
  none: 'When the event has a date',
  at: (day: string, time: string) => `${day}, ${time}`,
  noTime: 'no time set',
  change: 'Change',
  changeLabel: 'Change delivery and collection',
  day: { delivery: 'Delivery date', collection: 'Collection date' },
  time: { delivery: 'Delivery time', collection: 'Collection time' },
  hint: 'Equipment is reserved from the delivery date to the collection date. Clients see these days and times.',
  noDate: 'Set the event date first. You can already set the times.',
  usual: 'Use default dates',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Delivery and collection saved',
  short: (count: string, one: boolean) =>
    one ? 'Saved, but 1 product is short on these days.' : `Saved, but ${count} products are short on these days.`,
} as const;
