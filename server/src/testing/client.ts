import { type ClientOptions, Showbill } from '../../../sdk/src/index.ts';
import type { TestService } from './service.ts';

/** The client library with a company's key, speaking to a service of a test without a socket. */
export function clientOf(service: TestService, apiKey: string, options: Partial<ClientOptions> = {}): Showbill {
  const baseUrl = 'http://showbill.test';
  const fetch = async (url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
    const sent = { headers: Object.fromEntries(new Headers(headers)), ...(typeof body === 'string' && { body }) };
    const answer = await service.call(method, url.slice(baseUrl.length), sent);
    return new Response(answer.text, { status: answer.status, headers: answer.headers });
  };
  return new Showbill({ baseUrl, apiKey, fetch, ...options });
}
