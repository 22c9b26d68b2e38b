import { createBuiltinDrafter, type Drafter, type DraftRequest } from '../generation/index.ts';

/** The built-in drafter, which waits, or fails, before each draft as a test wants it to. */
export function heldDrafter(
  before: (request: DraftRequest) => Promise<unknown>,
  name: Drafter['name'] = 'builtin',
): Drafter {
  const builtin = createBuiltinDrafter();
  return {
    name,
    open(brief) {
      const opened = builtin.open(brief);
      return {
        ...opened,
        async draft(request) {
          await before(request);
          return opened.draft(request);
        },
      };
    },
  };
}
