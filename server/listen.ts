import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

const NO_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/** An error a person can act on when the port is taken. */
const explain = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === 'EADDRINUSE'
    ? new Error(`Port ${port} is taken. Start with another one: PORT=${port + 1} npm start`)
    : error;

/** Listens on `host`, by default on every interface; resolves with the port. */
export const listen = async (app: FastifyInstance, port: number, host: string | undefined): Promise<number> => {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    if (host !== undefined || !NO_IPV6.has(failure.code ?? '')) throw explain(failure, port);
    await app.listen({ port, host: '0.0.0.0' });
  }
  return (app.server.address() as AddressInfo).port;
};
