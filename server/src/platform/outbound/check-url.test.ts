import { describe, expect, it } from 'vitest';
import { checkUrl, hostOf } from './check-url.ts';

const reasonFor = (text: string, allowPrivate = false) => {
  const checked = checkUrl(text, { allowPrivate });
  return checked.ok ? null : checked.reason;
};

describe('the address of a receiver', () => {
  it.each([
    'https://hooks.example.com',
    'https://hooks.example.com./showbill?tenant=1#part',
    'HTTPS://Hooks.Example.COM/Path',
    'https://hooks.example.com:8443/showbill',
    'https://bücher.example/hook',
    'https://my_hook.example.com/a@b',
    'https://1.1.1.1/hook',
    'https://[2606:4700::1]:8443/hook',
    `https://hooks.example.com/${'x'.repeat(2_022)}`,
  ])('may be %s', (text) => {
    expect(reasonFor(text)).toBeNull();
  });

  it.each([
    ['http://hooks.example.com', 'must start with https://'],
    ['ftp://hooks.example.com', 'must start with https://'],
    ['hooks.example.com', 'must start with https://'],
    ['https:hooks.example.com', 'must start with https://'],
    [' https://hooks.example.com', 'must start with https://'],
    ['', 'must start with https://'],
    ['https://', 'must be an address such as'],
    ['https://hooks.example.com/a b', 'must be an address such as'],
    ['https://hooks.exam\nple.com', 'must be an address such as'],
    ['https://hooks.example.com\\@10.0.0.1/', 'must be an address such as'],
    ['https://hooks.example.com:99999', 'must be an address such as'],
    ['https://hooks.example.com:0', 'must be an address such as'],
    ['https://[fe80::1%25eth0]/', 'must be an address such as'],
    ['https://1.2.3.4.5/', 'must be an address such as'],
    ['https://user:pass@hooks.example.com', 'must not hold a user name or password'],
    ['https://user@hooks.example.com', 'must not hold a user name or password'],
    ['https://@hooks.example.com', 'must not hold a user name or password'],
    ['https://:@hooks.example.com', 'must not hold a user name or password'],
    [`https://hooks.example.com/${'x'.repeat(2_023)}`, 'must be at most 2048 characters'],
    ['https://hooks..example.com', 'must name a host, such as'],
    ['https://*.example.com', 'must name a host, such as'],
    ['https://-x.example.com', 'must name a host, such as'],
    [`https://${'x'.repeat(64)}.example.com`, 'must name a host, such as'],
    ['https://intranet/', 'must name a host in full'],
  ])('may not be %s', (text, reason) => {
    expect(reasonFor(text)).toContain(reason);
  });

  it.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'api.localhost',
    'api.localhost.',
    'ⓛocalhost',
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.0.1',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '2130706433',
    '017700000001',
    '１２７.0.0.1',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    '0',
    '0.0.0.0',
    '10.0.0.1',
    '0xa000001',
    '100.64.0.1',
    '169.254.169.254',
    '0xa9fea9fe',
    '2852039166',
    '172.16.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::127.0.0.1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:a00:1]',
    '[::ffff:a9fe:a9fe]',
    '[64:ff9b::10.0.0.1]',
    '[64:ff9b:1::1]',
    '[2002:a00:1::]',
    '[2001::a00:1]',
    '[fd00::1]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
  ])('may not name %s', (host) => {
    expect(reasonFor(`https://${host}/hook`)).toMatch(/^must not name (this machine|an address that is not public)/);
    expect(reasonFor(`https://${host}:8443/hook`)).not.toBeNull();
  });

  it('may be of the machine or a private network where the operator allows it, and then is https all the same', () => {
    for (const host of ['localhost', 'receiver', '127.0.0.1', '10.0.0.1', '[::1]', '[fd00::1]']) {
      expect(reasonFor(`https://${host}:8443/hook`, true)).toBeNull();
      expect(reasonFor(`http://${host}:8443/hook`, true)).toContain('https');
    }
    for (const host of ['169.254.169.254', '[fd00:ec2::254]', '0.0.0.0', '[::ffff:127.0.0.1]', '[fe80::1]']) {
      expect(reasonFor(`https://${host}/`, true)).toContain('not public');
    }
  });

  it('has its host as sockets name it', () => {
    expect(['https://[::1]/', 'https://A.example./', 'https://127.1/'].map((text) => hostOf(new URL(text)))).toEqual([
      '::1',
      'a.example',
      '127.0.0.1',
    ]);
  });
});
