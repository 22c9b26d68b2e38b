import { TEXTS } from '../../texts/index.ts';

const texts = TEXTS.mailing;
const CC_LIMIT = 5;

/** A mail as it stands in its fields. */
export interface Letter {
  readonly to: string;
  /** Addresses, separated by commas. */
  readonly cc: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mail {
  readonly to: string;
  readonly cc: string[];
  readonly subject: string;
  readonly text: string;
}

/** As the server takes it. */
export function mailOf({ to, cc, subject, text }: Letter): Mail {
  return { to: to.trim(), cc: addressesIn(cc), subject, text };
}

/** What is wrong with the addresses, to be said before the server is asked; it checks them again. */
export function wrongIn({ to, cc }: Letter): { readonly to?: string; readonly cc?: string } {
  const copies = addressesIn(cc);
  const bad = copies.find((address) => !isAddress(address));
  return {
    ...(!isAddress(to.trim()) && { to: texts.badAddress(to.trim()) }),
    ...(bad !== undefined && { cc: texts.badAddress(bad) }),
    ...(copies.length > CC_LIMIT && { cc: texts.tooManyCc }),
  };
}

function addressesIn(list: string): string[] {
  return list
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

function isAddress(text: string): boolean {
  return /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/u.test(text);
}
