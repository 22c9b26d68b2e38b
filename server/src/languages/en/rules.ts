/** What rules of a total are called, and why they apply, in a sentence each. */
export const rules = {
  minimumOrder: 'Minimum order',
  discountCode: 'Discount code',
  more: (percent: string, when: string) => `${percent} is added to the hire for these dates (${when}).`,
  morePart: (percent: string, days: string, of: string, when: string) =>
    `${percent} is added to the hire for ${days} of its ${of} days (${when}).`,
  less: (percent: string, when: string) => `${percent} is taken off the hire for these dates (${when}).`,
  lessPart: (percent: string, days: string, of: string, when: string) =>
    `${percent} is taken off the hire for ${days} of its ${of} days (${when}).`,
  yearly: (range: string) => `${range}, every year`,
  prices: (parts: string) => `Prices agreed with you: ${parts}.`,
  off: (percent: string, what: string) => `${percent} off ${what}`,
  everything: 'everything',
  others: 'everything else',
  codePercent: (percent: string) => `${percent} off the amounts above for this code.`,
  codeAmount: 'A fixed amount off for this code.',
  waiver: (percent: string, categories: string) => `${percent} of the hire in ${categories}, before discounts.`,
  minimum: (amount: string) => `Orders that come to less than ${amount} before tax are charged as ${amount}.`,
} as const;
