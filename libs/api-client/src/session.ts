export * from './generated/session-api';
