/** Sign-in through a company's own provider. */
export const companySignIn = {
  link: 'Sign in through your company',
  title: 'Sign in through your company',
  ask: 'Your company’s sign-in name',
  askRule: 'Your company’s owner knows it. It’s also the end of the address /sign-in/…',
  go: 'Continue',
  text: 'You’ll sign in at your company and come back here.',
  name: 'Sign-in name',
  password: 'Sign in with a password',
  required: (company: string) => `${company} has its members sign in through the company. Continue to do that.`,
  workIn: (company: string) => `Go to ${company}`,
  signOut: 'Sign out',
  problems: {
    tries: 'Too many attempts from your network. Wait a few minutes and start again.',
    over: 'This sign-in took too long, was already used or was started in another browser. Start again.',
    declined: 'Your company’s sign-in was cancelled or declined.',
    unreachable: 'Your company’s sign-in could not be reached. Try again, or ask an owner of your company.',
    untrusted: 'Your company’s sign-in gave an answer that could not be checked. Ask an owner of your company.',
    unverified: 'Your company’s sign-in gave no verified email address for you. Ask an owner of your company.',
    invited:
      'You’ve been invited but haven’t joined yet. Open the link in your invitation email and sign in through your company from there.',
    stranger:
      'You signed in at your company, but you’re not on its team here. Ask an owner of your company to invite you.',
    unproved:
      'There’s already an account with your address that nobody has confirmed. Set a new password for ' +
      'it with “Forgot your password?”, sign in, and open the link in your invitation email again.',
    other_account:
      'Your account here is linked to another account at your company. Ask an owner of your company to unlink it.',
  },
  joinThrough: 'Join through your company’s sign-in',
  orPassword: 'Or join with a password:',
  joinOther: 'Signing in through your company opens only that company.',
  again: 'Your session has ended. Sign in through your company in a new tab, then come back here and carry on.',
  requiredNow: (company: string) =>
    `${company} now has its members sign in through the company. Do that in a new tab, then come back here and carry on: ` +
    'nothing you typed is lost.',
  openTab: 'Open company sign-in',
  carryOn: 'I’ve signed in',
  notYet: 'You aren’t signed in yet.',
  notHere:
    'You’re signed in through your company. Sign in with your password to change your name, password, ' +
    'two-step sign-in or sessions. If you have none, set one with “Forgot your password?” on the sign-in page.',
  onlyCompany: (company: string) => `Through ${company}’s sign-in`,
  tab: 'Company sign-in',
  ownersOnly: 'Only owners can see how members sign in.',
  lead:
    'Members sign in with your company’s own accounts: Microsoft Entra ID, Google Workspace, Okta, ' +
    'Keycloak or any other OpenID Connect provider.',
  loading: 'Loading…',
  provider: 'Provider',
  redirect: 'Redirect URI',
  redirectRule: 'Register this at your provider',
  issuer: 'Issuer',
  issuerRule: 'For example https://login.example.com',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretKept: 'Saved. Leave empty to keep it.',
  slug: 'Sign-in name',
  slugRule: (address: string) => `Members start at ${address}`,
  vouch: 'Count every address from this provider as verified',
  vouchRule:
    'Only for a provider that your company alone runs and that doesn’t say whether addresses are verified, such as Entra ID.',
  another:
    'Another issuer, client ID or setting for addresses turns sign-in off until you turn it on again, ' +
    'and signs out everyone who came through it.',
  test: 'Test',
  tested: 'The provider answers as it should.',
  use: 'Use',
  on: 'Members can sign in through it',
  onRule:
    'It’s tested first. Sessions last 12 hours, open this company only, and need no two-step sign-in here: your provider answers for that.',
  require: 'Require it',
  requireRule:
    'Members can no longer use their passwords here. Owners still can, with two-step sign-in, so that a broken provider locks nobody out.',
  linkFirst: 'Sign in through it yourself first, so that you know it works.',
  tryIt: 'Sign in through it',
  people: 'Who has signed in',
  nobody: 'Nobody yet.',
  lastUsed: 'Last time',
  unlink: 'Unlink',
  unlinkWhom: (name: string) => `Unlink ${name}`,
  remove: 'Remove',
  removeTitle: 'Remove company sign-in',
  removeText:
    'Everyone who signed in through it is signed out. Members sign in with their passwords again; those without one can set it by email.',
};
