import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fixedClock } from '#commerce/platform/clock.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { SAMPLE_VIEWS } from '#contract/testing/store-views.ts';
import type { PageRequest, PageResponse } from '#contract/page-render.ts';
import type { ServerParts } from '../app.ts';
import { createServer } from '../app.ts';
import { clientAssets } from '../assets/manifest.ts';
import type { Commerce } from '../commerce/port.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { fixedStoreViews } from '../store-views/store-views.ts';

export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'tessera-server-'));

/** A back end that returns `data` for every query and counts queries. `purge` simulates a write. */
export const fakeCommerce = (data: unknown = { storeConfig: { code: 'CA_EN' } }) => {
  const listeners = new Set<(tags: ReadonlySet<string>) => void>();
  const calls: {
    headers: Readonly<Record<string, string | undefined>>;
    method: string;
    query?: string | undefined;
    body?: unknown;
    ip?: string;
  }[] = [];
  const commerce: Commerce = {
    executeGraphql: async ({ headers, method, query, ip }) => {
      calls.push({ headers, method, query, ip });
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8', 'x-cache-tags': 'store' },
        body: JSON.stringify({ data }),
      };
    },
    query: async ({ headers, query }) => {
      calls.push({ headers, method: 'query', query });
      return { result: { data }, tags: ['store'] };
    },
    handleRest: async ({ headers, method, path, body }) => {
      calls.push({ headers, method, query: path, body });
      return { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: '"7"' };
    },
    health: async () => ({ ok: true }),
    onPurge: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const purge = (...tags: string[]): void => {
    for (const listener of listeners) listener(new Set(tags));
  };
  return { commerce, calls, purge };
};

export const page = (html: string, rest: Partial<PageResponse> = {}): PageResponse => ({
  status: 200,
  headers: {},
  html,
  tags: ['page'],
  cacheable: true,
  ...rest,
});

/** A storefront with one render function, which records its requests. */
export const fakeStorefront = (respond: (request: PageRequest) => PageResponse | Promise<PageResponse>) => {
  const requests: PageRequest[] = [];
  const assets = clientAssets({
    client: { 'storefront/entry-client.tsx': { file: 'assets/index-abc.js', isEntry: true } },
    server: { 'storefront/entry-server.tsx': { file: 'entry-server.js', isEntry: true, css: ['style.css'] } },
    serverStyles: new Map([['style.css', 'a{color:inherit}']]),
  });
  const storefront: Storefront = {
    isDevelopment: false,
    load: async () => ({
      assets,
      render: async (request) => {
        requests.push(request);
        return respond(request);
      },
    }),
  };
  return { storefront, requests };
};

/** A whole server that does not listen. `respond` renders its pages. */
export const testServer = async (
  parts: Partial<ServerParts> & { environment?: Record<string, string> } = {},
): Promise<{ app: FastifyInstance; varDir: string }> => {
  const varDir = await temporaryFolder();
  const { environment, ...rest } = parts;
  const app = await createServer({
    settings: loadSettings({ NODE_ENV: 'test', VAR_DIR: varDir, LOG_LEVEL: 'silent', ...environment }),
    log: silentLog,
    clock: fixedClock('2026-06-01T12:00:00Z'),
    commerce: fakeCommerce().commerce,
    storeViews: fixedStoreViews(SAMPLE_VIEWS),
    storefront: fakeStorefront(() => page('<!doctype html><title>Page</title>')).storefront,
    files: new Map(),
    catalogueMedia: join(varDir, 'catalogue-media'),
    ...rest,
  });
  return { app, varDir };
};
