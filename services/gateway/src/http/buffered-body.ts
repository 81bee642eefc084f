import type { IncomingMessage } from 'node:http';

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Calls back once, when the whole body is in memory or no more of it is buffered without being read.
 * Nothing is read here, so that the framework finds the body as it was sent.
 */
export function onBodyBuffered(request: IncomingMessage, onBuffered: () => void): void {
  if (Number(request.headers['content-length'] ?? 0) >= request.readableHighWaterMark) return onBuffered();
  const check = (): void => {
    const isFull = request.readableLength >= request.readableHighWaterMark;
    if (!request.complete && !isFull) return;
    request.off('readable', check);
    // Only after the next tick does the stream know that it may flow again.
    setImmediate(onBuffered);
  };
  request.on('readable', check);
  return undefined;
}
