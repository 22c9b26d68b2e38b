import { sql } from 'kysely';
import type { Company } from '../../accounts/index.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { hashOf, unchanged } from '../../platform/kept-content.ts';
import type { Proposal } from '../proposal.ts';
import type { AgreedRight } from '../withdrawal/index.ts';
import { contentHash } from './content-hash.ts';

/** Who accepts on the page, and what the server knows of them. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  /** Where the request came from; null where that is not known. */
  readonly address: string | null;
  /** What the browser calls itself. */
  readonly browser: string | null;
}

/** The evidence of an acceptance by the client themself. */
export interface Acceptance extends Signature {
  readonly version: number;
  readonly at: Date;
  /** What was agreed to with it; null where the company had none. */
  readonly terms: string | null;
  /** SHA-256, in hexadecimal, of what was accepted: see `contentHash`. */
  readonly contentHash: string;
}

interface Accepting {
  readonly signature: Signature;
  /** The right of withdrawal that comes with it. */
  readonly right: AgreedRight | null;
  readonly now: Date;
}

const BROWSER_LENGTH = 500;

/** Keeps the evidence, in the transaction of the acceptance. `proposal` is as it stands after it. */
export async function recordAcceptance(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  { signature, right, now }: Accepting,
): Promise<void> {
  await tx
    .insertInto('acceptances')
    .values({
      company_id: company.id,
      proposal_id: proposal.id,
      version: proposal.version,
      name: signature.name,
      email: signature.email,
      at: now,
      address: signature.address,
      browser: signature.browser?.slice(0, BROWSER_LENGTH) ?? null,
      terms: company.terms,
      content_hash: contentHash(proposal, company.terms, right),
    })
    .execute();
}

/** Null where the proposal was not accepted, on the client's word alone, or by a client who has been erased since. */
export async function findAcceptance(tx: Tx, companyId: string, proposalId: string): Promise<Acceptance | null> {
  const row = await tx
    .selectFrom('acceptances')
    .select(['version', 'name', 'email', 'at', 'address', 'browser', 'terms', 'content_hash'])
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { content_hash: hash, name, email, ...rest } = row;
  if (name === null || email === null) return null;
  return { ...rest, name, email, contentHash: hash };
}

/** The signed copy as it was first made; null where it has not been. Throws where it is not what was kept. */
export async function findSignedCopy(tx: Tx, companyId: string, proposalId: string): Promise<Uint8Array | null> {
  const row = await tx
    .selectFrom('acceptances')
    .select(['copy', 'copy_hash'])
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst();
  if (row === undefined || row.copy === null) return null;
  return unchanged(row.copy, row.copy_hash, `the signed copy of proposal ${proposalId}`);
}

/** Keeps the signed copy where there is none yet, and returns the one that is kept. */
export async function keepSignedCopy(
  tx: Tx,
  companyId: string,
  proposalId: string,
  copy: Uint8Array,
): Promise<Uint8Array> {
  await tx
    .updateTable('acceptances')
    .set({ copy: Buffer.from(copy), copy_hash: hashOf(copy) })
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('copy', 'is', null)
    .where('erased_at', 'is', null)
    .execute();
  return (await findSignedCopy(tx, companyId, proposalId)) ?? copy;
}

/** A paper that was signed, found by its bytes. */
export interface SignedPaper {
  readonly companyId: string;
  readonly companyName: string;
  readonly number: string;
  /** Of the proposal that was accepted. */
  readonly version: number;
  readonly acceptedAt: Date;
  /** Null: it is kept; else only its hash is. */
  readonly erasedAt: Date | null;
}

/** Which signed copies, in all companies, have this SHA-256 in hexadecimal. */
export async function findSignedPapers(db: Db, hash: string): Promise<SignedPaper[]> {
  const { rows } = await sql<SignedPaper>`
    select company_id as "companyId", company_name as "companyName", number, version, accepted_at as "acceptedAt",
      erased_at as "erasedAt"
    from find_paper(${hash})`.execute(db);
  return rows;
}
