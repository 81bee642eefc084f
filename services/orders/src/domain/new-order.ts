import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { type Caller, InvalidInputError } from '@kp/platform/http';
import {
  type Address,
  ADDRESS_FIELDS,
  type CurrencyCode,
  formatOrderNumber,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@kp/commerce';
import type { PricedOrder } from './order-pricing';
import type { Order, OrderEvent } from './order.entity';

/** Who buys: a guest has no user id. */
export interface Buyer {
  userId: number | null;
  email: string;
  language: string;
}

/**
 * The buyer behind a request: a customer's account stands in for an e-mail address that was not given.
 * @throws InvalidInputError for a guest without one
 */
export function buyerOf(given: { email?: string; language?: string }, caller: Caller | null): Buyer {
  const email = given.email ?? caller?.email;
  if (email === undefined) {
    throw new InvalidInputError([{ field: 'email', message: 'Invalid email address' }]);
  }
  return { userId: caller?.userId ?? null, email, language: given.language ?? DEFAULT_LANGUAGE };
}

/** An address as the checkout form sends it. */
export type AddressInput = Omit<Address, 'company' | 'county'> & { company?: string; county?: string };

/** Id and number are taken from their sequences before the order is written. */
export interface OrderIdentity {
  id: number;
  sequence: number;
  placedAt: Date;
}

export interface OrderWishes {
  shippingAddress: AddressInput;
  billingAddress: AddressInput;
  paymentMethod: PaymentMethod;
  notes?: string;
}

/** An order before its lines have ids. */
export type NewOrder = Omit<Order, 'lines' | 'history'> & {
  lines: PricedOrder['lines'];
  placed: Omit<OrderEvent, 'id' | 'order'>;
};

const bucharestYear = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Bucharest', year: 'numeric' });

/** How an order stands when it is written. */
export interface OrderStart {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** The payment that pays it or that it waits for. */
  paymentId: number | null;
  /** How long its units are reserved; absent when they are sold. */
  reservationMinutes?: number;
  confirmationRequired?: boolean;
}

const MINUTE_MS = 60_000;

const UNPAID: OrderStart = { status: 'pending', paymentStatus: 'unpaid', paymentId: null };

/** The number of an order: the year is that of Bucharest when it was placed. */
export function orderNumberOf({ sequence, placedAt }: OrderIdentity): string {
  return formatOrderNumber(Number(bucharestYear.format(placedAt)), sequence);
}

/** An order at the prices just calculated; pending and unpaid unless told. */
export function newOrder(
  identity: OrderIdentity,
  buyer: Buyer,
  wishes: OrderWishes & { visitor?: string },
  { lines, totals, vatRate }: PricedOrder,
  { status, paymentStatus, paymentId, reservationMinutes, confirmationRequired = false }: OrderStart = UNPAID,
): NewOrder {
  const { id, placedAt } = identity;
  return {
    id,
    orderNumber: orderNumberOf(identity),
    ...buyer,
    status,
    paymentMethod: wishes.paymentMethod,
    paymentStatus,
    paymentId,
    refundedMinor: 0,
    currency: totals.total.currency satisfies CurrencyCode,
    subtotalMinor: totals.subtotal.minor,
    shippingMinor: totals.shipping.minor,
    vatRate,
    vatMinor: totals.vat.minor,
    totalMinor: totals.total.minor,
    shippingAddress: storedAddress(wishes.shippingAddress),
    billingAddress: storedAddress(wishes.billingAddress),
    notes: wishes.notes ?? null,
    awbNumber: null,
    courier: null,
    createdAt: placedAt,
    updatedAt: placedAt,
    visitor: wishes.visitor ?? null,
    reservedUntil:
      reservationMinutes === undefined ? null : new Date(placedAt.getTime() + reservationMinutes * MINUTE_MS),
    isStockReleased: false,
    confirmationRequired,
    lines,
    placed: placedEvent(id, status, buyer, placedAt),
  };
}

function placedEvent(
  orderId: number,
  toStatus: OrderStatus,
  { userId }: Buyer,
  at: Date,
): NewOrder['placed'] {
  return {
    orderId,
    at,
    kind: 'placed',
    fromStatus: null,
    toStatus,
    note: null,
    amountMinor: null,
    actor: userId === null ? 'guest' : 'customer',
    actorUserId: userId,
  };
}

/** The one stored form: every field is there, empty when it was not given. */
function storedAddress(input: AddressInput): Address {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, input[field] ?? ''])) as Address;
}
