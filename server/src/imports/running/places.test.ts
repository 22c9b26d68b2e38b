import { expect, it } from 'vitest';
import { takeImportPlace } from './places.ts';

it('gives a company one place, all of them ten, and says what to do without one', () => {
  const places = Array.from({ length: 10 }, (_, at) => takeImportPlace(`company ${at}`));
  expect(() => takeImportPlace('company 3')).toThrow(
    expect.objectContaining({ code: 'conflict', details: { retryAfterSeconds: 10 } }),
  );
  expect(() => takeImportPlace('another')).toThrow(
    expect.objectContaining({ code: 'unavailable', details: { retryAfterSeconds: 30 } }),
  );
  places.pop()?.();
  places.push(takeImportPlace('another'));
  for (const giveBack of places) giveBack();
  takeImportPlace('company 3')();
});
