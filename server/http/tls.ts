import { readFileSync } from 'node:fs';
import type { Http2SecureServer } from 'node:http2';
import { createSecureContext } from 'node:tls';
import { SettingsError } from '#commerce/platform/settings/settings-error.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { Log } from '#commerce/platform/log.ts';

type Files = NonNullable<Settings['tls']>;

const fileOf = (setting: string, path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new SettingsError(`${setting}: ${(error as Error).message}`, { cause: error });
  }
};

const read = ({ cert, key }: Files): { cert: Buffer; key: Buffer } => ({
  cert: fileOf('TLS_CERT', cert),
  key: fileOf('TLS_KEY', key),
});

const pairOf = (files: Files): { cert: Buffer; key: Buffer } => {
  const pair = read(files);
  try {
    createSecureContext(pair);
    return pair;
  } catch (error) {
    throw new SettingsError(
      `TLS_CERT and TLS_KEY: ${files.cert} and ${files.key} are no certificate and its key: ${(error as Error).message}`,
      { cause: error },
    );
  }
};

/**
 * Options for HTTP/2 with fallback to HTTP/1.1 over TLS. Throws if a file cannot be read or key and certificate do not
 * match.
 */
export const tlsOptions = (
  files: Files,
  limits: { headersTimeout: number; connectionsCheckingInterval: number; maxHeaderSize: number },
) => ({
  http2: true as const,
  https: {
    ...pairOf(files),
    ...limits,
    allowHTTP1: true,
    minVersion: 'TLSv1.2' as const,
    settings: { maxConcurrentStreams: 100 },
  },
});

const LOOK_EVERY_MS = 3_600_000;

/** Checks every hour for a renewed certificate and uses it without a restart. */
export const followCertificate = (
  server: Pick<Http2SecureServer, 'setSecureContext'>,
  files: Files,
  log: Log,
  everyMs = LOOK_EVERY_MS,
): (() => void) => {
  let used = read(files);
  const timer = setInterval(() => {
    try {
      const found = read(files);
      if (found.cert.equals(used.cert) && found.key.equals(used.key)) return;
      server.setSecureContext({ ...found, minVersion: 'TLSv1.2' });
      used = found;
      log.info('certificate reloaded');
    } catch (error) {
      log.error({ err: error }, 'certificate could not be reloaded; the previous one stays in use');
    }
  }, everyMs).unref();
  return () => clearInterval(timer);
};
