import type { Drafter } from '../types.ts';
import { draftWithModel } from './drafter.ts';
import { type ModelSettings, type OpenModel, openModel } from './language-model.ts';
import { type Pause, pauseForReal } from './tries.ts';
import { wantsOf } from './wants.ts';

export { checkModel, type ModelCheck, type ModelProblem } from './check-model.ts';
export { createFallbackDrafter } from './fallback.ts';
export type { ModelSettings } from './language-model.ts';

export interface ModelDrafterOptions {
  /** What requests go out through; Node's own otherwise. */
  readonly fetch?: typeof fetch | undefined;
  /** How it waits between tries. */
  readonly pause?: Pause | undefined;
  /** Milliseconds; by it whoever watches is told of an answer that comes in. */
  readonly clock?: (() => number) | undefined;
}

/**
 * The drafter that asks a language model. Its libraries are loaded with the first draft. Throws where
 * `openai-compatible` has no base URL.
 */
export function createModelDrafter(settings: ModelSettings, options: ModelDrafterOptions = {}): Drafter {
  if (settings.provider === 'openai-compatible' && !settings.baseUrl) {
    throw new TypeError('openai-compatible needs a base URL');
  }
  let opened: Promise<OpenModel> | undefined;
  return {
    name: 'model',
    open(brief) {
      return {
        wants: wantsOf(brief.description),
        days: Math.ceil(brief.days ?? 1),
        async draft(request) {
          opened ??= openModel(settings, options.fetch ?? fetch, options.clock);
          return draftWithModel(settings, await opened, brief, request, options.pause ?? pauseForReal);
        },
      };
    },
  };
}
