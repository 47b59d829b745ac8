import { BlockList, isIP } from 'node:net';

/** Networks outside the public internet: loopback, private, link-local and reserved. */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** The public range of IPv6, and its subranges that are reserved or contain an IPv4 address. */
const IPV6_PUBLIC = '2000::/3';
const IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const closed4 = listOf(IPV4, 'ipv4');
const open6 = listOf([IPV6_PUBLIC], 'ipv6');
const closed6 = listOf(IPV6, 'ipv6');

/** Returns true for an address of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};

/** Reason why a URL cannot be a receiver, for the caller; undefined if it can. */
export const addressProblem = (text: string, isPrivateAllowed: boolean): string | undefined => {
  if (!URL.canParse(text) || text.length > 2000) return 'is no address';
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (protocol !== 'https:' && !(isPrivateAllowed && protocol === 'http:')) return 'must start with https://';
  if (username || password || hash) return 'must have no user, password or fragment';
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) > 0 && !isPublicAddress(host));
  return isHere && !isPrivateAllowed ? 'is not on the public internet' : undefined;
};
