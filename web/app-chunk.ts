import type { Plugin } from 'vite';

const ENTRY = '/src/main.tsx';
const START = '/src/app/start.tsx';

/** What fewer pages share is often not needed by the first: with 20 the first load is 204 kB in 4 files, with 18 215 kB. */
const LEAST_SHARES = 20;

/**
 * Lays what most pages need into one file, but for what is read before it, which chooses the texts. The browser fetches
 * the application beside the texts that it waits for, not after them.
 */
export function appChunk(): Plugin {
  const app = new Set<string>();
  return {
    name: 'app-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: (id) => (app.has(id) ? 'app' : null), minShareCount: LEAST_SHARES }],
              includeDependenciesRecursively: false,
            },
          },
        },
      },
    }),
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const reached = (end: string): Set<string> => {
        const found = new Set(ids.filter((id) => id.endsWith(end)));
        // a set goes through what is added to it meanwhile as well
        for (const id of found) for (const next of this.getModuleInfo(id)?.importedIds ?? []) found.add(next);
        return found;
      };
      for (const id of reached(START).difference(reached(ENTRY))) app.add(id);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => /\/(?:app|start)-[\w-]+\.js$/u.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${name}` },
            injectTo: 'head',
          })),
    },
  };
}
