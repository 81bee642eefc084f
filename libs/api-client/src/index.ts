export * from './api.types';
export { emptyApi } from './empty-api';
