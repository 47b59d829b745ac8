import { Agent, request } from 'node:http';

export type Client = {
  /** Requests so far. */
  sent: number;
  /** Failed requests: no response, or an error of the shop. */
  lost: string[];
  /** Requests a page as a browser does. */
  page(path: string): Promise<void>;
  /** Queries GraphQL as a browser does, without reading the response. */
  read(query: string, variables: Variables): Promise<void>;
  graphql<T>(query: string, variables: Variables): Promise<T>;
  rest<T>(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<T>;
  close(): void;
};

type Variables = Readonly<Record<string, unknown>>;
type Reply = { status: number; body: Buffer };

const COMPRESSED = { 'accept-encoding': 'br' };
const JSON_BODY = { 'content-type': 'application/json' };

/** A visitor whose connections stay open between requests. Every method rejects if the request failed. */
export const createClient = (origin: string): Client => {
  const agent = new Agent({ keepAlive: true });
  const exchange = (path: string, headers: Record<string, string>, body?: string): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const outgoing = request(`${origin}${path}`, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
        response.once('error', reject);
      });
      outgoing.once('error', reject);
      outgoing.end(body);
    });

  const fail = (path: string, reason: string): Error => {
    const text = `${path}: ${reason}`;
    client.lost.push(text);
    return new Error(text);
  };
  const send = async (path: string, headers: Record<string, string>, body?: unknown): Promise<Buffer> => {
    client.sent++;
    const reply = await exchange(path, headers, body === undefined ? undefined : JSON.stringify(body)).catch(
      (error: Error) => {
        throw fail(path, error.message);
      },
    );
    if (reply.status >= 400) throw fail(path, `${reply.status} ${reply.body.toString().slice(0, 200)}`);
    return reply.body;
  };

  const client: Client = {
    sent: 0,
    lost: [],
    page: async (path) => void (await send(path, { accept: 'text/html', ...COMPRESSED })),
    read: async (query, variables) =>
      void (await send('/graphql', { ...JSON_BODY, ...COMPRESSED }, { query, variables })),
    graphql: async <T>(query: string, variables: Variables) => {
      const response = JSON.parse((await send('/graphql', JSON_BODY, { query, variables })).toString()) as {
        data: T;
        errors?: readonly { message: string }[];
      };
      if (response.errors?.[0]) throw fail('/graphql', response.errors[0].message);
      return response.data;
    },
    rest: async <T>(path: string, body: unknown, headers = {}) =>
      JSON.parse((await send(`/rest${path}`, { ...JSON_BODY, ...headers }, body)).toString()) as T,
    close: () => agent.destroy(),
  };
  return client;
};
