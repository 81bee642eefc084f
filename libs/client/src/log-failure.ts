import { isApiError } from './problem';

/** Into the browser's log, without a word to the visitor. */
export function logFailure(error: unknown): void {
  // Not every browser has it, nor has the server.
  globalThis.reportError?.(isApiError(error) && !(error instanceof Error) ? new Error(error.message) : error);
}
