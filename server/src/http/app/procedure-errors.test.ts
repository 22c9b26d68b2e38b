import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let viewer: TestPerson;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
  viewer = await signedInMember(service, company.id, 'viewer');
});
afterAll(() => service.close());

describe('an error of a procedure', () => {
  it('has our code, message and field, and the status that they have in the public API', async () => {
    const wrong = await viewer.mutate('me.rename', { name: 5 });
    expect([wrong.status, wrong.json.error.message, wrong.json.error.data]).toEqual([
      400,
      'name must be a string',
      { code: 'invalid_request', httpStatus: 400, path: 'me.rename', param: 'name' },
    ]);
    const none = await viewer.query('no.such.thing');
    expect([none.status, none.json.error.data.code]).toEqual([404, 'not_found']);
    const broken = await service.call('POST', '/app/trpc/me.rename', {
      headers: { cookie: viewer.cookie, origin: 'http://showbill.test' },
      body: '{"name":',
    });
    expect([broken.status, broken.json.error.code]).toEqual([400, 'invalid_request']);
    const address = await service.call('GET', '/app/trpc/me.get?input={', { headers: { cookie: viewer.cookie } });
    expect([address.status, address.json.error.code]).toEqual([400, 'invalid_request']);
    const large = await viewer.mutate('me.rename', { name: 'x'.repeat(300_000) });
    expect([large.status, large.json.error.code]).toEqual([400, 'invalid_request']);
    const batch = await viewer.query(`${Array.from({ length: 21 }, () => 'me.get').join(',')}?batch=1`);
    expect([batch.status, batch.json.error.data.code]).toEqual([400, 'invalid_request']);
  });

  it('is one of the caller where a text holds what none can, though no schema says so', async () => {
    const owner = await signedInMember(service, company.id, 'owner');
    const answer = await owner.mutate('company.removeRate', { from: '\0', to: 'USD' }, { company: company.id });
    expect([answer.status, answer.json.error.data.code]).toEqual([400, 'invalid_request']);
    expect(answer.json.error.message).toBe('the input holds a NUL or half of a surrogate pair, which is no text');
  });

  it('is sent as the JSON that it is, also where a stream was asked for', async () => {
    const { status, headers } = await viewer.query('me.get', { headers: { accept: 'application/jsonl' } });
    expect([status, headers['content-type']]).toEqual([400, 'application/json']);
  });

  it('says nothing of the insides of a fault of ours', async () => {
    const faulty = await startTestService(
      {
        clock: {
          now() {
            throw new Error('select secret from table');
          },
        },
      },
      service.database,
    );
    const person = openBrowser(faulty);
    person.cookie = viewer.cookie;
    const answer = await person.query('me.company', { company: company.id });
    expect([answer.status, answer.json.error.data.code]).toEqual([500, 'internal_error']);
    expect(answer.text).not.toMatch(/secret|stack|\.ts/);
    await faulty.close();
  });
});
