import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { table } from '../lexicon/index.ts';
import type { Traits } from '../types.ts';
import { readTraits } from './read-traits.ts';

/** All that a name and a description say: each trait and its number, in order of the alphabet. */
const NAMES = table('test-data/traits.csv', {
  about: z.string().min(1),
  name: z.string().min(1),
  description: z.string(),
  traits: z.string(),
});

it('reads the sizes of test-data/traits.csv', () => {
  const failing = NAMES.rows()
    .map((row) => ({ ...row, read: listOf(readTraits(row.name, row.description)) }))
    .filter(({ traits, read }) => read !== traits);
  expect(failing).toEqual([]);
});

function listOf(traits: Traits): string {
  return Object.entries(traits)
    .map(([trait, number]) => `${trait} ${number}`)
    .sort()
    .join(' ');
}

it('a box with a figure in brackets holds so many', () => {
  expect(readTraits('Hock glass (box 48)').pieces).toBe(48);
  expect(readTraits('Bierglas (krat 25)').pieces).toBe(25);
  expect(readTraits('Flight case 12').pieces).toBeUndefined();
});

describe('people, pieces and weights', () => {
  it('never takes a size for a count', () => {
    expect(readTraits('Deck 2x1m').pieces).toBeUndefined();
    expect(readTraits('Set of 2 m poles').pieces).toBeUndefined();
    expect(readTraits('PAR 64 LED').pieces).toBeUndefined();
  });
});

describe('the description', () => {
  it('fills in what the name leaves open and never overrules it', () => {
    expect(readTraits('Speaker 12"', 'A 15" version exists; 800 W, 18 kg')).toEqual({
      inches: 12,
      watts: 800,
      kilograms: 18,
    });
  });

  it('does not say how many pieces one unit is', () => {
    expect(readTraits('Stage sound', 'We bring a pair of speakers').pieces).toBeUndefined();
  });
});

describe('a description that begins with what one unit is', () => {
  it('says how many pieces it has', () => {
    expect(readTraits('Drum Microphone Kit', 'Set of 7 drum and overhead mics')).toEqual({ pieces: 7 });
    expect(readTraits('Copa flauta', 'Cristal templado')).toEqual({});
    expect(readTraits('Copa flauta', 'Pack x12 de cristal')).toEqual({ pieces: 12 });
    expect(readTraits('Bar Table', 'Goes with our set of 4 stools')).toEqual({});
  });
});
