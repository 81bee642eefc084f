export * from './generated/addresses-api';
