/** What is refused whatever is asked for. */
export const service = {
  failed: 'the service failed; the request id names this case to its operator',
  bodyTooLarge: 'the body is over 256 KiB',
  signInFirst: 'sign in first',
  roleNeeded: (needed: string, own: string) => `this needs the role ${needed}; your role in this company is ${own}`,
  otherOrigin: (addresses: string) => `this may only be called by the pages of ${addresses}`,
  allowanceUsed: (limit: string) =>
    `all ${limit} proposals of this month's allowance are used; it resets at the start of next month`,
  subscriptionInactive:
    'the subscription is past due or cancelled: proposals can be read and edited, but no new ones made',
  noMail: 'this server is not set up to send mail',
};
