import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { messageCatalogues } from './scripts/vite/message-catalogues.ts';
import { trimmedLibraries } from './scripts/vite/trimmed-libraries.ts';

/** A style sheet counts by being imported, also where only the server uses its class names. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' as const } : undefined,
};

/**
 * What every page needs in two files in place of twenty: they compress better together, and libraries change less often than we do.
 */
const SHARED = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|zustand|@lingui\/core|@tanstack\/[a-z-]+)\//,
  },
  {
    name: 'shared',
    test: /storefront\/(?:ui\/(?:image|icon|visually-hidden|class-names)|platform\/(?:i18n\/(?:use-t|translate)|money|product-data|coverage\/|content\/(?:rich-text-view|read-text|plain-text)|store-view\/store-views|session\/(?:use-customer|hidden-price)|page\/hidden-price)|shell\/page\.)|contract\/(?:store-views|coverage|money)\./,
  },
  { name: 'start', test: /(?:storefront|contract)\/|^virtual:messages$/, tags: ['$initial' as const] },
  // Before the cards: the product page needs their styles alone.
  { name: 'card-styles', test: /storefront\/features\/catalog\/card\/product-card\.module/ },
  { name: 'cards', test: /storefront\/features\/catalog\/(?:card\/product-card\.tsx|list\/product-grid\.tsx)/ },
  // Small parts of pages and of what follows them.
  {
    name: 'parts',
    test: /storefront\/(?:features\/cart\/(?:state\/cart-failures|state\/invalid-cart)|platform\/(?:analytics\/publish|browser-storage\/histories|commerce\/rest-error|store-view\/stored))/,
  },
  // What every visit fetches once the page stands, and what a cart in use needs: a dozen small files otherwise, each named in the first script.
  { name: 'visit', test: /storefront\/shell\/visit\./ },
  { name: 'cart-in-use', test: /storefront\/features\/cart\/(?:cart-in-use|sign-out-of-cart)/ },
];

const NAMED: ReadonlySet<string> = new Set(['libraries', 'shared', 'rolldown-runtime']);

/** Files that every page has before any other is asked for: no list of what a later one needs names them. */
const ALWAYS_THERE = /\/(?:libraries|shared|entry-client|rolldown-runtime)-[^/]+\.js$/;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [trimmedLibraries(), messageCatalogues(), react(), keepStyles],
  publicDir: 'storefront/public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => !ALWAYS_THERE.test(file)),
    },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'storefront/entry-client.tsx',
            output: {
              chunkFileNames: ({ name }) => `assets/${NAMED.has(name) ? `${name}-` : ''}[hash].js`,
              codeSplitting: { groups: SHARED },
            },
          },
        }),
  },
  // The server bundle stands alone: libraries are built in, in their production form.
  ...(command === 'build' && isSsrBuild ? { ssr: { noExternal: true as const } } : {}),
}));
