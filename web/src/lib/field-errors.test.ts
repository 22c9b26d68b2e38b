import { expect, it, vi } from 'vitest';
import { AuthError } from './auth.ts';
import { fieldErrors } from './field-errors.ts';

vi.hoisted(() => Object.assign(globalThis, { document: { baseURI: 'http://showbill.test/' } }));

it('gives an error to the field that it names, and else to the form', () => {
  const wrong = new AuthError(400, 'email must be a valid mail address', 'company.email');
  const shared = fieldErrors(wrong, ['name', 'email']);
  expect([shared.at('email'), shared.at('name'), shared.rest]).toEqual([
    'Email must be a valid mail address.',
    undefined,
    null,
  ]);
  const elsewhere = fieldErrors(wrong, ['name']);
  expect([elsewhere.at('name'), elsewhere.rest]).toEqual([undefined, wrong]);
  const edit = fieldErrors(new AuthError(400, 'changes.0.unit_price is too large', 'changes.0.unit_price'), [
    'unit_price',
  ]);
  expect(edit.at('unit_price')).toBe('Unit price is too large.');
  expect(fieldErrors(null, ['name']).rest).toBeNull();
});
