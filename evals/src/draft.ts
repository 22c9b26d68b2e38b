import type { Drafted } from '../../server/src/generation/index.ts';
import { type Draft, type Drafter, type Facts, readBrief, shelfRequest } from '../../server/src/generation/index.ts';
import { type EvalCatalogue, evalCatalogue } from './catalogue.ts';
import type { EvalBrief } from './brief.ts';

/** What a brief asks, over which shelf. */
export type Asked = Pick<EvalBrief, 'catalogue' | 'description' | 'fields'>;

/** What came of a brief. */
export interface Outcome {
  readonly catalogue: EvalCatalogue;
  readonly facts: Facts;
  /** Null where the drafter failed. */
  readonly draft: Draft | null;
  readonly failure: string | null;
  readonly usage: Drafted['usage'];
  /** From the words to the draft. */
  readonly milliseconds: number;
}

/** One brief straight through generation, as the server does it, without a database. */
export async function draftFor(brief: Asked, drafter: Drafter, timeoutSeconds: number): Promise<Outcome> {
  const catalogue = evalCatalogue(brief.catalogue);
  const asked = { description: brief.description, ...brief.fields };
  const started = performance.now();
  const read = readBrief(asked);
  shelfRequest(read.facts);
  const facts = read.over(catalogue.shelf);
  const request = { brief: asked, facts, shelf: catalogue.shelf, signal: AbortSignal.timeout(timeoutSeconds * 1000) };
  const outcome = { catalogue, facts };
  try {
    const { draft, usage } = await drafter.draft(request);
    return { ...outcome, draft, usage, failure: null, milliseconds: performance.now() - started };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { ...outcome, draft: null, usage: null, failure, milliseconds: performance.now() - started };
  }
}
