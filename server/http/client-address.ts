import type { FastifyRequest } from 'fastify';

/** The shopper's address; IPv4 in its own notation also where the socket speaks IPv6. */
export const clientAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => (ip.startsWith('::ffff:') ? ip.slice(7) : ip);
