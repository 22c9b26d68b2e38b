/** Sign-in through a company's own provider. */
export const companySignIn = {
  none: 'no sign-in through a company is set up',
  unknownSlug: 'nobody signs in by this name: check it with your company',
  providerFails: 'your company’s sign-in does not answer as it should: try again, or ask an owner of your company',
  required: 'this company has its members sign in through its own sign-in: do so first',
  ownSignInNeeded: 'sign in with your password for this: you are signed in through your company',
  path: 'next must be a path of the application',
  slug: 'the sign-in name must be 3 to 40 small letters, digits and hyphens',
  slugTaken: 'this sign-in name is taken: choose another',
  issuer: 'the issuer must be an https address such as https://login.example.com',
  secret: 'the client secret is needed',
  plainText: 'this must be 1 to 500 plain characters without spaces',
  signInThroughItFirst: 'sign in through it yourself first, so that it is known to work',
  notRequired: 'members may sign in with their passwords already',
  unreachable: (why: string) => `the provider could not be reached: ${why}`,
  otherIssuer: (issuer: string) => `the provider calls itself ${issuer}: enter that as the issuer`,
  noOpenId: (why: string) => `the provider does not publish what sign-in needs: ${why}`,
};
