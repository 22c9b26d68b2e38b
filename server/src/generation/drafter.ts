import type { ModelConfig } from '../platform/config.ts';
import { reasonsOf } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import { createFallbackDrafter, createModelDrafter } from './model/index.ts';
import { createThreadedDrafter } from './thread/threaded-drafter.ts';
import type { Drafter } from './types.ts';

/** What a model leaves of the time for the built-in planner to step in. */
const FALLBACK_MS = 5_000;

/** Who drafts: the language model where one is configured, with the built-in planner behind it where that is wanted; else the planner. */
export function createDrafter(
  config: { readonly model: ModelConfig | null; readonly generationTimeoutSeconds: number },
  log: Log,
  builtin: Drafter = createThreadedDrafter(),
): Drafter {
  if (config.model === null) return builtin;
  const model = createModelDrafter(config.model);
  if (!config.model.fallback) return model;
  const firstMilliseconds = Math.max(config.generationTimeoutSeconds * 1000 - FALLBACK_MS, 500);
  return createFallbackDrafter(
    model,
    builtin,
    (error) => log.warn(reasonsOf(error), 'the model did not draft; the built-in planner does'),
    { firstMilliseconds },
  );
}
