import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,bench,evals}/**/*.test.ts'],
    globalSetup: 'server/src/testing/global-setup.ts',
    setupFiles: 'server/src/testing/same-cases.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    pool: 'forks',
    maxWorkers: 2,
  },
});
