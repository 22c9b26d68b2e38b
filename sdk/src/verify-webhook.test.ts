import { describe, expect, it } from 'vitest';
import { newSigningSecret, signedHeaders } from '../../server/src/webhooks/signing.ts';
import { ShowbillError, verifyWebhook, type WebhookHeaders } from './index.ts';

const SECRET = newSigningSecret();
const NOW = Date.parse('2026-11-20T10:00:00.900Z');
const BODY = JSON.stringify({ type: 'proposal.accepted', data: { title: 'Conférence in Zürich 🎤' } });
const HEADERS = signedHeaders('event-1', BODY, new Date(NOW), [SECRET]);

/** Signed so many seconds from now. */
const signedAt = (seconds: number) => signedHeaders('event-1', BODY, new Date(NOW + seconds * 1000), [SECRET]);

function verify(
  changes: { headers?: WebhookHeaders; body?: Parameters<typeof verifyWebhook>[1]; secret?: string } = {},
) {
  const { headers = HEADERS, body = BODY, secret = SECRET } = changes;
  return verifyWebhook(headers, body, secret, { now: () => NOW });
}

async function refusal(changes: Parameters<typeof verify>[0]): Promise<string> {
  const error: unknown = await verify(changes).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ShowbillError)) throw new Error(`it was not refused so: ${String(error)}`);
  expect(error.code).toBe('invalid_webhook');
  return `${error.param}: ${error.message}`;
}

const NO_MATCH = 'webhook-signature: no signature matches';

describe('verifyWebhook', () => {
  it('gives the event of what the service signed, told apart by its type', async () => {
    const event = await verify();
    expect(event).toEqual(JSON.parse(BODY));
    if (event.type === 'proposal.sent') throw new Error('it was accepted');
    // @ts-expect-error -- there is no such event
    expect(event.type === 'proposal.won').toBe(false);
  });

  it.each<[string, WebhookHeaders]>([
    ['Headers', new Headers(HEADERS)],
    [
      'names in capitals',
      Object.fromEntries(Object.entries(HEADERS).map(([name, value]) => [name.toUpperCase(), value])),
    ],
    ['those of Node', { ...HEADERS, 'set-cookie': ['a=b'], host: undefined }],
  ])('takes headers as %s', async (_case, headers) => {
    expect(await verify({ headers })).toMatchObject({ type: 'proposal.accepted' });
  });

  it('takes a body as text or bytes, a part of a longer buffer too', async () => {
    const bytes = Buffer.from(`..${BODY}`).subarray(2);
    const { buffer } = new TextEncoder().encode(BODY);
    for (const body of [bytes, buffer]) expect(await verify({ body })).toEqual(JSON.parse(BODY));
  });

  it('needs one match of several, as while a secret is rotated', async () => {
    const old = newSigningSecret();
    const headers = signedHeaders('event-1', BODY, new Date(NOW), [SECRET, old]);
    for (const secret of [SECRET, old]) await expect(verify({ headers, secret })).resolves.toBeDefined();
    expect(await refusal({ headers, secret: newSigningSecret() })).toBe(NO_MATCH);
  });

  it('refuses each byte that was changed, of the body and of what is signed with it', async () => {
    for (let place = 0; place < BODY.length; place += 1) {
      const body = new TextEncoder().encode(BODY);
      body[place] = (body[place] ?? 0) ^ 1;
      expect(await refusal({ body })).toBe(NO_MATCH);
    }
    expect(await refusal({ headers: { ...HEADERS, 'webhook-id': 'event-2' } })).toBe(NO_MATCH);
    const second = Number(HEADERS['webhook-timestamp']) + 1;
    expect(await refusal({ headers: { ...HEADERS, 'webhook-timestamp': String(second) } })).toBe(NO_MATCH);
    expect(await refusal({ secret: newSigningSecret() })).toBe(NO_MATCH);
  });

  it.each(['v1,', 'v2,', 'v1', 'v1,!', 'v1,AAAA', '', ' '])('refuses a signature that is none: %j', async (start) => {
    const signature = start === 'v2,' ? HEADERS['webhook-signature']?.replace('v1,', 'v2,') : start;
    expect(await refusal({ headers: { ...HEADERS, 'webhook-signature': signature } })).toMatch(/^webhook-signature: /);
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('refuses what has no %s', async (name) => {
    expect(await refusal({ headers: { ...HEADERS, [name]: undefined } })).toBe(
      `${name}: the header ${name} is missing`,
    );
  });

  it('takes a timestamp up to five minutes off, either way', async () => {
    for (const seconds of [-300, 300]) await expect(verify({ headers: signedAt(seconds) })).resolves.toBeDefined();
    for (const seconds of [-301, 301]) {
      expect(await refusal({ headers: signedAt(seconds) })).toBe(
        'webhook-timestamp: the timestamp is more than five minutes off',
      );
    }
  });

  it.each(['soon', '1e9', '-1', `${NOW / 1000}`])('refuses the timestamp %s', async (timestamp) => {
    const headers = { ...HEADERS, 'webhook-timestamp': timestamp };
    expect(await refusal({ headers })).toBe('webhook-timestamp: the header webhook-timestamp is not a number');
  });

  it('says what the caller did wrong: a body that was parsed, a secret that is none', async () => {
    await expect(verify({ body: JSON.parse(BODY) })).rejects.toThrow('as it came, before any parsing');
    await expect(verify({ secret: 'sbk_not-a-secret' })).rejects.toThrow('not a signing secret');
    await expect(verify({ secret: '' })).rejects.toThrow('not a signing secret');
  });
});
