import type { TestProject } from 'vitest/node';
import { startBrowserServer } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of all journeys is reached. */
    browser: string;
  }
}

/** One browser for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startBrowserServer();
  project.provide('browser', server.address);
  return () => server.close();
}
