import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('a file for spreadsheets', () => {
  it('quotes what must be, and leaves figures as they are', () => {
    expect(
      toCsv([
        ['name', 'total'],
        ['Ada, "the" owner', -12.5],
      ]),
    ).toBe('\uFEFFname,total\r\n"Ada, ""the"" owner",-12.5\r\n');
  });

  it('holds no formula that somebody typed as a name', () => {
    expect(toCsv([['=HYPERLINK("x")', '+1 day', '@a', '-b']])).toBe(`\uFEFF"'=HYPERLINK(""x"")",'+1 day,'@a,'-b\r\n`);
  });
});
