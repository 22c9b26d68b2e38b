import type * as fc from 'fast-check';
import type { Json } from './json.ts';
import type { Request } from './request.ts';

/**
 * Who asks. `outsider`: somebody known who names a company, or holds a key, that is none of theirs. `visitor`: somebody
 * whose sessions end all the time. `test key`: a program in the sandbox of the company that asks.
 */
export const CALLERS = [
  'owner',
  'editor',
  'viewer',
  'nobody',
  'outsider',
  'starter',
  'cancelled',
  'empty',
  'used up',
  'test key',
  'visitor',
] as const;
export type Caller = (typeof CALLERS)[number];

/** How a request was made from what its schema allows. */
export const MAKINGS = ['as allowed', 'broken in one place', 'broken in many', 'ids of another company'] as const;
export type Making = (typeof MAKINGS)[number];

/** The parts of the program that take requests. */
export const FACES = ['public API', 'MCP', 'application', 'upload', 'sign-in', "client's page"] as const;
export type Face = (typeof FACES)[number];

/** A request as it is generated: ids are placeholders until it is sent. */
export interface Attempt {
  readonly making: Making;
  readonly caller: Caller;
  /** What the operation takes, by where it stands: `path`, `query`, `headers`, `body`, `input`. */
  readonly parts: Json;
  /** What is done to the request as it goes over the wire. */
  readonly twists: readonly Twist[];
}

/** A change to a request that its schema says nothing of. */
export type Twist =
  | { readonly kind: 'method'; readonly method: string }
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  | { readonly kind: 'path'; readonly after: string }
  | { readonly kind: 'cut'; readonly share: number }
  | { readonly kind: 'body'; readonly base64: string };

/** Something that can be asked of the program. */
export interface Operation {
  readonly name: string;
  readonly face: Face;
  /** How large a part of all requests it gets, against others. */
  readonly weight: number;
  readonly attempts: fc.Arbitrary<Attempt>;
  /** The request that its parts make; ids stand in them already. */
  readonly write: (parts: Json) => Request;
  /** Who is never answered that it was carried out. */
  readonly forbidden: readonly Caller[];
  /** Whether it takes away what later requests need: rights, sessions. */
  readonly takesAway?: boolean;
}
