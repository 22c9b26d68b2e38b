import type { Category, Unit } from '@showbill/contract';
import type { Kind } from '../../equipment/index.ts';
import type { ShelfProduct } from '../types.ts';
import { aliasesFor } from './aliases.ts';
import { checkAnswer } from './answer/check-answer.ts';
import { type ModelSettings, openModel } from './language-model.ts';
import { ModelCallError, type ModelCallFault } from './model-call-error.ts';
import { buildPrompt } from './prompt/prompt.ts';

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
    const ground = { brief: BRIEF, shelf: SHELF, aliases: aliasesFor(SHELF, BRIEF.description) };
    const { system, question } = buildPrompt(BRIEF, ground.aliases);
    const reply = await model.ask(system, [{ role: 'user', text: question }], signal, () => {});
    const { answer, cutShort, bySchema, inputTokens, outputTokens } = reply;
    if (answer !== null && (await checkAnswer(answer, ground)).usable > 0 && !cutShort) {
      return { ok: true, milliseconds: milliseconds(), bySchema, inputTokens, outputTokens };
    }
    return failed(cutShort ? 'cut_short' : 'no_answer');
  } catch (error) {
    if (signal.aborted) return failed('too_slow');
    if (!(error instanceof ModelCallError)) throw error;
    return failed(error.fault, error.message, error.status);
  }
}

const BRIEF = {
  description:
    "A talk for 60 guests in a hotel's hall on one afternoon: one speaker at a lectern, two microphones for questions, " +
    'chairs for everybody, and somebody to run the sound for five hours.',
};

function sample(name: string, category: Category, kind: Kind, unit: Unit): ShelfProduct {
  const nothing = { description: null, traits: {}, perAttendees: null, accessories: [], stock: null };
  return { id: name, name, category, unit, kinds: [{ kind, confidence: 1 }], ...nothing };
}

const SHELF = {
  products: [
    sample('Active speaker 12in', 'audio', 'speaker_top', 'day'),
    sample('Wireless handheld microphone', 'audio', 'mic_wireless_handheld', 'day'),
    sample('Lectern', 'staging', 'lectern', 'event'),
    sample('Banquet chair', 'furniture', 'chair_banquet', 'event'),
    sample('Sound technician', 'crew', 'crew_sound', 'hour'),
  ],
};
