/** Ids of the company that is to be kept from others. */
export interface Ours {
  readonly owner: string;
  readonly key: string;
  readonly region: string;
  readonly webhook: string;
  readonly delivery: string;
  readonly deliveryTry: string;
  readonly mail: string;
  readonly product: string;
  readonly job: string;
  readonly invitation: string;
  readonly invitationToken: string;
  readonly hold: string;
  readonly proposal: string;
  readonly client: string;
  readonly tag: string;
  readonly followUp: string;
  readonly template: string;
}

const CREATION = '0192d3a4-0000-7000-8000-000000000001';
const PRODUCT = { name: 'Desk', category: 'furniture', unit: 'event', unit_price: 5 };
const NO_STOP = { day: null, time: null };
const PRICES = { filter: {}, change: { kind: 'percent', percent: 5 }, round_to: 0.01 };

/**
 * An input for each procedure, good enough to be carried out by one who may. Where it names something of a company,
 * `ours` gives its id.
 */
export const SAMPLES: Record<string, (ours: Ours) => unknown> = {
  'site.get': () => undefined,
  'site.countries': () => undefined,
  signUp: () => ({}),
  confirmSignUp: () => ({}),
  'me.get': () => undefined,
  'me.rename': () => ({ name: 'Renamed' }),
  'me.changeLanguage': () => ({ language: 'nl' }),
  'me.sessions': () => undefined,
  'me.endSession': () => ({ id: 'none' }),
  'me.endOtherSessions': () => undefined,
  'me.company': () => undefined,
  'team.members': () => undefined,
  'team.changeRole': ({ owner }) => ({ user_id: owner, role: 'owner' }),
  'team.remove': ({ owner }) => ({ user_id: owner }),
  'team.leave': () => ({}),
  'team.invitations': () => undefined,
  'team.invite': () => ({ email: 'somebody@guest.example', role: 'owner' }),
  'team.revokeInvitation': ({ invitation }) => ({ id: invitation }),
  'invitation.read': ({ invitationToken }) => ({ token: invitationToken }),
  'invitation.accept': ({ invitationToken }) => ({ token: invitationToken }),
  'invitation.signUp': () => ({}),
  'company.settings': () => undefined,
  'company.change': () => ({ name: 'Changed', terms: 'Changed' }),
  'company.removeLogo': () => ({}),
  'company.saveRegion': ({ region }) => ({ id: region, name: 'Changed', factor: 2, places: ['Here'] }),
  'company.removeRegion': ({ region }) => ({ id: region }),
  'company.saveRate': () => ({ from: 'GBP', to: 'EUR', rate: 2 }),
  'company.removeRate': () => ({ from: 'GBP', to: 'USD' }),
  'company.progress': () => undefined,
  'keys.list': () => undefined,
  'keys.create': () => ({ name: 'A key' }),
  'keys.revoke': ({ key }) => ({ id: key }),
  'webhooks.list': () => undefined,
  'webhooks.create': () => ({ url: 'https://192.0.2.1/hook' }),
  'webhooks.rotate': ({ webhook }) => ({ id: webhook }),
  'webhooks.setStatus': ({ webhook }) => ({ id: webhook, status: 'paused' }),
  'webhooks.remove': ({ webhook }) => ({ id: webhook }),
  'webhooks.tries': ({ webhook }) => ({ id: webhook }),
  'webhooks.request': ({ deliveryTry }) => ({ id: deliveryTry }),
  'webhooks.sendAgain': ({ delivery }) => ({ delivery_id: delivery }),
  'webhooks.sendTest': ({ webhook }) => ({ id: webhook }),
  'mail.list': () => undefined,
  'mail.read': ({ mail }) => ({ id: mail }),
  'mail.templates': () => ({ language: 'en' }),
  'mail.saveTemplate': () => ({ kind: 'proposal.sent', language: 'en', subject: 'Changed', text: '{{link}}' }),
  'mail.resetTemplate': () => ({ kind: 'proposal.sent', language: 'en' }),
  'mail.draft': ({ proposal }) => ({ proposal_id: proposal, kind: 'proposal.expiring' }),
  'mail.send': ({ proposal }) => ({
    proposal_id: proposal,
    kind: 'proposal.expiring',
    mail: { to: 'ada@client.example', subject: 'A reminder', text: 'A reminder' },
  }),
  'mail.sendTest': () => ({}),
  'audit.list': () => ({}),
  'audit.export': () => ({}),
  'audit.keepFor': () => ({ months: 24 }),
  'drafting.get': () => undefined,
  'catalogue.list': () => ({ text: 'speaker' }),
  'catalogue.ownCategories': () => undefined,
  'catalogue.get': ({ product }) => ({ id: product }),
  'catalogue.create': () => PRODUCT,
  'catalogue.update': ({ product }) => ({ id: product, unit_price: 99 }),
  'catalogue.archive': ({ product }) => ({ id: product }),
  'catalogue.restore': ({ product }) => ({ id: product }),
  'catalogue.removePicture': ({ product }) => ({ id: product }),
  'catalogue.previewPrices': () => PRICES,
  'catalogue.changePrices': () => ({ ...PRICES, seal: 'none' }),
  'catalogue.stockLog': ({ product }) => ({ id: product }),
  'catalogue.recordStock': ({ product }) => ({ kind: 'bought', product_id: product, quantity: 5 }),
  'catalogue.releaseHold': ({ hold }) => ({ hold_id: hold }),
  'catalogue.saveMapping': () => ({ key: 'k'.repeat(43), columns: {}, categories: [], units: [] }),
  'catalogue.export': () => undefined,
  'catalogue.startFromSample': () => ({}),
  'clients.list': () => ({}),
  'clients.get': ({ client }) => ({ id: client }),
  'clients.proposals': ({ client }) => ({ id: client }),
  'clients.create': () => ({ name: 'Somebody' }),
  'clients.update': ({ client }) => ({ id: client, name: 'Renamed' }),
  'clients.foreseeErasure': ({ client }) => ({ id: client }),
  'clients.erase': ({ client }) => ({ id: client, name: 'Somebody' }),
  'availability.products': () => undefined,
  'availability.figures': () => ({ from: '2026-11-20', days: 3, page: 0 }),
  'availability.holders': ({ product }) => ({ item: product, day: '2026-11-20' }),
  'jobs.list': () => ({}),
  'jobs.get': ({ job }) => ({ id: job }),
  'jobs.pickingPdf': ({ job }) => ({ id: job }),
  'jobs.tick': ({ job }) => ({ id: job, line: CREATION, ticked: true }),
  'jobs.plan': ({ job }) => ({ id: job }),
  'jobs.schedule': ({ job }) => ({ id: job, delivery: NO_STOP, collection: NO_STOP }),
  'jobs.dispatch': ({ job, product }) => ({ id: job, units: [{ item: product, units: 1 }] }),
  'jobs.return': ({ job, product }) => ({ id: job, units: [{ item: product, units: 1 }] }),
  'jobs.undo': ({ job }) => ({ id: job, movement: CREATION }),
  'home.get': () => undefined,
  'activity.list': () => ({}),
  'activity.unread': () => undefined,
  'activity.thread': ({ proposal }) => ({ id: proposal }),
  'activity.markRead': ({ proposal }) => ({ id: proposal, until: '2026-11-20T10:00:00.000Z' }),
  'activity.markAllRead': () => ({ until: '2026-11-20T10:00:00.000Z' }),
  'activity.answer': ({ proposal }) => ({ id: proposal, text: 'Yes', to: null }),
  find: () => ({ text: 'a' }),
  'proposals.list': () => ({}),
  'proposals.get': ({ proposal }) => ({ id: proposal }),
  'proposals.history': ({ proposal }) => ({ id: proposal }),
  'proposals.create': ({ client }) => ({ creation: CREATION, event: { description: 'A party' }, client_id: client }),
  'proposals.stop': () => ({ creation: CREATION }),
  'proposals.understand': () => ({ description: 'A party for 80' }),
  'proposals.edit': ({ proposal, product }) => ({ id: proposal, changes: [{ kind: 'add_line', product_id: product }] }),
  'proposals.foreseeSending': ({ proposal }) => ({ id: proposal }),
  'proposals.send': ({ proposal }) => ({ id: proposal }),
  'proposals.accept': ({ proposal }) => ({ id: proposal }),
  'proposals.decline': ({ proposal }) => ({ id: proposal }),
  'proposals.revise': ({ proposal }) => ({ id: proposal }),
  'proposals.cancel': ({ proposal }) => ({ id: proposal }),
  'proposals.renewLink': ({ proposal }) => ({ id: proposal }),
  'proposals.amend': ({ proposal }) => ({ id: proposal }),
  'proposals.duplicate': ({ proposal }) => ({ id: proposal }),
  'proposals.delete': ({ proposal }) => ({ id: proposal }),
  'proposals.addable': ({ proposal }) => ({ id: proposal, text: '' }),
  'sales.get': ({ proposal }) => ({ id: proposal }),
  'sales.assign': ({ proposal, owner }) => ({ id: proposal, owner }),
  'sales.tags': () => undefined,
  'sales.tag': ({ proposal }) => ({ id: proposal, name: 'Wedding' }),
  'sales.untag': ({ proposal, tag }) => ({ id: proposal, tag }),
  'sales.renameTag': ({ tag }) => ({ id: tag, name: 'Changed' }),
  'sales.removeTag': ({ tag }) => ({ id: tag }),
  'sales.addFollowUp': ({ proposal }) => ({ id: proposal, due_on: '2026-11-20', note: 'Call' }),
  'sales.changeFollowUp': ({ followUp }) => ({ id: followUp, due_on: '2026-11-21', note: 'Changed' }),
  'sales.finishFollowUp': ({ followUp }) => ({ id: followUp, done: true }),
  'sales.removeFollowUp': ({ followUp }) => ({ id: followUp }),
  'sales.setOutcome': ({ job }) => ({ id: job, reason: 'Price' }),
  'sales.settings': () => undefined,
  'sales.changeSettings': () => ({ expiry_days: 3, lost_reasons: ['Changed'] }),
  'sales.board': () => ({}),
  'sales.report': () => ({ from: '2026-11-01', to: '2026-11-30' }),
  'templates.list': () => undefined,
  'templates.save': ({ job }) => ({ id: job, name: 'A template' }),
  'templates.rename': ({ template }) => ({ id: template, name: 'Changed' }),
  'templates.remove': ({ template }) => ({ id: template }),
  'templates.make': ({ template, client }) => ({ id: template, client_id: client }),
  changes: () => undefined,
};

/** What a sample is where it holds no id: the same whatever the ids are. */
export function sampleWithoutIds(path: string): string {
  const none: Ours = {
    owner: '',
    key: '',
    region: '',
    webhook: '',
    delivery: '',
    deliveryTry: '',
    mail: '',
    job: '',
    invitation: '',
    invitationToken: '',
    product: '',
    hold: '',
    proposal: '',
    client: '',
    tag: '',
    followUp: '',
    template: '',
  };
  return JSON.stringify(SAMPLES[path]?.(none) ?? {});
}
