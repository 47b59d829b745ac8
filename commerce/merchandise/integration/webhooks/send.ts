import dns, { type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { addressProblem, isPublicAddress } from './address-rules.ts';
import { TIMEOUT_MS } from './event-rules.ts';

/** Connects only to checked addresses, because a name may resolve differently a second time. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (error) callback(error, '');
    else if (!first) callback(new Error(`${hostname} is not on the public internet`), '');
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

export type Call = { url: string; headers: Readonly<Record<string, string>>; body: string };

type Sending = {
  /** Allows HTTP and private networks. */
  isPrivateAllowed: boolean;
  timeoutMs?: number;
};

/** Posts a body and resolves with the response's status; the response is not read, and redirects are not followed. */
export const postTo = (
  { url, headers, body }: Call,
  { isPrivateAllowed, timeoutMs = TIMEOUT_MS }: Sending,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const problem = addressProblem(url, isPrivateAllowed);
    if (problem) {
      reject(new Error(`The address ${problem}`));
      return;
    }
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const request = send(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        ...(isPrivateAllowed ? {} : { lookup: publicOnly }),
      },
      (response) => {
        response.on('error', () => {});
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', (error) =>
      reject(
        error.name === 'AbortError' || error.name === 'TimeoutError'
          ? new Error(`no response in ${timeoutMs / 1000} s`)
          : error,
      ),
    );
    request.end(body);
  });
