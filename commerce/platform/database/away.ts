/** `Retry-After` of responses while the database is unavailable, in seconds. */
export const AWAY_RETRY_SECONDS = 5;

/** PostgreSQL is shutting down, has crashed, or is starting. */
const STATES = new Set(['57P01', '57P02', '57P03']);
const SOCKETS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** No connection was free before the timeout. */
export class LateConnection extends Error {}

/** Messages of node-postgres about a connection that ended or failed to start; these errors have no code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Returns true if the database is unavailable, so that the caller may try again. A write may have been committed
 * nevertheless; idempotency keys cover that case.
 */
export const isDatabaseAway = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  if (error instanceof LateConnection || WORDS.test(error.message)) return true;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const name = String(code ?? '');
  // Class 08: connection errors; class 53: disk, memory or connections exhausted. Payment gateways wrap their socket errors.
  return STATES.has(name) || /^(?:08|53)\w{3}$/.test(name) || (SOCKETS.has(name) && syscall !== undefined);
};
