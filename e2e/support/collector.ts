import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Post = { bytes: number; cookie: string | undefined; text: string; events: Record<string, string>[] };
export type Collector = { url: string; posts: readonly Post[]; close(): Promise<void> };

/** An HTTP server that records the requests of a Snowplow tracker. */
export const openCollector = async (): Promise<Collector> => {
  const posts: Post[] = [];
  const server = createServer((request, response) => {
    const headers = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-methods': 'POST',
    };
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') {
        const text = Buffer.concat(chunks).toString();
        posts.push({
          bytes: Buffer.byteLength(text),
          cookie: request.headers.cookie,
          text,
          events: (JSON.parse(text) as { data: Record<string, string>[] }).data,
        });
      }
      response.writeHead(request.method === 'OPTIONS' ? 204 : 200, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    posts,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** The entities of an event, as text. */
export const entitiesOf = (event: Record<string, string>): string => event['co'] ?? '';
