import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forCompany } from '../platform/tenancy.ts';
import { changeProposal } from '../proposals/index.ts';
import { startLoneTestService, type TestService } from '../testing/service.ts';
import { openMailServer, type TestMailServer } from './fixtures.ts';
import { createMailer, sendDueMail } from './index.ts';

let service: TestService;
let server: TestMailServer;
beforeAll(async () => {
  service = await startLoneTestService();
  server = await openMailServer();
});
afterAll(async () => {
  await server.close();
  await service.close();
});

it('brings the very same signed copy to both sides', async () => {
  const company = await service.company();
  const { json } = await service.call('POST', '/v1/proposals', {
    key: company.key,
    body: { event: { description: 'Party for 40' }, client: { name: 'Bea', email: 'bea@client.example' } },
  });
  await forCompany(service.context.db, company.id, (tx) =>
    tx.updateTable('companies').set({ email: 'hire@company.example' }).where('id', '=', company.id).execute(),
  );
  await changeProposal(service.context, company.id, json.id, 'send');
  await changeProposal(service.context, company.id, json.id, 'accept', {
    by: 'client',
    signature: { name: 'Bea', email: 'bea@client.example', address: '192.0.2.7', browser: null },
  });
  const mailer = createMailer({
    mail: { smtpUrl: `smtp://127.0.0.1:${server.port}`, from: 'Showbill <quotes@showbill.example>' },
  });
  await sendDueMail({ ...service.context, mailer });
  const accepted = server.received.filter(({ body }) => body.includes('The signed copy is attached.'));
  expect(accepted.flatMap(({ to }) => to).toSorted()).toEqual(['bea@client.example', 'hire@company.example']);
  const hashes = accepted.map(({ body }) => {
    const [, file = ''] = /filename=signed-copy\.pdf.*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/s.exec(body) ?? [];
    const bytes = Buffer.from(file, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    return createHash('sha256').update(bytes).digest('hex');
  });
  const kept = await forCompany(service.context.db, company.id, (tx) =>
    tx.selectFrom('acceptances').select('copy_hash').where('proposal_id', '=', json.id).executeTakeFirstOrThrow(),
  );
  expect(hashes).toEqual([kept.copy_hash, kept.copy_hash]);
  // the mail of the sending had nothing with it
  expect(server.received.filter(({ body }) => body.includes('filename=')).length).toBe(2);
});
