import type { Language } from '@showbill/contract';
import type { Context } from '../platform/context.ts';
import { forCompany } from '../platform/tenancy.ts';
import { openJob } from '../proposals/index.ts';
import { print } from './press/press.ts';
import { documentCompany } from './read-documents.ts';

/** The picking list of a job as PDF in a language, with what is ticked by now. Throws `not_found`. */
export async function makePickingPdf(
  context: Context,
  companyId: string,
  id: string,
  language: Language,
): Promise<{ readonly number: string; readonly bytes: Uint8Array }> {
  const { job, picking } = await openJob(context, companyId, id);
  const company = await forCompany(context.db, companyId, (tx) => documentCompany(tx, companyId));
  return { number: job.number, bytes: await print({ company, job, picking, madeAt: context.clock.now(), language }) };
}
