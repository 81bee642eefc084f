declare global {
  /** One for all bundles of a page or process, each of which has a copy of this module. */
  var shopTimeZone: string | undefined;
}

/** Times are typed and shown in the time zone of the shop, wherever its staff is. */
export const shopTimeZone = (): string => globalThis.shopTimeZone ?? 'Europe/Bucharest';

/** @param zone an IANA name: of the settings in a server, of the page's state in a browser */
export function setShopTimeZone(zone: string): void {
  globalThis.shopTimeZone = zone;
}
