import {
  type CurrencyCode,
  minorToDecimal,
  type OrderTotals,
  type ProductQuantity,
  toDecimal,
} from '@kp/commerce';
import { quantityMessage, type QuantityProblem } from '@kp/commerce/quantity-problem';
import { DomainError, refusalsOf } from '@kp/platform/http';
import type { OrderLine } from './order.entity';

export class OrderError extends DomainError {}

export const refusal = refusalsOf(OrderError);

export interface Shortage {
  productId: number;
  name: string;
  requested: number;
  left: number;
}

/** The same for an order of another customer, so that ids reveal nothing. */
export const orderNotFound = refusal('ORDERS.NOT_FOUND', 404, 'Order not found');
export const orderNotConfirmed = refusal(
  'ORDERS.NOT_CONFIRMED',
  409,
  "The customer hasn't confirmed this order by email yet. Wait for it, or cancel the order.",
);

/** A transfer that a paid order, or one with an invoice, does not wait for. */
export const transferNotDue = refusal(
  'ORDERS.TRANSFER_NOT_DUE',
  409,
  'This order is not waiting for a transfer.',
);

/** The order was cancelled before its money came: reopen it, or send the money back. */
export const transferLate = refusal(
  'ORDERS.TRANSFER_LATE',
  409,
  'This order was cancelled before its money came. Reopen it, or transfer the money back.',
);
/** It was changed or deleted, or the order goes elsewhere. */
export const deliveryUnavailable = refusal(
  'ORDERS.DELIVERY_UNAVAILABLE',
  409,
  'This way of delivery is not offered for your address any more. Please choose again.',
);
export const confirmationExpired = refusal(
  'ORDERS.CONFIRMATION_EXPIRED',
  410,
  "This order wasn't confirmed in time, so we cancelled it. You haven't been charged. Place it again if you still need it.",
);
export const linkExpired = refusal(
  'ORDERS.LINK_EXPIRED',
  410,
  'This link has expired. Contact us with your order number.',
);

/** Details: `items` with productId, name, requested and left. */
export function shortStock(items: readonly Shortage[]): OrderError {
  const sentences = items.map(({ name, left }) =>
    left === 0 ? `${name} is out of stock.` : `Only ${left} of ${name} left in stock.`,
  );
  return new OrderError('ORDERS.SHORT_STOCK', 409, sentences.join(' '), { items });
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
  return new OrderError(
    'ORDERS.QUANTITY_NOT_ALLOWED',
    422,
    message,
    { ...problems[0], items: problems },
    fields,
  );
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
  return new OrderError('ORDERS.PRICE_ON_REQUEST', 422, message, { name, items: unpriced }, fields);
}

export const isShortStock = (error: unknown): error is OrderError & { details: { items: Shortage[] } } =>
  error instanceof OrderError && error.code === 'ORDERS.SHORT_STOCK';

/** Details: `items` with productId, name, sent and current, and `totals` at current prices. */
export function priceChanged(items: readonly PriceChange[], totals: OrderTotals): OrderError {
  return new OrderError('ORDERS.PRICE_CHANGED', 409, 'Prices have changed. Please check the new total.', {
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
  return new OrderError(error.code, error.status, error.message, details, error.fields);
}

export const currencyChanged = refusal(
  'ORDERS.CURRENCY_CHANGED',
  409,
  'The shop changed its currency. Please load the page again.',
);

export function paymentMethodUnavailable(): OrderError {
  const message = "This payment method isn't available. Please choose another one.";
  const fields = [{ field: 'paymentMethod', message }];
  return new OrderError('ORDERS.PAYMENT_METHOD_UNAVAILABLE', 422, message, undefined, fields);
}

export const nothingToPay = refusal('ORDERS.NOTHING_TO_PAY', 422, "There's nothing to pay for this order.");

export function totalTooLarge(mostMinor: number, currency: CurrencyCode): OrderError {
  const most = `${minorToDecimal(mostMinor)} ${currency}`;
  return new OrderError(
    'ORDERS.TOTAL_TOO_LARGE',
    422,
    `This order is over our online limit of ${most}. Request a quote instead.`,
  );
}

export const idempotencyMismatch = refusal(
  'ORDERS.IDEMPOTENCY_MISMATCH',
  422,
  'This Idempotency-Key was used for another order. Please send a new one.',
);
export const orderNotPaid = refusal(
  'ORDERS.NOT_PAID',
  409,
  "This order isn't paid. Match its payment first, or cancel it.",
);
export const orderNotDelivered = refusal(
  'ORDERS.NOT_DELIVERED',
  409,
  'You can review an item once it has been delivered.',
);
export const orderNotShippable = refusal(
  'ORDERS.NOT_SHIPPABLE',
  409,
  'A cancelled order is not shipped. Reopen it first.',
);
export const orderNotCancellable = refusal(
  'ORDERS.NOT_CANCELLABLE',
  409,
  "We've already started packing this order, so it can't be cancelled. Contact us, or return the items once they arrive.",
);
export const alreadyShipped = refusal(
  'ORDERS.ALREADY_SHIPPED',
  409,
  'Some of these items were shipped meanwhile. Check what is left to ship.',
);

/** Details: `items` with productId, name and the units that are on backorder. */
export function backordered(lines: readonly OrderLine[]): OrderError {
  const items = lines.map(({ productId, productName: name, backorderedQuantity }) => ({
    productId,
    name,
    backordered: backorderedQuantity,
  }));
  const named = items.map(({ name, backordered: count }) => `${count} of ${name}`).join(', ');
  const message = `Still on backorder: ${named}. Ship the rest, or all of it once it is in stock.`;
  return new OrderError('ORDERS.BACKORDERED', 409, message, { items });
}

export const notAwaitingPayment = refusal(
  'ORDERS.NOT_AWAITING_PAYMENT',
  409,
  "This order isn't awaiting payment.",
);

export function paymentMismatch(totalMinor: number, currency: CurrencyCode): OrderError {
  const total = `${minorToDecimal(totalMinor)} ${currency}`;
  return new OrderError('ORDERS.PAYMENT_MISMATCH', 409, `This payment doesn't match an order of ${total}.`);
}

export function notRefundable(message: string): OrderError {
  return new OrderError('ORDERS.NOT_REFUNDABLE', 409, message);
}

export interface PriceChange {
  productId: number;
  name: string;
  sent: string;
  current: string;
}

export const accountHasOpenOrders = refusal(
  'ORDERS.ACCOUNT_HAS_OPEN_ORDERS',
  409,
  "You still have open orders. You can delete your account once they're delivered or cancelled.",
);
export const accountHasOpenPayment = refusal(
  'ORDERS.ACCOUNT_HAS_OPEN_PAYMENT',
  409,
  'You have a payment open. Finish it, or try again in 15 minutes.',
);
