import { expect, it } from 'vitest';
import { askedBy } from './search.ts';

const ADA = '01a22a6a-79d5-70fd-b1ec-8e62aaaf6da4';

it.each([
  [{}, {}],
  [
    { q: 'crm', kind: 'key', by: 'command', from: '2027-01-01', to: '2027-01-31' },
    { text: 'crm', kind: 'key', by: 'command', from: '2027-01-01', to: '2027-01-31' },
  ],
  [{ by: ADA }, { by: ADA }],
  [{ by: 'somebody', kind: 'toString', from: '2027-02-30', to: 'x' }, {}],
])('an address with %j asks for %j', (address, asked) => {
  expect(askedBy(address)).toEqual(asked);
});
