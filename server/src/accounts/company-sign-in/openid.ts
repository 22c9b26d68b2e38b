import * as openid from 'openid-client';
import { z } from 'zod';
import { causes } from '../../platform/errors.ts';
import { AnswerTooLargeError, type Outbound, OutboundError } from '../../platform/outbound/index.ts';
import { type ProviderFault, ProviderFaultError } from './provider-fault.ts';

/** Discovery documents and keys of the large providers are some kilobytes. */
const MOST_BYTES = 256 * 1024;
const CONNECT_MS = 5_000;
const ANSWER_MS = 8_000;

/** How the library says that a provider calls itself otherwise. */
const OTHER_ISSUER = z.object({ attribute: z.literal('issuer'), body: z.object({ issuer: z.string().max(500) }) });

/** What is known of a company's provider, with the client's secret in the clear. */
export interface ProviderClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a sign-in is held against when it comes back. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What a provider says of who signed in there, its signature checked. */
export interface Claims {
  readonly subject: string;
  readonly email: string | null;
  /** Null: it does not say. */
  readonly emailVerified: boolean | null;
  readonly name: string | null;
}

/** A new sign-in: where the browser goes, and what its answer will be held against. Throws ProviderFaultError. */
export async function beginAtProvider(
  outbound: Outbound,
  client: ProviderClient,
  redirectUri: string,
): Promise<{ url: string; checks: Checks }> {
  const config = await discover(outbound, client);
  const checks = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  const url = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, checks };
}

/** Who signed in, by the address that the browser came back to. Throws ProviderFaultError. */
export async function finishAtProvider(
  outbound: Outbound,
  client: ProviderClient,
  answer: URL,
  { state, nonce, verifier }: Checks,
): Promise<Claims> {
  const config = await discover(outbound, client);
  return refusing('untrusted', async () => {
    const tokens = await openid.authorizationCodeGrant(config, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new ProviderFaultError('untrusted', 'no id_token');
    const told = claims['email'] === undefined ? await userInfo(config, tokens.access_token, claims.sub) : claims;
    return claimsOf({ ...claims, ...told }, claims.sub);
  });
}

/** Reads what the provider publishes of itself, and checks that sign-in can be done by it. Throws ProviderFaultError. */
export async function discover(
  outbound: Outbound,
  { issuer, clientId, clientSecret }: ProviderClient,
): Promise<openid.Configuration> {
  const config = await refusing('no_openid', () =>
    openid.discovery(new URL(issuer), clientId, clientSecret, authentication(clientSecret), {
      [openid.customFetch]: (url, { method, headers, body, signal }) =>
        outbound.ask(url, {
          method,
          headers,
          // a form, or nothing
          body: body instanceof URLSearchParams ? body.toString() : '',
          maxBytes: MOST_BYTES,
          connectTimeoutMs: CONNECT_MS,
          totalTimeoutMs: ANSWER_MS,
          signal,
        }),
      // signatures are checked although the tokens come straight from the provider
      execute: [openid.enableNonRepudiationChecks],
    }),
  );
  const server = config.serverMetadata();
  // the library makes exceptions for providers that speak for every company that has an account there
  if (server.issuer !== issuer) throw new ProviderFaultError('other_issuer', server.issuer);
  // the browser is sent there
  if (!isHttps(server.authorization_endpoint)) throw new ProviderFaultError('no_openid', 'authorization_endpoint');
  for (const field of ['token_endpoint', 'jwks_uri'] as const) {
    if (!isHttps(server[field])) throw new ProviderFaultError('no_openid', field);
  }
  return config;
}

/** As the provider takes the client's secret: one that does not say takes HTTP Basic (RFC 8414). */
function authentication(secret: string): openid.ClientAuth {
  const [post, basic] = [openid.ClientSecretPost(secret), openid.ClientSecretBasic(secret)];
  return (server, ...request) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    return (takesPost ? post : basic)(server, ...request);
  };
}

/** Where a provider keeps the address out of its id_token, as it may. */
async function userInfo(config: openid.Configuration, accessToken: string, subject: string) {
  if (!isHttps(config.serverMetadata().userinfo_endpoint)) return {};
  return openid.fetchUserInfo(config, accessToken, subject);
}

function claimsOf(told: Readonly<Record<string, unknown>>, subject: string): Claims {
  const { email, email_verified: verified, name } = told;
  return {
    subject,
    email: typeof email === 'string' ? email : null,
    emailVerified: verified === undefined ? null : verified === true || verified === 'true',
    name: typeof name === 'string' ? name : null,
  };
}

/** Of what a provider published, which need not be text. */
function isHttps(url: unknown): boolean {
  return typeof url === 'string' && URL.parse(url)?.protocol === 'https:';
}

/** Says of a failure whether it is the way there, a refusal of the provider's own, or what it answered. */
async function refusing<T>(otherwise: ProviderFault, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderFaultError) throw error;
    if (error instanceof openid.AuthorizationResponseError) {
      throw new ProviderFaultError('declined', error.error, error);
    }
    const other = OTHER_ISSUER.safeParse(error instanceof Error ? error.cause : null);
    if (other.success) throw new ProviderFaultError('other_issuer', other.data.body.issuer, error);
    const reached = causes(error).find(
      (cause) => cause instanceof OutboundError || cause instanceof AnswerTooLargeError,
    );
    if (reached instanceof Error) throw new ProviderFaultError('unreachable', reached.message, error);
    if (error instanceof openid.ResponseBodyError) throw new ProviderFaultError(otherwise, error.error, error);
    if (
      error instanceof openid.ClientError ||
      error instanceof openid.WWWAuthenticateChallengeError ||
      error instanceof TypeError
    ) {
      throw new ProviderFaultError(otherwise, error.message, error);
    }
    throw error;
  }
}
