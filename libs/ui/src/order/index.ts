/* What shows one order to its customer, beside the parts of the main entry that lists and sums need. */
export * from './order-sections';
export * from './order-overview';
export { OrderReturns } from './order-returns';
export { ReorderResult } from './reorder-result';
export type { ReturnRequest } from './return-form';
