/** Longer than what people write, of words that wrap and of one that does not. */
export const WORDS =
  'The Northern and Southern Association of Sound, Light, Video and Staging Engineers for Conferences, Weddings and Parties';
export const WORD = 'Veranstaltungstechnikverleihgesellschaftsmitarbeiterversammlung'.padEnd(
  120,
  'organisationskomitee',
);
const EMAIL = `${WORD.slice(0, 60).toLowerCase()}@${'langernamederdomain.'.repeat(2)}example`;
const PARAGRAPH = `${WORDS}. ${WORD}. `.repeat(2).trim();

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
type Json = any;

/** How a company is filled: over the same calls as its people and programs have. */
export interface Filling {
  /** A call of the application, by an owner. */
  readonly call: (procedure: string, input?: unknown) => Promise<Json>;
  /** Makes a proposal from words, as the API and the command line do. */
  readonly propose: (wanted: Proposed) => Promise<Json>;
  /** Sends a form of a client's page. */
  readonly answer: (path: string, form: Readonly<Record<string, string>>) => Promise<void>;
}

export interface Proposed {
  readonly title: string;
  readonly client_id: string;
  readonly event: {
    readonly description: string;
    readonly date: string;
    readonly venue: string;
    readonly attendees: number;
    readonly days: number;
  };
}

/** Ids of what was made. */
export interface Extremes {
  readonly proposals: Readonly<Record<ExtremeName, string>>;
  /** Paths of the clients' pages. */
  readonly pages: Readonly<Record<ExtremeName, string>>;
  readonly product: string;
  readonly client: string;
  readonly webhook: string;
  readonly today: string;
}

export type ExtremeName = 'draft' | 'undated' | 'sent' | 'accepted' | 'overdue' | 'declined';

/** Fills a company with names of 120 characters, amounts of nine digits and counts of four, wherever there are some. */
export async function fillWithExtremes(filling: Filling): Promise<Extremes> {
  const { call } = filling;
  const { today } = await call('availability.products');
  await changeCompany(call);
  const [product, other] = await makeProducts(call);
  const { id: client } = await call('clients.create', {
    name: WORD,
    company: WORDS,
    email: EMAIL,
    phone: '+44 20 7946 0018 extension 123456',
    notes: PARAGRAPH,
  });
  const proposals = await makeProposals(filling, { client, today, products: [product, other] });
  const { id: webhook } = await call('webhooks.create', { url: `https://localhost:1/${WORD}/${WORD}` });
  await call('webhooks.sendTest', { id: webhook });
  await call('keys.create', { name: WORDS });
  const pages = Object.entries(proposals).map(async ([name, id]) => [name, await pageOf(call, id)]);
  return {
    proposals,
    pages: Object.fromEntries(await Promise.all(pages)),
    product,
    client,
    webhook,
    today,
  };
}

async function changeCompany(call: Filling['call']): Promise<void> {
  await call('me.rename', { name: WORD.slice(0, 100) });
  await call('company.change', {
    name: WORDS,
    address: `${WORDS}\n${WORD}`,
    bank_line: WORD,
    terms: PARAGRAPH,
    cover_note: PARAGRAPH,
    tax_rate: 12.345,
    tax_label: WORD.slice(0, 40),
  });
  await call('company.saveRegion', { name: WORD.slice(0, 100), factor: 123.4567, places: [WORDS, WORD.slice(0, 100)] });
  await call('company.saveRate', { from: 'GBP', to: 'IDR', rate: 21_345.678_9 });
  await call('sales.changeSettings', { won_reasons: [WORDS.slice(0, 100)], lost_reasons: [WORD.slice(0, 100)] });
  await call('team.invite', { email: EMAIL, role: 'editor' });
}

/** One with much of everything and one of a single word, both tracked. */
async function makeProducts(call: Filling['call']): Promise<[string, string]> {
  const { id: other } = await call('catalogue.create', {
    name: WORD,
    category: 'furniture',
    unit: 'square_metre',
    unit_price: 9876.54,
    tracked: true,
  });
  const { id } = await call('catalogue.create', {
    name: WORDS,
    sku: WORD.slice(0, 100),
    description: PARAGRAPH,
    category: 'staging',
    own_category: WORD.slice(0, 100),
    unit: 'each',
    unit_price: 12_345.67,
    tracked: true,
    weight_kg: 12_345.67,
    power_w: 123_456,
  });
  // never a line: its accessories would be a million
  await call('catalogue.create', {
    name: WORD,
    category: 'audio',
    unit: 'day',
    unit_price: 123_456_789.12,
    accessories: [id, other].map((each) => ({ product_id: each, quantity: 1234 })),
  });
  await call('catalogue.recordStock', { kind: 'bought', product_id: other, quantity: 1234 });
  await call('catalogue.recordStock', { kind: 'bought', product_id: id, quantity: 9999, note: WORD });
  await call('catalogue.recordStock', { kind: 'in_repair', product_id: id, quantity: 1234, note: WORDS });
  await call('catalogue.recordStock', { kind: 'lost', product_id: id, quantity: 1234, note: WORD });
  return [id, other];
}

interface Ground {
  readonly client: string;
  readonly today: string;
  readonly products: readonly string[];
}

async function makeProposals({ call, propose, answer }: Filling, ground: Ground): Promise<Extremes['proposals']> {
  const { client, today, products } = ground;
  const description = 'Two K12.2 speakers and a sound engineer for a talk. '.repeat(12);
  const event = { description, date: today, venue: WORD, attendees: 999_999, days: 28 };
  const { id: draft } = await propose({ title: WORDS, client_id: client, event });
  const lines = [
    ...products.map((id) => ({ kind: 'add_line', product_id: id, units: 9999 })),
    freeLine({ name: WORD, units: 1, unit_price: 123_456_789.12 }),
    freeLine({ name: WORDS, units: 9999, unit_price: 12_345.67, optional: true }),
    freeLine({ name: `${WORDS} by the day`, unit: 'day', units: 9999, days: 365, unit_price: 34.56 }),
    freeLine({ name: `${WORDS} by the hour`, unit: 'hour', units: 9999, hours: 8, unit_price: 34.56 }),
  ];
  await call('proposals.edit', {
    id: draft,
    changes: [
      ...lines,
      { kind: 'set_document', cover_note: PARAGRAPH, pictures: true, was: { cover_note: null, pictures: false } },
      { kind: 'set_notes', notes: PARAGRAPH, was: null },
      { kind: 'set_discount', discount: { kind: 'percent', percent: 12.345, label: WORD.slice(0, 100) }, was: null },
      { kind: 'set_surcharge', surcharge: { kind: 'percent', percent: 123.4, label: WORDS.slice(0, 100) }, was: null },
    ],
  });
  await sell(call, draft, today);

  const copy = async (title: string, date: string | null = today): Promise<string> => {
    const { id } = await call('proposals.duplicate', { id: draft });
    const proposal = await call('proposals.get', { id });
    const dated = { kind: 'set_event', date, days: 3, was: { date: proposal.event.date, days: proposal.event.days } };
    await call('proposals.edit', { id, changes: [{ kind: 'set_title', title, was: proposal.title }, dated] });
    return id;
  };
  const undated = await copy(WORD, null);
  const sent = await copy(WORD);
  await call('proposals.send', { id: sent });
  const question = { do: 'ask', name: WORD, email: EMAIL, question: PARAGRAPH };
  await answer(await pageOf(call, sent), question);
  const accepted = await copy(WORDS);
  await call('proposals.send', { id: accepted });
  await call('proposals.accept', { id: accepted, outcome: { reason: WORDS.slice(0, 100), note: PARAGRAPH } });
  const overdue = await copy(WORD, dayAfter(today, -5));
  await call('proposals.send', { id: overdue });
  await call('proposals.accept', { id: overdue });
  await call('jobs.dispatch', { id: overdue, units: products.map((item) => ({ item, units: 1234 })) });
  const declined = await copy(WORDS);
  await call('proposals.send', { id: declined });
  await call('proposals.decline', { id: declined, outcome: { reason: WORD.slice(0, 100), note: PARAGRAPH } });
  return { draft, undated, sent, accepted, overdue, declined };
}

function freeLine(line: object) {
  return { kind: 'add_free_line', category: 'staging', unit: 'each', ...line };
}

/** Its salesperson, tags, follow-ups and a template. */
async function sell(call: Filling['call'], id: string, today: string): Promise<void> {
  const [owner] = await call('team.members');
  await call('sales.assign', { id, owner: owner.id });
  for (const name of [WORD.slice(0, 40), WORDS.slice(0, 40)]) await call('sales.tag', { id, name });
  await call('sales.addFollowUp', { id, due_on: today, note: WORD });
  await call('sales.addFollowUp', { id, due_on: dayAfter(today, -3), note: PARAGRAPH });
  await call('templates.save', { id, name: WORD.slice(0, 80) });
}

async function pageOf(call: Filling['call'], id: string): Promise<string> {
  return new URL((await call('proposals.get', { id })).share_url).pathname;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
