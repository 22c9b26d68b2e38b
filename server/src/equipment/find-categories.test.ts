import { describe, expect, it } from 'vitest';
import { findCategories } from './find-categories.ts';

function mentions(text: string): string[] {
  return findCategories(text).map(({ category, words }) => `${words} = ${category}`);
}

describe('whole categories', () => {
  it('are found in English', () => {
    expect(mentions('We need sound, lighting, a stage, furniture and power for the event.')).toEqual([
      'sound = audio',
      'lighting = lighting',
      'stage = staging',
      'furniture = furniture',
      'power = power',
    ]);
  });

  it('are found in German', () => {
    expect(mentions('Wir brauchen Ton, Licht und eine Bühne für die Gäste.')).toEqual([
      'Ton = audio',
      'Licht = lighting',
      'Bühne = staging',
    ]);
  });

  it('are found in French, Spanish and Dutch', () => {
    expect(mentions('Nous avons besoin de la sonorisation, éclairage et mobilier pour les personnes.')).toEqual([
      'sonorisation = audio',
      'éclairage = lighting',
      'mobilier = furniture',
    ]);
    expect(mentions('Necesitamos sonido y la iluminación para las personas.')).toEqual([
      'sonido = audio',
      'iluminación = lighting',
    ]);
    expect(mentions('Wij hebben geluid, licht en meubilair nodig voor het feest.')).toEqual([
      'geluid = audio',
      'licht = lighting',
      'meubilair = furniture',
    ]);
  });

  it('come twice where a word stands for two', () => {
    expect(findCategories('full AV')).toEqual([
      { category: 'audio', words: 'AV', start: 5, end: 7 },
      { category: 'video', words: 'AV', start: 5, end: 7 },
    ]);
  });

  it('are not read from words that mean something else', () => {
    expect(mentions('At this stage we plan a light lunch and a PowerPoint for our staff party.')).toEqual([]);
    expect(mentions('Mon équipe et ton chef avec son collègue, pour les personnes.')).not.toContain('ton = audio');
  });

  it('are not read from the name of one thing', () => {
    expect(mentions('two stage monitors and a video camera')).toEqual([]);
    expect(mentions('a PA system')).toEqual(['PA system = audio']);
  });
});
