import type { Role } from '@showbill/contract';
import { rightsOf, type Session } from '../../accounts/index.ts';
import type { Db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { inEnglish } from '../../refusals/index.ts';

const RANK: Record<Role, number> = { viewer: 0, editor: 1, owner: 2 };

/**
 * The company that a request names and what its person may do there. Throws `invalid_request` where none is named,
 * `not_found` for one that is none of theirs or that their session does not open, `company_sign_in_required` where they are
 * to sign in through its provider, `second_factor_required` where it shows them nothing before they have one, `forbidden`
 * where their role is not enough.
 */
export async function requireMember(
  db: Db,
  named: string | null,
  { person, onlyCompany }: Pick<Session, 'person' | 'onlyCompany'>,
  least: Role,
  factor: 'asked' | 'not asked' = 'asked',
): Promise<{ companyId: string; role: Role }> {
  if (named === null)
    throw new AppError('invalid_request', inEnglish('name the company by its id in the header x-company'));
  const opens = onlyCompany === null || onlyCompany === named.toLowerCase();
  const rights = opens ? await rightsOf(db, named, person.id) : null;
  if (rights === null) throw new AppError('not_found', (texts) => texts.none.company(named));
  if (onlyCompany !== null) {
    // the provider answers for a second factor; one that was changed or taken away answers for nothing
    if (!rights.signsInThroughProvider) throw signInFirst();
  } else if (rights.requiresProvider && factor === 'asked') {
    throw new AppError('company_sign_in_required', ({ companySignIn }) => companySignIn.required);
  } else if (rights.lacksSecondFactor && factor === 'asked') {
    throw new AppError('second_factor_required', ({ accounts }) => accounts.secondFactorRequired);
  }
  const { role } = rights;
  if (RANK[role] < RANK[least]) {
    throw new AppError('forbidden', ({ service, roles }) => service.roleNeeded(roles[least], roles[role]));
  }
  return { companyId: named.toLowerCase(), role };
}

/** Throws `forbidden` for a session that opens a company alone, for what is the person's own. */
export function requireOwnSession({ onlyCompany }: Pick<Session, 'onlyCompany'>): void {
  if (onlyCompany !== null) throw new AppError('forbidden', ({ companySignIn }) => companySignIn.ownSignInNeeded);
}

export function signInFirst(): AppError {
  return new AppError('unauthorized', (texts) => texts.service.signInFirst);
}
