import type { FastifyInstance } from 'fastify';
import type { Log } from '#commerce/platform/log.ts';
import type { Health } from './http/health.ts';

const DRAIN_MS = 20_000;
const SWEEP_MS = 50;
/** npm forwards signals already sent by a terminal or supervisor to all processes, so they arrive twice. */
const REPEATED_BY_NPM_MS = process.env['npm_lifecycle_event'] === 'start' ? 1000 : 0;

type Parts = {
  app: FastifyInstance;
  health: Health;
  log: Log;
  /** How long new connections are still accepted after readiness is withdrawn. */
  delayMs: number;
  closeCommerce: () => Promise<void>;
  exit?: (code: number) => void;
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Shuts down in order on SIGTERM or SIGINT: withdraw readiness, close each connection after its response; after the
 * delay, refuse new connections, close idle ones, finish running requests and close the database. A second signal exits
 * at once. Returns a function that shuts down for another reason with an exit code.
 */
export const closeOnSignals = ({ app, health, log, delayMs, closeCommerce, exit = process.exit }: Parts) => {
  const close = async (reason: string, code: number): Promise<void> => {
    health.isClosing = true;
    app.connections.beginClosing();
    log.info({ reason }, 'closing');
    // Ctrl-C at a terminal needs no delay for load balancers.
    if (reason !== 'SIGINT') await pause(delayMs);
    const late = setTimeout(() => {
      log.error('requests were still running at the shutdown timeout');
      void closeCommerce().finally(() => exit(1));
    }, DRAIN_MS);
    const sweep = setInterval(() => app.connections.closeIdle(), SWEEP_MS);
    try {
      const closed = app.close();
      app.connections.closeIdle();
      await closed;
      clearInterval(sweep);
      await closeCommerce();
      clearTimeout(late);
      log.info('closed');
      exit(code);
    } catch (error) {
      log.error({ err: error }, 'shutdown failed');
      exit(1);
    }
  };
  let firstSignal: number | undefined;
  const onSignal = (signal: string): void => {
    if (firstSignal !== undefined && performance.now() - firstSignal < REPEATED_BY_NPM_MS) return;
    firstSignal ??= performance.now();
    if (health.isClosing) exit(1);
    else void close(signal, 0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  return (reason: string, code: number): void => {
    if (!health.isClosing) void close(reason, code);
  };
};
