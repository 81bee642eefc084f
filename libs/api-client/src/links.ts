export * from './generated/links-api';
