/** What is said where something fails. */
export const problem = {
  retry: 'Try again',
  retryIn: (seconds: number) => `Try again in ${seconds} s`,
  unreachable: 'Showbill cannot be reached. Check your connection, and that the server is running.',
  unavailable: 'Showbill is not available at this moment. Nothing was lost. Try again in a few seconds.',
  unexplained: 'The server could not do that and did not say why. Try again; if it stays so, tell whoever runs it.',
  fault:
    'The page itself made a mistake: the server can be reached, and what was saved is safe. Load it again; if that does not help, tell whoever runs Showbill.',
  render: 'This page could not be shown.',
  reload: 'Load it again',
} as const;
