import { shopApi } from '@kp/api-client/shop';
import { type Address, isRomania } from '@kp/commerce';
import type { DeliveryDays } from '@kp/commerce/delivery-range';
import { zoneOf } from '@kp/commerce/shipping-zones';

/** Undefined until the address decides it, null where the shop promises no day. */
export function useDeliveryDays({ country, county }: Address): DeliveryDays | null | undefined {
  const { data: terms } = shopApi.useGetDeliveryTermsQuery();
  const isKnown = country !== '' && (!isRomania(country) || Boolean(county));
  return terms && isKnown ? zoneOf(terms.regions, { country, county }) : undefined;
}
