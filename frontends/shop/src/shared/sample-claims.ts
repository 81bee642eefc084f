import { DEFAULT_SHOP_NAME, shopName } from '@kp/i18n/shop-name';

/** What is claimed of customers, years, support and of every product is the demo's: a shop with a name of its own does not say it. */
export const hasSampleClaims = (): boolean => shopName() === DEFAULT_SHOP_NAME;
