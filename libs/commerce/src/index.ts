// Large lists: import `@kp/commerce/common-passwords`, `@kp/commerce/counties` and `@kp/commerce/countries` directly.
export * from './address-parts';
export * from './address-rules';
export * from './article-rules';
export * from './cart-rules';
export * from './category-rules';
export * from './checkout-prefill';
export * from './checkout-rules';
export {
  cleanCode,
  cleanEmail,
  cleanSingleLine,
  cleanNumber,
  cleanSearch,
  cleanText,
  SEARCH_MAX_LENGTH,
} from './clean-text';
export { codesOfCsv, MAX_CODES, type PastedCodes, readCodeList, readPastedCodes } from './code-list';
export * from './contact-rules';
export * from './courier-tracking';
export * from './credential-rules';
export * from './currencies';
export * from './customer-rules';
export * from './discount';
export { escapeHtml } from './escape-html';
export * from './field-problem';
export { foldLatin, foldMarks } from './fold-letters';
export type { FieldRule, RuleProblem } from './field-rules';
export * from './invoice-rules';
export * from './job-rules';
export * from './money';
export * from './order-fields';
export * from './order-rules';
export * from './order-steps';
export * from './track-order-rules';
export * from './order-totals';
export * from './person-name';
export { isPhone, optionalPhoneRule, phoneRule } from './phone-rules';
export * from './product-code';
export * from './product-content-rules';
export * from './product-rules';
export * from './quantity-rules';
export * from './raster-picture';
export * from './reorder-note';
export * from './return-rules';
export * from './review-rules';
export * from './shared-view-rules';
export * from './slug';
export * from './staff-roles';
export * from './supplier-rules';
export * from './tax';
