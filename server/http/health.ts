import type { FastifyInstance } from 'fastify';
import type { BackEndFeatures } from '../commerce/port.ts';

export type Health = {
  /** Set when shutdown begins, so that load balancers stop sending requests. */
  isClosing: boolean;
};

const TIMEOUT_MS = 2_000;

const within = async <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('No response in time')), TIMEOUT_MS);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** `/health/features`: features of the back end, for the shop's staff. */
export const addFeaturesRoute = (app: FastifyInstance, { table }: Pick<BackEndFeatures, 'table'>): void => {
  app.get('/health/features', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${await table()}\n`),
  );
};

/**
 * `/health/live`: the process responds. `/health/ready`: it can serve shoppers; `problems` are lines about parts that it
 * cannot serve.
 */
export const addHealthRoutes = (
  app: FastifyInstance,
  health: Health,
  checks: Readonly<Record<string, () => Promise<boolean>>>,
  problems: () => readonly string[] = () => [],
): void => {
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/health/ready', async (request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          return [name, await within(check())] as const;
        } catch (error) {
          request.log.warn({ err: error, check: name }, 'not ready');
          return [name, false] as const;
        }
      }),
    );
    const isReady = !health.isClosing && results.every(([, isOk]) => isOk);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'unavailable',
        closing: health.isClosing,
        ...Object.fromEntries(results),
        ...(problems().length > 0 && { problems: problems() }),
      });
  });
};
