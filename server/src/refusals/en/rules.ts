/** Rules of a total, price lists and discount codes. */
export const rules = {
  none: (id: string) => `there is no rule, price list or code ${id}`,
  oneMinimum: 'there is a minimum order already: change that one',
  sameList: (name: string) => `there is a price list ${name} already`,
  sameCode: (code: string) => `there is a code ${code} already`,
  tooMany: (most: string) => `a company has at most ${most} of them`,
  always: (label: string) => `${label} is part of every proposal`,
  unknown: (code: string) => `there is no discount code ${code}`,
  notActive: (code: string) => `the discount code ${code} is switched off`,
  notYet: (code: string, day: string) => `the discount code ${code} can be used from ${day} on`,
  over: (code: string, day: string) => `the discount code ${code} could be used until ${day}`,
  usedUp: (code: string) => `the discount code ${code} has no uses left: take it off`,
  noCodes: 'codes are not taken here',
  asUndone: 'a client’s prices come with the client, or as an undoing gives them',
  ownersCodes: 'while your company has a minimum margin, only an owner decides which codes clients can enter',
  tooManyTries: 'too many codes were tried for this proposal today',
};
