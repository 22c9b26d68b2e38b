import type { Company } from '../../accounts/index.ts';
import { AppError } from '../../platform/errors.ts';
import { inEnglish } from '../../refusals/index.ts';
import { termsHash } from '../acceptance/index.ts';
import type { Proposal } from '../proposal.ts';
import type { Standing } from './stamp.ts';

/** What somebody saw before they asked for a transition: it is refused where it is another by now. */
export interface Seen {
  readonly version?: number | undefined;
  /** `termsHash` of the terms. */
  readonly terms?: string | undefined;
  readonly revision?: number | undefined;
  /** The discount code that its sums were shown with; null: none. */
  readonly code?: string | null | undefined;
  /** The client's address; null: they had none. */
  readonly recipient?: string | null | undefined;
}

/** Throws `conflict`. */
export function requireAsSeen({ version, terms, revision, code }: Seen, standing: Standing, company: Company): void {
  if (version !== undefined && version !== standing.version) {
    throw new AppError('conflict', ({ life }) => life.newerVersion(String(version)));
  }
  if (terms !== undefined && terms !== termsHash(company.terms)) {
    throw new AppError('conflict', ({ life }) => life.otherTerms);
  }
  if (code !== undefined && code !== standing.discount_code) throw changedSince();
  if (revision !== undefined && revision !== standing.revision) throw changedSince();
}

/** Throws `conflict`. */
export function requireRecipient({ recipient }: Seen, { client }: Proposal): void {
  if (recipient !== undefined && recipient !== (client?.email ?? null)) throw changedSince();
}

function changedSince(): AppError {
  return new AppError('conflict', inEnglish('the proposal or its client was changed since it was shown'));
}
