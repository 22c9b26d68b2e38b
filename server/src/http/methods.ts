import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import createRouter, { type HTTPMethod } from 'find-my-way';
import { AppError } from '../platform/errors.ts';
import { inEnglish } from '../refusals/index.ts';

/** Longer than any address that HTTP lets through: what is no id is told so by its operation. */
export const ROUTER_OPTIONS = { maxParamLength: 20_000 };

/** The addresses that are served, and what each of them takes. */
export interface Addresses {
  readonly add: (route: RouteOptions) => void;
  /** The methods that an address takes, sorted; empty: there is nothing. */
  readonly methodsAt: (url: string) => readonly string[];
}

export function createAddresses(): Addresses {
  const router = createRouter(ROUTER_OPTIONS);
  const methods = new Set<string>();
  return {
    add({ method, url }) {
      for (const each of [method].flat()) {
        methods.add(each);
        router.on(each as HTTPMethod, url, () => {});
      }
    },
    methodsAt: (url) => [...methods].filter((method) => router.find(method as HTTPMethod, url) !== null).toSorted(),
  };
}

/** Refuses what no route takes: `method_not_allowed` where there is something for other methods, else `not_found`. */
export function refuseUnserved(request: FastifyRequest, reply: FastifyReply, { methodsAt }: Addresses): never {
  const allowed = methodsAt(request.url);
  const path = request.url.split('?')[0];
  if (allowed.length === 0 || allowed.includes(request.method)) {
    throw new AppError('not_found', inEnglish(`there is nothing at ${request.method} ${path}`));
  }
  reply.header('allow', allowed.join(', '));
  throw methodNotAllowed(request.method, allowed);
}

export function methodNotAllowed(method: string, allowed: readonly string[]): AppError {
  return new AppError('method_not_allowed', `${method} is not possible here: use ${allowed.join(', ')}`);
}
