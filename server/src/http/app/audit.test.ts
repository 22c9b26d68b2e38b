import { AUDITED } from '@showbill/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { inCompany } from '../../accounts/index.ts';
import { bringIn } from '../../catalogue/index.ts';
import { COMMAND } from '../../platform/actor.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal } from '../../proposals/index.ts';
import { openBrowser, PASSWORD, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { type CommandLine, openCommandLine } from '../../testing/command-line.ts';
import { SMALL_CATALOGUE, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let showbill: CommandLine;
let company: TestCompany;
let owner: TestPerson;
let ask: { company: string };

beforeAll(async () => {
  service = await startTestService();
  showbill = await openCommandLine();
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
  ask = { company: company.id };
});

interface Entry {
  readonly what: string;
  readonly actor: { readonly kind: string; readonly name: string | null };
  readonly subject: { readonly name: string | null };
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

async function entries(input: object = {}): Promise<Entry[]> {
  return (await owner.query('audit.list', { ...ask, input })).json.result.data.data;
}

/** What is written down while something is done, oldest first. */
async function told(work: () => Promise<unknown>): Promise<Entry[]> {
  const before = new Set((await entries()).map((entry) => JSON.stringify(entry)));
  await work();
  return (await entries()).filter((entry) => !before.has(JSON.stringify(entry))).toReversed();
}

const file = () => new TextEncoder().encode(SMALL_CATALOGUE.replace('38.00', '39.00'));
const whats = (of: readonly Entry[]) => of.map(({ what }) => what);
const mutate = (path: string, input?: unknown) => owner.mutate(path, input, ask);

describe('the audit log of a company', () => {
  it('tells what its people do with keys, without the keys', async () => {
    let key = '';
    const made = await told(async () => {
      const { json } = await mutate('keys.create', { name: 'CRM', scopes: ['read'], expires_on: '2027-03-31' });
      ({ key } = json.result.data);
      await mutate('keys.revoke', { id: json.result.data.id });
      await mutate('keys.revoke', { id: json.result.data.id });
    });
    expect(made).toMatchObject([
      {
        what: 'key.created',
        actor: { kind: 'user', id: owner.id },
        subject: { name: 'CRM' },
        facts: [
          { name: 'scopes', value: 'read' },
          { name: 'expires on', value: '2027-03-31' },
        ],
      },
      { what: 'key.revoked', subject: { name: 'CRM' } },
    ]);
    expect(JSON.stringify(made)).not.toContain(key);
  });

  it('tells of members: invited, withdrawn, joined, another role, removed, left', async () => {
    const guest = await signedInMember(service, company.id, 'editor');
    const found = await told(async () => {
      const { json } = await mutate('team.invite', { email: 'new@guest.example', role: 'viewer' });
      await mutate('team.revokeInvitation', { id: json.result.data.id });
      await mutate('team.changeRole', { user_id: guest.id, role: 'viewer' });
      await mutate('team.changeRole', { user_id: guest.id, role: 'viewer' });
      await guest.mutate('team.leave', undefined, ask);
      const other = await signedInMember(service, company.id, 'viewer');
      await mutate('team.remove', { user_id: other.id });
    });
    expect(whats(found)).toEqual([
      'member.invited',
      'member.invitation_withdrawn',
      'member.role_changed',
      'member.left',
      'account.signed_in',
      'member.removed',
    ]);
    expect(found[2]?.facts).toEqual([{ name: 'role', value: 'editor → viewer' }]);
  });

  it('tells of settings with what they were and are, and nothing where nothing changed', async () => {
    const found = await told(async () => {
      await mutate('company.change', { validity_days: 30, terms: 'x'.repeat(1000) });
      await mutate('company.change', { validity_days: 30 });
      const { json } = await mutate('company.saveRegion', { name: 'London', factor: 1.15, places: ['London'] });
      await mutate('company.removeRegion', { id: json.result.data.id });
      await mutate('company.saveRate', { from: 'GBP', to: 'EUR', rate: 1.17 });
      await mutate('company.removeRate', { from: 'GBP', to: 'EUR' });
      await mutate('sales.changeSettings', { expiry_days: 3 });
      await mutate('audit.keepFor', { months: 36 });
    });
    expect(whats(found)).toEqual([
      'settings.changed',
      'settings.region_saved',
      'settings.region_removed',
      'settings.rate_saved',
      'settings.rate_removed',
      'settings.changed',
      'settings.changed',
    ]);
    expect(found[0]?.facts).toEqual([
      { name: 'validity days', value: '14 → 30' },
      { name: 'terms', value: `– → ${'x'.repeat(200)}…` },
    ]);
    expect(found.at(-1)?.facts).toEqual([{ name: 'audit months', value: '24 → 36' }]);
    const asked = { input: { kind: 'settings' }, headers: { 'accept-language': 'de' } };
    const { json } = await owner.query('audit.list', { ...ask, ...asked });
    expect(json.result.data.data[0].facts).toEqual([{ name: 'Monate Aufbewahrung', value: '24 → 36' }]);
  });

  it('tells of the catalogue, an import as one, and of stock', async () => {
    const found = await told(async () => {
      const product = { name: 'Hazer', category: 'lighting', unit: 'day', unit_price: 35, tracked: true };
      const { id } = (await mutate('catalogue.create', product)).json.result.data;
      await mutate('catalogue.update', { id, unit_price: 40 });
      await mutate('catalogue.recordStock', { product_id: id, kind: 'counted', quantity: 4 });
      await mutate('catalogue.recordStock', { product_id: id, kind: 'bought', quantity: 2 });
      await mutate('catalogue.recordStock', { product_id: id, kind: 'in_repair', quantity: 1 });
      const [hold] = (await owner.query('catalogue.get', { ...ask, input: { id } })).json.result.data.holds;
      await mutate('catalogue.releaseHold', { hold_id: hold.id });
      await mutate('catalogue.archive', { id });
      await mutate('catalogue.restore', { id });
      await mutate('catalogue.export');
      const options = { skipInvalid: false, now: service.context.clock.now(), actor: COMMAND };
      await bringIn(service.context.pool, company.id, file(), { ...options, dryRun: true });
      await bringIn(service.context.pool, company.id, file(), options);
    });
    expect(found.map(({ what, subject }) => [what, subject.name])).toEqual([
      ['catalogue.created', 'Hazer'],
      ['catalogue.changed', 'Hazer'],
      ['stock.counted', 'Hazer'],
      ['stock.bought', 'Hazer'],
      ['stock.held', 'Hazer'],
      ['stock.released', 'Hazer'],
      ['catalogue.archived', 'Hazer'],
      ['catalogue.restored', 'Hazer'],
      ['export.catalogue', null],
      ['catalogue.imported', null],
    ]);
    expect(found[1]?.facts).toEqual([{ name: 'unit price', value: '35 → 40' }]);
    expect(found.at(-1)?.actor.kind).toBe('command');
    expect(found.at(-1)?.facts).toEqual(
      expect.arrayContaining([
        { name: 'created', value: '0' },
        { name: 'changed', value: '1' },
      ]),
    );
  });

  it('tells of the form for websites, field by field', async () => {
    const found = await told(async () => {
      await mutate('enquiries.changeForm', { on: true });
      await mutate('enquiries.changeForm', { on: false, privacy_url: 'https://hire.example/privacy' });
    });
    expect(found.map(({ what }) => what)).toEqual(Array(2).fill('settings.enquiry_form_changed'));
    expect(found[1]?.facts).toEqual([
      { name: 'is on', value: 'true → false' },
      { name: 'privacy url', value: '– → https://hire.example/privacy' },
    ]);
  });

  it('tells which key made a proposal or a webhook, and what became of the proposal, whoever did it', async () => {
    const found = await told(async () => {
      const body = { event: { description: 'Conference for 100' }, client: { name: 'Secret client' } };
      const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
      await changeProposal(service.context, company.id, json.id, 'send');
      await changeProposal(service.context, company.id, json.id, 'view', { by: 'client' });
      await changeProposal(service.context, company.id, json.id, 'accept', { by: 'client' });
      await showbill.json('proposal', 'cancel', json.id);
    });
    expect(found.map(({ what, actor }) => [what, actor.kind, actor.name])).toEqual([
      ['proposal.created', 'key', 'test'],
      ['proposal.sent', 'service', null],
      ['proposal.accepted', 'client', null],
      ['proposal.cancelled', 'command', null],
    ]);
    expect(found[0]?.subject.name).toMatch(/^P-\d{4}-\d{4}$/);
    expect(JSON.stringify(found)).not.toContain('Secret client');
  });

  it('tells of webhooks by their hosts alone, without secrets', async () => {
    const found = await told(() =>
      inCompany(service.context.db, company.id, async (tx) => {
        const { createWebhook, deleteWebhook, rotateSecret, setWebhookStatus } = await import(
          '../../webhooks/index.ts'
        );
        const wanted = { url: 'https://hook.example/in?token=hidden' };
        const { webhook } = await createWebhook(service.context, tx, company.id, wanted);
        await rotateSecret(service.context, tx, company.id, webhook.id);
        await setWebhookStatus(tx, company.id, webhook.id, 'paused', service.context.clock.now());
        await setWebhookStatus(tx, company.id, webhook.id, 'active', service.context.clock.now());
        await deleteWebhook(tx, company.id, webhook.id);
      }),
    );
    expect(found.map(({ what, subject }) => [what, subject.name])).toEqual([
      ['webhook.created', 'hook.example'],
      ['webhook.secret_rotated', 'hook.example'],
      ['webhook.paused', 'hook.example'],
      ['webhook.resumed', 'hook.example'],
      ['webhook.removed', 'hook.example'],
    ]);
    expect(JSON.stringify(found)).not.toMatch(/hidden|whsec/);
  });

  it('tells what the operator does by command', async () => {
    const found = await told(async () => {
      await showbill.json('company', 'update', company.id, '--allowance', '200', '--tax-rate', '20');
      await showbill.json('key', 'create', '--company', company.id, '--name', 'Ops');
      const user = ['--company', company.id, '--email', 'ben@people.example', '--password', PASSWORD];
      await showbill.json('user', 'create', ...user, '--role', 'viewer');
    });
    expect(found).toMatchObject([
      {
        what: 'settings.changed',
        actor: { kind: 'command' },
        facts: [{ name: 'allowance override', value: '– → 200' }],
      },
      { what: 'settings.changed', actor: { kind: 'command' } },
      { what: 'key.created', actor: { kind: 'command' }, subject: { name: 'Ops' } },
      { what: 'member.joined', actor: { kind: 'command' }, subject: { name: 'ben' }, facts: [{ value: 'viewer' }] },
    ]);
    expect(JSON.stringify(found)).not.toContain(PASSWORD);
  });

  it('tells each company of a person that they signed in, or have another password', async () => {
    const second = await service.company();
    const person = await signedInMember(service, company.id, 'viewer');
    await forCompany(service.context.db, second.id, (tx) =>
      tx.insertInto('members').values({ company_id: second.id, user_id: person.id, role: 'owner' }).execute(),
    );
    const browser = openBrowser(service);
    const found = await told(() => browser.post('/auth/sign-in', { email: person.email, password: PASSWORD }));
    expect(found).toMatchObject([{ what: 'account.signed_in', actor: { kind: 'user', id: person.id } }]);
    const theirs = await person.query('audit.list', { company: second.id, input: { kind: 'account' } });
    expect(theirs.json.result.data.data).toMatchObject([{ what: 'account.signed_in' }]);
    const passwords = { current_password: PASSWORD, new_password: 'another password of the tests' };
    const changed = await told(() => browser.post('/auth/change-password', passwords));
    expect(whats(changed)).toContain('account.password_changed');
    expect(JSON.stringify(changed)).not.toContain('another password');
  });

  it('is exported as it is searched, which is written down itself', async () => {
    const { json } = await mutate('audit.export', { kind: 'key', text: 'ops' });
    expect(json.result.data).toMatchObject({ data: [{ what: 'key.created' }], has_more: false });
    expect((await entries())[0]).toMatchObject({ what: 'export.audit_log', facts: [{ value: '1' }] });
  });

  it('is read page by page', async () => {
    for (let n = 0; n < 3; n++) {
      await Promise.all(Array.from({ length: 20 }, (_, i) => mutate('company.change', { terms: `${n} ${i}` })));
    }
    const first = (await owner.query('audit.list', { ...ask, input: {} })).json.result.data;
    expect([first.data.length, first.has_more]).toEqual([50, true]);
    const { at, id } = first.data.at(-1);
    const second = (await owner.query('audit.list', { ...ask, input: { before: { at, id } } })).json.result.data;
    const seen = new Set(first.data.map((entry: { id: string }) => entry.id));
    expect(second.data.filter((entry: { id: string }) => seen.has(entry.id))).toEqual([]);
    expect(second.data.length).toBeGreaterThan(0);
  });

  it('has a name for everything that was written in these tests', async () => {
    const known = Object.entries(AUDITED).flatMap(([kind, deeds]) => deeds.map((deed) => `${kind}.${deed}`));
    const { json } = await mutate('audit.export', {});
    expect(json.result.data.data.filter(({ what }: Entry) => !known.includes(what))).toEqual([]);
  });
});
