import * as fc from 'fast-check';
import { AUTH_BODIES } from '../../../server/src/http/app/auth.ts';
import { attemptsAt, callersOf } from '../attempts.ts';
import { isObject, type Json } from '../json.ts';
import type { Operation } from '../operation.ts';
import { fromZod } from '../zod-schema.ts';

/** They cost a hash each, on purpose. */
const WEIGHT = 2;
const NEEDING_SESSION: ReadonlySet<string> = new Set(['change-password']);

/** Signing in and out, and passwords: each address under /app/auth, from the schema of its body. */
export function signInOperations(): readonly Operation[] {
  return Object.entries(AUTH_BODIES).map(([name, body]) => ({
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
  }));
}
