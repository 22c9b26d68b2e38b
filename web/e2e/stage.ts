import type { Role } from '@showbill/contract';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';
import { signedInMember, type TestPerson } from '../../server/src/testing/browser.ts';
import type { ServiceOverrides, TestCompany, TestService } from '../../server/src/testing/service.ts';
import { noteFaults } from './faults.ts';
import { type Program, startProgram } from './program.ts';
import { createScriptedDrafter, type ScriptedDrafter } from './scripted-drafter.ts';

/** The program and a browser, for the journeys of one file. */
export interface Stage {
  readonly address: string;
  readonly service: TestService;
  /** What drafts in the program that journeys share. */
  readonly drafter: ScriptedDrafter;
  /** A person of a company, signed in beside the browser: for what is asked of the server itself. */
  person(company: Pick<TestCompany, 'id'>, role?: Role): Promise<TestPerson>;
  /** A window of somebody's own, at an address of the application; of nobody who is signed in where none is named. */
  visit(path: string, person?: TestPerson | null, options?: BrowserContextOptions): Promise<Page>;
}

const SLOWEST_MS = 60_000;
const STEP_MS = 15_000;

const drafter = createScriptedDrafter();
let shared: Promise<Program> | undefined;
let connected: Promise<Browser> | undefined;

/**
 * Gives the journeys of a file the one browser, and a program that they share with the other files: each journey makes
 * companies of its own. No page may be at fault after a journey. A file that needs a program over an empty database, or
 * one that works otherwise, says with what, and has one of its own.
 */
export function useStage(own?: ServiceOverrides): Stage {
  let program: Program;
  let browser: Browser;
  let faults: string[] = [];
  vi.setConfig({ testTimeout: SLOWEST_MS, hookTimeout: SLOWEST_MS });

  beforeAll(async () => {
    program = own === undefined ? await (shared ??= startProgram({ drafter })) : await startProgram(own);
    browser = await (connected ??= chromium.connect(inject('browser')));
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const found = faults;
    faults = [];
    expect(found, 'what the pages reported').toEqual([]);
  });
  afterAll(async () => {
    if (own !== undefined) await program?.close();
  });

  return {
    get address() {
      return program.address;
    },
    get service() {
      return program.service;
    },
    drafter,
    person: (company, role = 'owner') => signedInMember(program.service, company.id, role),
    async visit(path, person = null, options = {}) {
      const context = await browser.newContext({
        baseURL: program.address,
        locale: 'en-GB',
        timezoneId: 'Europe/London',
        viewport: { width: 1280, height: 860 },
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(STEP_MS);
      if (person !== null) await context.addCookies(cookiesOf(person, program.address));
      const page = await context.newPage();
      noteFaults(page, faults);
      await page.goto(path);
      return page;
    },
  };
}

function cookiesOf({ cookie }: TestPerson, address: string) {
  return cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      domain: new URL(address).hostname,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax' as const,
    };
  });
}
