import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
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
  ssr: { noExternal: ['@fontsource-variable/instrument-sans', '@fontsource/instrument-serif'] },
}));
