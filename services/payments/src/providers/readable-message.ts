import { Logger } from '@nestjs/common';
import type { ProviderEvent } from '../domain/payment-provider';
import { webhookRejected } from '../domain/payment.errors';

const logger = new Logger('Webhooks');

/** A signed message that nobody can read would be sent again for days if it were answered with 500. */
export function readable(provider: string, read: () => ProviderEvent): ProviderEvent {
  try {
    const event = read();
    const texts: unknown[] = [event.id, event.type, ...event.refs, event.reference ?? ''];
    if (!event.id || !event.type || texts.some((text) => typeof text !== 'string')) {
      throw new TypeError('its id, type or subject is missing');
    }
    return event;
  } catch (error) {
    logger.warn(`A signed message of ${provider} cannot be read: ${(error as Error).message}`);
    throw webhookRejected('it cannot be read');
  }
}
