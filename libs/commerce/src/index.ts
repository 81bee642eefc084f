export * from './currency';
export * from './money';
export * from './order-totals';
export * from './rate';
