// Large lists: import `@kp/commerce/counties` and `@kp/commerce/countries` directly.
export * from './address-rules';
export * from './cart-rules';
export * from './checkout-prefill';
export * from './checkout-rules';
export { cleanLine, cleanText } from './clean-text';
export * from './contact-rules';
export * from './courier-tracking';
export * from './credential-rules';
export * from './field-problem';
export type { FieldRule } from './field-rules';
export * from './invoice-rules';
export * from './money';
export * from './order-fields';
export * from './order-rules';
export * from './order-totals';
export * from './product-rules';
export * from './quote-rules';
export * from './slug';
