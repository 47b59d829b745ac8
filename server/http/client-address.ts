import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'ip'>;

/** The shopper's address; IPv4 in its own notation also where the socket speaks IPv6. */
export const clientAddress = ({ ip }: Asked): string => (ip.startsWith('::ffff:') ? ip.slice(7) : ip);

const GROUPS = 8;
/** A provider gives each household a whole network of this many groups (RFC 6177). */
const NETWORK_GROUPS = 4;

/** What limits count by: an IPv4 address, or the /64 of an IPv6 address, within which one person has 2⁶⁴ to choose from. */
export const clientNetwork = (request: Asked): string => {
  const address = clientAddress(request);
  if (!address.includes(':')) return address;
  const [before = '', after] = (address.split('%', 1)[0] ?? '').split('::');
  const [first, last] = [before, after ?? ''].map((part) => (part ? part.split(':') : []));
  const zeros = after === undefined ? 0 : GROUPS - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...(last ?? [])];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
