export const RETURN_STATES = ['requested', 'approved', 'rejected', 'received', 'refunded', 'closed'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_REASONS = [
  'damaged',
  'defective',
  'wrong_item',
  'not_as_described',
  'not_needed',
] as const;
export type AskedReturnReason = (typeof RETURN_REASONS)[number];
/** Who withdraws from the contract is asked for no reason. */
export type ReturnReason = AskedReturnReason | 'withdrawal';

/** As a rule not fit to be sold again. */
export const isUnsellable = (reason: ReturnReason): boolean => reason === 'damaged' || reason === 'defective';

/** `payment`: through the provider that received the money. */
export const REFUND_METHODS = ['payment', 'transfer', 'cash'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

export const MAX_RETURN_TEXT_LENGTH = 1000;

const NEXT: Record<ReturnState, readonly ReturnState[]> = {
  requested: ['approved', 'rejected'],
  approved: ['received', 'closed'],
  received: ['refunded', 'closed'],
  rejected: [],
  refunded: [],
  closed: [],
};

export function mayReturnBecome(from: ReturnState, to: ReturnState): boolean {
  return NEXT[from].includes(to);
}
