import { getCompany } from '../accounts/index.ts';
import { type Drafted, type Drafter, readFacts } from '../generation/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { forCompany } from '../platform/tenancy.ts';
import { type TriedDraft, tryDraft } from '../proposals/index.ts';
import type { QuotedBrief } from './file/quoted-brief.ts';
import { type DraftedLine, type JudgedBrief, judgeBrief, type Tolerance } from './judge-brief.ts';
import { mapAtOnce } from './map-at-once.ts';
import { type Named, openCatalogue } from './name-things.ts';

export interface Evaluation {
  readonly drafter: Drafter;
  readonly tolerance: Tolerance;
  /** Briefs under way at once. */
  readonly atOnce: number;
  readonly signal: AbortSignal;
  /** Told after each brief. */
  readonly done: (id: string) => void;
}

/** What came of one brief. */
export interface EvaluatedBrief extends JudgedBrief {
  readonly id: string;
  /** Why there is no draft; null: there is one. */
  readonly failure: string | null;
  /** Null where there is no draft. */
  readonly drafted: Pick<Drafted, 'by' | 'usage' | 'fellBackBecause'> | null;
  /** Asked for, and not in the catalogue. */
  readonly unmet: readonly string[];
  /** Things named in the brief that no word of equipment was found in, and that no line came from. */
  readonly notKnown: readonly string[];
  /** From the words to the draft. */
  readonly milliseconds: number;
}

/**
 * Drafts briefs over a company's catalogue as it is today, with all units that are owned free, and holds each to what was
 * really quoted. Writes nothing. Throws `not_found`, `empty_catalog`.
 */
export async function evaluate(
  context: Context,
  companyId: string,
  briefs: readonly QuotedBrief[],
  { drafter, tolerance, atOnce, signal, done }: Evaluation,
): Promise<readonly EvaluatedBrief[]> {
  const name = await forCompany(context.db, companyId, async (tx) => {
    const { timeZone } = await getCompany(tx, companyId);
    return openCatalogue(tx, companyId, dayIn(timeZone, context.clock.now()));
  });
  return mapAtOnce(briefs, atOnce, async (brief) => {
    const evaluated = await one({ ...context, drafter }, companyId, brief, { named: name(brief), tolerance, signal });
    done(brief.id);
    return evaluated;
  });
}

async function one(
  context: Context & { readonly drafter: Drafter },
  companyId: string,
  { id, event }: QuotedBrief,
  { named, tolerance, signal }: Pick<Evaluation, 'tolerance' | 'signal'> & { readonly named: Named },
): Promise<EvaluatedBrief> {
  const started = performance.now();
  const tried = await draftOrFailure(() => tryDraft(context, companyId, event, signal), signal);
  const milliseconds = Math.round(performance.now() - started);
  const { quoted, keptOff } = named;
  if (typeof tried === 'string') {
    const judged = judgeBrief(quoted, [], keptOff, tolerance);
    return { id, ...judged, failure: tried, drafted: null, unmet: [], notKnown: notKnownOf(event, []), milliseconds };
  }
  const { draft, by, usage, fellBackBecause } = tried.drafted;
  const words = draft.lines.flatMap((line) => line.words ?? []);
  return {
    id,
    ...judgeBrief(quoted, linesOf(tried), keptOff, tolerance),
    failure: null,
    drafted: { by, usage, fellBackBecause },
    unmet: draft.unmet,
    notKnown: notKnownOf(event, words),
    milliseconds,
  };
}

/** Why a brief could not be drafted, in words; what no brief is the cause of is thrown. */
async function draftOrFailure(draft: () => Promise<TriedDraft>, signal: AbortSignal): Promise<TriedDraft | string> {
  try {
    return await draft();
  } catch (error) {
    const isOfBrief = error instanceof AppError && error.code === 'generation_failed' && !signal.aborted;
    if (!isOfBrief) throw error;
    return error.message;
  }
}

function linesOf({ drafted: { draft }, items }: TriedDraft): readonly DraftedLine[] {
  const products = new Map(items.map((item) => [item.id, item]));
  return draft.lines.flatMap(({ productId, units, days = draft.days, optional }) => {
    const product = products.get(productId);
    if (product === undefined) return [];
    const { id, name, category } = product;
    return [{ id, name, category, kind: product.kinds[0]?.kind ?? null, units, days, optional }];
  });
}

function notKnownOf(event: QuotedBrief['event'], usedWords: readonly string[]): readonly string[] {
  const unknown = readFacts(event).demands.filter(({ kinds }) => kinds.length === 0);
  return unknown.map(({ phrase }) => phrase).filter((phrase) => !usedWords.some((words) => words.includes(phrase)));
}
