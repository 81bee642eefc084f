import { shopApi } from '@kp/api-client/shop';
import type { PageHandle } from '@kp/client';
import { FALLBACK_SHIPPING_SETTINGS } from '@kp/commerce';
import { useFormats } from '@kp/ui';

/** "$500.00": the amount an order must exceed to be sent free of charge, as the shop has set it. */
export function useFreeShippingThreshold(): string {
  const { money } = useFormats();
  const { data = FALLBACK_SHIPPING_SETTINGS } = shopApi.useGetShippingSettingsQuery();
  return money({ amount: String(data.freeShippingThreshold), currency: data.currency });
}

/** For pages that say from which amount on shipping is free. */
export const prefetchFreeShipping: PageHandle['prefetch'] = async ({ store }) => {
  await store.dispatch(shopApi.endpoints.getShippingSettings.initiate());
};
