import type { BrowserContext } from 'playwright-core';

// oxlint-disable-next-line typescript/no-explicit-any -- pictures look into answers of every shape
export type Json = any;

/** Calls a procedure, whether it asks or changes something. */
export function caller(context: BrowserContext, address: string) {
  return async (procedure: string, input?: unknown, company = ''): Promise<Json> => {
    const url = `${address}/app/trpc/${procedure}`;
    const headers = { origin: new URL(address).origin, 'x-company': company };
    let answer = await context.request.get(url, {
      headers,
      ...(input !== undefined && { params: { input: JSON.stringify(input) } }),
    });
    if (answer.status() === 405) answer = await context.request.post(url, { headers, data: input ?? {} });
    if (!answer.ok()) throw new Error(`${procedure}: ${await answer.text()}`);
    return (await answer.json()).result.data;
  };
}
