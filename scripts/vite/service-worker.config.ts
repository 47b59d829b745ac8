import { defineConfig } from 'vite';

/**
 * Bundles the service worker as one classic script at the root of the client build: not every browser supports module
 * workers.
 */
export default defineConfig({
  publicDir: false,
  define: { __RELEASE__: JSON.stringify(process.env.RELEASE ?? 'development'), 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'storefront/worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
