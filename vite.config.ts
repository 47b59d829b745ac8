import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'storefront/public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: false,
    ...(isSsrBuild ? {} : { rolldownOptions: { input: 'storefront/entry-client.tsx' } }),
  },
  // The server bundle stands alone: libraries are built in, in their production form.
  ...(command === 'build' && isSsrBuild ? { ssr: { noExternal: true as const } } : {}),
}));
