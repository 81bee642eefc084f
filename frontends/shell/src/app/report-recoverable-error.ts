import type { ErrorInfo } from 'react';

/**
 * Reports an error that React recovered from by rendering again. React's own message says only that it recovered, so
 * the report names the cause and the component too.
 */
export function reportRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  const cause = error instanceof Error ? error.cause : undefined;
  const details = [error, cause].filter(Boolean).map(messageOf).join(' Cause: ');
  const component = componentStack?.trim().split('\n')[0];
  const report = new Error(`React recovered from an error. ${details}${component ? ` (${component})` : ''}`, {
    cause: cause ?? error,
  });
  // Not every browser has it.
  globalThis.reportError?.(report);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
