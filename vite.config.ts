import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const NO_LINK = '\0no-router-link';

/** Every link of ours is a plain anchor that one listener takes over; the router's own link component stays out of the bundle. */
const withoutRouterLink: Plugin = {
  name: 'without-router-link',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) => (source === './link.js' && importer?.includes('/@tanstack/react-router/') ? NO_LINK : undefined),
  load: (id) => (id === NO_LINK ? 'export const Link = () => null, createLink = () => Link, linkOptions = (options) => options, useLinkProps = () => ({}), composeHandlers = () => () => {};' : undefined),
};

/** A style sheet counts by being imported, also where only the server uses its class names. */
const keepStyles: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  apply: 'build',
  transform: (code, id) => (id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' as const } : undefined),
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [withoutRouterLink, react(), keepStyles],
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
