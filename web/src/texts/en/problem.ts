/** Messages for failures. */
export const problem = {
  retry: 'Try again',
  unreachable: 'Can’t reach Showbill. Check your connection, and that the server is running.',
  unavailable: 'Showbill isn’t available right now. Nothing was lost. Try again in a few seconds.',
  unexplained:
    'The server couldn’t do that and gave no reason. Try again. If it keeps happening, tell your administrator.',
  fault:
    'This page failed, but the server is running and your saved work is safe. Reload it. If that doesn’t help, tell your administrator.',
  render: 'This page couldn’t be shown.',
  reload: 'Reload',
} as const;
