import type { ErrorInfo } from 'react';

/** Names the cause and the component, because React's own message says only that it recovered. */
export function reportRecoverableError(error: unknown, { componentStack }: ErrorInfo): void {
  const cause = error instanceof Error ? error.cause : undefined;
  const details = [error, cause].filter(Boolean).map(messageOf).join(' Cause: ');
  const component = componentStack?.trim().split('\n')[0];
  const report = new Error(`React recovered from an error. ${details}${component ? ` (${component})` : ''}`, {
    cause: cause ?? error,
  });
  // Missing in some browsers.
  globalThis.reportError?.(report);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
