import type { Pool } from 'pg';
import { askTogether } from '../../platform/together.ts';

/** A proposal as it is now: another stamp, another answer. */
export interface Stamped {
  readonly id: string;
  readonly stamp: string;
}

/** A page of a company's proposals, newest first. */
export interface PageAsked {
  readonly companyId: string;
  readonly since?: Date | undefined;
  /** Continues after this one. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
  readonly now: Date;
}

export interface ProposalAsked {
  readonly companyId: string;
  readonly id: string;
  readonly now: Date;
}

/** What can be asked at once, by statements of some tenths of a millisecond for each that is asked. */
const TOGETHER = { flights: 2, most: 50 };

/** Asks for stamps, many by one statement; `null`: the company has no such proposal. */
export function createStamps(pool: Pool) {
  return {
    ofProposal: askTogether<ProposalAsked, string | null>(TOGETHER, async (batch, answer) => {
      const { rows } = await pool.query<{ place: number; stamp: string }>({
        name: 'stamps of proposals',
        text: 'select place, stamp from stamps_of_proposals($1, $2, $3)',
        values: [batch.map(({ companyId }) => companyId), batch.map(({ id }) => id), batch[0]?.now.toISOString()],
      });
      const stamps = new Map(rows.map(({ place, stamp }) => [place - 1, stamp]));
      for (const place of batch.keys()) answer(place, stamps.get(place) ?? null);
    }),

    newest: askTogether<PageAsked, readonly Stamped[]>(TOGETHER, async (batch, answer) => {
      // whoever asks the same at once is answered by one reading
      const same = [...Map.groupBy(batch.keys(), (place) => sameness(batch[place])).values()];
      const asked = same.flatMap(([place]) => batch[place ?? 0] ?? []);
      const { rows } = await pool.query<{ place: number; found: string | null }>({
        name: 'newest proposals',
        text: 'select place, found from newest_proposals($1, $2, $3, $4, $5, $6)',
        values: [
          asked.map(({ companyId }) => companyId),
          asked.map(({ since }) => since?.toISOString() ?? null),
          asked.map(({ after }) => after?.createdAt.toISOString() ?? null),
          asked.map(({ after }) => after?.id ?? null),
          asked.map(({ limit }) => limit),
          batch[0]?.now.toISOString(),
        ],
      });
      for (const { place, found } of rows) {
        const page = readPage(found);
        for (const asker of same[place - 1] ?? []) answer(asker, page);
      }
    }),
  };
}

function sameness(asked: PageAsked | undefined): string {
  const { companyId, since, after, limit } = asked ?? {};
  return `${companyId} ${since?.getTime()} ${after?.createdAt.getTime()} ${after?.id} ${limit}`;
}

function readPage(found: string | null): Stamped[] {
  if (found === null) return [];
  return found.split(',').map((each) => {
    const space = each.indexOf(' ');
    return { id: each.slice(0, space), stamp: each.slice(space + 1) };
  });
}
