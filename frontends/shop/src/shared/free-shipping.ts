import { shopApi } from '@kp/api-client/shop';
import { FALLBACK_SHIPPING_SETTINGS } from '@kp/commerce';
import { useFormats } from '@kp/ui';

/** Formatted amount, such as "$500.00". */
export function useFreeShippingThreshold(): string {
  const { money } = useFormats();
  const { data = FALLBACK_SHIPPING_SETTINGS } = shopApi.useGetShippingSettingsQuery();
  return money({ amount: String(data.freeShippingThreshold), currency: data.currency });
}
