import { describe, expect, it } from 'vitest';
import { mayReach } from './addresses.ts';

const PRIVATE = [
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '::1',
  'fc00::1',
  'fd00::1',
];

const NEVER = [
  // this network, link-local, protocol assignments, documentation, 6to4 relays, benchmarking
  '0.0.0.0',
  '0.1.2.3',
  '169.254.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.51.100.1',
  '203.0.113.1',
  '192.88.99.1',
  '198.18.0.1',
  '198.19.255.255',
  // multicast, reserved, broadcast
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  // metadata services
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd20:ce::254',
  // unspecified, IPv4-compatible, IPv4-mapped, IPv4-translated, NAT64
  '::',
  '::127.0.0.1',
  '::8.8.8.8',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b::a83f:8110',
  '64:ff9b:1::808:808',
  '64:ff9b:1:ffff::1',
  // 6to4, Teredo, ORCHID, documentation, discard, segment routing
  '2002:a00:1::1',
  '2002:808:808::1',
  '2001::1',
  '2001:0:a00:1::',
  '2001:10::1',
  '2001:20::1',
  '2001:1ff::1',
  '2001:db8::1',
  '3fff::1',
  '100::1',
  '5f00::1',
  // link-local with and without its zone, site-local, multicast, not assigned
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '4000::1',
  '1::1',
  // public with a zone; no addresses
  '2606:4700::1%eth0',
  '127.1',
  'localhost',
  '',
];

const PUBLIC = [
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2001:4860:4860::8888',
  '2606:4700::1',
  '64:ff9b::808:808',
];

describe('an address', () => {
  it.each(PUBLIC)('%s is public', (address) => {
    expect(mayReach(address, { allowPrivate: false })).toBe(true);
    expect(mayReach(address, { allowPrivate: true })).toBe(true);
  });

  it.each(PRIVATE)('%s is reached where the operator allows private ones', (address) => {
    expect(mayReach(address, { allowPrivate: false })).toBe(false);
    expect(mayReach(address, { allowPrivate: true })).toBe(true);
  });

  it.each(NEVER)('"%s" is never reached', (address) => {
    expect(mayReach(address, { allowPrivate: false })).toBe(false);
    expect(mayReach(address, { allowPrivate: true })).toBe(false);
  });
});
