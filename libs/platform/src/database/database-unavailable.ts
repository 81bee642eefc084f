import { types } from 'node:util';
import { QueryFailedError } from 'typeorm';

/** No connection could be had. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/**
 * PostgreSQL error codes that a later attempt may not meet: connection failures (08), deadlocks and serialization (40),
 * exhausted resources (53), lock timeouts, cancelled statements and a server that shuts down (57).
 */
const TEMPORARY_CODE = /^(08...|40001|40P01|53...|55P03|57014|57P0[1-5]|25P0[34])$/;
/** The driver reports a connection that was lost under a running statement without a code of PostgreSQL. */
const CONNECTION_LOST = /^(Connection terminated|Client (has encountered|was closed)|Query read timeout)/;
const SOCKET_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** Whether an error says that PostgreSQL cannot serve now, not that the statement is wrong. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof QueryFailedError) return isDatabaseUnavailable(error.driverError);
  if (!types.isNativeError(error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return CONNECTION_LOST.test(error.message);
  return TEMPORARY_CODE.test(code) || SOCKET_CODES.has(code);
}
