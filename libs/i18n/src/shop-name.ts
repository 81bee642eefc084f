declare global {
  /** Of a server process, which serves one shop. */
  var shopName: string | undefined;
  var isOwnShop: boolean | undefined;
}

interface Page {
  readonly documentElement: { readonly dataset: Record<string, string | undefined> };
}

/** Of the demo. */
export const DEFAULT_SHOP_NAME = 'KitchenPass';

/** Those of the document; there is none in a server. */
const attributes = () => (globalThis as { document?: Page }).document?.documentElement.dataset;

/** Of a shop that its owner has not named yet. */
export const UNNAMED_SHOP = 'My shop';

/** How the shop calls itself; `{{shopName}}` in texts. */
export const shopName = (): string => attributes()?.['shopName'] ?? globalThis.shopName ?? DEFAULT_SHOP_NAME;

/** What is claimed of customers, years and support is the demo's: a shop with a name or a beginning of its own does not say it. */
export const hasSampleContent = (): boolean => {
  const page = attributes();
  return page ? page['shopName'] === undefined : !globalThis.isOwnShop;
};

/**
 * @param name that of the settings
 * @param hasSamples the shop began as the demo
 */
export function setShopName(name: string, hasSamples = false): void {
  const page = attributes();
  if (page) {
    page['shopName'] = name;
    return;
  }
  globalThis.shopName = name;
  globalThis.isOwnShop = name !== DEFAULT_SHOP_NAME || !hasSamples;
}
