import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

const SECRET_PATHS = ['authorization', 'cookie', 'email', 'password', 'token', 'nonce', 'payment_method_nonce'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`],
);

const MAX_WAITING_BYTES = 1_000_000;

/** With a full disk or a closed pipe the process continues: unwritten lines are bounded and written later. */
const standardOutput = (): DestinationStream =>
  pino.destination({ fd: 1, sync: true, maxLength: MAX_WAITING_BYTES }).on('error', () => {});

/** One JSON line per event; credentials, e-mail addresses and payment nonces are redacted. */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_PATHS, censor: '[redacted]' },
  };
  return pino(options, destination ?? standardOutput());
};

export const silentLog: Log = pino({ level: 'silent' });
