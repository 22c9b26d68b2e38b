import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { TEST_CA, TEST_CERTIFICATE } from './tls/receiver.ts';

export const FAKE_CLIENT = { id: 'showbill-at-the-company', secret: 'a-secret-of-the-tests' } as const;

type Json = Readonly<Record<string, unknown>>;
type Place = 'discovery' | 'keys' | 'token' | 'userinfo';

/** What it does otherwise than it should; each may be set at any time. */
export interface FakeBehaviour {
  /** Who signs in there, as its id_token says. */
  claims: Json;
  /** In what its userinfo address says; null: it has none. */
  userInfo: Json | null;
  algorithm: 'RS256' | 'ES256' | 'none';
  /** A key that it does not publish signs. */
  signsWithOtherKey: boolean;
  /** Of its discovery document, over what it says of itself. */
  metadata: Json;
  /** Answers of an address in place of its own. */
  answers: Partial<Record<Place, (response: ServerResponse) => void>>;
}

/** An OpenID Connect provider of our own for tests, over TLS: whoever comes to its authorize address is signed in there. */
export interface FakeOidcProvider {
  readonly issuer: string;
  readonly behaviour: FakeBehaviour;
  /** Which addresses were asked, oldest first. */
  readonly asked: readonly string[];
  /** As it should be, for a person with a verified address. */
  reset(claims?: Json): void;
  close(): Promise<void>;
}

interface Code {
  readonly nonce: string | null;
  readonly challenge: string | null;
  readonly redirectUri: string;
}

const SECONDS = 300;

export async function startFakeOidcProvider(): Promise<FakeOidcProvider> {
  const keys = { ES256: newKeys('ES256'), RS256: newKeys('RS256'), other: newKeys('ES256') };
  const codes = new Map<string, Code>();
  const asked: string[] = [];
  const behaviour: FakeBehaviour = asItShouldBe({});

  const server = createServer(TEST_CERTIFICATE, (request, response) => {
    void serve(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `https://localhost:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', issuer);
    asked.push(url.pathname);
    const place = PLACES[url.pathname];
    const instead = place === undefined ? undefined : behaviour.answers[place];
    if (instead !== undefined) return instead(response);
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return send(response, 200, metadata());
      case '/keys':
        return send(response, 200, { keys: [keys.ES256.jwk, keys.RS256.jwk] });
      case '/authorize':
        return authorize(url.searchParams, response);
      case '/token':
        return token(request, response);
      case '/userinfo':
        return send(response, 200, { sub: behaviour.claims['sub'], ...behaviour.userInfo });
      default:
        return send(response, 404, {});
    }
  }

  function metadata(): Json {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      ...(behaviour.userInfo !== null && { userinfo_endpoint: `${issuer}/userinfo` }),
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'ES256', 'none'],
      ...behaviour.metadata,
    };
  }

  function authorize(query: URLSearchParams, response: ServerResponse): void {
    const redirectUri = query.get('redirect_uri') ?? '';
    const code = randomUUID();
    codes.set(code, { nonce: query.get('nonce'), challenge: query.get('code_challenge'), redirectUri });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (!isClient(request.headers.authorization, form)) return send(response, 401, { error: 'invalid_client' });
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (code === undefined || code.redirectUri !== form.get('redirect_uri') || code.challenge !== verifier) {
      return send(response, 400, { error: 'invalid_grant' });
    }
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: FAKE_CLIENT.id, iat: now, exp: now + SECONDS, nonce: code.nonce };
    const idToken = signed({ ...claims, ...behaviour.claims });
    send(response, 200, { access_token: randomUUID(), token_type: 'Bearer', expires_in: SECONDS, id_token: idToken });
  }

  function signed(claims: Json): string {
    const { algorithm, signsWithOtherKey } = behaviour;
    const own = algorithm === 'RS256' ? keys.RS256 : keys.ES256;
    const body = [{ alg: algorithm, typ: 'JWT', kid: own.jwk.kid }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    if (algorithm === 'none') return `${body}.`;
    const key = signsWithOtherKey ? keys.other.key : own.key;
    return `${body}.${sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  }

  return {
    issuer,
    behaviour,
    asked,
    reset: (claims = {}) => void Object.assign(behaviour, asItShouldBe(claims)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Where an address sends a browser that trusts the tests' authority; throws where it sends it nowhere. */
export function followRedirect(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    httpsRequest(url, { ca: TEST_CA }, (response) => {
      response.resume();
      const { location } = response.headers;
      if (location === undefined) reject(new Error(`${url} answered ${response.statusCode}`));
      else resolve(location);
    })
      .on('error', reject)
      .end();
  });
}

const PLACES: Readonly<Record<string, Place>> = {
  '/.well-known/openid-configuration': 'discovery',
  '/keys': 'keys',
  '/token': 'token',
  '/userinfo': 'userinfo',
};

function asItShouldBe(claims: Json): FakeBehaviour {
  return {
    claims: { sub: 'subject-1', email_verified: true, ...claims },
    userInfo: null,
    algorithm: 'ES256',
    signsWithOtherKey: false,
    metadata: {},
    answers: {},
  };
}

function newKeys(algorithm: 'RS256' | 'ES256'): { key: KeyObject; jwk: Json } {
  const { privateKey, publicKey } =
    algorithm === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: randomUUID(), alg: algorithm, use: 'sig' };
  return { key: privateKey, jwk };
}

/** By HTTP Basic, in which both are encoded as a form is (RFC 6749, 2.3.1), or in the form itself. */
function isClient(authorization: string | undefined, form: URLSearchParams): boolean {
  const basic = Buffer.from(authorization?.replace('Basic ', '') ?? '', 'base64').toString();
  const [id, secret] =
    authorization === undefined
      ? [form.get('client_id'), form.get('client_secret')]
      : basic.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
  return id === FAKE_CLIENT.id && secret === FAKE_CLIENT.secret;
}

function send(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
