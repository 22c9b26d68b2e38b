/** Nothing answered: the line is cut, or the server does not run. */
export class UnreachableError extends Error {}

/** `fetch`, whose failures can be told from faults of a page. */
export async function reach(address: string, request?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (cause) {
    throw new UnreachableError('the server did not answer', { cause });
  }
}
