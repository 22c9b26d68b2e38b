import { BlockList, isIP } from 'node:net';

export interface Guard {
  /** Whether the operator lets loopback and the private networks be reached as well. */
  readonly allowPrivate: boolean;
}

/** IPv4 that is not globally reachable: IANA IPv4 Special-Purpose Address Registry, multicast, and 168.63.129.16 of Azure. */
const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
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

/** All global unicast there is, and the well-known prefix of NAT64, through which IPv6-only machines reach IPv4. */
const PUBLIC_6 = ['2000::/3', '64:ff9b::/96'];

/** Exceptions from these: protocol assignments with Teredo, documentation, 6to4; and NAT64 of what IPv4 excepts. */
const NOT_PUBLIC_6 = [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  ...NOT_PUBLIC_4.map((range) => {
    const [first = '', bits = ''] = range.split('/');
    return `64:ff9b::${first}/${96 + Number(bits)}`;
  }),
];

/** Loopback, private, shared and unique local networks. Link-local is none of them: cloud metadata lives there. */
const PRIVATE = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
];

/** Metadata services inside private networks: Alibaba, AWS, Google. */
const METADATA = ['100.100.100.200/32', 'fd00:ec2::254/128', 'fd20:ce::254/128'];

// One list for each family: a BlockList takes an IPv4 address for its IPv4-mapped IPv6 address and the reverse.
const notPublic = { 4: listOf(NOT_PUBLIC_4), 6: listOf(NOT_PUBLIC_6) };
const public6 = listOf(PUBLIC_6);
const open = { 4: listOf(PRIVATE.filter(isRange4)), 6: listOf(PRIVATE.filter((range) => !isRange4(range))) };
const metadata = { 4: listOf(METADATA.filter(isRange4)), 6: listOf(METADATA.filter((range) => !isRange4(range))) };

/**
 * Whether an address, in the form a socket has it, may be connected to: a public one, or with `allowPrivate` one of a
 * private network, metadata services excepted. IPv4-mapped and scoped IPv6 never is.
 */
export function mayReach(address: string, { allowPrivate }: Guard): boolean {
  const family = isIP(address);
  if (family === 4) {
    if (!notPublic[4].check(address, 'ipv4')) return true;
    return allowPrivate && open[4].check(address, 'ipv4') && !metadata[4].check(address, 'ipv4');
  }
  if (family !== 6 || address.includes('%')) return false;
  if (public6.check(address, 'ipv6') && !notPublic[6].check(address, 'ipv6')) return true;
  return allowPrivate && open[6].check(address, 'ipv6') && !metadata[6].check(address, 'ipv6');
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [first = '', bits] = range.split('/');
    list.addSubnet(first, Number(bits), isRange4(range) ? 'ipv4' : 'ipv6');
  }
  return list;
}

function isRange4(range: string): boolean {
  return !range.includes(':');
}
