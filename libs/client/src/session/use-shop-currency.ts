import { shopApi } from '@kp/api-client/shop';
import { FALLBACK_SHIPPING_SETTINGS } from '@kp/commerce';

/** Of all prices; read with the header, so it is there before a price without a currency of its own. */
export function useShopCurrency(): string {
  const { data } = shopApi.useGetConfigQuery(undefined, { refetchOnMountOrArgChange: false });
  return data?.currency ?? FALLBACK_SHIPPING_SETTINGS.currency;
}
