/** Signing in and up, members, and what a company sets for itself. */
export const accounts = {
  wrongSignIn: 'the email or password is wrong',
  wrongPassword: 'current_password is wrong',
  linkOver: 'this link has been used or has expired: ask for a new one',
  closed: 'new companies cannot sign up here: ask the administrator of this server',
  emailTaken: 'an account cannot be created with this email: sign in, or reset the password',
  wrongSecondFactor: 'code is wrong or was used: enter the one that your app shows now, or a recovery code',
  hasApp: 'an authenticator app is set up already: turn it off first',
  passkeyRefused: 'this passkey was not accepted: try again, or sign in another way',
  passkeyNotAdded: 'this passkey could not be added: try again',
  passkeyKnown: 'this passkey has been added already',
  passkeysFull: (most: string) => `you have ${most} passkeys, the most there can be: remove one first`,
  noPasskeysHere: 'passkeys need an https address with a name: ask the administrator of this server',
  noSecondFactor: 'two-step sign-in is not set up',
  secondFactorFirst: 'set up two-step sign-in for yourself first',
  secondFactorRequired: 'this company requires two-step sign-in: set it up first',
  wrongCode: 'code is wrong: it is in the newest mail from us',
  codeOver: 'this code has expired or was tried too often: sign up again for a new one',
  tooManyTries: (seconds: string) => `too many attempts: wait ${seconds} seconds before trying again`,
  lastOwner: 'this is the last owner of the company: make someone else an owner first',
  member: (email: string) => `${email} is already a member`,
  otherPerson: (email: string) => `this invitation is not for ${email}: sign in with the email it was sent to`,
  invitationOver: 'this invitation was used or withdrawn, or has expired: ask for a new one',
  notARole: (role: string, roles: string) => `"${role}" is not a role: it must be one of ${roles}`,
  currency: (currency: string) => `"${currency}" is not a current ISO 4217 code such as GBP`,
  currencyCode: (currency: string) => `${currency} is not a current ISO 4217 currency code.`,
  country: (country: string) => `"${country}" is not an ISO 3166-1 country such as GB`,
  timeZone: (zone: string) => `"${zone}" is not an IANA time zone such as Europe/London`,
  colour: (colour: string) => `"${colour}" is not a colour such as #b45309`,
  taxRate: (rate: string) =>
    `"${rate}" is not a tax rate: it must be a percentage from 0 to 100 with at most 3 decimals`,
  leastMargin: (percent: string) =>
    `"${percent}" is not a margin: it must be a percentage from 0 to 99.99 with at most 2 decimals`,
  logoKind: 'the logo must be a PNG, JPEG or WebP image',
  logoTooLarge: 'the logo must be at most 256 kB',
};

/** The table of how many days are charged. */
export const chargedDays = {
  empty: 'The table needs a row for 1 day.',
  wholeDays: (most: string, days: string) => `Days must be whole numbers from 1 to ${most}, not ${days}.`,
  firstRow: 'The first row must be for 1 day.',
  ascending: (days: string, before: string) => `Rows must ascend: ${days} comes after ${before}.`,
  decimal: (days: string) => `The days charged for ${days} must be a plain decimal number such as 1.5.`,
  oneDay: '1 day must be charged as 1.',
  lessThanFewer: (days: string, charged: string, before: string) =>
    `${days} days are charged as ${charged}, less than fewer days (${before}).`,
  moreThanFull: (days: string, charged: string) =>
    `${days} days are charged as ${charged}, more than each day in full.`,
  beyond: 'The rate for each further day must be a decimal number from 0 to 1.',
};
