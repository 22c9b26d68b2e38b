import { type Draft, type Drafted, type Drafter, type Facts, readFacts } from '../../server/src/generation/index.ts';
import type { EvalBrief } from './brief.ts';
import { type EvalCatalogue, evalCatalogue } from './catalogue.ts';

/** What a brief asks, over which shelf. */
export type Asked = Pick<EvalBrief, 'catalogue' | 'description' | 'fields'>;

/** What was read of the event. */
export interface EventRead {
  readonly language: string;
  readonly attendees: number | null;
  readonly days: number;
  /** The place that the words name, which a title does not say: it is offered for the request's field. */
  readonly venue?: string | undefined;
}

/** What came of a brief. */
export interface Outcome {
  readonly catalogue: EvalCatalogue;
  readonly read: EventRead;
  /** What the built-in reader understood; null where a model read the brief. */
  readonly facts: Facts | null;
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
  const { shelf } = catalogue;
  const asked = { description: brief.description, ...brief.fields };
  const facts = drafter.name === 'builtin' ? readFacts(asked) : null;
  const started = performance.now();
  const milliseconds = () => performance.now() - started;
  try {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    const opened = await drafter.open(asked, { company: '', signal });
    const { draft, usage } = await opened.draft({ shelf, signal });
    const read = facts === null ? draft : readBy(facts);
    return { catalogue, read, facts, draft, usage, failure: null, milliseconds: milliseconds() };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const read = facts === null ? { language: '', attendees: null, days: 0 } : readBy(facts);
    return { catalogue, read, facts, draft: null, usage: null, failure, milliseconds: milliseconds() };
  }
}

function readBy({ language, attendees, days, venueFound }: Facts): EventRead {
  return { language, attendees: attendees?.value ?? null, days: days.value, venue: venueFound?.value };
}
