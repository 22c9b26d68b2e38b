import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '../../accounts/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, getProposal, renewShareLink } from '../../proposals/index.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** What a link opens, for how long, and what it costs to ask for it again and again. */

const ACTOR = { kind: 'user', id: 'u', name: 'Edith' } as const;
const FORMS = ['accept', 'decline', 'ask', 'pick'];

let service: TestService;
let company: TestCompany;
beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
});
afterAll(() => service.close());

async function sent(): Promise<{ readonly id: string; readonly path: string }> {
  const body = { event: { description: 'Party for 40 with two speakers', date: '2027-03-12' } };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  await changeProposal(service.context, company.id, json.id, 'send');
  return { id: json.id, path: new URL(json.share_url).pathname };
}

function post(path: string, what: string) {
  const form = { do: what, name: 'Ada', email: 'ada@client.example', terms: 'yes', version: '1', question: 'When?' };
  return service.call('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
}

describe('a link that was renewed', () => {
  it('opens nothing from that moment on: no page, no document and no form', async () => {
    const { id, path } = await sent();
    for (const open of [path, `${path}?document=proposal`]) expect((await service.call('GET', open)).status).toBe(200);
    const { shareToken } = await renewShareLink(service.context, company.id, id, ACTOR);
    for (const shut of [path, `${path}?document=proposal`, `${path}?document=signed-copy`]) {
      const { status, text } = await service.call('GET', shut);
      expect([shut, status, text.includes('This link isn’t valid')]).toEqual([shut, 404, true]);
    }
    for (const form of FORMS) expect([form, (await post(path, form)).status]).toEqual([form, 404]);
    expect((await getProposal(service.context, company.id, id))?.status).toBe('sent');
    for (const open of [`/p/${shareToken}`, `/p/${shareToken}?document=proposal`]) {
      expect((await service.call('GET', open)).status).toBe(200);
    }
    expect((await post(`/p/${shareToken}`, 'accept')).status).toBe(303);
  });

  it('of an accepted proposal no longer gives its signed copy', async () => {
    const { id, path } = await sent();
    await post(path, 'accept');
    expect((await service.call('GET', `${path}?document=signed-copy`)).status).toBe(200);
    const { shareToken } = await renewShareLink(service.context, company.id, id, ACTOR);
    expect((await service.call('GET', `${path}?document=signed-copy`)).status).toBe(404);
    expect((await service.call('GET', `/p/${shareToken}?document=signed-copy`)).status).toBe(200);
  });
});

describe('the proposal as PDF', () => {
  it('is made once, however often it is asked for at once', async () => {
    const { path } = await sent();
    const asked = Array.from({ length: 150 }, () => service.call('GET', `${path}?document=proposal`));
    const answers = await Promise.all(asked);
    // more than a hundred that wait would be refused
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('is never one of before a change', async () => {
    const { id, path } = await sent();
    const pdf = async () => (await service.call('GET', `${path}?document=proposal`)).text;
    const seen = [await pdf()];
    await changeProposal(service.context, company.id, id, 'revise');
    await changeProposal(service.context, company.id, id, 'send');
    seen.push(await pdf());
    await forCompany(service.context.db, company.id, (tx) => changeSettings(tx, company.id, { colour: '#1f5f5b' }));
    seen.push(await pdf());
    await changeProposal(service.context, company.id, id, 'decline');
    seen.push(await pdf());
    expect(new Set(seen).size).toBe(4);
  });
});

describe('the page', () => {
  it('is found with a slash behind its address too', async () => {
    const { path } = await sent();
    const { status, headers } = await service.call('GET', `${path}/`);
    expect([status, headers.location]).toEqual([308, path]);
    const hostile = await service.call('GET', '/p/%2F%2Felsewhere.example%0D%0Ax/');
    expect([hostile.status, hostile.headers.location]).toEqual([308, '/p/%2F%2Felsewhere.example%0D%0Ax']);
  });

  it('is sent smaller to browsers that understand it', async () => {
    const { path } = await sent();
    const plain = await service.call('GET', path);
    const small = await service.call('GET', path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(Number(small.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 2);
  });
});
