/** Signing in and up, passwords, invitations and the first run. */
export const entry = {
  signIn: {
    title: 'Sign in',
    email: 'Mail address',
    password: 'Password',
    submit: 'Sign in',
    forgotten: 'Forgotten your password',
    noAccount: 'Your company is new here',
    signUp: 'Sign up',
  },
} as const;
