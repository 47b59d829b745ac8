import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

const SECRET_PATHS = ['authorization', 'cookie', 'email', 'password', 'token', 'nonce', 'payment_method_nonce'].flatMap(
  (name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`],
);

/** One JSON line per event; credentials, e-mail addresses and payment nonces are redacted. */
export const createLog = (level: string, destination?: DestinationStream): Log => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_PATHS, censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
};

export const silentLog: Log = pino({ level: 'silent' });
