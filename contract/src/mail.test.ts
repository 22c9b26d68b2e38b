import { describe, expect, it } from 'vitest';
import { mailLetter, mailTemplate } from './mail.ts';
import { fillTemplate, PLACEHOLDERS, type Placeholder, unknownPlaceholders } from './template.ts';

const VALUES = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `<${name}>`])) as Record<Placeholder, string>;
const LETTER = { to: 'ada@client.example', cc: [], subject: 'Your proposal', text: 'Hello' };

describe('a template', () => {
  it('is filled in, blanks inside the braces or not', () => {
    expect(fillTemplate('{{ client }}: {{number}} {{link}}', VALUES)).toBe('<client>: <number> <link>');
  });

  it('does not look again at what was filled in', () => {
    expect(fillTemplate('{{title}}', { ...VALUES, title: '{{link}} $& {{client}}' })).toBe('{{link}} $& {{client}}');
  });

  it.each([
    ['{{link}} {{nmae}} {{ other }} {{nmae}}', ['nmae', 'other']],
    ['{{link}} {{client', ['']],
    ['{{link}} }}', ['']],
    ['{{}}', ['']],
    ['{{constructor}}', ['constructor']],
    ['{link} {{valid_until}}', []],
  ])('of %j asks for %j, which nothing fills in', (template, unknown) => {
    expect(unknownPlaceholders(template)).toEqual(unknown);
  });

  it('is refused by the name of what nothing fills in', () => {
    const { error } = mailTemplate.safeParse({ subject: '{{company}}', text: '{{link}} {{nmae}}' });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['text'], expect.stringContaining('{{nmae}}')],
    ]);
    expect(mailTemplate.safeParse({ subject: '{{price}}', text: '{{link}}' }).error?.issues[0]?.path).toEqual([
      'subject',
    ]);
  });

  it('without the link is refused, since the client could open nothing', () => {
    expect(mailTemplate.safeParse({ subject: 'Proposal', text: 'Hello {{client}}' }).success).toBe(false);
  });
});

describe('a mail that a person wrote', () => {
  it('is taken as it is', () => {
    const cc = ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example', 'e@x.example'];
    expect(mailLetter.parse({ ...LETTER, cc })).toEqual({ ...LETTER, cc });
  });

  it.each([
    ['to', { to: 'ada' }],
    ['to', { to: '' }],
    ['to', { to: 'ada@client.example, bob@client.example' }],
    ['to', { to: 'ada@client.example\r\nBcc: all@evil.example' }],
    ['cc', { cc: ['bob@client.example\nBcc: all@evil.example'] }],
    ['cc', { cc: Array.from({ length: 6 }, (_, n) => `c${n}@client.example`) }],
    ['subject', { subject: 'Hello\r\nBcc: all@evil.example' }],
    ['subject', { subject: 'Hello\u2028Bcc: all@evil.example' }],
    ['subject', { subject: ' ' }],
    ['text', { text: '' }],
  ])('is refused for its %s: %j', (field, wrong) => {
    const { error } = mailLetter.safeParse({ ...LETTER, ...wrong });
    expect(error?.issues[0]?.path[0]).toBe(field);
  });
});
