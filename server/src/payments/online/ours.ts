import { z } from 'zod';

/** What a session was made for. */
export interface Ours {
  readonly companyId: string;
  readonly proposalId: string;
  /** Of the row. */
  readonly position: number;
}

export type SessionMetadata = Readonly<Record<string, string>> | null;

/** What a session of ours is marked with: other programs may share the account. */
export function marksOf({ companyId, proposalId, position }: Ours): NonNullable<SessionMetadata> {
  return { showbill_company: companyId, showbill_proposal: proposalId, showbill_row: String(position) };
}

export const oursSchema = z
  .object({
    showbill_company: z.uuid(),
    showbill_proposal: z.uuid(),
    showbill_row: z.string().regex(/^\d{1,3}$/),
  })
  .transform(
    (marks): Ours => ({
      companyId: marks.showbill_company,
      proposalId: marks.showbill_proposal,
      position: Number(marks.showbill_row),
    }),
  );
