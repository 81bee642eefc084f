import type { IncomingMessage } from 'node:http';
import type { HttpConfig } from '@kp/platform/config';

const LOOPBACK = /^((.+\.)?localhost|127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i;
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host'] as const;

/** Whether the shop is meant for this machine alone: it listens on loopback and its address is a local one. */
export function isLocalShop({ host, publicUrl }: Pick<HttpConfig, 'host' | 'publicUrl'>): boolean {
  return LOOPBACK.test(host) && isLocalHost(new URL(publicUrl).host);
}

/**
 * Whether a browser on this machine called the shop by a local name. The Host header stops pages of other sites whose
 * name resolves to this machine; a forwarding header shows a proxy or tunnel that lets others in.
 */
export function isLocalRequest({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const isForwarded = FORWARDING_HEADERS.some((name) => headers[name] !== undefined);
  return !isForwarded && LOOPBACK.test(socket.remoteAddress ?? '') && isLocalHost(headers.host ?? '');
}

function isLocalHost(host: string): boolean {
  return LOOPBACK.test(host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1'));
}
