import * as fc from 'fast-check';
import { z } from 'zod';
import { ACCEPT, ASK, CODE, DECLINE, WITHDRAW } from '../../../server/src/http/share/answer-forms.ts';
import { attemptsAt, callersOf } from '../attempts.ts';
import { isObject, type Json } from '../json.ts';
import { idOf } from '../likely.ts';
import type { Operation } from '../operation.ts';
import { fromZod } from '../zod-schema.ts';
import { pathWith, queryOf, section, urlEncoded } from './parts.ts';

const CALLERS = callersOf({ nobody: 8, owner: 1, outsider: 1 });
const WEIGHT = 8;
const FORMS = {
  accept: ACCEPT,
  decline: DECLINE,
  ask: ASK,
  code: CODE,
  withdraw: WITHDRAW,
  pick: z.object({}),
} as const;
/** Beside what a form checks: which options are ticked, and what the form is for. */
const PICKS = z.object({ pick: z.array(z.int().min(0).max(5)).optional() });

/** The page of a proposal: reading it, its documents, and each of its forms, from the form's own schema. */
export function pageOperations(): readonly Operation[] {
  const path = fc.record({ token: idOf('own', 'shareToken') });
  const read = fc.record({
    path,
    query: fc.record(
      {
        document: fc.constantFrom<Json>('proposal', 'signed-copy', 'signed copy'),
        invoice: idOf('own', 'invoiceNumber'),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  });
  return [
    {
      name: 'page read',
      face: "client's page",
      weight: WEIGHT,
      attempts: attemptsAt({ allowed: read, ofAnother: NOT_A_TOKEN, callers: CALLERS, entitled: 'nobody' }),
      forbidden: [],
      write: (parts) => ({
        method: 'GET',
        path: pathWith('/p/{token}', section(parts, 'path')) + queryOf(section(parts, 'query')),
        headers: {},
        body: null,
      }),
    },
    ...Object.entries(FORMS).map(([name, form]): Operation => {
      const allowed = fc
        .tuple(path, fromZod(`page ${name}`, form), fromZod(`page ${name}`, PICKS))
        .map(([path, filled, picks]): Json => ({ path, form: { do: name, ...asObject(filled), ...asObject(picks) } }));
      return {
        name: `page ${name}`,
        face: "client's page",
        weight: WEIGHT,
        attempts: attemptsAt({ allowed, ofAnother: NOT_A_TOKEN, callers: CALLERS, entitled: 'nobody' }),
        forbidden: [],
        write: (parts) => ({
          method: 'POST',
          path: pathWith('/p/{token}', section(parts, 'path')),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: Buffer.from(urlEncoded(section(parts, 'form'))),
        }),
      };
    }),
  ];
}

/** The id of a proposal opens nothing: whoever has its token may read it. */
const NOT_A_TOKEN = idOf('other', 'proposal').map(
  (token): Json => ({ path: { token }, form: { do: 'decline', version: 1 } }),
);

function asObject(value: Json) {
  return isObject(value) ? value : {};
}
