import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMember, type InvitationMail, renewInvitationToken } from '../../accounts/index.ts';
import { openBrowser, PASSWORD, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startLoneTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let owner: TestPerson;
let now = TEST_NOW;
const mails: InvitationMail[] = [];

beforeAll(async () => {
  service = await startLoneTestService({
    peopleMail: { sendReset: () => {}, sendInvitation: (mail) => mails.push(mail), sendSignUp: () => {} },
    clock: { now: () => now },
  });
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
});
afterAll(() => service.close());

async function invited(email: string, role = 'editor'): Promise<string> {
  const { status, text } = await owner.mutate('team.invite', { email, role }, { company: company.id });
  if (status !== 200) throw new Error(text);
  return tokenIn(mails.at(-1)?.url ?? '');
}

function tokenIn(url: string): string {
  return new URL(url).hash.slice(1);
}

async function open(): Promise<{ id: string; email: string; role: string }[]> {
  return (await owner.query('team.invitations', { company: company.id })).json.result.data;
}

describe('an invitation', () => {
  it('is mailed, read by its link, and makes a newcomer a member who is signed in', async () => {
    const token = await invited('New@guest.example', 'viewer');
    expect(mails.at(-1)).toEqual({
      language: 'en',
      to: 'new@guest.example',
      companyName: company.name,
      invitedBy: owner.email.split('@')[0],
      role: 'viewer',
      url: `http://showbill.test/invitation#${token}`,
      validDays: 7,
    });
    expect(await open()).toMatchObject([{ email: 'new@guest.example', role: 'viewer' }]);
    const guest = openBrowser(service);
    const read = await guest.mutate('invitation.read', { token });
    expect(read.json.result.data).toEqual({
      company_name: company.name,
      email: 'new@guest.example',
      role: 'viewer',
      sign_in: null,
    });
    const joined = await guest.mutate('invitation.signUp', { token, name: 'New Guest', password: 'a long password' });
    expect(joined.json.result.data).toEqual({ company_id: company.id });
    const me = await guest.query('me.get');
    expect(me.json.result.data).toMatchObject({
      user: { name: 'New Guest', email: 'new@guest.example' },
      companies: [{ id: company.id, role: 'viewer' }],
    });
    expect(await open()).toEqual([]);
    // once
    for (const answer of [
      await guest.mutate('invitation.read', { token }),
      await guest.mutate('invitation.accept', { token }),
      await guest.mutate('invitation.signUp', { token, name: 'Again', password: 'a long password' }),
    ]) {
      expect(answer.json.error.data.code).toBe('not_found');
    }
  });

  it('is accepted by a signed-in person of its address and nobody else', async () => {
    const other = await service.company();
    const person = await signedInMember(service, other.id, 'owner');
    const stranger = await signedInMember(service, other.id, 'owner');
    const token = await invited(person.email);
    expect((await openBrowser(service).mutate('invitation.accept', { token })).status).toBe(401);
    expect((await stranger.mutate('invitation.accept', { token })).json.error.data.code).toBe('forbidden');
    const taken = { token, name: 'Thief', password: 'a long password' };
    expect((await openBrowser(service).mutate('invitation.signUp', taken)).json.error.data.code).toBe('conflict');
    expect((await person.mutate('invitation.accept', { token })).status).toBe(200);
    const { companies } = (await person.query('me.get')).json.result.data;
    expect(companies).toMatchObject([
      { id: company.id, role: 'editor' },
      { id: other.id, role: 'owner' },
    ]);
    expect((await stranger.query('me.get')).json.result.data.companies).toHaveLength(1);
  });

  it('opens nothing once it was withdrawn, replaced, or is a week old', async () => {
    const withdrawn = await invited('withdrawn@guest.example');
    const id = (await open())[0]?.id ?? '';
    expect((await owner.mutate('team.revokeInvitation', { id }, { company: company.id })).status).toBe(200);
    expect((await owner.mutate('team.revokeInvitation', { id }, { company: company.id })).status).toBe(404);
    const replaced = await invited('replaced@guest.example');
    const standing = await invited('replaced@guest.example', 'owner');
    const read = async (token: string) => (await owner.mutate('invitation.read', { token })).status;
    expect([await read(withdrawn), await read(replaced), await read(standing)]).toEqual([404, 404, 200]);
    now = new Date(TEST_NOW.getTime() + 7 * 86_400_000);
    expect(await read(standing)).toBe(404);
    expect(await open()).toEqual([]);
    now = TEST_NOW;
  });

  it('is kept as a hash: neither a table nor any answer holds its link', async () => {
    const token = await invited('hashed@guest.example');
    const { rows } = await sql<{ held: string }>`
      select query_to_xml('select * from ' || c.oid::regclass, true, true, '')::text as held from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'`.execute(
      service.context.db,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ held }) => held.includes(token))).toEqual([]);
    expect(JSON.stringify(await open())).not.toContain(token);
  });

  it('has a new link at the command of the operator, and the one before opens nothing', async () => {
    const before = await invited('handed@guest.example');
    const token = await renewInvitationToken(service.context.db, 'Handed@guest.example', now);
    expect((await owner.mutate('invitation.read', { token: before })).status).toBe(404);
    expect((await owner.mutate('invitation.read', { token })).status).toBe(200);
    expect(await renewInvitationToken(service.context.db, 'nobody@guest.example', now)).toBeNull();
  });

  it('is refused for a member, for what is no address, and for a role that there is none of', async () => {
    const codes = [];
    for (const input of [
      { email: owner.email.toUpperCase(), role: 'viewer' },
      { email: 'nowhere', role: 'viewer' },
      { email: 'a@guest.example', role: 'king' },
    ]) {
      const { json } = await owner.mutate('team.invite', input, { company: company.id });
      codes.push([json.error.data.code, json.error.data.param]);
    }
    expect(codes).toEqual([
      ['conflict', 'email'],
      ['invalid_request', 'email'],
      ['invalid_request', 'role'],
    ]);
  });
});

describe('the team', () => {
  it('is shown with its roles, owners first', async () => {
    const ours = await service.company();
    const viewer = await signedInMember(service, ours.id, 'viewer');
    const boss = await signedInMember(service, ours.id, 'owner');
    const { json } = await viewer.query('team.members', { company: ours.id });
    expect(json.result.data).toMatchObject([
      { id: boss.id, email: boss.email, role: 'owner' },
      { id: viewer.id, email: viewer.email, role: 'viewer' },
    ]);
  });

  it('follows a change of role at once', async () => {
    const ours = await service.company();
    const boss = await signedInMember(service, ours.id, 'owner');
    const other = await signedInMember(service, ours.id, 'viewer');
    const makeKey = async () => (await other.mutate('keys.create', { name: 'x' }, { company: ours.id })).status;
    expect(await makeKey()).toBe(403);
    await boss.mutate('team.changeRole', { user_id: other.id, role: 'owner' }, { company: ours.id });
    expect(await makeKey()).toBe(200);
    await boss.mutate('team.remove', { user_id: other.id }, { company: ours.id });
    expect(await makeKey()).toBe(404);
  });

  it('never loses its last owner, however two of them go at once', async () => {
    const ours = await service.company();
    const [a, b] = [await signedInMember(service, ours.id, 'owner'), await signedInMember(service, ours.id, 'owner')];
    const codes = await Promise.all([
      a.mutate('team.leave', {}, { company: ours.id }),
      b.mutate('team.changeRole', { user_id: b.id, role: 'viewer' }, { company: ours.id }),
    ]).then((answers) => answers.map(({ status }) => status));
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const last = codes[0] === 200 ? b : a;
    for (const [procedure, input] of [
      ['team.leave', {}],
      ['team.remove', { user_id: last.id }],
      ['team.changeRole', { user_id: last.id, role: 'editor' }],
    ] as const) {
      expect((await last.mutate(procedure, input, { company: ours.id })).json.error.data.code).toBe('conflict');
    }
    const same = { user_id: last.id, role: 'owner' };
    expect((await last.mutate('team.changeRole', same, { company: ours.id })).status).toBe(200);
  });

  it('knows a person of several companies by the company that a call names', async () => {
    const [ours, theirs] = [await service.company(), await service.company()];
    const person = await signedInMember(service, ours.id, 'viewer');
    const { db } = service.context;
    await createMember(db, theirs.id, { email: 'boss@theirs.example', password: PASSWORD, role: 'owner' });
    const boss = openBrowser(service);
    await boss.post('/auth/sign-in', { email: 'boss@theirs.example', password: PASSWORD });
    await boss.mutate('team.invite', { email: person.email, role: 'owner' }, { company: theirs.id });
    await person.mutate('invitation.accept', { token: tokenIn(mails.at(-1)?.url ?? '') });
    const roles = [];
    for (const { id } of [ours, theirs]) {
      roles.push((await person.query('me.company', { company: id })).json.result.data.role);
    }
    expect(roles).toEqual(['viewer', 'owner']);
    expect((await person.query('me.company')).json.error.data.code).toBe('invalid_request');
    expect((await person.query('me.company', { company: 'no id' })).json.error.data.code).toBe('not_found');
  });
});

describe('API keys', () => {
  it('are shown once, work at once, and not after they were revoked', async () => {
    const ask = { company: company.id };
    const { json } = await owner.mutate('keys.create', { name: 'CRM' }, ask);
    const { id, key } = json.result.data;
    expect((await service.call('GET', '/v1/me', { key })).json.company_id).toBe(company.id);
    const list = await owner.query('keys.list', ask);
    expect(list.json.result.data.at(-1)).toMatchObject({ id, name: 'CRM', revoked_at: null });
    expect(list.text).not.toContain(key);
    expect((await owner.mutate('keys.revoke', { id }, ask)).status).toBe(200);
    expect((await service.call('GET', '/v1/me', { key })).status).toBe(401);
    expect((await owner.mutate('keys.revoke', { id: crypto.randomUUID() }, ask)).status).toBe(404);
  });
});
