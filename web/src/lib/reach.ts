import { LANGUAGE } from '../texts/index.ts';

/** Nothing answered: the line is cut, or the server does not run. */
export class UnreachableError extends Error {}

/** `fetch`, whose failures can be told from faults of a page; asks for answers in the language of the application. */
export async function reach(address: string, request: RequestInit = {}): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('accept-language', LANGUAGE);
  try {
    return await fetch(address, { ...request, headers });
  } catch (cause) {
    throw new UnreachableError('the server did not answer', { cause });
  }
}
