import type { AccountBody } from '@showbill/contract';
import { createStore, useStore } from './store.ts';

/** An API key and whose it is. It lives as long as the tab, and never in an address. */
export interface Session {
  readonly key: string;
  readonly companyName: string;
}

const PLACE = 'showbill.session';

const session = createStore<Session | null>(stored());
const notice = createStore<string | null>(null);
const quota = createStore<AccountBody['quota'] | null>(null);

export function useSession(): Session | null {
  return useStore(session);
}

export function currentKey(): string | null {
  return session.get()?.key ?? null;
}

export function openSession(opened: Session, known: AccountBody['quota']): void {
  sessionStorage.setItem(PLACE, JSON.stringify(opened));
  quota.set(known);
  session.set(opened);
}

/** Forgets the key; `why` is shown to the person where it was not their own wish. */
export function closeSession(why: string | null = null): void {
  sessionStorage.removeItem(PLACE);
  notice.set(why);
  quota.set(null);
  session.set(null);
}

export function useClosingNotice(): string | null {
  return useStore(notice);
}

/** The month's allowance as the last answer of the API had it. */
export function useQuota(): AccountBody['quota'] | null {
  return useStore(quota);
}

export function noteQuota(latest: AccountBody['quota']): void {
  quota.set(latest);
}

function stored(): Session | null {
  const text = sessionStorage.getItem(PLACE);
  return text === null ? null : (JSON.parse(text) as Session);
}
