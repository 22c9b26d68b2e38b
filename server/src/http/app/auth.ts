import { mailAddress } from '@showbill/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  countTry,
  findKnownBrowser,
  findPerson,
  forgiveTry,
  hasPassword,
  hasSecondFactor,
  knownBrowserCookie,
  type OwnTry,
  ownerOfPasskey,
  passkeyOptions,
  type SignIn,
  type Try,
  useSecondFactor,
  verifyPasskey,
} from '../../accounts/index.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { inEnglish, type Saying } from '../../refusals/index.ts';
import type { TypedApp } from '../typed-app.ts';
import type { AppServerContext } from './context.ts';
import { type AskedFactor, askedFactor } from './asked-factor.ts';
import { requireOwnSession, signInFirst } from './membership.ts';
import { passkeySignIn } from './passkey-answers.ts';

const email = mailAddress.transform((text) => text.toLowerCase());
const password = z.string().max(128, 'must have at most 128 characters');
const newPassword = password.min(10, 'must have at least 10 characters');

const credentials = z.object({
  email,
  password,
  /** Of an authenticator app, or one of the recovery codes. */
  code: z.string().max(40, 'must have at most 40 characters').exactOptional(),
});
const request = z.object({ email });
const reset = z.object({ token: z.string().max(100), new_password: newPassword });
const change = z.object({ current_password: password, new_password: newPassword });

/** What each address under /app/auth takes; null: nothing. */
export const AUTH_BODIES = {
  'sign-in': credentials,
  'passkey-options': null,
  'passkey-sign-in': passkeySignIn,
  'sign-out': null,
  'sign-out-everywhere': null,
  'request-reset': request,
  'reset-password': reset,
  'change-password': change,
} as const;

/** Signing in and out, and passwords, under /app/auth. Sessions are cookies that no script reads. */
export function registerAuth(app: TypedApp, context: AppServerContext, open: () => Promise<SignIn>): void {
  const { db, underWay } = context;

  app.post('/auth/sign-in', { schema: { hide: true, body: credentials } }, async (request, reply) => {
    const signIn = await open();
    const { email, password } = request.body;
    const attempt = await tryOf(context, request, 'sign-in', email);
    await countTry(db, attempt);
    // a session is made once all is known: nobody is signed in by a password alone, not even for a moment
    const asked = await lackedFactor(context, request.body);
    if (asked !== null) {
      // the network is not at fault; the account counts on, or codes could be guessed between right passwords
      if ('from' in attempt) await forgiveTry(db, { kind: 'sign-in', from: attempt.from });
      return { second_factor: asked };
    }
    const answer = await signIn.perform('sign-in/email', { email, password }, headersOf(request));
    await passOn(answer, reply, ({ accounts }) => accounts.wrongSignIn);
    reply.header('set-cookie', knownBrowserCookie(context, headersOf(request), email));
    await forgiveTry(db, attempt);
    return {};
  });

  app.post('/auth/passkey-options', { schema: { hide: true } }, () => passkeyOptions(context));

  app.post('/auth/passkey-sign-in', { schema: { hide: true, body: passkeySignIn } }, async (request, reply) => {
    const signIn = await open();
    const { answer } = request.body;
    const attempt = await passkeyTryOf(context, request, answer.id);
    await countTry(db, attempt);
    const { id, email } = await verifyPasskey(context, answer);
    for (const line of await signIn.signInAs(id, headersOf(request))) reply.header('set-cookie', line);
    reply.header('set-cookie', knownBrowserCookie(context, headersOf(request), email));
    for (const well of [attempt, { kind: 'sign-in', at: email } as const]) await forgiveTry(db, well);
    return { email };
  });

  app.post('/auth/sign-out', { schema: { hide: true } }, async (request, reply) => {
    await passOn(await (await open()).perform('sign-out', {}, headersOf(request)), reply);
    return {};
  });

  app.post('/auth/sign-out-everywhere', { schema: { hide: true } }, async (request, reply) => {
    const signIn = await open();
    const session = await signIn.session(headersOf(request));
    if (session !== null) requireOwnSession(session);
    await passOn(await signIn.perform('revoke-sessions', {}, headersOf(request)), reply);
    // the session is gone; this takes its cookie from the browser
    await passOn(await signIn.perform('sign-out', {}, headersOf(request)), reply);
    return {};
  });

  app.post('/auth/request-reset', { schema: { hide: true, body: request } }, async (request) => {
    const { body } = request;
    const signIn = await open();
    await countTry(db, await tryOf(context, request, 'reset', body.email));
    // answered before anything is looked up, so that no time tells whether the address is known
    void underWay.run(() => signIn.perform('request-password-reset', body)).catch(() => {});
    return {};
  });

  app.post('/auth/reset-password', { schema: { hide: true, body: reset } }, async ({ body }, reply) => {
    const { token, new_password: newPassword } = body;
    const answer = await (await open()).perform('reset-password', { token, newPassword });
    if (answer.status === 400) {
      throw new AppError('not_found', ({ accounts }) => accounts.linkOver);
    }
    await passOn(answer, reply);
    return {};
  });

  app.post('/auth/change-password', { schema: { hide: true, body: change } }, async (request, reply) => {
    const signIn = await open();
    const session = await signIn.session(headersOf(request));
    if (session === null) throw signInFirst();
    requireOwnSession(session);
    const attempt: OwnTry = { kind: 'sign-in', at: session.person.email, by: session.id };
    await countTry(db, attempt);
    const { current_password: currentPassword, new_password: newPassword } = request.body;
    const answer = await signIn.perform(
      'change-password',
      { currentPassword, newPassword, revokeOtherSessions: true },
      headersOf(request),
    );
    if (answer.status === 400) {
      throw new AppError('invalid_request', ({ accounts }) => accounts.wrongPassword, { param: 'current_password' });
    }
    await passOn(answer, reply);
    await forgiveTry(db, attempt);
    return {};
  });
}

/**
 * What a person with a second factor is asked for, who gave their password alone; null: nothing more. Throws unauthorized
 * for a wrong password, as if they had none, and invalid_request for a wrong code.
 */
async function lackedFactor(
  context: AppServerContext,
  { email, password, code }: z.infer<typeof credentials>,
): Promise<AskedFactor | null> {
  const person = await findPerson(context.db, email);
  if (person === null || !(await hasSecondFactor(context.db, person.id))) return null;
  if (!(await hasPassword(context.db, person.id, password))) {
    throw new AppError('unauthorized', ({ accounts }) => accounts.wrongSignIn);
  }
  if (code === undefined) return askedFactor(context, person.id);
  if (!(await useSecondFactor(context, person.id, code))) {
    throw invalidRequest('code', ({ accounts }) => accounts.wrongSecondFactor);
  }
  return null;
}

/** A stranger's tries count at the account and at their network; those of a browser that is known there for itself. */
async function tryOf(
  context: AppServerContext,
  request: FastifyRequest,
  kind: OwnTry['kind'],
  email: string,
): Promise<Try | OwnTry> {
  const browser = await findKnownBrowser(context, headersOf(request), email);
  return browser === null ? { kind, at: email, from: request.ip } : { kind, at: email, by: browser };
}

/** Nobody guesses a signature: tries count at the network alone, so that no stranger slows an account by them. */
async function passkeyTryOf(
  context: AppServerContext,
  request: FastifyRequest,
  credentialId: string,
): Promise<Try | OwnTry> {
  const owner = await ownerOfPasskey(context.db, credentialId);
  const browser = owner && (await findKnownBrowser(context, headersOf(request), owner.email));
  return owner === null || browser === null
    ? { kind: 'sign-in', from: request.ip }
    : { kind: 'sign-in', at: owner.email, by: browser };
}

/** Gives the browser the cookies of an answer, or throws what it refused. */
async function passOn(
  answer: Response,
  reply: FastifyReply,
  unauthorized: Saying = ({ service }) => service.signInFirst,
): Promise<void> {
  if (answer.ok) {
    for (const line of answer.headers.getSetCookie()) reply.header('set-cookie', line);
    return;
  }
  if (answer.status === 401) throw new AppError('unauthorized', unauthorized);
  if (answer.status >= 500) throw new Error(`better-auth answered ${answer.status}`);
  const { message } = z.object({ message: z.string() }).parse(await answer.json());
  throw new AppError('invalid_request', inEnglish(message));
}

export function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
