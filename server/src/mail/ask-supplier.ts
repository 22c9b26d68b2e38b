import type { MailLetter } from '@showbill/contract';
import { type Company, getCompany } from '../accounts/index.ts';
import { listSuppliers, noteAsked, requireSubHire } from '../availability/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import { noMailServer } from './letter-by-hand.ts';
import { written } from './mail-about.ts';
import { toSupplier } from './messages/to-supplier.ts';
import { oneLine } from './one-line.ts';
import type { MailPreview } from './preview-sent.ts';
import { renderText } from './render.ts';

/** Who writes to a supplier: a person, whose own address is for answers where the company has none. */
export interface Asking {
  readonly actor: Actor;
  readonly email: string;
}

/**
 * The mail that asks the supplier of a sub-hire for it, for a person to look over. Throws `not_found`, and `conflict` where it is
 * cancelled.
 */
export async function draftToSupplier(
  tx: Tx,
  companyId: string,
  subHireId: string,
  by: Pick<Asking, 'email'>,
): Promise<MailPreview> {
  const company = await getCompany(tx, companyId);
  const subHire = await requireSubHire(tx, companyId, subHireId);
  const supplier = (await listSuppliers(tx, companyId)).find(({ id }) => id === subHire.supplierId);
  const letter = toSupplier(company, subHire, answersTo(company, by));
  return { recipient: supplier?.email ?? null, subject: oneLine(letter.subject), text: renderText(letter) };
}

/**
 * Asks the supplier of a sub-hire by mail, as the person left it, and notes it there, both or neither. Throws as the draft does, and
 * `conflict` where the service has no mail server: it would go nowhere.
 */
export async function askSupplier(
  context: Context,
  companyId: string,
  subHireId: string,
  { to, cc, subject, text }: MailLetter,
  by: Asking,
): Promise<void> {
  const now = context.clock.now();
  const ask = async (tx: Tx) => {
    const company = await getCompany(tx, companyId);
    const { supplierName, proposal } = await noteAsked(tx, companyId, subHireId, { to, now });
    if (context.config.mail === null) throw noMailServer();
    const letter = { language: company.language, subject, blocks: [{ type: 'typed' as const, text, url: null }] };
    await tx
      .insertInto('mails')
      .values({
        ...written({ company, proposal, now }, 'sub_hire.ask', letter),
        sub_hire_id: subHireId,
        audience: 'supplier',
        recipient: to,
        recipient_name: oneLine(supplierName),
        cc,
        reply_to: answersTo(company, by),
        state: 'waiting',
      })
      .execute();
  };
  await forCompany(context.db, companyId, ask, by.actor);
}

function answersTo({ email }: Company, by: Pick<Asking, 'email'>): string {
  return email ?? by.email;
}
