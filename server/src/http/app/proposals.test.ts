import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stopped } from '../../generation/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { wrappedDrafter } from '../../testing/wrapped-drafter.ts';

const CREATION = '0192d3a4-0000-7000-8000-00000000000a';
const STREAMED = { 'trpc-accept': 'application/jsonl' };

let service: TestService;
let company: TestCompany;
let editor: TestPerson;
/** Drafts as it always does, or until it is told to stop. */
let waits = false;

const drafter = wrappedDrafter({
  async before({ signal }) {
    if (!waits) return;
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(stopped(signal)));
    });
  },
});

beforeAll(async () => {
  service = await startTestService({ drafter });
});
beforeEach(async () => {
  waits = false;
  company = await service.company();
  editor = await signedInMember(service, company.id, 'editor');
});
afterAll(() => service.close());

const ask = async (path: string, input: unknown) =>
  dataOf(await editor.query(`proposals.${path}`, { company: company.id, input }));
const tell = async (path: string, input: unknown) =>
  dataOf(await editor.mutate(`proposals.${path}`, input, { company: company.id }));
const refused = async (path: string, input: unknown) => {
  const { json } = await editor.mutate(`proposals.${path}`, input, { company: company.id });
  return json.error;
};

function dataOf(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.result.data;
}

async function made(description = 'Conference for 100, two radio mics', client?: object) {
  const body = { event: { description, date: '2027-03-12' }, ...(client !== undefined && { client }) };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  return ask('get', { id: json.id });
}

const used = async (): Promise<number> => {
  const answer = await editor.query('me.company', { company: company.id });
  return answer.json.result.data.quota.used;
};

const create = (input: object) =>
  editor.mutate(
    'proposals.create?batch=1',
    { 0: { creation: CREATION, ...input } },
    { company: company.id, headers: STREAMED },
  );

const dayOf = async (description: string) => (await tell('understand', { description })).date?.value;
const letter = (email: string) => `A party for 80, please.\n\nKind regards,\nJane Smith\n${email}`;
const known = async (description: string) => (await tell('understand', { description })).known_client;
const add = async (client: object) => dataOf(await editor.mutate('clients.create', client, { company: company.id }));

describe('the creation of a proposal', () => {
  it('tells its stages and lines as they come, and the proposal at its end', async () => {
    const { text } = await create({ event: { description: 'Conference for 100 with a panel of four' } });
    expect(text.indexOf('"reading"')).toBeGreaterThan(0);
    expect(text.indexOf('"pricing"')).toBeGreaterThan(text.indexOf('"reading"'));
    const id = /"proposal_id":"([^"]+)"/.exec(text)?.[1];
    const proposal = await ask('get', { id });
    expect(proposal.line_items.length).toBeGreaterThan(2);
    const [entry] = await ask('history', { id });
    expect([entry.what, entry.actor.kind]).toEqual(['created', 'user']);
  });

  it('is stopped by the wish of a person, keeps nothing and gives its place back', async () => {
    waits = true;
    const creating = create({ event: { description: 'Conference for 100' } });
    await expect.poll(used).toBe(1);
    await tell('stop', { creation: CREATION });
    const { text } = await creating;
    expect(text).toContain('generation_failed');
    expect((await ask('list', {})).proposals).toEqual([]);
    expect(await used()).toBe(0);
  });

  it('is refused where the subscription is not active, and says why', async () => {
    await forCompany(service.context.db, company.id, (tx) =>
      sql`update companies set subscription = 'past_due' where id = ${company.id}`.execute(tx),
    );
    const { text } = await create({ event: { description: 'Conference for 100' } });
    expect(text).toContain('subscription_inactive');
    expect(text).toContain('past due or cancelled');
  });

  it('offers what the words say, and the words', async () => {
    const found = await tell('understand', { description: 'Two-day conference for 250 in Leeds on 12 March 2027' });
    expect(found.attendees).toMatchObject({ value: 250 });
    expect(found.days.value).toBe(2);
    expect(found.venue).toMatchObject({ value: 'Leeds' });
    expect(found.date.value).toBe('2027-03-12');
    expect((await tell('understand', { description: 'A party' })).days).toBeNull();
  });

  it('reads days from today on in the company’s time zone, and figures as its country writes them', async () => {
    expect(await dayOf('Party on 14th May for 80')).toBe('2027-05-14');
    expect(await dayOf('A party next Thursday for 80')).toBe('2026-11-26');
    expect(await dayOf('The gala is on 12/05/2027.')).toBe('2027-05-12');
    const settings = { country: 'US', time_zone: 'America/New_York' };
    await forCompany(service.context.db, company.id, (tx) =>
      tx.updateTable('companies').set(settings).where('id', '=', company.id).execute(),
    );
    expect(await dayOf('The gala is on 12/05/2027.')).toBe('2027-12-05');
  });

  describe('offers who writes', () => {
    it('as found, and makes no client of it', async () => {
      const found = await tell('understand', { description: letter('jane@smith.example') });
      expect(found.client).toMatchObject({ name: { value: 'Jane Smith' }, email: { value: 'jane@smith.example' } });
      expect(found.known_client).toBeNull();
      const { json } = await editor.query('clients.list', { company: company.id, input: { limit: 10 } });
      expect(json.result.data.count).toBe(0);
    });

    it('as the client with that address, else the only one of that name', async () => {
      const jane = await add({ name: 'J. Smith', email: 'Jane@Smith.example' });
      await add({ name: 'Jane Smith' });
      const words = letter('jane@smith.example');
      expect(await known(words)).toEqual({ id: jane.id, name: 'J. Smith', email: 'Jane@Smith.example' });
      expect(await known(letter('jane@elsewhere.example'))).toMatchObject({ name: 'Jane Smith', email: null });
      await add({ name: 'jane smith' });
      expect(await known(letter('jane@elsewhere.example'))).toBeNull();
    });

    it('not as somebody of that name with another address, nor as another company’s client', async () => {
      await add({ name: 'Jane Smith', email: 'jane@before.example' });
      expect(await known(letter('jane@smith.example'))).toBeNull();
      const other = await service.company();
      const colleague = await signedInMember(service, other.id, 'editor');
      await colleague.mutate('clients.create', { name: 'J', email: 'jane@smith.example' }, { company: other.id });
      expect(await known(letter('jane@smith.example'))).toBeNull();
    });
  });
});

describe('the list of proposals', () => {
  it('finds by words, status and client, and goes on where it ended', async () => {
    const first = await made('Conference for 100', { name: 'Ada Client' });
    await made('Party for 50');
    const { proposals: found } = await ask('list', { text: 'ada' });
    expect(found.map(({ id }: { id: string }) => id)).toEqual([first.id]);
    expect((await ask('list', { statuses: ['sent'] })).proposals).toEqual([]);
    expect((await ask('list', { client_id: first.client.id })).proposals).toHaveLength(1);
    const { next_cursor: cursor } = await ask('list', { limit: 1 });
    expect((await ask('list', { limit: 1, cursor })).proposals[0].id).toBe(first.id);
  });
});

describe('the editing of a proposal', () => {
  it('answers with the figures of the server and with what undoes it', async () => {
    const proposal = await made();
    const [line] = proposal.line_items;
    const changes = [{ kind: 'set_line', line_id: line.id, units: line.units + 3, was: { units: line.units } }];
    const { proposal: after, undo } = await tell('edit', { id: proposal.id, changes });
    expect(after.line_items[0].units).toBe(line.units + 3);
    expect(after.total).not.toBe(proposal.total);
    const { proposal: again } = await tell('edit', { id: proposal.id, changes: undo });
    expect([again.total, again.line_items]).toEqual([proposal.total, proposal.line_items]);
  });

  it('tells of each field that somebody else changed meanwhile', async () => {
    const { id, title } = await made();
    await tell('edit', { id, changes: [{ kind: 'set_title', title: 'Theirs', was: title }] });
    const { data } = await refused('edit', { id, changes: [{ kind: 'set_title', title: 'Mine', was: title }] });
    expect(data).toMatchObject({
      code: 'conflict',
      conflicts: [{ target: 'proposal', field: 'title', yours: 'Mine', theirs: 'Theirs', was: title }],
    });
  });

  it('finds products with what is free on its days, and what they cost', async () => {
    const { id } = await made('A party for 20');
    const [mixer, ...others] = await ask('addable', { id, text: 'mixing' });
    expect(others).toEqual([]);
    expect(mixer).toMatchObject({ name: 'Yamaha TF1 Mixing Console', unit_price: 95, tightest_day: '2027-03-12' });
    const before = mixer.free;
    await tell('edit', { id, changes: [{ kind: 'add_line', product_id: mixer.id, units: 3 }] });
    expect((await ask('addable', { id, text: 'mixing' }))[0].free).toBe(before - 3);
    const [crew] = await ask('addable', { id, text: 'engineer' });
    expect([crew.free, crew.unit]).toEqual([null, 'hour']);
  });

  it('suggests without words what was offered most lately and is no line yet', async () => {
    const { id } = await made('A party for 20');
    const [stool] = await ask('addable', { id, text: 'stool' });
    for (const description of ['A party for 20', 'A party for 30']) {
      const { id: other } = await made(description);
      await tell('edit', { id: other, changes: [{ kind: 'add_line', product_id: stool.id }] });
    }
    const suggested = async () => (await ask('addable', { id, text: ' ' })).map(({ name }: { name: string }) => name);
    expect(await suggested()).toContain(stool.name);
    await tell('edit', { id, changes: [{ kind: 'add_line', product_id: stool.id }] });
    expect(await suggested()).not.toContain(stool.name);
  });
});

describe('the life of a proposal', () => {
  it('shows the mail before it is sent, and nothing where there is nobody to write to', async () => {
    const proposal = await made('Conference for 100', { name: 'Ada', email: 'ada@client.example' });
    const { mail, valid_until: last } = await ask('foreseeSending', { id: proposal.id });
    expect(mail.recipient).toBe('ada@client.example');
    expect(mail.text).toContain(proposal.share_url);
    const sent = await tell('send', { id: proposal.id });
    expect([sent.proposal.status, sent.proposal.valid_until]).toEqual(['sent', last]);
    const { id } = await made();
    expect((await ask('foreseeSending', { id })).mail).toBeNull();
  });

  it('goes from draft to accepted and on to an amendment, each by whoever does it', async () => {
    const { id } = await made();
    await tell('send', { id });
    expect((await tell('revise', { id })).proposal).toMatchObject({ status: 'draft', version: 2 });
    await tell('send', { id });
    expect((await tell('accept', { id })).shortages).toEqual([]);
    expect((await refused('decline', { id })).data.code).toBe('conflict');
    const amendment = await tell('amend', { id });
    expect((await ask('get', { id: amendment.id })).replaces).toBe(id);
    const history = await ask('history', { id });
    expect(history.map(({ what }: { what: string }) => what)).toEqual([
      'amended',
      'accepted',
      'sent',
      'revised',
      'sent',
      'created',
    ]);
    expect(history[0].actor).toMatchObject({ kind: 'user', id: editor.id });
  });

  it('is copied, and deleted only as a draft', async () => {
    const { id } = await made();
    const copy = await tell('duplicate', { id });
    await tell('delete', { id: copy.id });
    expect((await editor.query('proposals.get', { company: company.id, input: { id: copy.id } })).status).toBe(404);
    await tell('send', { id });
    expect((await refused('delete', { id })).data.code).toBe('conflict');
  });

  it('is shown to its client under another address once its link was renewed', async () => {
    const proposal = await made();
    await tell('send', { id: proposal.id });
    const before = new URL(proposal.share_url).pathname;
    const { proposal: renewed } = await tell('renewLink', { id: proposal.id });
    const after = new URL(renewed.share_url).pathname;
    expect(after).not.toBe(before);
    const statuses = await Promise.all([before, after].map(async (path) => (await service.call('GET', path)).status));
    expect(statuses).toEqual([404, 200]);
  });
});
