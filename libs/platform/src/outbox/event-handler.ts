import { SetMetadata } from '@nestjs/common';
import type { QueueName } from '../queue';

/** One event on its way to one handler. */
export interface Delivery<Payload = unknown> {
  /** Stable over all attempts: the identity of the effect. */
  id: number;
  event: string;
  payload: Payload;
  /** 1 for the first attempt. */
  attempt: number;
  /** When the event happened. */
  recordedAt: Date;
}

export interface EventHandler<Payload = unknown> {
  handle(delivery: Delivery<Payload>): Promise<void>;
}

export interface HandlerOptions {
  /**
   * Identifies the handler in the database, like `notifications.write-order-confirmation`: unique over the whole shop
   * and independent of the class name.
   */
  name: string;
  /** Names it had before: deliveries that were recorded under them are still handled. */
  formerNames?: string[];
  /** Bull queue that carries the deliveries. */
  queue: QueueName;
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

/** Makes a provider of a worker module the handler of an event. */
export const HandlesEvent = (event: string, options: HandlerOptions): ClassDecorator =>
  SetMetadata(EVENT_HANDLER, { event, ...options } satisfies HandlerMetadata);
