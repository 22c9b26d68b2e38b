import { languageAccepted } from '@showbill/contract';
import { betterAuth } from 'better-auth';
import { systemClock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { throwingFaults } from '../../platform/fault-watch.ts';
import { newId } from '../../platform/ids.ts';
import { pathPrefix } from '../../platform/path-prefix.ts';
import { newLinkToken, resetUrl } from './links.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password.ts';
import type { PeopleMail } from './people-mail.ts';
import { hasSecondFactor } from './second-factor/has-second-factor.ts';
import { proveAddress } from './second-factor/unproved.ts';
import { forgiveTry } from './slow-down.ts';
import { sessionsWithoutPassword } from './sessions-without-password.ts';
import { findPerson, languageOf, type Person } from './users.ts';

const DAY_SECONDS = 86_400;
const SESSION_DAYS = 30;
const MAILED_MINUTES = 60;
/** The operator may have to carry the link to the person. */
const HANDED_OVER_MINUTES = 24 * 60;

export type PeopleContext = Context & { readonly peopleMail: PeopleMail };

/** A person's session, as a request showed it. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  /** The one company that it opens, as it was made through that company's provider; null: it opens all that is theirs. */
  readonly onlyCompany: string | null;
  /** Set-Cookie lines of an answer: the session goes on for another 30 days. */
  readonly setCookies: readonly string[];
}

export interface SignIn {
  /** Does one of better-auth's operations. Whoever calls has checked origin and tries. */
  perform(operation: Operation, body: object, headers?: Headers): Promise<Response>;
  /**
   * Signs in somebody of whom everything is known; where `onlyCompany` is named, for that company alone and for half a day.
   * Returns the Set-Cookie lines of the answer.
   */
  signInAs(userId: string, headers: Headers, onlyCompany?: string): Promise<readonly string[]>;
  /** Whose request this is, by its cookie; null: nobody's. */
  session(headers: Headers): Promise<Session | null>;
  /** A link that lets a person set a password, once, within a day; null where the address is nobody's. */
  resetLink(email: string): Promise<string | null>;
}

export type Operation =
  | 'sign-in/email'
  | 'sign-out'
  | 'revoke-sessions'
  | 'change-password'
  | 'request-password-reset'
  | 'reset-password';

/**
 * People's sign-in over the service's own connections. `basePath` is where they stand, path prefix included. Cookies
 * are for the whole service: a client's page tells by them who is of the company itself. The public API reads none.
 */
export function createSignIn(context: PeopleContext, basePath: string): SignIn {
  const auth = createAuth(context, basePath);
  const origin = new URL(context.publicUrl).origin;

  return {
    perform(operation, body, headers) {
      const request = new Request(`${origin}${basePath}/${operation}`, {
        method: 'POST',
        headers: { ...carried(headers), 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      });
      return throwingFaults(() => auth.handler(request));
    },
    async signInAs(userId, headers, onlyCompany) {
      const body = { userId, onlyCompany: onlyCompany ?? null };
      const { headers: answered } = await throwingFaults(() =>
        auth.api.signInAs({ body, headers: new Headers(carried(headers)), returnHeaders: true }),
      );
      return answered.getSetCookie();
    },
    async session(headers) {
      if (!headers.has('cookie')) return null;
      const look = (disableRefresh: boolean) =>
        throwingFaults(() => auth.api.getSession({ headers, query: { disableRefresh }, returnHeaders: true }));
      let { response, headers: answered } = await look(true);
      // one that was made through a company's provider ends when it was said to: better-auth would make it one of 30 days
      if (response !== null && !response.session.onlyCompany && isToGoOn(response.session.expiresAt)) {
        ({ response, headers: answered } = await look(false));
      }
      if (response === null) return null;
      const { id, name, email } = response.user;
      return {
        id: response.session.id,
        person: { id, name, email },
        onlyCompany: response.session.onlyCompany ?? null,
        setCookies: answered.getSetCookie(),
      };
    },
    async resetLink(email) {
      const person = await findPerson(context.db, email);
      if (person === null) return null;
      const token = newLinkToken();
      const { internalAdapter } = await auth.$context;
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: person.id,
        // better-auth compares with the process's own time
        expiresAt: new Date(systemClock.now().getTime() + HANDED_OVER_MINUTES * 60_000),
      });
      return resetUrl(context.publicUrl, token);
    },
  };
}

function createAuth({ db, secrets, publicUrl, peopleMail, log }: PeopleContext, basePath: string) {
  const { origin, protocol } = new URL(publicUrl);
  return betterAuth({
    appName: 'Showbill',
    baseURL: origin,
    basePath,
    secret: secrets.sign('sign-in', 'better-auth'),
    database: { db, type: 'postgres' },
    trustedOrigins: [origin],
    telemetry: { enabled: false },
    plugins: [sessionsWithoutPassword],
    // tries are counted in the database, for all servers: slow-down.ts
    rateLimit: { enabled: false },
    onAPIError: { throw: true },
    logger: { level: 'error', log: (_level, message) => log.warn({ from: 'better-auth' }, message) },
    emailAndPassword: {
      enabled: true,
      // a person comes with a company or an invitation: sign-up.ts, invitations.ts
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      resetPasswordTokenExpiresIn: MAILED_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await proveAddress(db, user.id);
        // where a code is asked for as well, guessing it starts no sooner anew
        if (!(await hasSecondFactor(db, user.id))) await forgiveTry(db, { kind: 'sign-in', at: user.email });
      },
      sendResetPassword: async ({ user, token }, request) =>
        peopleMail.sendReset({
          language:
            (await languageOf(db, user.id)) ?? languageAccepted(request?.headers.get('accept-language') ?? '') ?? 'en',
          to: { name: user.name, address: user.email },
          url: resetUrl(publicUrl, token),
          validMinutes: MAILED_MINUTES,
        }),
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      additionalFields: {
        onlyCompany: { type: 'string', required: false, input: false, fieldName: 'only_company' },
      },
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    advanced: {
      cookiePrefix: 'showbill',
      useSecureCookies: protocol === 'https:',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: pathPrefix(publicUrl) || '/' },
      disableOriginCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => newId(), validateSchema: false },
    },
  });
}

/** Whether a session was last put off a day ago or earlier. */
function isToGoOn(expiresAt: Date): boolean {
  return expiresAt.getTime() - (SESSION_DAYS - 1) * DAY_SECONDS * 1000 <= systemClock.now().getTime();
}

/** Of a request's headers only what better-auth needs. */
function carried(headers: Headers | undefined): Record<string, string> {
  const names = ['accept-language', 'cookie', 'user-agent'];
  return Object.fromEntries(names.flatMap((name) => (headers?.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}
