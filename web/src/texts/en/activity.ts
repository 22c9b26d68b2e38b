/** More are not counted. */
function unreadCount(count: number): string {
  return count >= 100 ? '99+' : String(count);
}

/** What clients do with proposals, and answers to them. */
export const activity = {
  heading: 'Client activity',
  none: 'When a client views, asks about, accepts or declines a proposal, you’ll see it here.',
  noneUnread: 'You’re up to date.',
  filter: 'Show',
  all: 'All',
  unread: 'Unread',
  unreadCount,
  unreadOf: (count: number) => `${unreadCount(count)} unread`,
  unreadAt: (place: string, count: number) => `${place}, ${unreadCount(count)} unread`,
  markAllRead: 'Mark all as read',
  markRead: 'Mark as read',
  mark: 'Unread client activity',
  more: 'Show more',
  loading: 'Loading…',
  nobody: 'The client',
  you: 'You',
  what: {
    viewed: 'viewed the proposal',
    asked: 'asked a question',
    accepted: 'accepted the proposal',
    declined: 'declined the proposal',
    answered: 'answered',
  },
  viewedOften: (times: string) => `viewed the proposal ${times} times, last`,
  isAnswered: 'Answered',
  today: (time: string) => `today ${time}`,
  yesterday: (time: string) => `yesterday ${time}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
  open: 'Open proposal',
  mail: {
    none: 'Not emailed by Showbill',
    waiting: (to: string) => `On its way to ${to}`,
    sent: (to: string) => `Emailed to ${to}`,
    failed: (to: string) => `Couldn’t be delivered to ${to}`,
  },
  answer: {
    label: 'Your answer',
    labelTo: (name: string) => `Your answer to ${name}`,
    send: 'Send answer',
    sent: 'Your answer is on its way',
    goesTo: (address: string) => `Goes to ${address} by email. It’s also shown on the client’s page.`,
    noServer:
      'This server doesn’t send email. Pass your answer on yourself: it’s kept here and shown on the client’s page.',
    noAddress:
      'There’s no email address for this client. Pass your answer on yourself: it’s kept here and shown on the client’s page.',
    copy: 'Copy answer',
    copied: 'Copied and kept. Showbill has not emailed it.',
    openMail: 'Open in email program',
    kept: 'Kept. Showbill has not emailed it: send it from your email program.',
  },
  subject: (title: string, number: string) => `Re: ${title} (${number})`,
} as const;
