import { CATEGORIES } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../equipment/index.ts';
import type { Language } from '../../facts.ts';
import { factsOf } from '../fixtures.ts';
import { proseIn, thingOf } from './index.ts';
import { occasionOf } from '../event/occasion.ts';
import { questionsOf } from './questions.ts';

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'nl'];

describe.each(LANGUAGES)('in %s', (language) => {
  const prose = proseIn(language);

  it('every kind, group and category has a name', () => {
    const groups = new Set(KINDS.map((kind) => thingOf(kind).group).filter((group) => group !== ''));
    const names = [...KINDS.map((kind) => prose.thing(kind)), ...[...groups].map((group) => prose.group(group))];
    expect(names).not.toContain('');
    for (const category of CATEGORIES) expect(prose.say(`area.${category}`)).not.toBe('');
  });
});

it.each<[Language, string, string, string]>([
  ['en', 'a, b and c', '1,250', '11,750'],
  ['de', 'a, b und c', '1.250', '11.750'],
  ['fr', 'a, b et c', '1\u00a0250', '11\u00a0750'],
  ['es', 'a, b y c', '1250', '11.750'],
  ['nl', 'a, b en c', '1.250', '11.750'],
])('lists and figures are written as %s writes them', (language, list, thousands, tens) => {
  const { listed, figure } = proseIn(language);
  expect([listed(['a', 'b', 'c']), listed(['a']), listed([])]).toEqual([list, 'a', '']);
  expect([figure(1250), figure(11_750)]).toEqual([thousands, tens]);
});

it('Spanish avoids two sounds of an i', () => {
  const { listed } = proseIn('es');
  expect([listed(['sonido', 'iluminación']), listed(['sonido', 'hielo'])]).toEqual([
    'sonido e iluminación',
    'sonido y hielo',
  ]);
});

it('questions name each thing in doubt once, the dearest first, and are at most seven', () => {
  const doubts = (['lectern', 'marquee', 'lectern'] as const).map((kind) => ({ kinds: [kind], words: kind }));
  expect(questionsOf(occasionOf(factsOf('wedding', { more: { doubts } })), []).map(({ text }) => text)).toEqual([
    'Will you arrange a marquee yourselves, or shall we?',
    'Will you arrange a lectern yourselves, or shall we?',
  ]);
  const many = KINDS.map((kind) => ({ kinds: [kind], words: kind }));
  expect(questionsOf(occasionOf(factsOf('wedding', { more: { doubts: many } })), [])).toHaveLength(7);
});
