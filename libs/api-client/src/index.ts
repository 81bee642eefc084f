export * from './empty-api';
