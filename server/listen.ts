import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CannotStart } from '#commerce/platform/cannot-start.ts';

const NO_IPV6 = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/** An error for the operator to fix. */
const explain = (error: NodeJS.ErrnoException, port: number, host: string | undefined): Error => {
  switch (error.code) {
    case 'EADDRINUSE':
      return new CannotStart(`Port ${port} is taken. Start with another one: PORT=${port + 1} npm start`);
    case 'EACCES':
      return new CannotStart(
        `PORT: this user may not listen on ${port}. Start with one above 1023 (PORT=3000 npm start), or give node leave for it (setcap).`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart(`HOST: this machine has no interface ${host}. Without HOST the shop listens on all.`);
    default:
      return error;
  }
};

/** Listens on `host`, by default on every interface; resolves with the port. */
export const listen = async (app: FastifyInstance, port: number, host: string | undefined): Promise<number> => {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    const failure = error as NodeJS.ErrnoException;
    if (host !== undefined || !NO_IPV6.has(failure.code ?? '')) throw explain(failure, port, host);
    await app.listen({ port, host: '0.0.0.0' });
  }
  return (app.server.address() as AddressInfo).port;
};
