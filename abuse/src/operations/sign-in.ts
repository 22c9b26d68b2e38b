import * as fc from 'fast-check';
import { AUTH_BODIES } from '../../../server/src/http/app/auth.ts';
import { COMPANY_SIGN_IN_BODIES } from '../../../server/src/http/app/company-sign-in.ts';
import { attemptsAt, callersOf } from '../attempts.ts';
import { isObject, type Json } from '../json.ts';
import { idOf } from '../likely.ts';
import type { Operation } from '../operation.ts';
import { fromZod } from '../zod-schema.ts';
import { pathWith, queryOf, section } from './parts.ts';

/** They cost a hash each, on purpose. */
const WEIGHT = 2;
const NEEDING_SESSION: ReadonlySet<string> = new Set(['change-password']);

/** Signing in and out, passwords, and a company's own sign-in: each address under /app/auth, from the schema of its body. */
export function signInOperations(): readonly Operation[] {
  const sent = Object.entries({ ...AUTH_BODIES, ...COMPANY_SIGN_IN_BODIES }).map(
    ([name, body]): Operation => ({
      name: `auth ${name}`,
      face: 'sign-in',
      weight: WEIGHT,
      attempts: attemptsAt({
        allowed:
          body === null
            ? fc.constant({ body: {} })
            : fromZod(`auth ${name}`, body).map((value): Json => ({ body: value })),
        callers: callersOf({ visitor: 4, nobody: 2 }),
        entitled: 'visitor',
      }),
      forbidden: NEEDING_SESSION.has(name) ? ['nobody'] : [],
      takesAway: true,
      write: (parts) => ({
        method: 'POST',
        path: `/app/auth/${name}`,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify((isObject(parts) ? parts['body'] : null) ?? null)),
      }),
    }),
  );
  return [...sent, cameBack()];
}

/** Where a company's provider sends a browser back to, with what the provider may add. */
function cameBack(): Operation {
  const word = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('access_denied', 'https://login.example', ''));
  const names = ['state', 'code', 'iss', 'error', 'error_description', 'id_token', 'response'];
  const query = fc.dictionary(
    fc.constantFrom(...names),
    word.map((text): Json => text),
  );
  return {
    name: 'auth provider/callback',
    face: 'sign-in',
    weight: WEIGHT,
    attempts: attemptsAt({
      allowed: fc.record({ path: fc.record({ company: idOf('own', 'company') }), query }).map((parts): Json => parts),
      callers: callersOf({ visitor: 1, nobody: 1 }),
      entitled: 'nobody',
    }),
    forbidden: ['nobody', 'visitor'],
    write: (parts) => ({
      method: 'GET',
      path:
        pathWith('/app/auth/provider/callback/{company}', section(parts, 'path')) + queryOf(section(parts, 'query')),
      headers: {},
      body: null,
    }),
  };
}
