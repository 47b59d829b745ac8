import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Heard = { path: string; headers: IncomingHttpHeaders; body: string };

/**
 * A program that receives webhooks; `/hang` never responds, `/broken` responds with 503, `/moved` redirects, other
 * paths respond with 204.
 */
export const openReceiver = async () => {
  const heard: Heard[] = [];
  let isBroken = true;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => void (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      heard.push({ path, headers: request.headers, body });
      if (path === '/hang') return;
      if (path === '/moved') response.writeHead(302, { location: '/fine' }).end();
      else response.writeHead(path === '/broken' && isBroken ? 503 : 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    at: (path: string) => heard.filter((one) => one.path === path),
    mend: () => void (isBroken = false),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
