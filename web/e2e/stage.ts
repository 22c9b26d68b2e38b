import type { Role } from '@showbill/contract';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { signedInMember, type TestPerson } from '../../server/src/testing/browser.ts';
import type { ServiceOverrides, TestCompany, TestService } from '../../server/src/testing/service.ts';
import { type OpenBrowser, openBrowser } from './browser.ts';
import { noteFaults } from './faults.ts';
import { type Program, startProgram } from './program.ts';

/** The program and a browser, for the journeys of one file. */
export interface Stage {
  readonly address: string;
  readonly service: TestService;
  /** A person of a company, signed in beside the browser: for what is asked of the server itself. */
  person(company: Pick<TestCompany, 'id'>, role?: Role): Promise<TestPerson>;
  /** A window of somebody's own, at an address of the application; of nobody who is signed in where none is named. */
  visit(path: string, person?: TestPerson | null, options?: BrowserContextOptions): Promise<Page>;
}

const SLOWEST_MS = 60_000;
const STEP_MS = 15_000;

/** Registers how the stage is set before the journeys of a file and struck after them, and that no page is at fault. */
export function useStage(overrides: () => ServiceOverrides | Promise<ServiceOverrides> = () => ({})): Stage {
  let program: Program;
  let opened: OpenBrowser;
  let faults: string[] = [];
  vi.setConfig({ testTimeout: SLOWEST_MS, hookTimeout: SLOWEST_MS });

  beforeAll(async () => {
    program = await startProgram(await overrides());
    opened = await openBrowser();
  });
  afterEach(async () => {
    await Promise.all(opened.browser.contexts().map((context) => context.close()));
    const found = faults;
    faults = [];
    expect(found, 'what the pages reported').toEqual([]);
  });
  afterAll(async () => {
    await opened?.close();
    await program?.close();
  });

  return {
    get address() {
      return program.address;
    },
    get service() {
      return program.service;
    },
    person: (company, role = 'owner') => signedInMember(program.service, company.id, role),
    async visit(path, person = null, options = {}) {
      const context = await opened.browser.newContext({
        baseURL: program.address,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        viewport: { width: 1280, height: 860 },
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(STEP_MS);
      if (person !== null) await context.addCookies([cookieOf(person, program.address)]);
      const page = await context.newPage();
      noteFaults(page, faults);
      await page.goto(path);
      return page;
    },
  };
}

function cookieOf({ cookie }: TestPerson, address: string) {
  const at = cookie.indexOf('=');
  return {
    name: cookie.slice(0, at),
    value: cookie.slice(at + 1),
    domain: new URL(address).hostname,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax' as const,
  };
}
