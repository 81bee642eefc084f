import type { OrderResponse } from '@kp/api-client/admin';

/** The recipient's name, from the shipping address; nothing when the order has none. */
export function customerName({
  shippingAddress,
}: Partial<Pick<OrderResponse, 'shippingAddress'>>): string | undefined {
  if (!shippingAddress) return undefined;
  const { firstName, lastName, name } = shippingAddress;
  return name || `${firstName} ${lastName}`.trim() || undefined;
}
