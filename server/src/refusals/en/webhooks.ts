/** Addresses that events are sent to. */
export const webhooks = {
  tooMany: (most: string) => `there are already ${most} subscriptions, which is the limit: delete one first`,
  paused: 'this subscription is paused: resume it first',
  disabled: 'this subscription is disabled: resume it first',
  resumeToSend: 'this subscription is disabled: resume it before sending again',
  endsBeforeItBegins: 'the last day is before the first',
  tooLongAgo: (days: string) => `events can be sent again for ${days} days: choose a later first day`,
  tooManyEvents: (most: number) =>
    `there are more than ${most.toLocaleString('en-GB')} events on these days: choose fewer days`,
};
