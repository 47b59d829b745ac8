import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messageCatalogues } from './scripts/vite/message-catalogues.ts';
import { startScript } from './scripts/vite/start-script.ts';

/** Modules that share a file; each other module is in the file of the part that loads it. */
const GROUPS = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|zustand|@lingui\/[a-z-]+|@tanstack\/[a-z-]+)\/|vite\/preload-helper/,
    priority: 3,
  },
  {
    // Every page loads these parts right after its entry.
    name: 'start',
    test: /storefront\/(?:entry-client|shell\/(?:visit|overlays|switchers|account-slot|website-advice))\.tsx?$/,
    priority: 2,
  },
  { name: 'shared', test: /\/(?:contract|storefront\/(?:platform|ui))\//, minShareCount: 5, priority: 1 },
];

/** Files loaded first on every page: no preload list names them. */
const ALWAYS_THERE = /\/(?:libraries|entry-client|rolldown-runtime)-[^/]+\.js$/;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [messageCatalogues(), startScript(), react()],
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
    // The server inlines the style sheets of rendered modules (server/assets/manifest.ts).
    ssrEmitAssets: true,
    copyPublicDir: !isSsrBuild,
    cssMinify: true,
    reportCompressedSize: false,
    // The map library is one file of a megabyte.
    chunkSizeWarningLimit: 1500,
    ...(isSsrBuild
      ? // The server's entry imports islands of the shell, too.
        { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } }
      : {
          rolldownOptions: {
            input: 'storefront/entry-client.tsx',
            output: {
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: { groups: GROUPS },
            },
          },
        }),
  },
  // The server bundle stands alone: libraries are built in, in their production form.
  ...(command === 'build' && isSsrBuild ? { ssr: { noExternal: true as const } } : {}),
}));
