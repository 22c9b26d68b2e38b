import type { SearchSchemaInput } from '@tanstack/react-router';

interface GuestSearch {
  /** Where to go once signed in: a path of the application. */
  readonly next?: string;
}

export function guestSearch(search: GuestSearch & SearchSchemaInput): GuestSearch {
  return typeof search.next === 'string' && /^\/(?![/\\])/u.test(search.next) ? { next: search.next } : {};
}

interface CompanySignInSearch extends GuestSearch {
  /** Why nobody was signed in, as the server said. */
  readonly problem?: string;
  /** Somebody is signed in, and their company wants it otherwise. */
  readonly required?: true;
}

export function companySignInSearch(search: CompanySignInSearch & SearchSchemaInput): CompanySignInSearch {
  return {
    ...guestSearch(search),
    ...(typeof search.problem === 'string' && { problem: search.problem }),
    ...(search.required === true && { required: true }),
  };
}
