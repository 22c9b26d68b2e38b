import * as fc from 'fast-check';
import { ENQUIRY_FIELDS, TRAP } from '../../../server/src/http/forms/sent-form.ts';
import { attemptsAt, callersOf } from '../attempts.ts';
import { isObject, type Json } from '../json.ts';
import { idOf } from '../likely.ts';
import type { Operation } from '../operation.ts';
import { fromZod } from '../zod-schema.ts';
import { asText, pathWith, queryOf, section } from './parts.ts';

const CALLERS = callersOf({ nobody: 8, owner: 1, outsider: 1 });
const WEIGHT = 8;
const BOUNDARY = 'between-the-parts';
const FILES = [
  '%PDF-1.4\n%%EOF',
  '\x89PNG\r\n\x1a\n',
  'two speakers',
  'MZ\x90\0',
  'PK\x03\x04[Content_Types].xmlword/document.xml',
];

/** A company's form for its website: reading it, its script, and sending it with stamps that we gave. */
export function enquiryFormOperations(): readonly Operation[] {
  const path = fc.record({ token: idOf('own', 'formToken') });
  const query = fc.record(
    { language: fc.constantFrom<Json>('en', 'de', 'fr', 'es', 'nl'), sent: fc.constant<Json>('') },
    { requiredKeys: [], noNullPrototype: true },
  );
  const filled = fc
    .tuple(
      path,
      query,
      fromZod('enquiry form', ENQUIRY_FIELDS),
      idOf('own', 'formStamp'),
      fc.array(fc.constantFrom(...FILES), { maxLength: 6 }),
      fc.constantFrom('', '', '', 'https://spam.example'),
    )
    .map(
      ([inPath, inQuery, fields, stamp, files, trap]): Json => ({
        path: inPath,
        query: inQuery,
        form: { ...(isObject(fields) ? fields : {}), stamp, [TRAP]: trap, files },
      }),
    );
  return [
    read('enquiry form', '/forms/{token}', fc.record({ path, query })),
    read('enquiry form script', '/forms/{token}.js', fc.record({ path })),
    {
      name: 'enquiry form sent',
      face: "client's page",
      weight: WEIGHT,
      attempts: attemptsAt({
        allowed: filled,
        // anybody may send the form of another company; an id of one of its enquiries opens nothing
        ofAnother: idOf('other', 'enquiry').map((token): Json => ({ path: { token }, query: {}, form: {} })),
        callers: CALLERS,
        entitled: 'nobody',
      }),
      forbidden: [],
      write: (parts) => ({
        method: 'POST',
        path: pathWith('/forms/{token}', section(parts, 'path')) + queryOf(section(parts, 'query')),
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
        body: multipart(section(parts, 'form')),
      }),
    },
  ];
}

function read(name: string, path: string, allowed: fc.Arbitrary<Json>): Operation {
  return {
    name,
    face: "client's page",
    weight: 3,
    attempts: attemptsAt({
      allowed,
      ofAnother: idOf('other', 'enquiry').map((token): Json => ({ path: { token } })),
      callers: CALLERS,
      entitled: 'nobody',
    }),
    forbidden: [],
    write: (parts) => ({
      method: 'GET',
      path: pathWith(path, section(parts, 'path')) + queryOf(section(parts, 'query')),
      headers: {},
      body: null,
    }),
  };
}

/** As a browser sends a form: a list of files as so many parts. */
function multipart(form: Readonly<Record<string, Json>>): Buffer {
  const parts = Object.entries(form).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each: Json) => {
      const file = name === 'files' ? '; filename="file.bin"' : '';
      return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"${file}\r\n\r\n${asText(each)}\r\n`;
    }),
  );
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
}
