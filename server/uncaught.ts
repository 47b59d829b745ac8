import type { Log } from '#commerce/platform/log.ts';

/** What the machine or the other end refused: the work at hand failed, and nothing of ours is half done by it. */
const FROM_OUTSIDE = new Set([
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'EDQUOT',
  'ENOMEM',
  'EAGAIN',
  'EPIPE',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
]);

const isFromOutside = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'code' in error && FROM_OUTSIDE.has(String(error.code));

/**
 * Logs errors that nobody caught. The process goes on after one from outside and after a promise that nobody waited
 * for; after any other, state may be wrong, and `end` closes it in order.
 */
export const watchUncaught = (log: Log, end: () => void): void => {
  process.on('uncaughtException', (error) => {
    if (isFromOutside(error)) return log.error({ err: error, event: 'uncaught' }, 'an error nobody caught; going on');
    log.fatal({ err: error, event: 'uncaught' }, 'an error nobody caught; state may be wrong, closing');
    end();
  });
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason, event: 'uncaught' }, 'a failure nobody waited for; going on');
  });
};
