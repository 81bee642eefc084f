export * from '../response-cache';
