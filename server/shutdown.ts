import type { FastifyInstance } from 'fastify';
import type { Log } from '#commerce/platform/log.ts';
import type { Health } from './http/health.ts';

const DRAIN_MS = 20_000;
const SWEEP_MS = 100;

type Parts = {
  app: FastifyInstance;
  health: Health;
  log: Log;
  closeCommerce: () => Promise<void>;
  exit?: (code: number) => void;
};

/**
 * Shuts down gracefully on SIGTERM or SIGINT: not ready any more, finish running requests, close the database. A second
 * signal exits at once.
 */
export const closeOnSignals = ({ app, health, log, closeCommerce, exit = process.exit }: Parts): void => {
  const close = async (signal: string): Promise<void> => {
    if (health.isClosing) return exit(1);
    health.isClosing = true;
    log.info({ signal }, 'closing');
    const late = setTimeout(() => {
      log.error('requests were still running when the time to close was up');
      void closeCommerce().finally(() => exit(1));
    }, DRAIN_MS);
    // A connection that was busy when closing began would otherwise be kept alive after its answer.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    try {
      await app.close();
      clearInterval(sweep);
      await closeCommerce();
      clearTimeout(late);
      log.info('closed');
      exit(0);
    } catch (error) {
      log.error({ err: error }, 'could not close in order');
      exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal));
};
