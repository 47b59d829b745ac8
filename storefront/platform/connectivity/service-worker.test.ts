// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { registerServiceWorker } from './service-worker.ts';

test('[NT-07] registers a worker at /sw.js and lets it cache the current page', async () => {
  const active = { postMessage: vi.fn<(message: { type: string; payload: { urlsToCache: unknown[] } }) => void>() };
  const container = { register: vi.fn(async () => ({})), ready: Promise.resolve({ active }) };
  await registerServiceWorker(container as unknown as ServiceWorkerContainer);
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(active.postMessage.mock.calls[0]?.[0]).toMatchObject({
    type: 'CACHE_URLS',
    payload: {
      urlsToCache: [[location.pathname + location.search, { headers: { accept: 'text/html' } }], '/offline.json'],
    },
  });
});

test('[ER-12] a failed registration logs a warning and breaks nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = new Error('not allowed');
  await registerServiceWorker({ register: () => Promise.reject(failure) } as unknown as ServiceWorkerContainer);
  expect(warn).toHaveBeenCalledWith('Service worker registration failed', failure);
});
