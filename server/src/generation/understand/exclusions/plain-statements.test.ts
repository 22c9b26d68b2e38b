import { describe, expect, it } from 'vitest';
import { rowsToTry } from '../../../testing/runs.ts';
import { understand } from '../index.ts';
import { ENGLISH } from './plain-statements.english.ts';
import { ENGLISH_TOO } from './plain-statements.english-too.ts';
import { FRENCH, GERMAN } from './plain-statements.german-french.ts';
import { DUTCH, SPANISH } from './plain-statements.spanish-dutch.ts';
import { filled, SETTINGS, THINGS } from './plain-statements.things.ts';

describe.each([
  ['en', ENGLISH],
  ['en', ENGLISH_TOO],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
  ['nl', DUTCH],
] as const)('what a plain statement says (%s)', (language, statements) => {
  it.each(rowsToTry(statements, 9))('is not planned: %s', (statement) => {
    const planned = THINGS[language].filter((thing) => {
      const { demands } = understand({ description: `${SETTINGS[language]} ${filled(statement, thing)}` });
      return demands.some(({ kinds, optional }) => kinds.includes(thing.kind) && !optional);
    });
    expect(planned.map(({ p }) => p)).toEqual([]);
  });
});
