import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Figures } from '#commerce/app.ts';
import type { Commerce } from '../commerce/port.ts';

/** Seconds; most pages and queries take less than the first two, and none more than the last. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const KINDS: readonly (readonly [prefix: string, kind: string])[] = [
  ['/graphql', 'graphql'],
  ['/rest', 'rest'],
  ['/media', 'media'],
  ['/assets', 'asset'],
  ['/health', 'health'],
];

/** By the pattern of the route, never by the URL: the number of label values must stay small. */
const kindOf = ({ routeOptions: { url = '' } }: FastifyRequest): string => {
  if (url === '/*') return 'page';
  return KINDS.find(([prefix]) => url === prefix || url.startsWith(`${prefix}/`))?.[1] ?? 'other';
};

export type ShopMetrics = {
  readonly contentType: string;
  /** The current values in the text format of Prometheus. */
  text(): Promise<string>;
  /** Counts the responses of a server and measures their time. */
  countRequests(app: FastifyInstance): void;
  /** Measures the calls of the back end, and reads its figures whenever the metrics are requested. */
  measureCommerce(commerce: Commerce): Commerce;
  measureRender<Args extends unknown[], T>(render: (...args: Args) => Promise<T>): (...args: Args) => Promise<T>;
  watchPageCache(cache: { readonly hits: number; readonly misses: number; readonly bytes: number }): void;
};

/** Metrics of this process for Prometheus, without personal data: labels have few values, all named here. */
export const createShopMetrics = (): ShopMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'tessera_http_request_seconds',
    help: 'Time to respond, by kind of route and status',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const renders = new Histogram({
    name: 'tessera_page_render_seconds',
    help: 'Time to render a page that is not in the cache, with its queries',
    buckets: BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: 'tessera_back_end_seconds',
    help: 'Time of calls of the back end (of the Magento, with COMMERCE_URL): queries of pages, GraphQL and REST requests',
    labelNames: ['call', 'outcome'],
    buckets: BUCKETS,
    registers,
  });

  const timed = <Args extends unknown[], T>(call: string, run: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      const stop = calls.startTimer({ call });
      try {
        const result = await run(...args);
        stop({ outcome: 'ok' });
        return result;
      } catch (error) {
        stop({ outcome: 'failed' });
        throw error;
      }
    };
  };

  let refresh = async (): Promise<void> => {};

  const watchFigures = (read: () => Promise<Figures>): void => {
    const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
      new Gauge({ name, help, labelNames, registers });
    const isRead = gauge('tessera_database_up', '1 if the database returned the figures below');
    const connections = gauge('tessera_database_connections', 'Connections of this process to the database', ['state']);
    const waiting = gauge('tessera_database_waiting', 'Requests that wait for a connection');
    const jobs = gauge('tessera_jobs', 'Jobs of the whole shop, without emails', ['state']);
    const mail = gauge('tessera_mail', 'Unsent emails of the whole shop', ['state']);
    const orders = new Counter({
      name: 'tessera_orders_placed_total',
      help: 'Orders placed through this process',
      registers,
    });
    refresh = async () => {
      const figures = await read().catch(() => undefined);
      isRead.set(figures ? 1 : 0);
      if (!figures) return;
      connections.set({ state: 'in use' }, figures.connections.used);
      connections.set({ state: 'free' }, figures.connections.free);
      waiting.set(figures.connections.waiting);
      for (const [backlog, figure] of [
        [jobs, figures.jobs],
        [mail, figures.mail],
      ] as const) {
        backlog.set({ state: 'waiting' }, figure.waiting);
        backlog.set({ state: 'failed' }, figure.failed);
      }
      orders.reset();
      orders.inc(figures.ordersPlaced);
    };
  };

  return {
    contentType: registry.contentType,
    text: async () => {
      await refresh();
      return registry.metrics();
    },
    countRequests: (app) =>
      app.addHook('onResponse', (request, reply, done) => {
        requests.observe({ kind: kindOf(request), status: reply.statusCode }, reply.elapsedTime / 1000);
        done();
      }),
    measureCommerce: (commerce) => {
      if (commerce.figures) watchFigures(commerce.figures);
      return {
        ...commerce,
        query: timed('query', commerce.query),
        executeGraphql: timed('graphql', commerce.executeGraphql),
        handleRest: timed('rest', commerce.handleRest),
      };
    },
    measureRender:
      (render) =>
      async (...args) => {
        const stop = renders.startTimer();
        try {
          return await render(...args);
        } finally {
          stop();
        }
      },
    watchPageCache: (cache) => {
      new Counter({
        name: 'tessera_page_cache_lookups_total',
        help: 'Pages requested from the page cache',
        labelNames: ['result'],
        registers,
        collect() {
          this.reset();
          this.inc({ result: 'hit' }, cache.hits);
          this.inc({ result: 'miss' }, cache.misses);
        },
      });
      new Gauge({
        name: 'tessera_page_cache_bytes',
        help: 'Memory of the page cache',
        registers,
        collect() {
          this.set(cache.bytes);
        },
      });
    },
  };
};
