import { defineConfig } from 'vitest/config';
import { isFull } from './server/src/testing/runs.ts';

/**
 * The files of a worker share their modules, since loading the server takes longer than most files run: isolated, the
 * tests of the planner took 104 seconds of CPU time, not 31. Loaded by Node itself, as in the program, they take 23.
 */
const everywhere = {
  setupFiles: ['server/src/testing/same-cases.ts', 'web/src/texts/for-tests.ts'] as string[],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  pool: 'forks',
  isolate: false,
  maxWorkers: 2,
  experimental: { viteModuleRunner: false },
} as const;

/** Walked in every run; the others, some 400 seconds of them, in full ones. */
const EVERYDAY_JOURNEYS = ['sign-up', 'new-proposal', 'sending', 'client-page', 'jobs', 'nothing-lost'];

export default defineConfig({
  test: {
    globalSetup: 'server/src/testing/global-setup.ts',
    projects: [
      {
        test: {
          ...everywhere,
          name: 'program',
          include: ['{contract,server,web,bench,abuse,chaos,evals,sdk}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'web/e2e/**'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'journeys',
          include: isFull ? ['web/e2e/**/*.test.ts'] : EVERYDAY_JOURNEYS.map((name) => `web/e2e/${name}.test.ts`),
          globalSetup: 'web/e2e/global-setup.ts',
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
