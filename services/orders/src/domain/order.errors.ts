import {
  type CurrencyCode,
  minorToDecimal,
  type OrderTotals,
  type ProductQuantity,
  toDecimal,
} from '@kp/commerce';
import { quantityMessage, type QuantityProblem } from '@kp/commerce/quantity-problem';
import { DomainError, type FieldProblem } from '@kp/platform/http';
import type { OrderLine } from './order.entity';

const STATUS = {
  'ORDERS.NOT_FOUND': 404,
  'ORDERS.SHORT_STOCK': 409,
  'ORDERS.QUANTITY_NOT_ALLOWED': 422,
  'ORDERS.PRICE_CHANGED': 409,
  'ORDERS.PRICE_ON_REQUEST': 422,
  'ORDERS.CURRENCY_CHANGED': 409,
  'ORDERS.PAYMENT_METHOD_UNAVAILABLE': 422,
  'ORDERS.NOTHING_TO_PAY': 422,
  'ORDERS.TOTAL_TOO_LARGE': 422,
  'ORDERS.IDEMPOTENCY_MISMATCH': 422,
  'ORDERS.NOT_CONFIRMED': 409,
  'ORDERS.CONFIRMATION_EXPIRED': 410,
  'ORDERS.LINK_EXPIRED': 410,
  'ORDERS.NOT_PAID': 409,
  'ORDERS.NOT_DELIVERED': 409,
  'ORDERS.NOT_AWAITING_PAYMENT': 409,
  'ORDERS.PAYMENT_MISMATCH': 409,
  'ORDERS.NOT_REFUNDABLE': 409,
  'ORDERS.TRANSFER_NOT_DUE': 409,
  'ORDERS.TRANSFER_LATE': 409,
  'ORDERS.CHECKOUT_NOT_FOUND': 404,
  'ORDERS.TOO_MANY_CHECKOUTS': 429,
  'ORDERS.ALREADY_ORDERED': 409,
  'ORDERS.ALREADY_PAID': 409,
  'ORDERS.PAYMENT_PENDING': 409,
  'ORDERS.PAYMENT_FAILED': 409,
  'ORDERS.PAYMENT_UNEXPECTED': 409,
  'ORDERS.PAID_OUT_OF_STOCK': 409,
  'ORDERS.NOT_SHIPPABLE': 409,
  'ORDERS.VAT_NUMBER_GONE': 409,
  'ORDERS.NOT_EDITABLE': 409,
  'ORDERS.CHANGED': 409,
  'ORDERS.BALANCE_CHANGED': 409,
  'ORDERS.BALANCE_OUTSTANDING': 409,
  'ORDERS.BALANCE_NOT_DUE': 409,
  'ORDERS.VAT_NOT_RETURNABLE': 409,
  'ORDERS.NOT_CANCELLABLE': 409,
  'ORDERS.ALREADY_SHIPPED': 409,
  'ORDERS.BACKORDERED': 409,
  'ORDERS.RETURN_NOT_FOUND': 404,
  'ORDERS.NOT_RETURNABLE': 409,
  'ORDERS.NOT_WITHDRAWABLE': 409,
  'ORDERS.RETURN_TOO_LARGE': 409,
  'ORDERS.RETURN_CHANGED': 409,
  'ORDERS.DISCOUNT_UNKNOWN': 400,
  'ORDERS.DISCOUNT_NOT_YET': 409,
  'ORDERS.DISCOUNT_EXPIRED': 409,
  'ORDERS.DISCOUNT_USED_UP': 409,
  'ORDERS.DISCOUNT_ALREADY_USED': 409,
  'ORDERS.DISCOUNT_BELOW_MINIMUM': 409,
  'ORDERS.DISCOUNT_NOT_FOUND': 404,
  'ORDERS.DISCOUNT_EXISTS': 409,
  'ORDERS.DISCOUNT_CHANGED': 409,
  'ORDERS.DISCOUNT_IN_USE': 409,
  'ORDERS.ACCOUNT_HAS_OPEN_ORDERS': 409,
  'ORDERS.ACCOUNT_HAS_OPEN_PAYMENT': 409,
} satisfies Record<string, number>;

export type OrderErrorCode = keyof typeof STATUS;

export class OrderError extends DomainError {
  constructor(code: OrderErrorCode, message: string, details?: object, fields?: FieldProblem[]) {
    super(code, STATUS[code], message, details, fields);
  }
}

export interface Shortage {
  productId: number;
  name: string;
  requested: number;
  left: number;
}

/** The same for an order of another customer, so that ids reveal nothing. */
export function orderNotFound(): OrderError {
  return new OrderError('ORDERS.NOT_FOUND', 'Order not found');
}

export function orderNotConfirmed(): OrderError {
  const message = "The customer hasn't confirmed this order by email yet. Wait for it, or cancel the order.";
  return new OrderError('ORDERS.NOT_CONFIRMED', message);
}

/** A transfer that a paid order, or one with an invoice, does not wait for. */
export function transferNotDue(): OrderError {
  const message = 'This order is not waiting for a transfer.';
  return new OrderError('ORDERS.TRANSFER_NOT_DUE', message);
}

/** The order was cancelled before its money came: reopen it, or send the money back. */
export function transferLate(): OrderError {
  const message = 'This order was cancelled before its money came. Reopen it, or transfer the money back.';
  return new OrderError('ORDERS.TRANSFER_LATE', message);
}

export function confirmationExpired(): OrderError {
  const message =
    "This order wasn't confirmed in time, so we cancelled it. You haven't been charged. Place it again if you still need it.";
  return new OrderError('ORDERS.CONFIRMATION_EXPIRED', message);
}

export function linkExpired(): OrderError {
  const message = 'This link has expired. Contact us with your order number.';
  return new OrderError('ORDERS.LINK_EXPIRED', message);
}

/** Details: `items` with productId, name, requested and left. */
export function shortStock(items: readonly Shortage[]): OrderError {
  const sentences = items.map(({ name, left }) =>
    left === 0 ? `${name} is out of stock.` : `Only ${left} of ${name} left in stock.`,
  );
  return new OrderError('ORDERS.SHORT_STOCK', sentences.join(' '), { items });
}

/** Below the minimum of a product or between its multiples; details: the rule and the nearest quantities of the first, and of each in `items`. */
export function quantityRefused(
  problems: readonly QuantityProblem[],
  items: readonly ProductQuantity[],
): OrderError {
  const fields = items.flatMap(({ productId }, place) => {
    const problem = problems.find((each) => each.productId === productId);
    return problem ? [{ field: `items.${place}.quantity`, message: quantityMessage(problem) }] : [];
  });
  const message = problems.map(quantityMessage).join(' ');
  return new OrderError('ORDERS.QUANTITY_NOT_ALLOWED', message, { ...problems[0], items: problems }, fields);
}

/** Products without a price are sold by a quote, or at a price that the staff gives. Details: their names, and `items` with productId and name. */
export function priceOnRequest(
  unpriced: readonly { productId: number; name: string }[],
  items: readonly { productId: number }[],
): OrderError {
  const messageOf = (name: string) => `The price of ${name} is on request. Ask for a quote.`;
  const fields = items.flatMap(({ productId }, place) => {
    const found = unpriced.find((each) => each.productId === productId);
    return found ? [{ field: `items.${place}.productId`, message: messageOf(found.name) }] : [];
  });
  const message = unpriced.map(({ name }) => messageOf(name)).join(' ');
  const name = unpriced.map((each) => each.name).join(', ');
  return new OrderError('ORDERS.PRICE_ON_REQUEST', message, { name, items: unpriced }, fields);
}

export const isShortStock = (error: unknown): error is OrderError & { details: { items: Shortage[] } } =>
  error instanceof OrderError && error.code === 'ORDERS.SHORT_STOCK';

/** Details: `items` with productId, name, sent and current, and `totals` at current prices. */
export function priceChanged(items: readonly PriceChange[], totals: OrderTotals): OrderError {
  return new OrderError('ORDERS.PRICE_CHANGED', 'Prices have changed. Please check the new total.', {
    items,
    totals: sentTotals(totals),
  });
}

function sentTotals({ subtotal, discount, shipping, vat, total }: OrderTotals): object {
  return {
    subtotal: toDecimal(subtotal),
    discount: toDecimal(discount),
    shipping: toDecimal(shipping),
    vatAmount: toDecimal(vat),
    totalAmount: toDecimal(total),
    currency: total.currency,
  };
}

/** A discount code that is refused names what the order costs without it. */
export function discountRefused(error: unknown, totals: OrderTotals): unknown {
  if (!(error instanceof OrderError)) return error;
  const details = { ...error.details, totals: sentTotals(totals) };
  return new OrderError(error.code as OrderErrorCode, error.message, details, error.fields);
}

export function currencyChanged(): OrderError {
  return new OrderError(
    'ORDERS.CURRENCY_CHANGED',
    'The shop changed its currency. Please load the page again.',
  );
}

export function paymentMethodUnavailable(): OrderError {
  const message = "This payment method isn't available. Please choose another one.";
  const fields = [{ field: 'paymentMethod', message }];
  return new OrderError('ORDERS.PAYMENT_METHOD_UNAVAILABLE', message, undefined, fields);
}

export function nothingToPay(): OrderError {
  const message = "There's nothing to pay for this order.";
  return new OrderError('ORDERS.NOTHING_TO_PAY', message);
}

export function totalTooLarge(mostMinor: number, currency: CurrencyCode): OrderError {
  const most = `${minorToDecimal(mostMinor)} ${currency}`;
  return new OrderError(
    'ORDERS.TOTAL_TOO_LARGE',
    `This order is over our online limit of ${most}. Request a quote instead.`,
  );
}

export function idempotencyMismatch(): OrderError {
  const message = 'This Idempotency-Key was used for another order. Please send a new one.';
  return new OrderError('ORDERS.IDEMPOTENCY_MISMATCH', message);
}

export function orderNotPaid(): OrderError {
  const message = "This order isn't paid. Match its payment first, or cancel it.";
  return new OrderError('ORDERS.NOT_PAID', message);
}

export function orderNotDelivered(): OrderError {
  return new OrderError('ORDERS.NOT_DELIVERED', 'You can review an item once it has been delivered.');
}

export function orderNotShippable(): OrderError {
  return new OrderError('ORDERS.NOT_SHIPPABLE', 'A cancelled order is not shipped. Reopen it first.');
}

export function orderNotCancellable(): OrderError {
  const message =
    "We've already started packing this order, so it can't be cancelled. Contact us, or return the items once they arrive.";
  return new OrderError('ORDERS.NOT_CANCELLABLE', message);
}

export function alreadyShipped(): OrderError {
  const message = 'Some of these items were shipped meanwhile. Check what is left to ship.';
  return new OrderError('ORDERS.ALREADY_SHIPPED', message);
}

/** Details: `items` with productId, name and the units that are on backorder. */
export function backordered(lines: readonly OrderLine[]): OrderError {
  const items = lines.map(({ productId, productName: name, backorderedQuantity }) => ({
    productId,
    name,
    backordered: backorderedQuantity,
  }));
  const named = items.map(({ name, backordered: count }) => `${count} of ${name}`).join(', ');
  const message = `Still on backorder: ${named}. Ship the rest, or all of it once it is in stock.`;
  return new OrderError('ORDERS.BACKORDERED', message, { items });
}

export function notAwaitingPayment(): OrderError {
  return new OrderError('ORDERS.NOT_AWAITING_PAYMENT', "This order isn't awaiting payment.");
}

export function paymentMismatch(totalMinor: number, currency: CurrencyCode): OrderError {
  const total = `${minorToDecimal(totalMinor)} ${currency}`;
  return new OrderError('ORDERS.PAYMENT_MISMATCH', `This payment doesn't match an order of ${total}.`);
}

export function notRefundable(message: string): OrderError {
  return new OrderError('ORDERS.NOT_REFUNDABLE', message);
}

export interface PriceChange {
  productId: number;
  name: string;
  sent: string;
  current: string;
}

export function accountHasOpenOrders(): OrderError {
  const message =
    "You still have open orders. You can delete your account once they're delivered or cancelled.";
  return new OrderError('ORDERS.ACCOUNT_HAS_OPEN_ORDERS', message);
}

export function accountHasOpenPayment(): OrderError {
  const message = 'You have a payment open. Finish it, or try again in 15 minutes.';
  return new OrderError('ORDERS.ACCOUNT_HAS_OPEN_PAYMENT', message);
}
