import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ErrorBoundary } from './rendering-error.tsx';

/** The content security policy allows style elements with the document's nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
const styles = createCache({ key: 'counter', nonce });

createRoot(document.getElementById('root')!).render(
  <CacheProvider value={styles}>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </CacheProvider>,
);
