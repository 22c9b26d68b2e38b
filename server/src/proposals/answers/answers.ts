import { LRUCache } from 'lru-cache';
import { getCompany } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { type ListFilter, listProposals, loadHiredIn, loadLines, loadPayments, readStamped } from '../load.ts';
import { presentEarly, presentLines, presentSchedule, presentSummary } from '../present.ts';
import { presentMoney } from '../present-money.ts';
import type { ProposalSummary } from '../proposal.ts';
import { parsePage, readPage, readStamp } from './stamps.ts';

/**
 * What fetch and list answer, as JSON. `along` is what the statement found that admitted the request, where it was asked
 * for it; undefined where it was not.
 */
export interface Answers {
  /** A company's proposal; null for an id that is none of its own. */
  ofProposal(companyId: string, id: string, along?: string | null): Promise<ProposalAnswer | null>;
  /** A page of a company's proposals, newest first. */
  ofPage(companyId: string, filter: ListFilter, along?: string | null): Promise<PageAnswer>;
}

export interface ProposalAnswer {
  /** As lists show it. */
  readonly summary: string;
  /** All of its lines. */
  readonly lines: string;
  /** When it is to be paid. */
  readonly schedule: string;
  /** What is taken off where that is early. */
  readonly early: string;
  /** What is for those alone who know of money. */
  readonly money: string;
}

export interface PageAnswer {
  readonly summaries: readonly string[];
  readonly hasMore: boolean;
  readonly last: { readonly id: string; readonly createdAt: Date } | undefined;
}

/** What was made of a proposal as it was when it had this stamp. */
interface Kept {
  readonly stamp: string;
  readonly id: string;
  readonly createdAt: Date;
  readonly summary: string;
  /** Null until they are asked for. */
  readonly detail: Detail | null;
}

type Detail = Omit<ProposalAnswer, 'summary'>;

function sizeOf(detail: Detail | null): number {
  if (detail === null) return 0;
  const { lines, schedule, early, money } = detail;
  return lines.length + schedule.length + early.length + money.length;
}

/** Characters: some 3,000 proposals with their lines. */
const MOST_KEPT = 16_000_000;
/** Of an entry beside its texts, about. */
const ENTRY = 300;

/**
 * Keeps the texts that it made last and holds each against its proposal's stamp, which it reads from the database at every
 * asking: a text is given as long as nothing changed that it was made of, and is made anew otherwise.
 */
export function createAnswers(context: Context): Answers {
  const { clock, db, publicUrl } = context;
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ summary, detail }) => summary.length + sizeOf(detail) + ENTRY,
  });

  function keep(companyId: string, { stamp, proposal }: Stamped, detail: Detail | null): Kept {
    const { id, createdAt } = proposal;
    const made = { stamp, id, createdAt, summary: JSON.stringify(presentSummary(proposal, publicUrl)), detail };
    kept.set(`${companyId} ${id}`, made);
    return made;
  }

  /** Reads proposals of a company in a transaction in which the day is known. */
  function reading<T>(companyId: string, read: (tx: Tx, today: string) => Promise<T>): Promise<T> {
    return forCompany(db, companyId, async (tx) => {
      const { timeZone } = await getCompany(tx, companyId);
      return read(tx, dayIn(timeZone, clock.now()));
    });
  }

  return {
    async ofProposal(companyId, asked, along) {
      if (!isUuid(asked)) return null;
      const id = asked.toLowerCase();
      const stamp = along === undefined ? await readStamp(db, companyId, id, clock.now()) : along;
      if (stamp === null) return null;
      const known = kept.get(`${companyId} ${id}`);
      if (known?.stamp === stamp && known.detail !== null) return { summary: known.summary, ...known.detail };
      return reading(companyId, async (tx, today) => {
        const [found] = await readStamped(tx, companyId, [id], today);
        if (found === undefined) return null;
        // after the stamp: what changed in between leaves a stamp that holds no more
        const { proposal } = found;
        const lines = await loadLines(tx, companyId, id);
        const detail = {
          lines: JSON.stringify(presentLines(lines, proposal.currency)),
          schedule: JSON.stringify(presentSchedule({ ...proposal, ...(await loadPayments(tx, companyId, proposal)) })),
          early: JSON.stringify(presentEarly(proposal)),
          money: JSON.stringify(
            presentMoney({ ...proposal, lines, hiredIn: await loadHiredIn(tx, companyId, proposal) }),
          ),
        };
        return { summary: keep(companyId, found, detail).summary, ...detail };
      });
    },

    async ofPage(companyId, filter, along) {
      if (filter.status !== undefined) {
        const { proposals, hasMore } = await reading(companyId, (tx, today) =>
          listProposals(tx, companyId, filter, today),
        );
        const summaries = proposals.map((proposal) => JSON.stringify(presentSummary(proposal, publicUrl)));
        return { summaries, hasMore, last: proposals.at(-1) };
      }
      const { limit } = filter;
      const found = along === undefined ? await readPage(db, companyId, filter, clock.now()) : parsePage(along);
      const shown = found.slice(0, limit);
      const answers = new Map<string, Kept>();
      for (const { id, stamp } of shown) {
        const known = kept.get(`${companyId} ${id}`);
        if (known?.stamp === stamp) answers.set(id, known);
      }
      const missing = shown.flatMap(({ id }) => (answers.has(id) ? [] : [id]));
      if (missing.length > 0) {
        const read = await reading(companyId, (tx, today) => readStamped(tx, companyId, missing, today));
        for (const each of read) answers.set(each.proposal.id, keep(companyId, each, null));
      }
      // one that was deleted meanwhile is left out
      const page = shown.flatMap(({ id }) => answers.get(id) ?? []);
      return { summaries: page.map(({ summary }) => summary), hasMore: found.length > limit, last: page.at(-1) };
    },
  };
}

interface Stamped {
  readonly stamp: string;
  readonly proposal: ProposalSummary;
}
