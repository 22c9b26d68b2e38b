/** The right of withdrawal of consumers, on the client's page, on paper and in mails. */
export const withdrawal = {
  heading: 'Right of withdrawal',
  /** On the button, as the law words it. */
  start: 'Withdraw from contract here',
  confirm: 'Confirm withdrawal',
  notice: {
    right:
      'You have the right to withdraw from this contract within 14 days, without giving a reason. The 14 days begin on ' +
      'the day after you accept this proposal. If the last of them is a Saturday, a Sunday or a public holiday, the ' +
      'period ends with the next working day.',
    how: 'To withdraw, tell us so clearly, for example by letter or email:',
    online: (start: string) =>
      `You can also do it on the page of this proposal, with “${start}”. We then confirm by email, without delay, what ` +
      'you declared and when. You may use the form below, but you don’t have to.',
    inTime: 'You are in time if you send it before the period ends.',
    refund:
      'If you withdraw, we pay back everything you have paid us for this contract, delivery included, without delay and at ' +
      'the latest 14 days after we hear from you. We use the means of payment that you used, unless you and we expressly ' +
      'agree on another, and charge you nothing for it.',
    early:
      'If you asked us to start before the period ends, you pay us for what we have provided by the time you tell us, in ' +
      'proportion to the whole. Once we have provided all of it, you can no longer withdraw.',
    form: {
      heading: 'Withdrawal form (please fill in and return only if you want to withdraw)',
      to: 'To:',
      declares: 'I withdraw from the contract that I made for the following service:',
      blanks: ['Agreed on:', 'Name:', 'Address:', 'Signature (on paper only):', 'Date:'],
    },
  },
  /** What a client asks for whose event is soon. */
  asksToStart: (company: string) =>
    `I ask ${company} to start before the withdrawal period ends. I know that I then pay for what was provided if I ` +
    'withdraw, and that I can no longer withdraw once all of it has been provided.',
  asksFault: 'The hire begins before the withdrawal period ends. Please tick this, or ask us about another date.',
  changed: 'The right of withdrawal is not as it was when you opened this page. Please read it and accept again.',
  until: (day: string) => `You can withdraw from this contract until the end of ${day}.`,
  contract: 'Contract',
  email: 'Email for the confirmation',
  statement: (title: string, number: string, company: string) =>
    `I withdraw from the contract “${title}” (${number}) with ${company}.`,
  gone: 'You can no longer withdraw from this contract here. Nothing was sent.',
  withdrawn: 'Withdrawn',
  received: (day: string, time: string) => `Your withdrawal was received on ${day} at ${time}.`,
  goesOn: (company: string) => `Something may have been delivered by then: ${company} will contact you about it.`,
  asked: 'Start before the end of the withdrawal period',
  askedYes: 'Asked for by the client',
  toClient: {
    subject: (company: string, title: string) => `${company}: your withdrawal from ${title}`,
    text: (company: string) => `${company} has received your withdrawal. This is what you declared and when:`,
    declared: 'Declaration',
    name: 'Name',
    at: 'Received',
    keep: 'Please keep this email.',
    fromPage: 'Somebody who has the link to the proposal declared this for you. Tell us if it wasn’t you.',
  },
  toCompany: {
    subject: (title: string, number: string) => `Withdrawn: ${title} (${number})`,
    text: (day: string, name: string, what: string) => `On ${day} ${name} withdrew from ${what}.`,
    ended: 'The proposal was cancelled, and its equipment is free again.',
    open:
      'The proposal was not cancelled, since equipment has left or its first day has come. Please decide what was ' +
      'delivered, and cancel it by hand.',
    refund: 'What the client has paid is to be paid back within 14 days, less what was provided at their request.',
  },
} as const;
