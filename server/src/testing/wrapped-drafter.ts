import { createBuiltinDrafter, type Draft, type Drafter, type DraftRequest } from '../generation/index.ts';

export interface Wrapping {
  readonly name?: Drafter['name'];
  /** Waits, or fails, before each draft. */
  readonly before?: (request: DraftRequest) => Promise<unknown>;
  /** Changes each draft. */
  readonly after?: (draft: Draft) => Draft;
}

/** The built-in drafter, as a test wants it. */
export function wrappedDrafter({ name = 'builtin', before, after = (draft) => draft }: Wrapping): Drafter {
  const builtin = createBuiltinDrafter();
  return {
    name,
    open(brief) {
      const opened = builtin.open(brief);
      return {
        ...opened,
        async draft(request) {
          await before?.(request);
          const drafted = await opened.draft(request);
          return { ...drafted, draft: after(drafted.draft) };
        },
      };
    },
  };
}
