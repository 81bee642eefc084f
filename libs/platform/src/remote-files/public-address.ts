import ipaddr from 'ipaddr.js';

/** Services of a cloud behind an address that looks like any other: the agent of Azure. */
const INTERNAL = new Set(['168.63.129.16']);
/** What is assigned to the public of IPv6; the rest are translations, tunnels and ranges of the past. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: no loopback, private, shared (CGNAT), link-local, metadata,
 * multicast, documentation or reserved one, also not when it is wrapped into an address of IPv6.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || INTERNAL.has(address.toString())) return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(GLOBAL_UNICAST);
}
