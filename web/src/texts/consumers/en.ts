/** The right of withdrawal of consumers, in English. */
export const english = {
  settings: {
    heading: 'Consumers in the EU',
    lead:
      'A consumer in the EU or EEA who accepts online usually has 14 days to withdraw. Contracts for ' +
      'leisure activities, catering, transport or car hire on a set date can be exempt (article 16(l) of ' +
      'Directive 2011/83/EU). Whether yours are is for you to decide; this is no legal advice.',
    offer: 'Offer consumers the right of withdrawal',
    hint:
      'Clients marked as consumers, in the EU or EEA, see the notice before they accept, and can withdraw ' +
      'on their page until the period ends. Public holidays aren’t known: if the last day is one, also ' +
      'accept a withdrawal that reaches you another way on the next working day. The suggested notice is Showbill’s own ' +
      'wording, not the model text of the Directive: have it checked, or put in your own.',
    noAddress: 'The notice has to say where you are: add it under “Address and bank details”.',
    noMail:
      'Withdrawals have to be confirmed by email, and this server is not set up to send mail: ask your administrator.',
    noEmail: 'You are told of withdrawals by email: add your company’s email.',
    notice: 'Notice',
    language: 'Language',
    usual: 'These are Showbill’s words.',
    own: 'These are your words.',
    reset: 'Use Showbill’s words',
    changes: 'What was already accepted keeps the notice that it came with.',
  },
  ask: {
    label: 'Is the client a business or a consumer?',
    hint:
      'Consumers in the EU or EEA see their right of withdrawal. If you don’t say, Showbill shows no notice; the right may ' +
      'exist all the same, and lasts longer where the client was not told of it.',
    saved: 'Saved for this client.',
  },
  right: {
    heading: 'Right of withdrawal',
    until: (day: string) => `The client can withdraw until the end of ${day}.`,
    past: (day: string) => `The client could withdraw until the end of ${day}.`,
    asked: 'The client asked you to start before the period ends.',
    ended: (moment: string) => `The client withdrew on ${moment}. The proposal was cancelled.`,
    open: (moment: string) =>
      `The client withdrew on ${moment}. The proposal was not cancelled, since equipment had left or ` +
      'its first day had come. Decide what was delivered, then cancel it.',
  },
} as const;
