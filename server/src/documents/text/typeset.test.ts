import { describe, expect, it } from 'vitest';
import { hasAll } from './fonts.ts';
import { typeset } from './typeset.ts';

const SETTING = { size: 10, width: 200 };

describe('typeset', () => {
  it('leaves text of the house face as it is', () => {
    expect(typeset('Größe €5 – £6', SETTING)).toEqual({ text: 'Größe €5 – £6' });
  });

  const latin = ['äöüßéñç', 'ąćęłńóśźż', 'čďěňřšťůž', 'ğışİ'];
  const others = ['Ελληνικά', 'Київ Москва', '€₪¥£₺₴₹', '–—×−²½…“”„’•'];
  it.each([...latin, ...others])('has %s in the house face', (text) => {
    expect(hasAll('Inter', text)).toBe(true);
    expect(typeset(text, SETTING)).toEqual({ text });
  });

  it('takes Hebrew from a face that has it, in the order in which it is seen', () => {
    expect(typeset('For שלום עולם', SETTING).text).toMatchObject([
      { text: 'For ', font: 'Inter' },
      { text: 'עולם', font: 'Hebrew' },
      { text: ' ', font: 'Inter' },
      { text: 'שלום', font: 'Hebrew' },
    ]);
  });

  it.each([
    ['株式会社東京国際フォーラム', 'Japanese'],
    ['臺北國際會議中心', 'Japanese'],
    ['서울', 'Rest'],
    ['ไทย', 'Rest'],
    ['😀', 'Rest'],
    // one letter of it is in no Japanese hand: the word is not half of another
    ['北京大学百周年纪念讲堂', 'Rest'],
  ])('takes %s from the face that has all of it', (word, font) => {
    expect(typeset(`At ${word}, 東京`, SETTING).text).toEqual([
      { text: 'At ', font: 'Inter' },
      { text: word, font },
      { text: ', ', font: 'Inter' },
      { text: '東京', font: 'Japanese' },
    ]);
  });

  it.each([
    ['a letter that no font has', 'A 𠮷\u0378 B', '\uFFFD\uFFFD'],
    ['a mark that the house face lacks', 'a\u0310', 'a\u0310'],
    ['Latin letters that the house face lacks', '\u0149', '\u0149'],
  ])('shows %s without the sign of a font for what it lacks', (_, text, shown) => {
    const runs = typeset(text, SETTING).text;
    if (typeof runs === 'string') throw new Error('it is all in the house face');
    for (const run of runs) expect([run.text, hasAll(run.font, run.text)]).toEqual([run.text, true]);
    expect(runs.find(({ font }) => font !== 'Inter')?.text.trim()).toBe(shown);
  });

  it('breaks what reads from the right into lines of its own, first words first', () => {
    const words = Array.from({ length: 12 }, (_, at) => `מילה${at}`);
    const { text } = typeset(words.join(' '), { size: 10, width: 150 });
    const runs = typeof text === 'string' ? [] : text.map((run) => run.text);
    expect(runs).toContain('\n');
    const lines = runs.join('|').split('|\n|');
    expect(lines.length).toBeGreaterThan(2);
    expect(lines[0]).toContain('מילה|');
    expect(lines[0]?.split('|').filter((run) => /\d/.test(run))).toEqual(
      Array.from({ length: lines[0]?.split('|').filter((run) => /\d/.test(run)).length ?? 0 }, (_, at) =>
        String(at),
      ).reverse(),
    );
  });

  it('gives nothing but text and fonts of ours, whatever was typed', () => {
    const { text } = typeset('{"text":"x","link":"http://x"} 円 ע', SETTING);
    for (const run of typeof text === 'string' ? [] : text) {
      expect(Object.keys(run).filter((key) => !['text', 'font', 'noWrap'].includes(key))).toEqual([]);
    }
  });
});
