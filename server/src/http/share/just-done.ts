import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'showbill.done';
const DEEDS = ['asked', 'decided'] as const;

/** What a form of the page did. */
export type Done = (typeof DEEDS)[number];

/** Where the page of a proposal is, for cookies of its own. */
export interface Place {
  readonly path: string;
  /** Whether it is reached by https. */
  readonly secure: boolean;
}

/**
 * Lets the page that comes next know, once, what was done: an address that says so would say it for ever. Such a page is no
 * view of its own.
 */
export function rememberDone(reply: FastifyReply, done: Done, { path, secure }: Place): void {
  reply.header('set-cookie', cookie(done, 60, path, secure));
}

/** What was done just now; asked again, nothing was. */
export function takeDone(request: FastifyRequest, reply: FastifyReply, { path, secure }: Place): Done | null {
  const value = parseCookie(request.headers.cookie ?? '')[NAME];
  const done = DEEDS.find((each) => each === value) ?? null;
  if (done !== null) reply.header('set-cookie', cookie('', 0, path, secure));
  return done;
}

function cookie(value: string, seconds: number, path: string, secure: boolean): string {
  return stringifySetCookie({ name: NAME, value, path, maxAge: seconds, httpOnly: true, sameSite: 'lax', secure });
}
