import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApiKey } from '../../accounts/index.ts';
import { listAudit } from '../../audit/index.ts';
import { listMail } from '../../mail/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal } from '../../proposals/index.ts';
import { connectModel, type ModelClient } from '../../testing/mcp-client.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

let now = TEST_NOW;
let service: TestService;
let address: string;
let company: TestCompany;
let model: ModelClient;
// oxlint-disable-next-line typescript/no-explicit-any -- as a model reads it
let draft: any;

beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
  address = await service.listen();
});
afterAll(() => service.close());

beforeEach(async () => {
  now = TEST_NOW;
  company = await service.company();
  model = await connectModel(address, company.key);
  const made = await model.call('create_proposal', {
    description: 'Party for 40 with speakers and uplighters',
    date: '2027-03-12',
    client: { name: 'Ada Byron', email: 'ada@client.example' },
  });
  draft = made.said;
  return () => model.close();
});

const mails = () => forCompany(service.context.db, company.id, (tx) => listMail(tx, company.id, 10));
const preview = async () => (await model.call('preview_sending', { id: draft.id })).said;
const send = async (confirmation: string, by = model) =>
  (await by.call('send_proposal', { id: draft.id, confirmation })).said;
const change = (changes: readonly object[]) =>
  model.call('change_proposal', { id: draft.id, revision: draft.revision, changes });

describe('sending through a model', () => {
  it('sends nothing without a confirmation, and what was shown with one', async () => {
    const shown = await preview();
    expect(shown).toMatchObject({ to: 'ada@client.example', total: draft.total, valid_until: '2026-12-04' });
    expect(shown.warnings).toContain('This server has no mail server: the email is kept, not delivered.');
    expect(await mails()).toEqual([]);
    expect((await model.call('get_proposal', { id: draft.id })).said.status).toBe('draft');

    expect(await send(shown.confirmation)).toMatchObject({ status: 'sent', sent_to: 'ada@client.example' });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: shown.to, subject: shown.subject, text: shown.text });
  });

  it('sends once for a confirmation, however often it is used', async () => {
    const { confirmation } = await preview();
    const answers = await Promise.all([send(confirmation), send(confirmation), send(confirmation)]);
    expect(answers.map((each) => String(each.status ?? each.error.code)).toSorted()).toEqual([
      'conflict',
      'conflict',
      'sent',
    ]);
    expect(await mails()).toHaveLength(1);
  });

  it('does not send with the confirmation of a version that was revised', async () => {
    const { confirmation } = await preview();
    await send(confirmation);
    await changeProposal(service.context, company.id, draft.id, 'revise');
    expect((await send(confirmation)).error).toMatchObject({ code: 'conflict', param: 'confirmation' });
  });

  it('does not send what was changed since it was shown', async () => {
    const { confirmation } = await preview();
    await change([{ kind: 'set_line', line_id: draft.line_items[0].id, units: 7 }]);
    expect((await send(confirmation)).error).toMatchObject({ code: 'conflict', param: 'confirmation' });
    expect(await mails()).toEqual([]);
    expect(await send((await preview()).confirmation)).toMatchObject({ status: 'sent' });
  });

  it('does not send to another address than was shown', async () => {
    const { confirmation } = await preview();
    await forCompany(service.context.db, company.id, (tx) =>
      tx.updateTable('clients').set({ email: 'eve@else.example' }).where('company_id', '=', company.id).execute(),
    );
    expect((await send(confirmation)).error).toMatchObject({ code: 'conflict', param: 'confirmation' });
    expect(await mails()).toEqual([]);
  });

  it('looks again, with the proposal locked, at what was shown', async () => {
    const seen = { version: 1, revision: draft.revision, recipient: 'ada@client.example' };
    for (const other of [{ version: 2 }, { revision: draft.revision + 1 }, { recipient: null }]) {
      const sending = changeProposal(service.context, company.id, draft.id, 'send', { ...seen, ...other });
      await expect(sending).rejects.toMatchObject({ code: 'conflict' });
    }
    expect(await mails()).toEqual([]);
    await changeProposal(service.context, company.id, draft.id, 'send', seen);
    expect(await mails()).toHaveLength(1);
  });

  it('does not send after ten minutes', async () => {
    const { confirmation, expires_at: end } = await preview();
    now = new Date(end);
    const { error } = await send(confirmation);
    expect(error).toMatchObject({ code: 'conflict', message: expect.stringContaining('expired') });
  });

  it('does not send with the confirmation of another key, of another proposal, or one that was altered', async () => {
    const { confirmation } = await preview();
    const { key } = await forCompany(service.context.db, company.id, (tx) =>
      createApiKey(tx, company.id, { name: 'another' }),
    );
    const other = await connectModel(address, key);
    const made = await model.call('create_proposal', { description: 'Party for 40 with speakers and uplighters' });
    const [sealed = '', signature = ''] = confirmation.split('.');
    const later = Buffer.from(JSON.stringify([sealed, Date.now() * 2])).toString('base64url');
    const codes = [
      await send(confirmation, other),
      (await model.call('send_proposal', { id: made.said.id, confirmation })).said,
      await send(`${later}.${signature}`),
      await send(`${confirmation}x`),
      await send(''),
    ].map(({ error }) => [error.code, error.param]);
    await other.close();
    expect(codes).toEqual([
      ['invalid_request', 'confirmation'],
      ['conflict', 'confirmation'],
      ['invalid_request', 'confirmation'],
      ['invalid_request', 'confirmation'],
      ['invalid_request', 'confirmation'],
    ]);
    expect(await mails()).toEqual([]);
  });

  it('writes down which key changed and sent it', async () => {
    await change([{ kind: 'set_title', title: 'Spring party' }]);
    await send((await preview()).confirmation);
    const entries = await forCompany(service.context.db, company.id, (tx) => listAudit(tx, company.id, { limit: 50 }));
    const told = entries.filter(({ subject }) => subject.id === draft.id).map(({ what, actor }) => [what, actor.kind]);
    expect(told).toEqual(expect.arrayContaining([['proposal.sent', 'key']]));
    expect(told.every(([, kind]) => kind === 'key')).toBe(true);
  });
});

describe('changing through a model', () => {
  it('overwrites nothing that somebody else changed meanwhile, and shows what is there now', async () => {
    const line = draft.line_items[0];
    await change([{ kind: 'set_line', line_id: line.id, units: 7 }]);
    const { isError, said } = await change([{ kind: 'set_line', line_id: line.id, units: 3 }]);
    expect([isError, said.error.code, said.error.param]).toEqual([true, 'conflict', 'revision']);
    expect(said.now.revision).toBe(draft.revision + 1);
    expect(said.now.line_items[0]).toMatchObject({ id: line.id, units: 7 });
  });

  it('changes no proposal that was sent, and says so', async () => {
    await send((await preview()).confirmation);
    const { said } = await change([{ kind: 'set_title', title: 'Another' }]);
    expect(said).toMatchObject({ error: { code: 'conflict' }, now: { status: 'sent' } });
  });

  it('changes everything or nothing', async () => {
    const { said } = await change([
      { kind: 'set_title', title: 'Another' },
      { kind: 'remove_line', line_id: draft.id },
    ]);
    expect(said.error).toMatchObject({ code: 'not_found', param: 'changes.1.line_id' });
    expect((await model.call('get_proposal', { id: draft.id })).said.title).toBe(draft.title);
  });
});
