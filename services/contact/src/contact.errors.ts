import { DomainError, refusalsOf } from '@kp/platform/http';

export class ContactError extends DomainError {}

const refusal = refusalsOf(ContactError);

export const conversationNotFound = refusal('CONTACT.NOT_FOUND', 404, 'This message is not there.');
export const idempotencyMismatch = refusal(
  'CONTACT.IDEMPOTENCY_MISMATCH',
  422,
  'This Idempotency-Key was used for another message. Please send a new one.',
);

/** The account of the sender was deleted. */
export const noRecipient = refusal('CONTACT.NO_RECIPIENT', 409, 'The sender has deleted their account.');
export const quoteReplaced = refusal(
  'CONTACT.QUOTE_REPLACED',
  409,
  'There is a newer quote. Please check it.',
);

/** Details: its `state`. */
export function quoteDecided(state: string): ContactError {
  return new ContactError('CONTACT.QUOTE_DECIDED', 410, `This quote is ${state}.`, { state });
}
