import type { IncomingMessage } from 'node:http';
import { loadConfigs } from '../config';
import { ClientIp, networkOf } from './client-ip';
import { HttpConfig } from './http.config';

function addressOf(trustProxy: string, remoteAddress: string, forwardedFor?: string): string {
  const [http] = loadConfigs([HttpConfig], { TRUST_PROXY: trustProxy });
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return new ClientIp(http).of({ headers, socket: { remoteAddress } } as unknown as IncomingMessage);
}

describe('the IP of a client', () => {
  it.each<[trustProxy: string, remote: string, forwardedFor: string | undefined, expected: string]>([
    ['false', '10.0.0.1', '198.51.100.7', '10.0.0.1'],
    ['0', '10.0.0.1', '198.51.100.7', '10.0.0.1'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['1', '10.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['2', '10.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['10.0.0.0/8', '10.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
    ['10.0.0.0/8', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['uniquelocal', 'fd00::1', '2001:db8::7', '2001:db8::7'],
    ['loopback', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ])(
    'with TRUST_PROXY=%s, from %s, forwarded for %s, is %s',
    (...[trustProxy, remote, forwarded, expected]) => {
      expect(addressOf(trustProxy, remote, forwarded)).toBe(expected);
    },
  );
});

describe('the network that rate limits count by', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
