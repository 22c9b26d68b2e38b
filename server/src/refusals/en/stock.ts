/** Equipment that leaves and comes back, and what is held back of it. */
export const stock = {
  nothingOut: 'no equipment is out on this proposal',
  noneOut: (name: string) => `none of ${name} is out on this proposal`,
  oneOut: (out: string, name: string) => `only ${out} unit of ${name} is out on this proposal`,
  someOut: (out: string, name: string) => `only ${out} units of ${name} are out on this proposal`,
  leftLater: (left: string, back: string) => `it left on ${left} and cannot be back on ${back}`,
  dispatch: (status: string) => `Only a proposal that is accepted can be dispatched; this one is ${status}.`,
  withdrawn:
    'The client has withdrawn from this contract: cancel the proposal, or amend it if you have agreed on something new.',
  left: (day: string) => `The equipment of this proposal already left on ${day}.`,
  toLeave: (count: string, product: string) => `Only ${count} units of product ${product} have yet to leave.`,
  future: (day: string) => `on (${day}) is in the future: only what has already happened can be recorded`,
  undone: (minutes: string) =>
    `This can't be undone any more: more than ${minutes} minutes have passed, or the job has changed since.`,
  daysTurned: (to: string, from: string) => `to (${to}) must not be before from (${from})`,
  holdEnded: (day: string) => `this hold ended on ${day}`,
  allBack: (quantity: string, day: string) => `all ${quantity} units of this hold are already back by ${day}`,
  stillHeld: (held: string, day: string) => `only ${held} of the units of this hold are still held on ${day}`,
  supplierKnown: (name: string) => `there is a supplier called ${name} already`,
  supplierInUse: (name: string) => `${name} cannot be removed: units were asked of them`,
  subHireCancelled: 'this sub-hire is cancelled: make a new one',
  goesBackFirst: (back: string, arrives: string) => `goes_back (${back}) must not be before arrives (${arrives})`,
  tooMuchAtOnce: (products: number, days: string, most: number) =>
    `${products.toLocaleString('en-GB')} products × ${days} days is more than ${most.toLocaleString('en-GB')} ` +
    'product-days: shorten the range (from, to) or name fewer products in items',
};
