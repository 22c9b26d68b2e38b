import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound, type Lookup } from '../../platform/outbound/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { listWebhooks } from '../../webhooks/index.ts';

/** Where events may be sent to, as POST /v1/webhooks takes or refuses it. */

const ADDRESSES: Record<string, readonly string[]> = {
  'hooks.example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'private.example': ['10.0.0.1'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'mapped.example': ['::ffff:10.0.0.1'],
  'empty.example': [],
};
const lookup: Lookup = async (host) => {
  const found = ADDRESSES[host];
  if (found === undefined) throw Object.assign(new Error('queryA'), { code: 'ENOTFOUND' });
  return found;
};

let service: TestService;
let company: TestCompany;

beforeAll(async () => {
  service = await startLoneTestService({ outbound: createOutbound({ allowPrivate: false, lookup }) });
});
afterAll(() => service.close());
beforeEach(async () => {
  company = await service.company({ catalogue: null });
});

function create(body: unknown) {
  return service.call('POST', '/v1/webhooks', { key: company.key, body });
}

function subscriptions() {
  return forCompany(service.context.db, company.id, (tx) => listWebhooks(tx, company.id));
}

describe('a subscription', () => {
  it.each([
    ['http://hooks.example.com/', /^url must start with https:\/\//],
    ['ftp://hooks.example.com/', /^url must start with https:\/\//],
    ['hooks.example.com', /^url must start with https:\/\//],
    ['', /^url must start with https:\/\//],
    [' https://hooks.example.com/', /^url must start with https:\/\//],
    ['https://', /^url must be an address such as/],
    ['https:hooks.example.com', /^url must start with https:\/\//],
    ['https://hooks.example.com/a b', /^url must be an address such as/],
    ['https://hooks.example.com:99999/', /^url must be an address such as/],
    ['https://user:pw@hooks.example.com/', /^url must not hold a user name or password$/],
    ['https://user@hooks.example.com/', /^url must not hold a user name or password$/],
    ['https://@hooks.example.com/', /^url must not hold a user name or password$/],
    ['https://127.0.0.1/', /^url must not name an address that is not public: 127\.0\.0\.1$/],
    ['https://127.1/', /^url must not name an address that is not public: 127\.0\.0\.1$/],
    ['https://0x7f000001/', /^url must not name an address that is not public: 127\.0\.0\.1$/],
    ['https://2130706433/', /^url must not name an address that is not public: 127\.0\.0\.1$/],
    ['https://0177.0.0.1/', /^url must not name an address that is not public: 127\.0\.0\.1$/],
    ['https://１２７.0.0.1/', /^url must not name an address that is not public: 127\.0\.0\.1$/],
    ['https://[::1]/', /^url must not name an address that is not public: ::1$/],
    ['https://[::ffff:10.0.0.1]/', /^url must not name an address that is not public: ::ffff:a00:1$/],
    ['https://[64:ff9b::10.0.0.1]/', /^url must not name an address that is not public: 64:ff9b::a00:1$/],
    ['https://[2002:a00:1::]/', /^url must not name an address that is not public/],
    [
      'https://169.254.169.254/latest/meta-data',
      /^url must not name an address that is not public: 169\.254\.169\.254$/,
    ],
    ['https://[fd00::1]/', /^url must not name an address that is not public: fd00::1$/],
    ['https://[fe80::1]/', /^url must not name an address that is not public: fe80::1$/],
    ['https://0.0.0.0/', /^url must not name an address that is not public: 0\.0\.0\.0$/],
    ['https://224.0.0.1/', /^url must not name an address that is not public: 224\.0\.0\.1$/],
    ['https://255.255.255.255/', /^url must not name an address that is not public/],
    ['https://localhost/', /^url must not name this machine$/],
    ['https://localhost./', /^url must not name this machine$/],
    ['https://LOCALHOST:8443/', /^url must not name this machine$/],
    ['https://hooks.localhost/', /^url must not name this machine$/],
    ['https://intranet/', /^url must name a host in full/],
    [
      'https://private.example/',
      /^url cannot be delivered to: private\.example leads to an address that is not public$/,
    ],
    ['https://mixed.example/', /^url cannot be delivered to: mixed\.example leads to an address that is not public$/],
    ['https://mapped.example/', /^url cannot be delivered to: mapped\.example leads to an address that is not public$/],
    ['https://empty.example/', /^url cannot be delivered to: empty\.example has no address$/],
    ['https://nowhere.example/', /^url cannot be delivered to: nowhere\.example has no address$/],
  ])('refuses the url %s', async (url, message) => {
    const { status, json } = await create({ url });
    expect([status, json.error.code, json.error.param]).toEqual([400, 'invalid_request', 'url']);
    expect(json.error.message).toMatch(message);
    expect(await subscriptions()).toEqual([]);
  });

  it('takes a url of 2,048 characters, and none that is longer', async () => {
    const [longest, longer] = [2_048, 2_049].map((length) => 'https://hooks.example.com/'.padEnd(length, 'x'));
    expect((await create({ url: longest })).json.url).toBe(longest);
    const { status, json } = await create({ url: longer });
    expect([status, json.error.message]).toEqual([400, 'url must be at most 2048 characters']);
  });

  it.each([
    'HTTPS://Hooks.Example.COM/Showbill',
    'https://hooks.example.com:8443',
    'https://hooks.example.com./#fragment',
    'https://93.184.215.14/',
    'https://hooks.example.com/ü?for=%20',
  ])('takes the url %s and answers it as it was given', async (url) => {
    const { status, json } = await create({ url });
    expect([status, json.url]).toEqual([201, url]);
  });
});
