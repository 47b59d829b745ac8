import { STATUS_CODES } from 'node:http';
import { DATA_POLICY, EVERYWHERE } from './security-headers.ts';

/** A complete response as bytes, for connections without a parsed request. It closes the connection. */
export const rawResponse = (status: number, headers: Readonly<Record<string, string>> = {}): string => {
  const body = `${STATUS_CODES[status] ?? 'Error'}\n`;
  const all = {
    ...EVERYWHERE,
    'content-security-policy': DATA_POLICY,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    date: new Date().toUTCString(),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
};
