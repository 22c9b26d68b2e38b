import { describe, expect, it } from 'vitest';
import { cleanCell, cleanLines, cleanName } from './clean-cell.ts';

describe('cleanCell', () => {
  it.each([
    ['  Shure \t SM58\u00a0 ', 'Shure SM58'],
    ['cabinet 4\u0001', 'cabinet 4'],
    ['a\u0000b', 'ab'],
    ['two\nlines', 'two lines'],
    ['right\u202eleft', 'rightleft'],
    ['="00123"', '00123'],
    ['Stu\u0308ck', 'Stück'],
    ['K&amp;M &quot;X&quot; &#8211; B&uuml;hne &#x20AC;5', 'K&M "X" – Bühne €5'],
    ['d&b audio & more; 3&x;', 'd&b audio & more; 3&x;'],
    ['&#xD800;&#0;ok', 'ok'],
    ['&toString; &valueOf;', '&toString; &valueOf;'],
  ])('makes %j into %j', (raw, clean) => {
    expect(cleanCell(raw)).toBe(clean);
  });

  it.each([
    ['BÃ¼hnenpodest', 'Bühnenpodest'],
    ['FuÃŸ', 'Fuß'],
    ['10â‚¬ â€“ CafÃ©', '10€ – Café'],
    ['BÃƒÂ¼hne', 'Bühne'],
    ['HK Audioâ„¢', 'HK Audio™'],
    ['PÃ³dium Å¡', 'Pódium š'],
  ])('repairs the double encoding %j to %j', (raw, clean) => {
    expect(cleanCell(raw)).toBe(clean);
  });

  it.each(['Bühne', 'SÃO PAULO', 'Ü»', 'Spaß“', 'Bühne Ã¼', 'Å', '“Ä”', 'Ελλάδα Ã¼', '90º***'])(
    'leaves %j alone, which is not certainly encoded twice',
    (text) => {
      expect(cleanCell(text)).toBe(text);
    },
  );
});

describe('cleanLines', () => {
  it('keeps line breaks, at most one blank line', () => {
    expect(cleanLines(' a  b \n\n\n\n c\t')).toBe('a b\n\nc');
  });
});

describe('cleanName', () => {
  it('takes off the marks at the end and leaves those inside', () => {
    expect(cleanName('Truss 2,0m***')).toBe('Truss 2,0m');
    expect(cleanName('Ampeg SVT * *')).toBe('Ampeg SVT');
    expect(cleanName('hazebase base*hazer*pro')).toBe('hazebase base*hazer*pro');
    expect(cleanName(' *** ')).toBe('');
  });
});
