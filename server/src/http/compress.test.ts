import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../testing/service.ts';
import { compress } from './compress.ts';

const TEXT = 'Zwölf Lautsprecher für 250 Gäste, £8,412.60. '.repeat(200);

describe('an answer of the public API', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  it('is compressed where it is long, for whom understands it, and is the same', async () => {
    const { key } = await service.company();
    const path = '/v1/inventory/availability?from=2027-01-01&to=2027-03-31';
    const plain = await service.call('GET', path, { key });
    expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, 'accept-encoding']);
    for (const [accepted, read] of [
      ['br', brotliDecompressSync],
      ['gzip, deflate', gunzipSync],
    ] as const) {
      const { bytes, headers } = await service.call('GET', path, { key, headers: { 'accept-encoding': accepted } });
      expect(headers).toMatchObject({ 'content-length': String(bytes.length), vary: 'accept-encoding' });
      expect(bytes.length).toBeLessThan(plain.text.length / 10);
      expect(JSON.parse(read(bytes).toString()).data).toEqual(plain.json.data);
    }
  });

  it('is sent as it is where it is short, and so is the answer to HEAD', async () => {
    const { key } = await service.company();
    const headers = { 'accept-encoding': 'gzip' };
    for (const path of ['/v1/me', '/v1/nowhere']) {
      const answer = await service.call('GET', path, { key, headers });
      expect([answer.headers['content-encoding'], typeof answer.json]).toEqual([undefined, 'object']);
    }
    const head = await service.call('HEAD', '/v1/inventory/availability?from=2027-01-01&to=2027-03-31', {
      key,
      headers,
    });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });
});

describe('a text', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['BR;q=0.5', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.8', 'gzip', gunzipSync],
  ])('is sent smaller to whom understands it: %s', async (accepted, encoding, read) => {
    const { body, headers } = await compress(TEXT, accepted);
    expect(headers).toEqual({ vary: 'accept-encoding', 'content-encoding': encoding });
    expect(body.length).toBeLessThan(TEXT.length / 10);
    expect(read(body).toString()).toBe(TEXT);
  });

  it.each([undefined, '', 'identity', 'br;q=0', 'x-br', 'gzip;q=0.0'])(
    'is sent as it is to others: %s',
    async (accepted) => {
      const { body, headers } = await compress(TEXT, accepted);
      expect([body.toString(), headers]).toEqual([TEXT, { vary: 'accept-encoding' }]);
    },
  );
});
