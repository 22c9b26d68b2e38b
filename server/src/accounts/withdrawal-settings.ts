import { type Language, text } from '@showbill/contract';
import type { Tx } from '../platform/db.ts';
import { invalidField } from '../platform/errors.ts';
import { getCompany, saveSettings } from './companies.ts';

const MOST_NOTICE = 5000;

export interface WithdrawalChanges {
  readonly isOffered?: boolean | undefined;
  /** Of the company's own in a language; empty: Showbill's is used again. */
  readonly notice?: { readonly language: Language; readonly text: string } | undefined;
}

/** Sets what a company offers consumers; what is left out stays, and so does what was accepted. */
export async function changeWithdrawal(
  tx: Tx,
  companyId: string,
  { isOffered, notice }: WithdrawalChanges,
): Promise<void> {
  await saveSettings(tx, companyId, {
    ...(isOffered !== undefined && { offers_withdrawal: isOffered }),
    ...(notice !== undefined && { withdrawal_notices: await noticesWith(tx, companyId, notice) }),
  });
}

async function noticesWith(
  tx: Tx,
  companyId: string,
  { language, text: given }: NonNullable<WithdrawalChanges['notice']>,
): Promise<string> {
  const known = text(MOST_NOTICE, 0).safeParse(given.replaceAll('\r\n', '\n'));
  if (!known.success) throw invalidField('notice', known.error.issues[0]?.message ?? '');
  const { [language]: _, ...others } = (await getCompany(tx, companyId)).withdrawal.notices;
  return JSON.stringify(known.data === '' ? others : { ...others, [language]: known.data });
}
