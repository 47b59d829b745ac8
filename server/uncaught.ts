import type { Log } from '#commerce/platform/log.ts';

/** Error codes of the operating system or network: the current operation failed, but our state is consistent. */
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
 * Logs uncaught errors. The process continues after errors of the system or network and after unhandled rejections;
 * after any other error the state may be inconsistent, and `end` closes the process in order.
 */
export const watchUncaught = (log: Log, end: () => void): void => {
  process.on('uncaughtException', (error) => {
    if (isFromOutside(error))
      return log.error({ err: error, event: 'uncaught' }, 'uncaught exception; the process continues');
    log.fatal({ err: error, event: 'uncaught' }, 'an error nobody caught; state may be wrong, closing');
    end();
  });
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason, event: 'uncaught' }, 'unhandled rejection; the process continues');
  });
};
