import type { Details } from '../history/index.ts';

/** What a client does. */
export const BY_CLIENTS = ['viewed', 'asked', 'accepted', 'declined', 'withdrawn'] as const;
export type ByClient = (typeof BY_CLIENTS)[number];

/** Something that a client did, or that the company answered. */
export interface Said {
  /** Who did it, as far as they said; null: whoever has the link. */
  readonly name: string | null;
  readonly email: string | null;
  /** Their words. */
  readonly text: string | null;
  /** How often, of views. */
  readonly times: number;
}

/** What the details of an entry of the history say of it. */
export function saidIn(details: Details): Said {
  const { times } = details;
  return {
    name: textIn(details, 'name'),
    email: textIn(details, 'email'),
    text: textIn(details, 'question') ?? textIn(details, 'reason') ?? textIn(details, 'answer'),
    times: typeof times === 'number' ? times : 1,
  };
}

export function textIn(details: Details, name: string): string | null {
  const value = details[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
