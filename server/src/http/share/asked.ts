import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'showbill.asked';

/** Where the page of a proposal is, for cookies of its own. */
export interface Place {
  readonly path: string;
  /** Whether it is reached by https. */
  readonly secure: boolean;
}

/** Lets the page that comes next say, once, that the question was sent: an address that says so would say it for ever. */
export function rememberAsked(reply: FastifyReply, { path, secure }: Place): void {
  reply.header('set-cookie', cookie('1', 60, path, secure));
}

/** Whether a question was sent just now; asked again, it was not. */
export function takeAsked(request: FastifyRequest, reply: FastifyReply, { path, secure }: Place): boolean {
  const asked = parseCookie(request.headers.cookie ?? '')[NAME] === '1';
  if (asked) reply.header('set-cookie', cookie('', 0, path, secure));
  return asked;
}

function cookie(value: string, seconds: number, path: string, secure: boolean): string {
  return stringifySetCookie({ name: NAME, value, path, maxAge: seconds, httpOnly: true, sameSite: 'lax', secure });
}
