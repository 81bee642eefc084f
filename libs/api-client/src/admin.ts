export * from './generated/admin-api';
