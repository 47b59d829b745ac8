import type { FastifyRequest } from 'fastify';

type WithIp = Pick<FastifyRequest, 'ip'>;

/** The shopper's IP address; mapped IPv4 addresses are returned in IPv4 notation. */
export const clientAddress = ({ ip }: WithIp): string => (ip.startsWith('::ffff:') ? ip.slice(7) : ip);

const GROUPS = 8;
/** Length of the network prefix assigned to a household (RFC 6177), in groups. */
const NETWORK_GROUPS = 4;

/**
 * Key of rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one customer can use any address
 * of it.
 */
export const clientNetwork = (request: WithIp): string => {
  const address = clientAddress(request);
  if (!address.includes(':')) return address;
  const [before = '', after] = (address.split('%', 1)[0] ?? '').split('::');
  const [first, last] = [before, after ?? ''].map((part) => (part ? part.split(':') : []));
  const zeros = after === undefined ? 0 : GROUPS - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...(last ?? [])];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
