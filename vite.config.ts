import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { trimmedLibraries } from './scripts/vite/trimmed-libraries.ts';

/** A style sheet counts by being imported, also where only the server uses its class names. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  apply: 'build',
  transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' as const } : undefined),
};

/**
 * What every page needs in two files in place of twenty: they compress better together, and libraries change less often than we do.
 */
const SHARED = [
  { name: 'libraries', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|zustand|@lingui\/core|@tanstack\/[a-z-]+)\// },
  { name: 'shared', test: /storefront\/(?:ui\/(?:image|icon|visually-hidden|class-names)|platform\/(?:i18n\/use-t|image|money|product-data))/ },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [trimmedLibraries(), react(), keepStyles],
  publicDir: 'storefront/public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    ...(isSsrBuild ? {} : { rolldownOptions: { input: 'storefront/entry-client.tsx', output: { codeSplitting: { groups: SHARED } } } }),
  },
  // The server bundle stands alone: libraries are built in, in their production form.
  ...(command === 'build' && isSsrBuild ? { ssr: { noExternal: true as const } } : {}),
}));
