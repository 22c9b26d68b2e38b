import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';
import { filled, SETTINGS, THINGS } from './plain-statements.things.ts';
import { PLAIN_WISHES } from './plain-wishes.ts';

describe.each(['en', 'de', 'fr', 'es', 'nl'] as const)('what a plain wish asks for (%s)', (language) => {
  it.each(PLAIN_WISHES[language])('is planned: %s', (wish) => {
    const things = THINGS[language].filter(({ kind }) => !kind.startsWith('crew_'));
    const missed = things.filter((thing) => {
      const { demands } = understand({ description: `${SETTINGS[language]} ${filled(wish, thing)}` });
      return !demands.some(({ kinds }) => kinds.includes(thing.kind));
    });
    expect(missed.map(({ p }) => p)).toEqual([]);
  });
});
