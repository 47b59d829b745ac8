import autocannon from 'autocannon';
import type { Shop } from './shop.ts';

export type LoadRequest = { method?: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

export type Load = {
  /**
   * Responses per second of the shop's processor time: the capacity of one core with the load generator on another
   * machine.
   */
  perCore: number;
  /** Responses per second as counted by the load generator on the same machine. */
  perSecond: number;
  p99: number;
};

const CONNECTIONS = 16;

/**
 * Sends the requests for `seconds`; throws when a response is not 2xx. Requests are spread over the connections, so
 * that no two request the same one at once and share its response.
 */
export const measureLoad = async (
  shop: Pick<Shop, 'origin' | 'cpuMs'>,
  requests: readonly LoadRequest[],
  seconds = 5,
): Promise<Load> => {
  const encoded = requests.map(({ method = 'GET', path, headers = {}, body }) => ({
    method,
    path,
    headers,
    ...(body ? { body } : {}),
  }));
  const hands = Array.from({ length: CONNECTIONS }, (_, hand) =>
    encoded.filter((_, index) => index % CONNECTIONS === hand),
  );
  const before = await shop.cpuMs();
  const result = await autocannon({
    url: shop.origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: encoded.slice(0, 1),
    setupClient: (client) => {
      const hand = encoded.length < CONNECTIONS ? encoded : hands.pop();
      if (hand) client.setRequests(hand);
    },
  });
  const cpuSeconds = ((await shop.cpuMs()) - before) / 1000;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${result.non2xx} answers were not 2xx, ${result.errors} failed (${requests[0]?.path.slice(0, 100)})`,
    );
  return { perCore: result['2xx'] / cpuSeconds, perSecond: result.requests.average, p99: result.latency.p99 };
};
