/** Mails with a link or a code that lets a person in. */
export const people = {
  invitation: {
    subject: (company: string) => `Join ${company} on Showbill`,
    invited: (company: string) => `You have been invited to join ${company} on Showbill.`,
    invitedBy: (person: string, company: string) => `${person} has invited you to join ${company} on Showbill.`,
    may: {
      owner: 'You’ll be an owner, able to do everything, including managing people and API keys.',
      editor: 'You’ll be an editor, able to work on proposals, stock, the catalogue and clients.',
      viewer: 'You’ll be a viewer, able to see everything but change nothing.',
    },
    join: 'Join',
    rule: (days: string) =>
      `The link is for this email address only, works once and expires in ${days} days. If unexpected, ignore it.`,
  },
  reset: {
    subject: 'Set a new password',
    text: 'Someone, most likely you, asked to reset the password for your Showbill account.',
    link: 'Set a new password',
    rule: (minutes: string) =>
      `The link works once and expires in ${minutes} minutes. If it wasn’t you, ignore this email: your password stays the same.`,
  },
  signUp: {
    subject: 'Your code to sign up',
    enter: 'Enter this code to finish signing up to Showbill:',
    rule: (minutes: string) => `It is valid for ${minutes} minutes. If you did not sign up, do nothing.`,
    knownSubject: 'You already have an account',
    known: 'Somebody, most likely you, tried to sign up to Showbill with this email address.',
    knownNext: 'It already has an account. Sign in with it; if you forgot your password, you can set a new one there.',
    signIn: 'Sign in',
    notYou: 'If it was not you, do nothing.',
  },
} as const;
