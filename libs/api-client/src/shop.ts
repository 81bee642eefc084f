export * from './generated/shop-api';
