/** Calls of the storefront and their types. */
export * from './generated/shop-api';
