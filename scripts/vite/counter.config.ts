import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The back office is a separate application. Its URLs are relative to its path. */
export default defineConfig({
  plugins: [react()],
  base: './',
  publicDir: false,
  build: {
    outDir: 'dist/counter',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    reportCompressedSize: false,
    // react-admin and Material UI form one large file.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: 'counter/main.tsx',
      output: { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
});
