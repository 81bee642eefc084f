/** Of the keys of refunds that a cheaper order asks for: its total and its invoice are without them. */
export const EDIT_REFUND_PREFIX = 'order-edited:';

export const editRefundKey = (eventId: number): string => `${EDIT_REFUND_PREFIX}${eventId}`;

export const isEditRefund = (key: string | null): boolean => key?.startsWith(EDIT_REFUND_PREFIX) ?? false;
