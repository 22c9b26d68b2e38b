import { lazyRouteComponent } from '@tanstack/react-router';
import { UnreachableError } from '../lib/reach.ts';
import { isServerThere } from '../lib/server-back.ts';

/** A page whose code is loaded when somebody goes there. `name` is what its file exports. */
export function page<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => arriving(load), name);
}

/**
 * Where the code does not arrive although the server answers, it is of a build that is gone: the router then loads the
 * application anew. Where the server cannot be reached either, the page says so, and the application stays.
 */
async function arriving<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw (await isServerThere()) ? error : new UnreachableError('the code of a page did not arrive', { cause: error });
  }
}
