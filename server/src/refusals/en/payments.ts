/** About payments of proposals. */
export const payments = {
  notAccepted: (status: string) => `Payments are recorded for a proposal that is accepted; this one is ${status}.`,
  noRow: 'names no payment of this proposal’s schedule',
  dayToCome: 'must not be in the future',
  noPayment: 'this payment is not there, or was undone already',
  noNotice: 'this notice is not there, or was decided already',
  otherCurrency: 'It was paid in another currency than the proposal has, so it cannot be recorded as it is.',
  noneToRefund: 'no recorded payment belongs to it: undo what was recorded by hand instead',
};
