import type { Plugin } from 'vite';

/** Files that are run nearly whole: what every page has, and a list and a product, which follow each other. */
const RUN_WHOLE: ReadonlySet<string> = new Set(['libraries', 'entry-client', 'list', 'product']);
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Chromium compiles all functions of a file that begins so while it arrives, beside the main thread, instead of each on it
 * at its first call. It counts in the first line only, where Vite itself writes one: so it comes after all else.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  augmentChunkHash: ({ name }) => (RUN_WHOLE.has(name) ? HINT : undefined),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && RUN_WHOLE.has(chunk.name)) chunk.code = HINT + chunk.code;
    },
  },
});
