import { SetMetadata } from '@nestjs/common';

/** One event on its way to one handler. */
export interface Delivery<Payload = unknown> {
  /** Stable over all attempts: the identity of the effect. */
  id: number;
  event: string;
  payload: Payload;
  /** 1 for the first try. */
  attempt: number;
  /** When the event happened. */
  recordedAt: Date;
}

export interface EventHandler<Payload = unknown> {
  handle(delivery: Delivery<Payload>): Promise<void>;
}

export interface HandlerOptions {
  /** Bull queue that carries the deliveries. */
  queue: 'emails' | 'payments' | 'invoice-pdfs' | 'bulk-jobs' | 'maintenance';
  /**
   * Set for handlers that talk to the network: they run without a surrounding transaction, must recognise work that
   * is already done, and commit their effect themselves. Others commit together with the "done" mark.
   */
  outsideTransaction?: boolean;
}

export const EVENT_HANDLER = 'kp:event-handler';

export interface HandlerMetadata extends HandlerOptions {
  event: string;
}

/** Makes a provider of a worker module the handler of an event. The class name identifies it in the outbox. */
export const HandlesEvent = (event: string, options: HandlerOptions): ClassDecorator =>
  SetMetadata(EVENT_HANDLER, { event, ...options } satisfies HandlerMetadata);
