import type { Role } from '@showbill/contract';
import { rightsOf } from '../../accounts/index.ts';
import type { Db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { inEnglish } from '../../refusals/index.ts';

const RANK: Record<Role, number> = { viewer: 0, editor: 1, owner: 2 };

/**
 * The company that a request names and what its person may do there. Throws `invalid_request` where none is named,
 * `not_found` for one that is none of theirs, `second_factor_required` where it shows them nothing before they have one,
 * `forbidden` where their role is not enough.
 */
export async function requireMember(
  db: Db,
  named: string | null,
  userId: string,
  least: Role,
  factor: 'asked' | 'not asked' = 'asked',
): Promise<{ companyId: string; role: Role }> {
  if (named === null)
    throw new AppError('invalid_request', inEnglish('name the company by its id in the header x-company'));
  const rights = await rightsOf(db, named, userId);
  if (rights === null) throw new AppError('not_found', (texts) => texts.none.company(named));
  if (rights.lacksSecondFactor && factor === 'asked') {
    throw new AppError('second_factor_required', ({ accounts }) => accounts.secondFactorRequired);
  }
  const { role } = rights;
  if (RANK[role] < RANK[least]) {
    throw new AppError('forbidden', ({ service, roles }) => service.roleNeeded(roles[least], roles[role]));
  }
  return { companyId: named.toLowerCase(), role };
}

export function signInFirst(): AppError {
  return new AppError('unauthorized', (texts) => texts.service.signInFirst);
}
