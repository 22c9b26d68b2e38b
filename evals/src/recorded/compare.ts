import { aliasesFor } from '../../../server/src/generation/model/aliases.ts';
import { type Answer, readAnswer } from '../../../server/src/generation/model/answer/answer.ts';
import type { Draft, DraftLine } from '../../../server/src/generation/types.ts';
import { evalCatalogue } from '../catalogue.ts';
import { scoreDraft } from '../score.ts';
import { type Judged, totalsOf } from '../totals.ts';
import type { Recorded } from './answers.ts';

/** A recorded answer as it was written, and what the program made of it. */
export interface Compared {
  readonly raw: Judged;
  readonly out: Judged;
  /** Calls of the model; 2 where the answer was sent back. */
  readonly calls: number;
  /** What the program did to it, a line each. */
  readonly changes: readonly string[];
}

/** The answer judged before anything is done to it, beside what came out of the whole path. */
export function compare({ brief, answer: written }: Recorded, out: Judged): Compared {
  const answer = readAnswer(written);
  if (answer === null) throw new RangeError(`the recorded answer to ${brief.id} cannot be read`);
  const { truths } = evalCatalogue(brief.catalogue);
  const draft = rawDraft(answer, brief);
  const score = scoreDraft(brief.good, draft, draft, truths, brief.language);
  const raw = { brief, score, outcome: { ...out.outcome, draft, read: draft } };
  return { raw, out, calls: out.outcome.usage?.tries ?? 0, changes: changesIn(draft, out.outcome.draft) };
}

/** What came out worse than it went in; empty where nothing did. */
export function worseThanRaw({ raw, out }: Compared): readonly string[] {
  const [before, after] = [totalsOf([raw]), totalsOf([out])];
  const lost = (['musts', 'units', 'exclusions'] as const).filter((what) => after[what].count < before[what].count);
  return lost.map(
    (what) => `${raw.brief.id}: ${what} ${before[what].count} -> ${after[what].count} of ${after[what].of}`,
  );
}

/** As it stands, with the products that the aliases name. */
function rawDraft(answer: Answer, brief: Recorded['brief']): Draft {
  const { event, title, scopeSummary, unmet, assumptions, questions } = answer;
  const aliases = aliasesFor(evalCatalogue(brief.catalogue).shelf, brief.description);
  return {
    title,
    scopeSummary,
    lines: answer.lines.flatMap(({ product, units, hours, optional, reason }) => {
      const found = aliases.find(product);
      return found === undefined ? [] : [{ productId: found.id, units, hours, optional, reason }];
    }),
    unmet,
    assumptions,
    questions,
    attendees: brief.fields?.attendees ?? event.attendees,
    days: brief.fields?.days ?? event.days ?? 1,
    language: event.language,
  };
}

function changesIn(raw: Draft, out: Draft | null): readonly string[] {
  if (out === null) return ['nothing came out'];
  const kept = raw.lines.flatMap((line) => {
    const after = find(out, line) ?? find(out, { ...line, optional: !line.optional });
    if (after === undefined) return [`- ${say(line)}`];
    return say(line) === say(after) ? [] : [`~ ${say(line)} -> ${say(after)}`];
  });
  const added = out.lines.filter((line) => !raw.lines.some(({ productId }) => productId === line.productId));
  const asked = out.questions.filter((each) => !raw.questions.includes(each));
  return [...kept, ...added.map((line) => `+ ${say(line)} · ${line.reason}`), ...asked.map((each) => `? ${each}`)];
}

function find(draft: Draft, { productId, optional }: DraftLine): DraftLine | undefined {
  return draft.lines.find((line) => line.productId === productId && line.optional === optional);
}

function say({ productId, units, optional }: DraftLine): string {
  return `${units} × ${productId}${optional ? ' (option)' : ''}`;
}
