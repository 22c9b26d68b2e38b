import { describe, expect, it } from 'vitest';
import { mailOf, wrongIn } from './letter.ts';

const LETTER = { to: ' ada@client.example ', cc: '', subject: 'Your proposal', text: 'Hello' };

describe('a mail in its fields', () => {
  it('has the addresses of its copies apart', () => {
    const { to, cc } = mailOf({ ...LETTER, cc: 'a@x.example, b@x.example;c@x.example,' });
    expect([to, cc]).toEqual(['ada@client.example', ['a@x.example', 'b@x.example', 'c@x.example']]);
    expect(wrongIn(LETTER)).toEqual({});
  });

  it.each([
    ['to', { to: 'ada' }],
    ['to', { to: 'a@x.example, b@x.example' }],
    ['cc', { cc: 'a@x.example, b' }],
    ['cc', { cc: 'a@x.example b@x.example' }],
    ['cc', { cc: 'a@x.io,b@x.io,c@x.io,d@x.io,e@x.io,f@x.io' }],
  ])('is at fault in %s: %j', (field, wrong) => {
    expect(Object.keys(wrongIn({ ...LETTER, ...wrong }))).toEqual([field]);
  });
});
