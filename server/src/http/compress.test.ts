import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress } from './compress.ts';

const TEXT = 'Zwölf Lautsprecher für 250 Gäste, £8,412.60. '.repeat(200);

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
