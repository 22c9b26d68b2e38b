import type { Company } from '../accounts/index.ts';
import type { Proposal } from '../proposals/index.ts';

/** What a document shows of the company: its own settings, and its logo where it has one. */
export interface DocumentCompany extends Pick<Company, 'name' | 'email' | 'country' | 'timeZone' | 'colour' | 'terms'> {
  /** PNG, JPEG or WebP. */
  readonly logo: { readonly image: Uint8Array } | null;
}

/** The evidence of an acceptance by the client themself. */
export interface SignedAcceptance {
  readonly name: string;
  readonly email: string;
  readonly at: Date;
  /** Where the request came from; null where that is not known. */
  readonly address: string | null;
  /** What the browser calls itself. */
  readonly browser: string | null;
  /** The version that was accepted. */
  readonly version: number;
  /** What was agreed to with it; null where the company had no terms. */
  readonly terms: string | null;
  /** SHA-256, in hexadecimal, of what was accepted: `contentHash` of it. */
  readonly contentHash: string;
}

/** What a document is made from. */
export interface Order {
  readonly company: DocumentCompany;
  readonly proposal: Proposal;
  /** Of a signed copy. */
  readonly acceptance: SignedAcceptance | null;
}
