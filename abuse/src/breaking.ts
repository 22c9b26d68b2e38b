import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { isObject, type Json, partsOf, withPart } from './json.ts';
import type { Twist } from './operation.ts';
import type { Request } from './request.ts';

const HOSTILE: readonly Json[] = JSON.parse(readFileSync(new URL('hostile-values.json', import.meta.url), 'utf8'));

/** One thing done to what a schema allows; `at` says which of its parts, counted around. */
export type Break = { readonly at: number } & (
  | { readonly kind: 'leave out' }
  | { readonly kind: 'replace'; readonly value: Json }
  | { readonly kind: 'add'; readonly name: string; readonly value: Json }
  | { readonly kind: 'wrap'; readonly levels: number }
  | { readonly kind: 'repeat'; readonly times: number }
);

/** Of a text or list that is made long. */
const MOST_CHARACTERS = 200_000;

const at = fc.nat(200);
const hostile = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map((text): Json => text) },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value): Json => value) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }).map((value): Json => JSON.parse(JSON.stringify(value))) },
);

export const breaks: fc.Arbitrary<Break> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('leave out' as const), at }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('replace' as const), at, value: hostile }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      at,
      name: fc.constantFrom('id', 'company_id', 'status', 'role', 'total', '__proto__', 'constructor', '', 'x'),
      value: hostile,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wrap' as const), at, levels: fc.constantFrom(1, 2, 40) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('repeat' as const), at, times: fc.constantFrom(2, 50, 3_000, 100_000) }),
  },
);

/** Parts of a request with something done to them. */
export function broken(parts: Json, done: readonly Break[]): Json {
  let changed = parts;
  for (const each of done) changed = brokenOnce(changed, each);
  return changed;
}

function brokenOnce(parts: Json, done: Break): Json {
  const places = [...partsOf(parts)].filter(({ trail }) => trail.length > 0);
  const place = places[done.at % Math.max(1, places.length)];
  if (place === undefined) return parts;
  const { trail, value } = place;
  switch (done.kind) {
    case 'leave out':
      return withPart(parts, trail, undefined);
    case 'replace':
      return withPart(parts, trail, done.value);
    case 'add':
      return isObject(value)
        ? withPart(parts, trail, Object.fromEntries([...Object.entries(value), [done.name, done.value]]))
        : parts;
    case 'wrap': {
      let wrapped: Json = value;
      for (let level = 0; level < done.levels; level++) wrapped = [wrapped];
      return withPart(parts, trail, wrapped);
    }
    case 'repeat':
      return withPart(parts, trail, repeated(value, done.times));
    default:
      return done satisfies never;
  }
}

/** Lists fewer times than texts: each entry may be worked on. What comes of it is bounded, also where it was repeated before. */
function repeated(value: Json, times: number): Json {
  if (typeof value === 'string') return value.repeat(Math.min(times, timesThatFit(value.length)));
  if (typeof value === 'number') return value * times;
  if (!Array.isArray(value)) return value;
  const entry = value[0] ?? null;
  const length = Math.min(times, 3_000, timesThatFit(JSON.stringify(entry).length));
  return Array.from({ length }, () => entry);
}

function timesThatFit(length: number): number {
  return Math.ceil(MOST_CHARACTERS / Math.max(1, length));
}

const header = (name: string, ...values: string[]) =>
  fc.record({ kind: fc.constant('header' as const), name: fc.constant(name), value: fc.constantFrom(...values) });

export const twists: fc.Arbitrary<Twist> = fc.oneof(
  fc.record({
    kind: fc.constant('method' as const),
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
  }),
  fc.record({
    kind: fc.constant('path' as const),
    after: fc.constantFrom('/', '//', '/..', '/%2e%2e/', '%00', '%', '%zz', '?', '?x=1', '&id=x', '#x', ';x=1', 'x'),
  }),
  fc.record({ kind: fc.constant('cut' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('body' as const), base64: fc.base64String({ maxLength: 80 }) }),
  header(
    'content-type',
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/json; charset=utf-16',
    '',
  ),
  header('content-encoding', 'gzip', 'br', 'deflate', 'zip'),
  header('accept', 'text/html', 'application/xml', '*/*', 'application/jsonl', ''),
  header('accept-encoding', 'gzip', 'br', 'identity;q=0', ''),
  header('accept-language', 'de', 'xx-invalid', '*', ','.repeat(500)),
  header('authorization', 'Bearer', 'Basic YTpi', 'Bearer \u00e9', `Bearer ${'x'.repeat(5000)}`, 'bearer sbk_0'),
  header('cookie', 'x', 'a=b; =; ;;', '__proto__=1', 'better-auth.session_token=x.y', 'showbill.done=decided'),
  header('origin', 'https://elsewhere.example', 'null', ''),
  header('x-company', '', 'x', '../..', '00000000-0000-0000-0000-000000000000', "' or 1=1 --"),
  header('x-forwarded-for', 'x', '::1', '127.0.0.1, 10.0.0.1', '999.1.1.1'),
  header('x-http-method-override', 'DELETE'),
  header('idempotency-key', 'x'.repeat(256), '', '\u00e9', 'one and the same'),
  header('if-none-match', '*', '"x"'),
  header('range', 'bytes=0-1', 'bytes=-9999999'),
  header('expect', '100-continue', 'x'),
  header('host', 'elsewhere.example', ''),
);

/** A request as it goes over the wire once things are done to it. */
export function twisted(request: Request, done: readonly Twist[]): Request {
  let changed = request;
  for (const each of done) changed = twistedOnce(changed, each);
  return changed;
}

function twistedOnce(request: Request, twist: Twist): Request {
  switch (twist.kind) {
    case 'method':
      return { ...request, method: twist.method };
    case 'header':
      return { ...request, headers: { ...request.headers, [twist.name]: twist.value } };
    case 'path':
      return { ...request, path: request.path + twist.after };
    case 'cut':
      return { ...request, body: request.body && request.body.subarray(0, request.body.length * twist.share) };
    case 'body':
      return { ...request, body: Buffer.from(twist.base64, 'base64') };
    default:
      return twist satisfies never;
  }
}
