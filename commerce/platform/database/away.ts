/** Seconds after which a client of a shop whose database is away may ask again. */
export const AWAY_RETRY_SECONDS = 5;

/** PostgreSQL is shutting down, has crashed, or is starting. */
const STATES = new Set(['57P01', '57P02', '57P03']);
const SOCKETS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** A free connection did not come in time. */
export class LateConnection extends Error {}

/** What node-postgres says, without a code, of a connection that ended or did not begin. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Whether a failure says that the database cannot be used now, whatever was asked: it may be asked again, and nobody
 * has to look into it. Of a write it is not known whether it was done; keys of idempotency are for that.
 */
export const isDatabaseAway = (error: unknown): error is Error => {
  if (!(error instanceof Error)) return false;
  if (error instanceof LateConnection || WORDS.test(error.message)) return true;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const name = String(code ?? '');
  // PostgreSQL's class 08 is of connections, 53 of a disk that is full, memory and connections that are used up. A socket's error of a payment gateway is wrapped by whoever called it.
  return STATES.has(name) || /^(?:08|53)\w{3}$/.test(name) || (SOCKETS.has(name) && syscall !== undefined);
};
