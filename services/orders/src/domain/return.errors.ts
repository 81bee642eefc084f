import { OrderError, refusal } from './order.errors';

export const returnNotFound = refusal('ORDERS.RETURN_NOT_FOUND', 404, 'Return not found');
export const orderNotReturnable = refusal(
  'ORDERS.NOT_RETURNABLE',
  409,
  'Items can be returned after the delivery, until the return period ends.',
);

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
  return new OrderError('ORDERS.NOT_WITHDRAWABLE', 409, NOT_WITHDRAWABLE[reason], { reason });
}

export const returnTooLarge = refusal(
  'ORDERS.RETURN_TOO_LARGE',
  409,
  "You can't return more than you received. Some items may be in another return already.",
);
export const returnChanged = refusal(
  'ORDERS.RETURN_CHANGED',
  409,
  'This return was changed meanwhile. Check its current state.',
);
