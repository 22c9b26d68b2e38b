import { readFileSync } from 'node:fs';
import { createApiKey, createCompany, invite, updateCompany } from '../../../server/src/accounts/index.ts';
import { FORM_FIELDS } from '../../../server/src/enquiries/index.ts';
import { importCatalogue } from '../../../server/src/catalogue/index.ts';
import { keepSending } from '../../../server/src/invoices/index.ts';
import type { Db, Tx } from '../../../server/src/platform/db.ts';
import { newId } from '../../../server/src/platform/ids.ts';
import { forCompany } from '../../../server/src/platform/tenancy.ts';
import { BUYER, SELLER } from '../../../server/src/testing/invoices.ts';
import { isObject, type Json } from '../json.ts';
import { acceptAsConsumer } from './consumers.ts';
import { type Person, signedIn, type Way } from './people.ts';

const CATALOGUE = readFileSync(new URL('catalogue.csv', import.meta.url), 'utf8');
const ENDLESS = 1_000_000_000;

/** A company whose every text holds a word that stands nowhere else. */
export interface TestedCompany {
  readonly id: string;
  readonly marker: string;
  readonly key: string;
  /** Of its sandbox. */
  readonly testKey: string;
  readonly people: Readonly<Record<'owner' | 'editor' | 'viewer', Person>>;
  /** The secrets of its open invitations. */
  readonly invitationTokens: readonly string[];
}

interface Bare {
  readonly id: string;
  readonly key: string;
}

/** A company with a key, and nothing else but a catalogue. */
export async function makeBareCompany(
  db: Db,
  marker: string,
  changes: Parameters<typeof updateCompany>[2] = {},
  hasCatalogue = true,
): Promise<Bare> {
  const company = await createCompany(db, { name: `${marker} Hire`, currency: 'GBP', country: 'GB', taxRate: '20' });
  await updateCompany(db, company.id, { allowance: ENDLESS, ...changes });
  return forCompany(db, company.id, async (tx) => {
    if (hasCatalogue) {
      const file = new TextEncoder().encode(
        CATALOGUE.replaceAll(/^(\w+),("?)/gm, `$1,$2${marker} `).replace(`${marker} name`, 'name'),
      );
      const { errors } = await importCatalogue(tx, company, file, { skipInvalid: false, now: new Date() });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
    }
    return { id: company.id, key: (await createApiKey(tx, company.id, { name: `${marker} key` })).key };
  });
}

/** A company with people and some of everything. */
export async function makeCompany(way: Way, marker: string): Promise<TestedCompany> {
  const { id, key } = await makeBareCompany(way.db, marker);
  const at = { id, marker };
  const owner = await signedIn(way, at, 'owner');
  const people = {
    owner,
    editor: await signedIn(way, at, 'editor'),
    viewer: await signedIn(way, at, 'viewer'),
  };
  const invitationTokens: string[] = [];
  for (let guest = 0; guest < 3; guest++) {
    const invited = {
      email: `guest${guest}@${marker.toLowerCase()}.example`,
      role: 'viewer' as const,
      invitedBy: owner.id,
    };
    const { token } = await forCompany(way.db, id, (tx) => invite(tx, id, { ...invited, now: new Date() }));
    invitationTokens.push(token);
  }
  const testKey = await forCompany(way.db, id, (tx) =>
    createApiKey(tx, id, { name: `${marker} test key`, test: true }),
  );
  const company = { id, marker, key, testKey: testKey.key, people, invitationTokens };
  await fill(way, company);
  return company;
}

const WAIVER = { kind: 'waiver', percent: 10, categories: ['audio'], optional: true };
const CODE = { percent: 10, amount: null, from: null, to: null, uses: null, active: true };
const DELIVERY = {
  from: { country: 'GB', postcode: 'SW9 8AA' },
  unit: 'km',
  zones: [{ name: 'Inner South', postcodes: ['SW1-SW9'], price: 35 }],
  bands: [{ up_to: 25, price: 65 }],
  beyond: { price: 1.5, there_and_back: true },
  road_factor: 1.3,
  vehicles: [{ name: 'Van', payload_kg: 800, volume_m3: 8, factor: 1, extra: 0 }],
  usual_vehicle: 0,
  hours: Array.from({ length: 7 }, () => ({ from: '08:00', to: '18:00' })),
  out_of_hours: { kind: 'percent', percent: 50 },
};

const NOBODY = { email: '', phone: '' };
const HIRED = { units: 2, arrives: '2027-03-11', goes_back: '2027-03-13', cost: 40.5, note: null, state: 'confirmed' };

/** Gives a company some of everything that can be named by an id. */
export async function fill(way: Way, company: TestedCompany): Promise<void> {
  const { marker, people } = company;
  const ask = (procedure: string, input: Json) => call(way, company, people.owner, procedure, input);
  const named = (what: string) => `${marker} ${what} ${Math.random().toString(36).slice(2, 8)}`;
  await ask('company.saveRegion', { name: named('region'), factor: 1.15, places: ['London'] });
  await ask('company.saveRate', { from: 'GBP', to: 'EUR', rate: 1.17 });
  await ask('company.change', { terms: `${marker} terms` });
  await ask('keys.create', { name: named('key') });
  const client = await ask('clients.create', {
    name: named('client'),
    email: `client@${marker.toLowerCase()}.example`,
    notes: `${marker} notes`,
  });
  const product = await ask('catalogue.create', {
    name: named('speaker'),
    category: 'audio',
    unit: 'event',
    unit_price: 12,
    cost_price: 7.25,
    tracked: true,
    description: `${marker} description`,
  });
  await ask('catalogue.recordStock', { kind: 'bought', product_id: product, quantity: 20 });
  await ask('catalogue.recordStock', { kind: 'lost', product_id: product, quantity: 1, note: `${marker} lost it` });
  const hook = await ask('webhooks.create', { url: `https://127.0.0.1:1/${marker.toLowerCase()}` });
  await ask('webhooks.sendTest', { id: hook });
  await ask('webhooks.setStatus', { id: hook, status: 'paused' });
  const made: string[] = [];
  for (let each = 0; each < 6; each++) {
    const event = {
      description: `Party for 40 with two speakers, ${marker}`,
      date: '2027-03-12',
      venue: `${marker} Hall`,
    };
    made.push(await createProposal(way, company, { event, client_id: client, title: named('party') }));
  }
  await ask('prices.saveRule', { rule: { ...WAIVER, label: named('waiver') }, active: true });
  const list = { name: named('prices'), percent: 5, categories: [] };
  await ask('clients.update', { id: client, price_list_id: await ask('prices.savePriceList', { list }) });
  await ask('prices.saveCode', { code: { ...CODE, code: named('code').replaceAll(/[^A-Za-z0-9]/g, '-') } });
  await ask('prices.letClientsEnterCodes', { allowed: true });
  await ask('delivery.save', { table: DELIVERY });
  const [draft = '', sent = '', accepted = '', declined = '', cancelled = ''] = made;
  await ask('sales.tag', { id: draft, name: named('tag') });
  await ask('sales.addFollowUp', { id: draft, due_on: '2027-02-01', note: `${marker} call` });
  for (const id of [sent, accepted, declined, cancelled]) await ask('proposals.send', { id });
  for (const id of [accepted, cancelled]) await ask('proposals.accept', { id });
  await ask('proposals.decline', { id: declined });
  await ask('proposals.cancel', { id: cancelled });
  const supplier = await ask('suppliers.save', { ...NOBODY, name: named('supplier'), notes: `${marker} notes` });
  await ask('subHires.add', { ...HIRED, product_id: product, proposal_id: accepted, supplier: { id: supplier } });
  await ask('company.change', { tax_number: 'GB 999 9999 73', registration_number: '01234567' });
  await ask('invoices.changeSettings', { ...SELLER, legal_name: `${marker} Limited` });
  const [invoiceId] = [
    await ask('invoices.issue', invoiceOf(accepted, 1, marker)),
    await ask('invoices.issue', invoiceOf(accepted, 2, marker)),
  ] as const;
  // one of them as a server that mails would have sent it
  await forCompany(way.db, company.id, (tx) =>
    keepSending(tx, company.id, {
      id: newId(),
      invoiceId,
      proposalId: accepted,
      recipient: `accounts@${marker.toLowerCase()}.example`,
      mailId: newId(),
      sentAt: new Date(),
      sentBy: null,
    }),
  );
  const create = (body: Json) => createProposal(way, company, body);
  await acceptAsConsumer(way, { companyId: company.id, marker, ask, create });
  await ask('templates.save', { id: accepted, name: named('template') });
  await ask('enquiries.changeForm', { on: true, fields: FORM_FIELDS, origins: [], intro: `${marker} intro` });
  await forCompany(way.db, company.id, (tx) => keepEnquiry(tx, company));
}

function invoiceOf(id: string, amount: number, marker: string): Json {
  const part = { kind: 'amount', amount };
  const buyer = { ...BUYER, name: `${marker} client` };
  return { id, part, buyer, treatment: 'standard', wording: '', due_on: '2098-12-31', gross: amount };
}

async function createProposal(way: Way, { key }: TestedCompany, body: Json): Promise<string> {
  const { status, json, text } = await way.sender.send({
    method: 'POST',
    path: '/v1/proposals',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  });
  const id = isObject(json) ? json['id'] : null;
  if (status !== 201 || typeof id !== 'string') throw new Error(`a proposal was not made: ${status} ${text}`);
  return id;
}

/** Carries out a procedure; returns the id of what came of it, where there is one. */
async function call(way: Way, { id }: TestedCompany, person: Person, procedure: string, input: Json): Promise<string> {
  const { status, json, text } = await way.sender.send({
    method: 'POST',
    path: `/app/trpc/${procedure}`,
    headers: { origin: way.origin, cookie: person.cookie, 'x-company': id, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(input)),
  });
  if (status !== 200) throw new Error(`${procedure} was refused: ${status} ${text}`);
  const data = isObject(json) && isObject(json['result']) ? json['result']['data'] : null;
  return isObject(data) && typeof data['id'] === 'string' ? data['id'] : '';
}

/** As if a visitor had sent it: the form itself takes none so quickly. */
async function keepEnquiry(tx: Tx, { id, marker }: TestedCompany): Promise<void> {
  const enquiry = newId();
  await tx
    .insertInto('enquiries')
    .values({
      company_id: id,
      id: enquiry,
      name: `${marker} visitor`,
      email: `visitor@${marker.toLowerCase()}.example`,
      phone: null,
      description: `Party for 60 with two speakers, ${marker}`,
      event_date: '2027-05-08',
      place: null,
      attendees: 60,
      origin: null,
      language: 'en',
      received_at: new Date(),
    })
    .execute();
  const content = Buffer.from(`${marker} notes`);
  await tx
    .insertInto('enquiry_files')
    .values({
      company_id: id,
      id: newId(),
      enquiry_id: enquiry,
      place: 0,
      name: 'notes.txt',
      media_type: 'text/plain',
      size: content.length,
      content,
    })
    .execute();
}
