const MOST_DAYS = 30;
const MS_PER_DAY = 86_400_000;

/** Keeps something that is not saved yet in this browser, through reloads and closed tabs. */
export interface Keeper {
  /** What was kept, for the caller to check; null where there is nothing. */
  readonly read: () => unknown;
  readonly keep: (value: unknown) => void;
  readonly forget: () => void;
}

export function keeperOf(key: string, store: Storage = localStorage, now: () => number = Date.now): Keeper {
  return {
    read() {
      const kept = parsed(store.getItem(key));
      if (kept === null) return null;
      if (now() - kept.at <= MOST_DAYS * MS_PER_DAY) return kept.value;
      store.removeItem(key);
      return null;
    },
    keep(value) {
      try {
        store.setItem(key, JSON.stringify({ at: now(), value }));
      } catch {
        // the browser has no room left: the page goes on without
      }
    },
    forget: () => store.removeItem(key),
  };
}

function parsed(text: string | null): { readonly at: number; readonly value: unknown } | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return 'at' in kept && typeof kept.at === 'number' && 'value' in kept ? { at: kept.at, value: kept.value } : null;
  } catch {
    return null;
  }
}
