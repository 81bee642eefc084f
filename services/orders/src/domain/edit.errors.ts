import { minorToDecimal } from '@kp/commerce';
import type { EditBarrier } from '@kp/commerce/order-editing';
import type { Order } from './order.entity';
import { OrderError, refusal } from './order.errors';

const NOT_EDITABLE: Record<EditBarrier, string> = {
  sent: 'This order was sent or cancelled, so it cannot be changed any more.',
  refunded: 'The payment of this order went back, so it cannot be changed any more.',
  awaits_payment: 'This order is awaiting payment. It can be changed once it is paid.',
  unconfirmed: 'The customer has to confirm this order before it can be changed.',
};

export function orderNotEditable(barrier: EditBarrier): OrderError {
  return new OrderError('ORDERS.NOT_EDITABLE', 409, NOT_EDITABLE[barrier], { barrier });
}

/** Details: the order as it is now. */
export function orderChanged({ updatedAt, status, totalMinor, lines }: Order): OrderError {
  const items = lines.map(({ id: itemId, productId, productName, quantity, unitPriceMinor }) => {
    return { itemId, productId, productName, quantity, price: minorToDecimal(unitPriceMinor) };
  });
  const totalAmount = minorToDecimal(totalMinor);
  const current = { updatedAt: updatedAt.toISOString(), status, totalAmount, items };
  return new OrderError('ORDERS.CHANGED', 409, 'Someone else changed this order meanwhile. Check it again.', {
    current,
  });
}

/** Details: what is still to be paid now. */
export function balanceChanged({ outstandingMinor, currency }: Order): OrderError {
  const amount = minorToDecimal(outstandingMinor);
  const message = `${amount} ${currency} is still to be paid. Check it again.`;
  return new OrderError('ORDERS.BALANCE_CHANGED', 409, message, { outstandingAmount: amount });
}

/** Details: what is to be returned now, "0.00" for nothing. */
export function vatNotReturnable(amountMinor: number, { currency }: Order): OrderError {
  const amount = minorToDecimal(amountMinor);
  const message = `${amount} ${currency} of VAT is to be returned. Check it again.`;
  return new OrderError('ORDERS.VAT_NOT_RETURNABLE', 409, message, { amount });
}

export function vatNumberGone(number: string): OrderError {
  const message = `The EU register no longer confirms ${number}, so this order has no reason to be without VAT. Ask the customer, then correct or remove the number in the addresses of the order.`;
  return new OrderError('ORDERS.VAT_NUMBER_GONE', 409, message, { number });
}

/** Before an order is sent of which a part is still to be paid. Details: how much. */
export function balanceOutstanding({ outstandingMinor, currency }: Order): OrderError {
  const outstandingAmount = minorToDecimal(outstandingMinor);
  const message = `${outstandingAmount} ${currency} of this order is still to be paid.`;
  return new OrderError('ORDERS.BALANCE_OUTSTANDING', 409, message, { outstandingAmount });
}

/** The order of a payment link was cancelled or changed again, or paid in another way. */
export const balanceNotDue = refusal(
  'ORDERS.BALANCE_NOT_DUE',
  409,
  "There's nothing to pay with this link anymore.",
);
