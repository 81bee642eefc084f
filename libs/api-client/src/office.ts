export * from './generated/office-api';
