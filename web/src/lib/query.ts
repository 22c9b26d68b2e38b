import { useEffect } from 'react';
import { ApiError, askApi } from './api.ts';
import { createStore, type Store, useStore } from './store.ts';

/** What is known of an address of the API. Data stays in view while it is asked for again or when that fails. */
export interface Query<T> {
  readonly data?: T;
  readonly error?: ApiError;
  readonly loading: boolean;
}

interface Entry {
  readonly store: Store<Query<unknown>>;
  askedAt: number;
}

/** The API admits 60 requests an hour: what was read is shown again without asking for this long. */
const FRESH_FOR_MS = 120_000;

const entries = new Map<string, Entry>();

/** What a GET of `path` answers; asked for when nothing fresh is at hand. */
export function useQuery<T>(path: string): Query<T> & { retry: () => void } {
  const entry = entryOf(path);
  useEffect(() => {
    if (Date.now() - entry.askedAt > FRESH_FOR_MS) void load(path, entry);
  }, [path, entry]);
  const query = useStore(entry.store) as Query<T>;
  return { ...query, retry: () => void load(path, entry) };
}

/** Puts in what another answer told. */
export function putQuery(path: string, data: unknown): void {
  const entry = entryOf(path);
  entry.askedAt = Date.now();
  entry.store.set({ data, loading: false });
}

export function peekQuery(path: string): unknown {
  return entryOf(path).store.get().data;
}

export function forgetQueries(): void {
  entries.clear();
}

function entryOf(path: string): Entry {
  let entry = entries.get(path);
  if (entry === undefined) {
    entry = { store: createStore<Query<unknown>>({ loading: true }), askedAt: Number.NEGATIVE_INFINITY };
    entries.set(path, entry);
  }
  return entry;
}

async function load(path: string, entry: Entry): Promise<void> {
  entry.askedAt = Date.now();
  const { data } = entry.store.get();
  const known = data === undefined ? {} : { data };
  entry.store.set({ ...known, loading: true });
  try {
    entry.store.set({ data: await askApi({ path }), loading: false });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    entry.store.set({ ...known, error, loading: false });
  }
}
