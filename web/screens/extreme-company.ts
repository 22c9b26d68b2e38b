import type { Browser, BrowserContext } from 'playwright-core';
import { type Extremes, fillWithExtremes, type Proposed } from '../e2e/extremes.ts';
import { caller, type Json } from './caller.ts';

interface Ground {
  readonly address: string;
  readonly browser: Browser;
  readonly password: string;
  /** Runs a command of the program. */
  readonly command: (...args: string[]) => Promise<Json>;
}

export interface ExtremeCompany extends Extremes {
  /** Its owner, as a browser keeps them. */
  readonly owner: Awaited<ReturnType<BrowserContext['storageState']>>;
}

/** A company of the longest names and the largest figures. */
export async function makeExtremeCompany({ address, browser, password, command }: Ground): Promise<ExtremeCompany> {
  const context = await browser.newContext();
  const plain = caller(context, address);
  await plain('signUp', {
    name: 'Kim Longname',
    email: 'kim@longname.example',
    password,
    company: { name: 'Longname Hire', currency: 'IDR', country: 'GB' },
  });
  const company = (await plain('me.get')).companies[0].id;
  await command('company', 'update', company, '--plan', 'business');
  const call = (procedure: string, input?: unknown) => plain(procedure, input, company);
  await call('catalogue.create', { name: 'QSC K12.2 Speaker', category: 'audio', unit: 'day', unit_price: 38 });
  const made = await fillWithExtremes({
    call,
    propose: (wanted) => command('proposal', 'create', '--company', company, ...wordsOf(wanted)),
    async answer(path, form) {
      const sent = await context.request.post(address + path, { form: { ...form } });
      if (!sent.ok()) throw new Error(await sent.text());
    },
  });
  const owner = await context.storageState();
  await context.close();
  return { ...made, owner };
}

function wordsOf({ title, client_id: client, event }: Proposed): string[] {
  const options = Object.entries({ ...event, title, 'client-id': client });
  return options.flatMap(([name, value]) => [`--${name}`, String(value)]);
}
