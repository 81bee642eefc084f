/** Calls of the back office and their types. */
export * from './generated/admin-api';
