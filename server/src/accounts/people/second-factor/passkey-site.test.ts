import { expect, it } from 'vitest';
import { passkeySite } from './passkey-site.ts';

it.each([
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost', 'localhost', 'http://localhost'],
  ['https://Hire.example:8443/quotes', 'hire.example', 'https://hire.example:8443'],
])('passkeys under %s are of %s, for pages at %s', (publicUrl, host, origin) => {
  expect(passkeySite(publicUrl)).toEqual({ host, origin });
});

it.each(['https://192.0.2.7', 'https://[2001:db8::7]', 'http://hire.example'])(
  'there are none under %s',
  (publicUrl) => {
    expect(passkeySite(publicUrl)).toBe(null);
  },
);
