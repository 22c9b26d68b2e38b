/** The life of proposals and their jobs: what is refused, why, and what would be possible. */
export const life = {
  send: (status: string) => `Only a proposal that is draft or expired can be sent; this one is ${status}.`,
  view: (status: string) => `Only a proposal that is sent can be viewed; this one is ${status}.`,
  accept: (status: string) => `Only a proposal that is sent can be accepted; this one is ${status}.`,
  decline: (status: string) => `Only a proposal that is sent can be declined; this one is ${status}.`,
  revise: (status: string) => `Only a proposal that is sent or declined can be revised; this one is ${status}.`,
  expire: (status: string) => `Only a proposal that is sent can be expired; this one is ${status}.`,
  cancel: (status: string) => `Only a proposal that is accepted can be cancelled; this one is ${status}.`,
  replace: (status: string) => `Only a proposal that is accepted can be replaced; this one is ${status}.`,
  ownerSends: 'An owner of the company has to send this proposal, in the application.',
  equipmentOut: 'A proposal cannot be cancelled while its equipment is out.',
  newerVersion: (version: string) => `this is version ${version} of the proposal, and there is a newer one`,
  otherTerms: 'the terms have changed since they were seen',
  otherNotice: 'the right of withdrawal is not what was seen, or nobody asked for an early start',
  withdraw: 'Only a contract with a right of withdrawal can be withdrawn from, within its period.',
  amendedGone: (number: string, status: string) => `this amends ${number}, which is ${status} and no longer accepted`,
  notOptional: (line: string) => `${line} is not an optional line of this proposal`,
  amend: (status: string) => `Only a proposal that is accepted can be amended; this one is ${status}.`,
  notALine: (line: string) => `${line} is not a line of this proposal`,
  notOnLines: 'no line of this proposal has that product',
  noLineLeft: 'no line would be left: cancel the proposal instead',
  schedule: (status: string) => `Delivery and collection of a proposal that is ${status} cannot be changed.`,
  noDate: 'this proposal has no date yet: set the date of the event first',
  delivery: (most: string) => `delivery must be on the first day of the event or up to ${most} days before it`,
  collection: (most: string) => `collection must be on the last day of the event or up to ${most} days after it`,
  tooManyQuestions: 'too many questions were asked about this proposal today: please email or call instead',
  remind: (status: string) => `only a sent proposal can be reminded of, and this one is ${status}`,
  noSignedCopy: 'there is no signed copy: the client did not accept this proposal on its page',
  outcome: (status: string) => `Only a proposal that was won or lost has a reason for it; this one is ${status}.`,
};

/** Drafts: what is changed in them, and what they are priced from. */
export const drafts = {
  revise: (status: string) =>
    `Only a draft can be changed; this proposal is ${status}: revise it, and the draft of a new version can be changed.`,
  amend:
    'Only a draft can be changed; this proposal is accepted: amend it, and the draft that is to replace it can be changed.',
  duplicate: (status: string) =>
    `Only a draft can be changed; this proposal is ${status}: duplicate it, and the new draft can be changed.`,
  field: 'Somebody else changed a field of this proposal meanwhile: look, and change it again.',
  fields: (count: string) =>
    `Somebody else changed ${count} fields of this proposal meanwhile: look, and change it again.`,
  deleted: (status: string) => `Only a draft can be deleted; this proposal is ${status}.`,
  newVersion: 'This draft is a new version of a proposal that was sent: it cannot be deleted.',
  cataloguesOwn: (field: string) => `the ${field} of a line from the catalogue is the catalogue's`,
  withUnitPrice: 'price_set_by_hand goes with unit_price',
  priceNeeded: 'a line that is not from the catalogue has no price but the one that is set',
  archived: (product: string) => `${product} is archived: it goes into no new line`,
  tooManyLines: (most: number) => `a proposal has at most ${most.toLocaleString('en-GB')} lines`,
  lineRemoved: (param: string) => `${param} names a line that a change before it removes`,
  hoursNeeded: 'a line priced by the hour needs hours',
  noHours: 'only a line priced by the hour has hours',
  hoursMissing: 'A line priced by the hour needs hours.',
  tooManyTexts: (most: string) => `a proposal has at most ${most} of these: remove one first`,
  tooLarge: 'The amounts of this proposal are too large to be exact.',
  currencyCode: (own: string) => `currency must be a current ISO 4217 code in capitals, such as ${own}`,
  noRate: (own: string, wanted: string) =>
    `the company has no exchange rate from ${own} to ${wanted}: set one, or quote in ${own}`,
  rateGone: (own: string, wanted: string) =>
    `the company has no exchange rate from ${own} to ${wanted} any more: set one`,
  emptyCatalogue: 'the catalogue has no equipment to price from: import products first',
};

/** Making a proposal from a description. */
export const drafting = {
  unknownProduct: 'the draft named a product that is not in the catalogue; please try again',
  nothingServed: (phrases: string) => `The catalogue holds nothing of what is asked for: ${phrases}.`,
  nothingAsked:
    'The description asks for nothing that could be found. Name the equipment, or say what kind of event it is, ' +
    'how many people come and what happens there.',
  onlyExcluded: (words: string) =>
    `The description asks for nothing that could be found. What was read is not to come from us: ${words}. ` +
    'Name the equipment, or say what kind of event it is, how many people come and what happens there.',
  tookTooLong: 'Drafting the proposal took too long.',
  stopped: 'Drafting the proposal was stopped.',
  readingTooLong: 'Reading the description took too long. Please shorten it.',
  tooMuchToRead: 'The description was too much to read. Please shorten it.',
  noUsableDraft: 'The language model gave no usable draft.',
  model: {
    unreachable: 'The language model could not be reached.',
    credentials: "The language model did not accept this service's credentials.",
    busy: 'The language model is busy; try again later.',
    failing: 'The language model failed to answer.',
    refused: 'The language model refused the request.',
    notAModel: 'What answered was not a language model.',
    tooLarge: 'The language model answered with more than can be read.',
  },
};

/** Selling: tags, follow-ups, templates, the report. */
export const sales = {
  followUps: (most: string) => `a proposal has at most ${most} open follow-ups`,
  tagsOnOne: (most: string) => `a proposal has at most ${most} tags`,
  tags: (most: string) => `a company has at most ${most} tags`,
  sameTag: (name: string) => `there is a tag ${name} already`,
  noLines: 'a proposal without lines cannot be a template',
  templates: (most: string) => `a company has at most ${most} templates`,
  sameTemplate: (name: string) => `there is a template called ${name} already`,
  noProducts: 'the catalogue has none of this template’s products any more',
  daysTurned: 'the last day is before the first',
  tooManyDays: 'at most three years at once',
};
