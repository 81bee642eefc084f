import { BlockList, isIP } from 'node:net';

export interface TrustedProxies {
  hops: number;
  networks: BlockList | null;
}

const MAX_HOPS = 10;
const MIN_PREFIX_BITS = 7;

const NAMED_NETWORKS: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** @returns null when `text` is invalid or would trust every client */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'false') return { hops: 0, networks: null };
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= MAX_HOPS ? { hops, networks: null } : null;
  }
  const networks = new BlockList();
  const parts = text.split(',').map((part) => part.trim());
  const all = parts.flatMap((part) => NAMED_NETWORKS[part] ?? [part]);
  return all.every((part) => addNetwork(networks, part)) ? { hops: 0, networks } : null;
}

function addNetwork(networks: BlockList, text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family === 0) return false;
  const type = family === 4 ? 'ipv4' : 'ipv6';
  const maxBits = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? maxBits : Number(bits);
  if (prefix < MIN_PREFIX_BITS || prefix > maxBits) return false;
  networks.addSubnet(address, prefix, type);
  return true;
}
