import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * How large the engine may be. It grew by a rule for each sentence once, to 32,000 lines: whoever needs more than these
 * writes a page in docs/decisions that says why, and raises the figure with it.
 */
const MOST_LINES = {
  'generation/reading': 6_930,
  'generation/planning': 6_420,
  'generation without its model': 14_580,
  equipment: 3_770,
};
const MOST_OF_A_FILE = 250; // lines
const MOST_OF_A_FOLDER = 15; // files
const MOST_OF_A_LINE = 140; // characters

const SRC = fileURLToPath(new URL('../', import.meta.url));
const files = ['generation', 'equipment']
  .flatMap((module) =>
    readdirSync(join(SRC, module), { recursive: true, encoding: 'utf8' }).map((file) => join(module, file)),
  )
  .filter((file) => file.endsWith('.ts'))
  .map((name) => ({ name, lines: readFileSync(join(SRC, name), 'utf8').trimEnd().split('\n') }));
const program = files.filter(({ name }) => !name.endsWith('.test.ts'));

function linesUnder(folder: string, but = '-'): number {
  return program
    .filter(({ name }) => name.startsWith(`${folder}/`) && !name.startsWith(but))
    .reduce((sum, { lines }) => sum + lines.length, 0);
}

describe('the engine, without its tests, stays small', () => {
  it.each<[keyof typeof MOST_LINES, number]>([
    ['generation/reading', linesUnder('generation/reading')],
    ['generation/planning', linesUnder('generation/planning')],
    ['generation without its model', linesUnder('generation', 'generation/model/')],
    ['equipment', linesUnder('equipment')],
  ])('%s', (part, lines) => {
    expect(lines, 'more needs a page in docs/decisions').toBeLessThanOrEqual(MOST_LINES[part]);
  });

  it('each file is read at a sitting', () => {
    expect(program.filter(({ lines }) => lines.length > MOST_OF_A_FILE).map(({ name }) => name)).toEqual([]);
  });

  it('each folder is seen at a glance', () => {
    const folders = Map.groupBy(program, ({ name }) => dirname(name));
    expect([...folders].filter(([, own]) => own.length > MOST_OF_A_FOLDER).map(([folder]) => folder)).toEqual([]);
  });
});

it('a line, also of a test, fits on the screen', () => {
  const long = files.flatMap(({ name, lines }) =>
    lines.flatMap((line, at) => (line.length > MOST_OF_A_LINE ? [`${name}:${at + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
