import { Agent, request } from 'node:http';

export type RequestSpec = { path: string; query?: string };
export type Reply = { status: number; ms: number };

/** A client with its own local address (Linux routes all of 127.0.0.0/8 to this machine); status 0 is a failure. */
export const createClient = (origin: string, localAddress: string, connections = 16) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress });
  const send = ({ path, query }: RequestSpec): Promise<Reply> => {
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const finish = (status: number): void => resolve({ status, ms: performance.now() - startedAt });
      const outgoing = request(
        `${origin}${path}`,
        {
          agent,
          localAddress,
          method: query ? 'POST' : 'GET',
          headers: { 'accept-encoding': 'br', ...(query && { 'content-type': 'application/json' }) },
        },
        (response) => {
          response.resume();
          response.once('end', () => finish(response.statusCode ?? 0));
          response.once('error', () => finish(0));
        },
      );
      outgoing.once('error', () => finish(0));
      outgoing.end(query && JSON.stringify({ query }));
    });
  };
  return { send, close: () => agent.destroy() };
};

export type Client = ReturnType<typeof createClient>;

/** Sends `count` requests, `concurrency` at a time. */
export const sendMany = async (
  client: Client,
  count: number,
  what: (index: number) => RequestSpec,
  concurrency = 16,
): Promise<Map<number, number>> => {
  const statuses = new Map<number, number>();
  let next = 0;
  const hand = async (): Promise<void> => {
    while (next < count) {
      const { status } = await client.send(what(next++));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, hand));
  return statuses;
};

/** Sends requests at a fixed rate, regardless of response times; resolves with all replies. */
export const sendAtRate = async (
  client: Client,
  { perSecond, seconds }: { perSecond: number; seconds: number },
  what: (index: number) => RequestSpec,
): Promise<Reply[]> => {
  const replies: Promise<Reply>[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const wait = startedAt + (index * 1_000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    replies.push(client.send(what(index)));
  }
  return Promise.all(replies);
};

export const p95 = (replies: readonly Reply[]): number =>
  replies.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(replies.length * 0.95)] ?? 0;
