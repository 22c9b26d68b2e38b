import { note, optional } from '@showbill/contract';
import { z } from 'zod';
import type { Tx } from '../../../platform/db.ts';
import { toMajor } from '../../../platform/money/index.ts';
import {
  BOARD_DAYS,
  type Board,
  type KeptLinesReport,
  type Outcome,
  readMarks,
  type Sales,
  type SalesFigures,
  type SalesMarks,
  type SalesReport,
} from '../../../proposals/index.ts';

/** Why a proposal was won or lost. */
export const outcomeInput = z.object({ reason: note(100), note: note(2000) });
export const outcomeWish = optional(outcomeInput);

/** As it is kept; blank counts as not given. */
export function outcomeOf(wish: z.output<typeof outcomeWish>): Outcome | undefined {
  return wish && { reason: wish.reason ?? null, note: wish.note ?? null };
}

export function presentSales({ owner, tags, followUps, result, outcome, clientReason }: Sales) {
  return {
    owner,
    tags: [...tags],
    follow_ups: followUps.map(({ id, dueOn, note: said, createdBy, doneAt, doneBy }) => ({
      id,
      due_on: dueOn,
      note: said,
      created_by: createdBy,
      done_at: doneAt?.toISOString() ?? null,
      done_by: doneBy,
    })),
    result,
    outcome,
    client_reason: clientReason,
  };
}

const UNMARKED: SalesMarks = { owner: null, tags: [] };

export type MarksById = (id: string) => SalesMarks;

/** Marks of proposals by their ids, for a list of them. */
export async function marksOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<MarksById> {
  const marks = await readMarks(tx, companyId, ids);
  return (id) => marks.get(id) ?? UNMARKED;
}

export function presentBoard({ currency, columns, hasOlderOnly }: Board, marks: MarksById) {
  return {
    currency,
    /** How long what is over stays on it. */
    days: BOARD_DAYS,
    /** Whether nothing is on it but what was over longer ago would be. */
    has_older_only: hasOlderOnly,
    columns: columns.map(({ status, count, total, otherCurrencies, cards }) => ({
      status,
      count,
      total: toMajor(total, currency),
      other_currencies: otherCurrencies,
      cards: cards.map((card) => ({
        id: card.id,
        number: card.number,
        title: card.title,
        status: card.status,
        client: card.client?.name ?? null,
        currency: card.currency,
        total: toMajor(card.total, card.currency),
        date: card.event.date,
        days: card.event.days,
        valid_until: card.validUntil,
        viewed_at: card.viewedAt?.toISOString() ?? null,
        ...marks(card.id),
      })),
    })),
  };
}

export function presentReport(
  { currency, all, months, people, reasons, otherCurrencies }: SalesReport,
  { knowsCosts }: { readonly knowsCosts: boolean },
) {
  const figure = ({ count, total }: { readonly count: number; readonly total: bigint }) => ({
    count,
    total: toMajor(total, currency),
  });
  const figures = ({ sent, won, lost, earnings, winRate, medianSeconds }: SalesFigures) => ({
    sent: figure(sent),
    won: figure(won),
    lost: figure(lost),
    /** Of what was won; null: whoever asks is not told. */
    margin: knowsCosts ? presentMargin(earnings, currency) : null,
    win_rate: winRate,
    median_seconds: medianSeconds,
  });
  return {
    currency,
    all: figures(all),
    months: months.map(({ month, ...rest }) => ({ month, ...figures(rest) })),
    people: people.map(({ id, name, ...rest }) => ({ id, name, ...figures(rest) })),
    reasons: reasons.map(({ result, reason, ...rest }) => ({ result, reason, ...figure(rest) })),
    other_currencies: otherCurrencies,
  };
}

function presentMargin({ earned, margin, uncosted }: SalesFigures['earnings'], currency: string) {
  return {
    amount: toMajor(margin, currency),
    /** Of what was earned before tax; null: nothing was. */
    percent: earned === 0n ? null : Math.round((Number(margin) / Number(earned)) * 1000) / 10,
    /** How many have lines of unknown cost: they are in no sum. */
    uncosted,
  };
}

export function presentKeptLines({ all, weeks, notCounted }: KeptLinesReport) {
  return {
    all,
    weeks: [...weeks],
    /** Sent as well, and their edits are not known. */
    not_counted: notCounted,
  };
}
