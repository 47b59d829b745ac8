import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { CannotStart } from '#commerce/platform/cannot-start.ts';
import type { ShopMetrics } from './shop-metrics.ts';

type Options = { port: number; host: string };

/** Serves `/metrics` on a port of its own, which shoppers cannot reach. */
export const openMetricsServer = async (metrics: ShopMetrics, { port, host }: Options) => {
  const app = fastify();
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw new CannotStart(`METRICS_PORT: ${(error as Error).message}`, { cause: error });
  }
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
};
