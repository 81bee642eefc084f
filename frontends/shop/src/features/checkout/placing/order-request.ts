import type { PlaceOrderRequest } from '@kp/api-client/checkout';
import {
  billingAddressOf,
  isBlank,
  linePrice,
  orderTexts,
  toDecimal,
  withAbsentParts,
  type Address,
  type CheckoutForm,
  type Money,
  type OrderTextField,
} from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n';

interface OrderedLine {
  readonly quantity: number;
  /** Without a price it is not orderable. */
  readonly product: { readonly id: number; readonly price: string | null };
}

interface OrderContext {
  /** Only a guest's email is sent; a customer's comes from the account. */
  readonly isGuest: boolean;
  readonly language: LanguageCode;
  /** As shown; absent while it is not known. */
  readonly shipping?: Money;
  /** Null or absent for the standard delivery. */
  readonly deliveryMethodId?: number | null;
  readonly discountCode?: string | null;
  /** As shown; absent while it is not known. */
  readonly discount?: Money;
}

/** Prices and shipping are those on screen; the shop compares them with its own. */
export function orderRequest(
  form: CheckoutForm,
  lines: readonly OrderedLine[],
  { isGuest, language, shipping, deliveryMethodId, discountCode, discount }: OrderContext,
): PlaceOrderRequest {
  // Does not compile while the contract lacks a text.
  const texts: Pick<PlaceOrderRequest, OrderTextField> = orderTexts((field) => form[field].trim());
  return {
    shippingAddress: trimmed(form.shippingAddress),
    billingAddress: trimmed(billingAddressOf(form)),
    paymentMethod: form.paymentMethod,
    items: lines.map(orderItem),
    ...texts,
    ...(isBlank(form.vatNumber) ? {} : { vatNumber: form.vatNumber.trim() }),
    language,
    ...(shipping ? { shipping: toDecimal(shipping) } : {}),
    ...(deliveryMethodId ? { deliveryMethodId } : {}),
    ...(discountCode ? { discountCode } : {}),
    ...(discountCode && discount ? { discount: toDecimal(discount) } : {}),
    ...(isGuest ? { email: form.email.trim() } : {}),
  };
}

function orderItem({ product: { id, price }, quantity }: OrderedLine): PlaceOrderRequest['items'][number] {
  return {
    productId: id,
    quantity,
    price: price!,
    totalPrice: linePrice(price!, quantity),
  };
}

function trimmed(address: Address): Address {
  const entries = Object.entries(address).map(([field, text]) => [field, text.trim()]);
  return withAbsentParts(Object.fromEntries(entries) as Address);
}
