const KEY = 'showbill.company';

/** The company that is worked in, as this browser remembers it; null before one was chosen. */
export function currentCompany(): string | null {
  return localStorage.getItem(KEY);
}

export function rememberCompany(id: string | null): void {
  if (id === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, id);
}
