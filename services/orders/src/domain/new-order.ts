import {
  type Address,
  ADDRESS_FIELDS,
  type CurrencyCode,
  orderNumberPrefix,
  type OrderStatus,
  orderTexts,
  type OrderTexts,
  type PaymentMethod,
  type PaymentStatus,
  withoutAbsentParts,
} from '@kp/commerce';
import { countryCodeOf } from '@kp/commerce/countries';
import { buyerKindOf } from '@kp/commerce/legal-duties';
import type { OfferedPurchase } from '@kp/commerce/payment-method-terms';
import { cleanTaxNumber, taxNumberOf } from '@kp/commerce/vat-number';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { shopDayOf } from '@kp/i18n/shop-time';
import { type Principal, InvalidInputError } from '@kp/platform/http';
import { phoneOf } from '@kp/platform/phone';
import type { OrderedItem, PricedLine, PricedOrder } from './order-pricing';
import type { Order, OrderEvent } from './order.entity';

export interface OrderContext {
  caller: Principal | null;
  /** Reservations are limited per customer: an account, or the network of a guest's IP. */
  rateLimitKey: string;
  /** The customer for whom the caller, a member of the staff, places the order. */
  onBehalfOf?: OrderCustomer;
}

export interface OrderCustomer {
  userId: number | null;
  email: string;
  language: string;
}

export function orderCustomerOf(
  given: { email?: string; language?: string },
  principal: Principal | null,
): OrderCustomer {
  const email = given.email ?? principal?.email;
  if (email === undefined) {
    throw new InvalidInputError([{ field: 'email', message: 'Invalid email address' }]);
  }
  return { userId: principal?.userId ?? null, email, language: given.language ?? DEFAULT_LANGUAGE };
}

export type AddressInput = Omit<Address, 'company' | 'county'> & { company?: string; county?: string };

export interface OrderIdentity {
  id: number;
  placedAt: Date;
}

export interface OrderInput extends Partial<OrderTexts<string>> {
  shippingAddress: AddressInput;
  billingAddress: AddressInput;
  paymentMethod: PaymentMethod;
  /** Of the company, or of a person whose invoice states one. */
  vatNumber?: string | null;
}

export interface PlaceOrderCommand extends OrderInput {
  email?: string;
  language?: string;
  items: OrderedItem[];
  /** A decimal that the customer saw; only compared. */
  shipping?: string;
  /** Of a way of delivery that is offered to the address; without it, the standard one. */
  deliveryMethodId?: number;
  discountCode?: string;
  /** A decimal that the customer saw; only compared. */
  discount?: string;
  paymentIntentId?: string;
  checkoutId?: string;
}

/** For a customer who agreed with the shop on its prices, in a quote or on the phone. */
export interface NegotiatedOrder extends OrderInput {
  customer: OrderCustomer;
  items: OrderedItem[];
  /** Without it, shipping is what the settings say. */
  shippingMinor?: number;
  /** What is not in stock is sold too, on backorder. */
  allowBackorder?: boolean;
}

/** Without its number, which is taken as it is stored: an order that is refused uses up none. */
export type NewOrder = Omit<
  Order,
  'orderNumber' | 'lines' | 'history' | 'shipments' | 'transfers' | 'balanceLink'
> & {
  lines: (PricedLine & { backorderedQuantity?: number })[];
  placed: Omit<OrderEvent, 'id'>;
};

/** Who placed it, when not the customer, and what its history says. */
export type PlacedBy = Pick<OrderEvent, 'actor' | 'actorUserId'> & { note?: string | null };

export interface OrderStart {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentId: number | null;
  reservationMinutes?: number;
  confirmationRequired?: boolean;
}

/** It reserves its units until its money comes. */
export const waitingForTransfer = (reservationMinutes: number): OrderStart => ({
  status: 'pending',
  paymentStatus: 'unpaid',
  paymentId: null,
  reservationMinutes,
});

const MINUTE_MS = 60_000;

const UNPAID: OrderStart = { status: 'pending', paymentStatus: 'unpaid', paymentId: null };

export const numberPrefixOf = (placedAt: Date): string =>
  orderNumberPrefix(Number(shopDayOf(placedAt).slice(0, 4)));

export function newOrder(
  { id, placedAt }: OrderIdentity,
  customer: OrderCustomer,
  input: OrderInput & { rateLimitKey?: string },
  { lines, totals, supply, isTaxIncluded, vatNumberCheck = null, discount, deliveryMethod }: PricedOrder,
  { status, paymentStatus, paymentId, reservationMinutes, confirmationRequired = false }: OrderStart = UNPAID,
  placedBy: PlacedBy = customerItself(customer),
): NewOrder {
  const isFree = totals.total.minor === 0;
  return {
    id,
    ...customer,
    status,
    // Nobody has to be paid, so no provider is: such an order moves on like one that was paid in cash.
    paymentMethod: isFree ? 'cash' : input.paymentMethod,
    paymentStatus: isFree ? 'paid' : paymentStatus,
    paymentId,
    refundedMinor: 0,
    chargedBackMinor: 0,
    concededMinor: 0,
    editRefundedMinor: 0,
    outstandingMinor: 0,
    currency: totals.total.currency satisfies CurrencyCode,
    subtotalMinor: totals.subtotal.minor,
    discountCode: discount?.code ?? null,
    discountMinor: totals.discount?.minor ?? 0,
    shippingMinor: totals.shipping.minor,
    taxLines: totals.taxLines,
    isTaxIncluded,
    vatRemovedMinor: totals.taxLines.reduce((sum, { removedMinor }) => sum + removedMinor, 0),
    supplyKind: supply.kind,
    taxCountry: supply.country,
    vatNumberCheck,
    vatMinor: totals.vat.minor,
    totalMinor: totals.total.minor,
    shippingAddress: storedAddress(input.shippingAddress),
    billingAddress: storedAddress(input.billingAddress),
    vatNumber: storedTaxNumber(input),
    ...orderTexts((field) => input[field] ?? null),
    isNegotiated: false,
    buyerKind: buyerKindOf(input.billingAddress.company, input.vatNumber ?? null),
    promisedFirstDay: null,
    promisedLastDay: null,
    deliveryMethod: deliveryMethod ?? null,
    awbNumber: null,
    courier: null,
    invoiceNumber: null,
    createdAt: placedAt,
    updatedAt: placedAt,
    rateLimitKey: input.rateLimitKey ?? null,
    reservedUntil:
      isFree || reservationMinutes === undefined
        ? null
        : new Date(placedAt.getTime() + reservationMinutes * MINUTE_MS),
    isStockReleased: false,
    transferRemindedAt: null,
    confirmationRequired,
    lines,
    placed: {
      ...placedEvent(id, status, placedAt),
      ...placedBy,
    },
  };
}

/** By which a payment method is offered, or not. */
export const purchaseOf = (
  { shippingAddress, billingAddress, vatNumber }: Omit<OrderInput, 'paymentMethod'>,
  totalMinor: number,
): OfferedPurchase => ({
  country: shippingAddress.country,
  buyerKind: buyerKindOf(billingAddress.company, vatNumber ?? null),
  totalMinor,
});

export const customerItself = ({ userId }: OrderCustomer): PlacedBy => ({
  actor: userId === null ? 'guest' : 'customer',
  actorUserId: userId,
});

function placedEvent(orderId: number, toStatus: OrderStatus, at: Date) {
  return { orderId, at, kind: 'placed' as const, fromStatus: null, toStatus, note: null, amountMinor: null };
}

/** With the prefix of its country, where it is a VAT number without one. */
export function storedTaxNumber({
  vatNumber,
  billingAddress,
}: Pick<OrderInput, 'vatNumber' | 'billingAddress'>): string | null {
  if (!vatNumber) return null;
  const known = taxNumberOf(vatNumber, countryCodeOf(billingAddress.country) ?? '');
  return known?.number ?? cleanTaxNumber(vatNumber);
}

export function storedAddress(input: AddressInput): Address {
  const entries = ADDRESS_FIELDS.map((field) => [field, input[field] ?? '']);
  const address = withoutAbsentParts(Object.fromEntries(entries) as Address);
  return { ...address, phone: phoneOf(address.phone, address.country) };
}
