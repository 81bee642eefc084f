/** Calls of a signed-in customer, and of signing in, and their types. */
export * from './generated/account-api';
