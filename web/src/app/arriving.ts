import { addressOf } from '../lib/address.ts';

/**
 * Loads the code of a page. Where it does not arrive although the server answers, it is of a build that is gone: the
 * router then loads the application anew. Where the server cannot be reached either, the page says so, and the
 * application stays.
 */
export function arriving<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      throw (await isServerThere()) ? error : new Error('the code of a page did not arrive', { cause: error });
    }
  };
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(addressOf(''), { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
