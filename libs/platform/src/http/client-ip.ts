import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import type { LoggerService } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { HttpConfig } from './http.config';

/** Remote IP of requests that a process makes to itself; no real connection has it. */
export const IN_PROCESS_IP = 'in-process';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_GROUPS = 4;

export class ClientIp {
  readonly trustProxy: false | ((ip: string, hop: number) => boolean);

  constructor({ trustedProxies: { hops, networks } }: HttpConfig) {
    const trusts = (ip: string, hop: number) => {
      const family = isIP(ip);
      return (
        hop < hops ||
        (networks !== null && family !== 0 && networks.check(ip, family === 4 ? 'ipv4' : 'ipv6'))
      );
    };
    this.trustProxy = hops > 0 || networks !== null ? trusts : false;
  }

  of(request: IncomingMessage): string {
    const { trustProxy } = this;
    const remoteIp = request.socket.remoteAddress ?? '';
    if (!trustProxy) return remoteIp;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .reverse();
    const ips = [remoteIp, ...forwarded.map((text) => text.trim())].filter(Boolean);
    // When all of them are trusted, the farthest is the client.
    return ips.at(ips.findIndex((ip, hop) => !trustProxy(ip, hop))) ?? '';
  }
}

/** Behind an undeclared proxy all clients share one rate limit, so the first such request is logged. */
export function warnOfIgnoredProxy(
  fastify: FastifyInstance,
  clientIp: ClientIp,
  logger: LoggerService,
): void {
  if (clientIp.trustProxy) return;
  let hasWarned = false;
  fastify.addHook('onRequest', async ({ headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    logger.warn(
      'A request carries X-Forwarded-For, which is ignored while TRUST_PROXY is off: behind a proxy all clients share ' +
        'one rate limit. Set TRUST_PROXY to the number of proxies in front of the gateway, or to their networks.',
      'Http',
    );
  });
}

/** Key for rate limits: the IPv4 address, or the /64 network that usually belongs to one IPv6 client. */
export function networkOf(ip: string): string {
  const [, embedded] = IPV4_IN_IPV6.exec(ip) ?? [];
  if (embedded) return embedded;
  if (isIPv4(ip) || isIP(ip) === 0) return ip;
  const [head = '', tail] = ip.split('%', 1)[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - tailGroups.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...tailGroups];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
