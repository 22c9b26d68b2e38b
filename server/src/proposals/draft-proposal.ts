import { QUESTION_LIMIT } from '@showbill/contract';
import {
  type Brief,
  cleanLine,
  type Draft,
  type Drafted,
  type OpenedBrief,
  partialLines,
  type ReportProgress,
  stopped,
  withoutRepeats,
  withStock,
} from '../generation/index.ts';
import { AppError } from '../platform/errors.ts';
import { forCompany } from '../platform/tenancy.ts';
import type { GenerationContext } from './generation-context.ts';
import { recordFailure } from './generation-record.ts';
import { type DraftInputs, readStock } from './draft-inputs.ts';
import { priceDraft } from './price-draft.ts';
import type { NewProposal } from './save.ts';
import { BY_LINES, BY_PERSON, OWN_WORDING, type Wording } from './wording/index.ts';

/** Questions, and things taken for granted, of a draft. */
const MOST_TEXTS = 20;

interface Work {
  readonly brief: Brief;
  readonly opened: OpenedBrief;
  readonly inputs: DraftInputs;
  readonly stop: AbortSignal;
  readonly report: ReportProgress;
}

/** A proposal as it is to be saved, and how it came about. */
export interface DraftedProposal {
  readonly proposal: Omit<NewProposal, 'clientId' | 'language'>;
  readonly drafted: Drafted;
  readonly milliseconds: number;
}

/** Reads a brief, as far as that is done without the catalogue. Throws `generation_failed`, and keeps a record of it. */
export function openBrief(
  context: GenerationContext,
  companyId: string,
  brief: Brief,
  signal: AbortSignal,
): Promise<OpenedBrief> {
  return recorded(context, companyId, async () => context.drafter.open(brief, { company: companyId, signal }));
}

/** Drafts and prices. Throws `generation_failed`, and keeps a record of it. */
export async function draftProposal(
  context: GenerationContext,
  companyId: string,
  work: Work,
): Promise<DraftedProposal> {
  const milliseconds = stopwatch();
  return recorded(context, companyId, async () => {
    const drafted = await draftOver(context, companyId, work);
    return { proposal: priced(work, drafted), drafted, milliseconds: milliseconds() };
  });
}

/** Keeps a record of work that fails with `generation_failed`. */
async function recorded<T>(context: GenerationContext, companyId: string, work: () => Promise<T>): Promise<T> {
  const milliseconds = stopwatch();
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'generation_failed') {
      await recordFailure(context, companyId, error, milliseconds());
    }
    throw error;
  }
}

function stopwatch(): () => number {
  const started = performance.now();
  return () => Math.round(performance.now() - started);
}

/** Drafts, and keeps no record of it. Throws `generation_failed`. */
export async function draftOver(
  context: Omit<GenerationContext, 'underWay' | 'sandboxDrafter'>,
  companyId: string,
  { brief, opened, inputs, stop, report }: Work,
): Promise<Drafted> {
  const deadline = AbortSignal.timeout(context.config.generationTimeoutSeconds * 1000);
  // the engine gets the products without their prices and costs
  const products = inputs.items.map(({ unitPrice: _unitPrice, costPrice: _costPrice, ...product }) => product);
  const shelf = { products };
  const signal = AbortSignal.any([deadline, stop]);
  const drafted = await opened.draft({ shelf, signal, report });
  report({ stage: 'pricing', lines: partialLines(drafted.draft.lines, shelf) });
  if (stop.aborted) throw stopped(stop);
  const { days } = drafted.draft;
  if (days === opened.days || brief.date === undefined) return drafted;
  // the drafter itself read how many days there are: stock was looked at for fewer or more
  const stock = await forCompany(context.db, companyId, (tx) =>
    readStock(tx, inputs.company, inputs.items, { date: brief.date, days }, context.clock.now()),
  );
  const restocked = products.map((product) => ({ ...product, stock: stock.get(product.id) ?? null }));
  return { ...drafted, draft: withStock(drafted.draft, { products: restocked }) };
}

function priced({ brief, inputs }: Work, { draft: chosen, by }: Drafted): DraftedProposal['proposal'] {
  const { description, date = null, venue = null, attendees = chosen.attendees, days = chosen.days } = brief;
  return {
    title: brief.title ?? chosen.title,
    scopeSummary: chosen.scopeSummary,
    wording: wordingOf(brief, chosen),
    presentation: inputs.company.presentation,
    currency: inputs.currency,
    unmet: chosen.unmet,
    assumptions: textsOf(chosen.assumptions),
    questions: textsOf(chosen.questions),
    draftedBy: by,
    event: { description, date, venue, attendees, days },
    ...priceDraft(chosen, { date, days, venue }, inputs),
  };
}

/** Title and summary follow the lines, but for a title of the caller's own. */
function wordingOf({ title }: Brief, { told }: Draft): Wording {
  if (told === undefined) return OWN_WORDING;
  return { told, title: title === undefined ? BY_LINES : BY_PERSON, summary: BY_LINES };
}

/** At most 20, each on one line without control characters and once. */
function textsOf(texts: readonly string[]): readonly string[] {
  return withoutRepeats(
    texts.map((text) => cleanLine(text, QUESTION_LIMIT)),
    MOST_TEXTS,
  );
}
