import { OrderError } from './order.errors';

export function returnNotFound(): OrderError {
  return new OrderError('ORDERS.RETURN_NOT_FOUND', 'Return not found');
}

export function orderNotReturnable(): OrderError {
  const message = 'Items can be returned after the delivery, until the return period ends.';
  return new OrderError('ORDERS.NOT_RETURNABLE', message);
}

const NOT_WITHDRAWABLE = {
  off: 'The right of withdrawal does not apply to this order.',
  business: 'The right of withdrawal is for consumers. This order was placed by a business.',
  expired: 'The withdrawal period of this order is over. Contact us if something is wrong with it.',
  nothing: 'There is nothing left in this order to withdraw from.',
  excepted: 'Some of these items are made to order and cannot be sent back without a reason.',
} as const;
export type WithdrawalBarrier = keyof typeof NOT_WITHDRAWABLE;

/** Details: `reason`. */
export function notWithdrawable(reason: WithdrawalBarrier): OrderError {
  return new OrderError('ORDERS.NOT_WITHDRAWABLE', NOT_WITHDRAWABLE[reason], { reason });
}

export function returnTooLarge(): OrderError {
  const message = "You can't return more than you received. Some items may be in another return already.";
  return new OrderError('ORDERS.RETURN_TOO_LARGE', message);
}

export function returnChanged(): OrderError {
  const message = 'This return was changed meanwhile. Check its current state.';
  return new OrderError('ORDERS.RETURN_CHANGED', message);
}
