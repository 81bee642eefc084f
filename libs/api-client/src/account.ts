export * from './generated/account-api';
