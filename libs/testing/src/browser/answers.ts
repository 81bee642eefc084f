import type { Problem } from '@kp/api-client';
import type { NetworkAnswer } from './fake-network';

export function json(body: unknown): NetworkAnswer {
  return { status: 200, body };
}

/** One page of a list, with the number of all that match. */
export function listOf(items: readonly unknown[], total = items.length): NetworkAnswer {
  return { status: 200, body: items, headers: { 'x-total-count': String(total) } };
}

/** A problem answer as the shop gives it. */
export function problem(
  status: number,
  code: string,
  message: string,
  more: Pick<Problem, 'fields' | 'details'> = {},
): NetworkAnswer {
  return { status, body: { status, code, message, correlationId: 'c-1', ...more } };
}

/** No answer at all, as without a connection. */
export function offline(): never {
  throw new TypeError('Failed to fetch');
}

interface EventSource {
  readonly answer: NetworkAnswer;
  send(event: string, data: unknown): void;
  end(): void;
  /** As when the connection is lost. */
  break(): void;
}

/** Server-sent events, sent when the test says so. */
export function eventStream(): EventSource {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) });
  return {
    answer: { status: 200, stream, headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
    send: (event, data) =>
      controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => controller.close(),
    break: () => controller.error(new TypeError('network error')),
  };
}
