declare global {
  /** Of a server process, which serves one shop. */
  var shopName: string | undefined;
}

interface Page {
  readonly documentElement: { readonly dataset: Record<string, string | undefined> };
}

/** Of a shop that has no other yet: the demo's. */
export const DEFAULT_SHOP_NAME = 'KitchenPass';

/** Those of the document; there is none in a server. */
const attributes = () => (globalThis as { document?: Page }).document?.documentElement.dataset;

/** How the shop calls itself; `{{shopName}}` in texts. */
export const shopName = (): string => attributes()?.['shopName'] ?? globalThis.shopName ?? DEFAULT_SHOP_NAME;

/** @param name that of the settings */
export function setShopName(name: string): void {
  const page = attributes();
  if (page) page['shopName'] = name;
  else globalThis.shopName = name;
}
