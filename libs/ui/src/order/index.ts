/* What shows one order to its customer. */
export * from './order-sections';
export * from './order-overview';
export * from './order-details';
export * from './promised-days';
export { BalanceNotice } from './balance-notice';
export { CancelOrder } from './cancel-order';
export { OrderStatusBadge } from './order-status-badge';
export { OrderSteps } from './order-steps';
export { OrderReturns } from './order-returns';
export { WithdrawalLink } from './withdrawal-link';
export { ReorderResult } from './reorder-result';
export type { ReturnRequest } from './return-form';
