import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The import order, lowest first: a module imports from those before it, through their index.ts. One line, one floor. */
const FLOORS = [
  ['refusals'],
  ['platform'],
  ['languages'],
  ['equipment'],
  ['audit'],
  ['accounts'],
  ['webhooks'],
  ['imports'],
  ['catalogue', 'clients', 'delivery'],
  ['enquiries'],
  ['availability'],
  ['generation'],
  ['payments'],
  ['invoices'],
  ['proposals'],
  ['evaluation'],
  ['documents'],
  ['mail'],
  ['demo'],
  ['backup'],
  ['company-archive', 'erasure'],
  ['http'],
  ['cli'],
  ['main.ts'],
];

const SRC = fileURLToPath(new URL('./', import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const program = files.filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'));
const textOf = (file: string) => readFileSync(join(SRC, file), 'utf8');

function floorOf(file: string): number {
  const module = file.split('/')[0] ?? file;
  return FLOORS.findIndex((floor) => floor.includes(module));
}

function importsOf(file: string, root = SRC): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map(([, path = '']) => relative(root, resolve(root, dirname(file), path)));
}

/** What each file of some folders imports; whatever is no file of theirs is nobody's. */
function importGraph(folders: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const all = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return new Map(all.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, importsOf(file, root)]));
}

/** `a > b > a`; null where nothing imports itself over others. */
function firstCircle(graph: ReadonlyMap<string, readonly string[]>): string | null {
  const cleared = new Set<string>();
  const search = (file: string, path: readonly string[]): string | null => {
    const at = path.indexOf(file);
    if (at >= 0) return [...path.slice(at), file].join(' > ');
    if (cleared.has(file)) return null;
    for (const target of graph.get(file) ?? []) {
      const circle = search(target, [...path, file]);
      if (circle !== null) return circle;
    }
    cleared.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = search(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

describe('the house', () => {
  it('has every file in a module of the import order', () => {
    expect(program.filter((file) => floorOf(file) < 0)).toEqual([]);
  });

  it('imports downwards only, and other modules through their index.ts', () => {
    const wrong: string[] = [];
    for (const file of program) {
      for (const target of importsOf(file)) {
        if (target.startsWith('..')) continue;
        const [from, to] = [file.split('/')[0], target.split('/')[0]];
        if (from === to) continue;
        if (floorOf(target) >= floorOf(file)) wrong.push(`${file} imports ${target}, which is not below it`);
        // platform has no single face: each of its files or folders is one
        const isFace =
          to === 'platform'
            ? target.split('/').length <= 2 || target.endsWith('/index.ts')
            : target === `${to}/index.ts`;
        // what tests are made of is made of that of others
        const isTestOnly = [file, target].every((each) => each.endsWith('fixtures.ts'));
        if (!isFace && !isTestOnly && file !== 'main.ts') wrong.push(`${file} imports ${target} past its index.ts`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has no circle of imports, those of types and what is passed on counted', () => {
    expect(firstCircle(importGraph(['server/src', 'contract/src', 'web/src', 'evals/src']))).toBeNull();
  });

  it('keeps generation away from the database and from HTTP', () => {
    const wrong = program.filter(
      (file) =>
        file.startsWith('generation/') &&
        /from '(pg|kysely|fastify|\.\.\/(\.\.\/)?platform\/(db|tenancy))/.test(textOf(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the language model free of what the built-in reader understood', () => {
    const own = /^generation\/(?:understand|plan)\/|^generation\/(?:check|check-units|builtin-drafter)\.ts$/;
    const wrong = program
      .filter((file) => /^generation\/(?:model|drafting)\//.test(file))
      .flatMap((file) => importsOf(file).filter((target) => own.test(target)));
    expect(wrong).toEqual([]);
  });

  it('reads the environment in config.ts alone, and the time in clock.ts alone', () => {
    const environment = program.filter((file) => /process\.env/.test(textOf(file)) && file !== 'platform/config.ts');
    expect(environment).toEqual([]);
    const time = program.filter(
      (file) => /Date\.now\(|new Date\(\)/.test(textOf(file)) && file !== 'platform/clock.ts',
    );
    expect(time).toEqual([]);
  });

  it('has no file over 400 lines and no folder deeper than three', () => {
    const long = program.filter((file) => textOf(file).split('\n').length > 401);
    expect(long).toEqual([]);
    expect(program.filter((file) => file.split('/').length > 4)).toEqual([]);
  });

  it('has no line over 140 characters', () => {
    // the words and rules of the trade that are still code
    const exempt = /^(?:equipment|generation\/(?:understand|plan))\//;
    const written = files.filter((file) => !exempt.test(file));
    expect(written.filter((file) => /^.{141}/m.test(textOf(file)))).toEqual([]);
  });

  it('lets a test stand only beside what it tests or in testing/', () => {
    const tests = files.filter(
      (file) => file.endsWith('.test.ts') && floorOf(file) < 0 && file !== 'architecture.test.ts',
    );
    expect(tests).toEqual([]);
  });
});
