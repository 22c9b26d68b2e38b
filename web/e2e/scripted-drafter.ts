import { createBuiltinDrafter, createDrafter, type Drafter } from '../../server/src/generation/index.ts';
import { readEnv } from '../../server/src/platform/config.ts';
import { silentLog } from '../../server/src/platform/log.ts';

/** Drafts as the built-in planner does, as slowly as a journey wants to look at it. */
export interface ScriptedDrafter extends Drafter {
  /** The next draft waits before its lines are chosen, and again once they are; each call lets it go on, as does its stopping. */
  hold(): () => void;
  /** Whether a language model that answers nobody is asked instead. */
  isDead: boolean;
}

/** Nothing listens at the discard port. */
const DEAD = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'none', LLM_BASE_URL: 'http://127.0.0.1:9/v1' };

export function createScriptedDrafter(): ScriptedDrafter {
  const planner = createBuiltinDrafter();
  const dead = createDrafter(readEnv({ ...DEAD, GENERATION_TIMEOUT_SECONDS: '5' }), silentLog);
  let gates: PromiseWithResolvers<void>[] = [];
  const drafter: ScriptedDrafter = {
    name: 'builtin',
    isDead: false,
    open(brief, asker) {
      if (drafter.isDead) return dead.open(brief, asker);
      const opened = planner.open(brief);
      return {
        ...opened,
        async draft(request) {
          const [before, after] = gates;
          gates = [];
          const stopped = new Promise<void>((resolve) => {
            if (request.signal.aborted) resolve();
            request.signal.addEventListener('abort', () => resolve());
          });
          await Promise.race([before?.promise, stopped]);
          const drafted = await opened.draft(request);
          await Promise.race([after?.promise, stopped]);
          return drafted;
        },
      };
    },
    hold() {
      const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      gates = [...held];
      return () => held.shift()?.resolve();
    },
  };
  return drafter;
}
