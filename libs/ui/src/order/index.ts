/* What shows one order to its customer; a list of orders needs its badge only, which is in the main entry. */
export * from './order-sections';
export * from './order-overview';
export * from './order-details';
export * from './promised-days';
export { BalanceNotice } from './balance-notice';
export { CancelOrder } from './cancel-order';
export { OrderSteps } from './order-steps';
export { OrderReturns } from './order-returns';
export { WithdrawalLink } from './withdrawal-link';
export { ReorderResult } from './reorder-result';
export type { ReturnRequest } from './return-form';
