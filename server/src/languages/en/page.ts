/** The page on which clients read and answer a proposal. */
export const page = {
  forClient: (name: string) => `For ${name}`,
  stops: {
    delivery: (day: string) => `Delivery ${day}`,
    deliveryOpen: 'Delivery on a date to be agreed',
    collection: (day: string) => `Collection ${day}`,
    collectionOpen: 'Collection on a date to be agreed',
  },
  included: 'What’s included',
  nothing: 'Nothing yet.',
  byCategory: 'Items by category',
  showCategory: (category: string) => `Show items in ${category}`,
  accept: {
    heading: 'Accept',
    agree: 'I accept this proposal',
    agreeWithTerms: 'I accept this proposal and its terms',
    beforePrice: 'Accept for ',
    afterPrice: '',
    withoutExtras: ', without extras',
    withExtras: ', with ',
    name: 'Your name',
    email: 'Your email',
  },
  /** Names what is always in view: the total and the way to accept. */
  decide: 'Total and accepting',
  messages: 'Questions and answers',
  decline: {
    heading: 'Decline',
    why: 'Why are you declining? (optional)',
    submit: 'Decline proposal',
  },
  /** A discount code that the client types. */
  code: {
    heading: 'Discount code',
    label: 'Code',
    submit: 'Apply code',
    taken: (code: string) => `The code ${code} was applied. Please check the new total.`,
    refused: 'This code isn’t valid, or isn’t any more.',
    notNow: 'This code can’t be used here at the moment. Please ask us.',
    tooMany: 'Too many codes were tried today. Please ask us below.',
  },
  ask: {
    heading: 'Ask a question',
    question: (company: string) => `Your question to ${company}`,
    submit: 'Send question',
    sent: (company: string) => `Your question is on its way to ${company}.`,
    tooMany: 'Too many questions were asked about this proposal today. Please email or call instead.',
  },
  faults: {
    name: 'Please enter your name (up to 200 characters).',
    email: 'Please enter a valid email, such as ada@example.com.',
    terms: 'Please tick this to accept.',
    question: 'Please write your question (up to 5,000 characters).',
    reason: 'Please use at most 2,000 characters.',
  },
  update: 'Update total',
  tick: 'Tick any you’d like and the total updates.',
  refused: {
    totalChanged: 'The total has changed with the extras you picked. Please check it and accept again.',
    codeChanged: 'The discount code has changed the total. Please check it and accept again.',
    newer: {
      accept: (version: string) =>
        `There is a newer version of this proposal, version ${version}, shown below. Nothing was accepted yet: please read it first.`,
      decline: (version: string) =>
        `There is a newer version of this proposal, version ${version}, shown below. Nothing was declined yet: please read it first.`,
    },
    otherTerms: {
      accept:
        'The terms have changed since you opened this page and are shown below. Nothing was accepted yet: please read them first.',
      decline:
        'The terms have changed since you opened this page and are shown below. Nothing was declined yet: please read them first.',
    },
    replacedGone: {
      accept: (company: string) =>
        `This proposal was to replace another that is no longer valid. Nothing was accepted: please ask ${company} below.`,
      decline: (company: string) =>
        `This proposal was to replace another that is no longer valid. Nothing was declined: please ask ${company} below.`,
    },
    accepted: {
      accept: 'This proposal has already been accepted. Nothing was accepted again, and nothing has changed.',
      decline: 'This proposal has already been accepted. Nothing was declined, and nothing has changed.',
    },
    closed: {
      accept: 'Nothing was accepted: the proposal is no longer open.',
      decline: 'Nothing was declined: the proposal is no longer open.',
    },
  },
  standing: {
    test: 'Test',
    testText: (company: string) => `This is a test by ${company}, not an offer. Nothing will be delivered.`,
    draft: 'Draft',
    draftText: (company: string) => `${company} is still working on it, so it cannot be accepted yet.`,
    redraft: 'Draft: a new version is coming',
    redraftText: (company: string) =>
      `${company} is revising this proposal, so it cannot be accepted until the new version is sent.`,
    open: 'Open',
    openUntil: (day: string) => `Open until ${day}`,
    lastDay: 'Today is the last day.',
    left: (days: string, _count: number) => `${days} left.`,
    replaces: (number: string) => `Once accepted, it replaces ${number}, which stays valid until then.`,
    accepted: 'Accepted',
    acceptedOn: (day: string) => `Accepted on ${day}`,
    recorded: (company: string) => `${company} has recorded it as agreed.`,
    agreed: (name: string, total: string, time: string) => `${name} accepted it for ${total} at ${time}.`,
    copyByMail: 'The signed copy goes to both sides by email.',
    declined: 'Declined',
    declinedOn: (day: string) => `Declined on ${day}`,
    declinedText: (company: string) => `Changed your mind? Ask ${company} below.`,
    expired: 'Expired',
    expiredText: (company: string) =>
      `It can no longer be accepted. Ask ${company} below if you’d still like to go ahead.`,
    expiredOn: (day: string, company: string) =>
      `It was open until ${day} and can no longer be accepted. Ask ${company} below if you’d still like to go ahead.`,
    replaced: 'Replaced',
    replacedText: (company: string) =>
      `Another proposal was accepted in its place. Ask ${company} below if you didn’t expect this.`,
    cancelled: 'Cancelled',
    cancelledText: (company: string) => `It is no longer valid. Ask ${company} below if you didn’t expect this.`,
  },
  /** Those that were sent to the client. */
  invoices: {
    heading: 'Invoices',
    columns: { invoice: 'Invoice', amount: 'Amount' },
    due: (day: string) => `Due ${day}`,
    cancels: (number: string) => `Cancels ${number}`,
    cancelled: 'Cancelled',
    cancelledBy: (number: string) => `Cancelled by ${number}`,
    pdf: 'PDF',
    /** For whoever cannot see beside what it stands. */
    pdfOf: (number: string) => `${number} as PDF`,
  },
  signedCopy: 'Signed copy (PDF)',
  pdf: 'Proposal (PDF)',
  prices: (currency: string) => `prices in ${currency}`,
  invalidLink: {
    heading: 'This link isn’t valid',
    text: 'It may be incomplete, or it may have been withdrawn. Ask the company that sent it to you for a new one.',
  },
  unavailable: {
    heading: 'This page can’t be shown right now',
    text: 'Nothing was lost, and nothing was accepted or declined. Please try again in a minute.',
  },
} as const;
