import { z } from 'zod';
import { answerSchema } from './answer.ts';
import { type ModelSettings, openModel } from './language-model.ts';
import { ModelCallError, type ModelCallFault } from './model-call-error.ts';

export type ModelCheck = { readonly milliseconds: number } & (
  | {
      readonly ok: true;
      /** False where the model takes no JSON schema and was asked in words alone. */
      readonly bySchema: boolean;
      readonly inputTokens: number | null;
      readonly outputTokens: number | null;
    }
  | {
      readonly ok: false;
      readonly problem: ModelProblem;
      readonly status: number | null;
      /** The provider's own words, without a key; empty where it has none. */
      readonly words: string;
    }
);

export type ModelProblem = ModelCallFault | 'too_slow' | 'cut_short' | 'no_answer';

/** Asks the model for one small draft over a shelf of its own, once. */
export async function checkModel(settings: ModelSettings, timeoutMs: number): Promise<ModelCheck> {
  const started = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const milliseconds = () => Math.round(performance.now() - started);
  const failed = (problem: ModelProblem, words = '', status: number | null = null): ModelCheck => ({
    ok: false,
    milliseconds: milliseconds(),
    problem,
    status,
    words,
  });
  try {
    const model = await openModel(settings, fetch);
    const reply = await model.ask(SYSTEM, [{ role: 'user', text: BRIEF }], signal, () => {});
    const { answer, cutShort, bySchema, inputTokens, outputTokens } = reply;
    if (answer !== null && answer.lines.length > 0 && !cutShort) {
      return { ok: true, milliseconds: milliseconds(), bySchema, inputTokens, outputTokens };
    }
    return failed(cutShort ? 'cut_short' : 'no_answer');
  } catch (error) {
    if (signal.aborted) return failed('too_slow');
    if (!(error instanceof ModelCallError)) throw error;
    return failed(error.fault, error.message, error.status);
  }
}

const SYSTEM = `You choose equipment for an event-hire company from its catalogue.
Answer with one JSON object that fits this JSON schema, and with nothing around it:
${JSON.stringify(z.toJSONSchema(answerSchema))}

The catalogue: alias, product, unit. A line's product is an alias.
p1 | "Active speaker 12in" | day
p2 | "Wireless handheld microphone" | day
p3 | "Lectern" | event
p4 | "Banquet chair" | event
p5 | "Sound technician" | hour`;

const BRIEF = `A talk for 60 guests in a hotel's hall on one afternoon: one speaker at a lectern, two microphones for questions,
chairs for everybody, and somebody to run the sound for five hours.`;
