import { describe, expect, it } from 'vitest';
import { hasGlyph } from './fonts.ts';
import { typeset } from './typeset.ts';

const SETTING = { size: 10, width: 200 };

describe('typeset', () => {
  it('leaves text of the house face as it is', () => {
    expect(typeset('Größe €5 – £6', SETTING)).toEqual({ text: 'Größe €5 – £6' });
  });

  const latin = ['äöüßéñç', 'ąćęłńóśźż', 'čďěňřšťůž', 'ğışİ'];
  const others = ['Ελληνικά', 'Київ Москва', '€₪¥£₺₴₹', '–—×−²½…“”„’•'];
  it.each([...latin, ...others])('has %s in the house face', (text) => {
    for (const character of text) expect(hasGlyph('Inter', character)).toBe(true);
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
