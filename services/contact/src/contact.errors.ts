import { DomainError } from '@kp/platform/http';

const STATUS = {
  'CONTACT.NOT_FOUND': 404,
  'CONTACT.IDEMPOTENCY_MISMATCH': 422,
  'CONTACT.NO_RECIPIENT': 409,
  'CONTACT.QUOTE_REPLACED': 409,
  'CONTACT.QUOTE_DECIDED': 410,
} satisfies Record<string, number>;

type ContactErrorCode = keyof typeof STATUS;

export class ContactError extends DomainError {
  constructor(code: ContactErrorCode, message: string, details?: object) {
    super(code, STATUS[code], message, details);
  }
}

export function conversationNotFound(): ContactError {
  return new ContactError('CONTACT.NOT_FOUND', 'This message is not there.');
}

export function idempotencyMismatch(): ContactError {
  const message = 'This Idempotency-Key was used for another message. Please send a new one.';
  return new ContactError('CONTACT.IDEMPOTENCY_MISMATCH', message);
}

/** The account of the sender was deleted. */
export function noRecipient(): ContactError {
  return new ContactError('CONTACT.NO_RECIPIENT', 'The sender has deleted their account.');
}

export function quoteReplaced(): ContactError {
  return new ContactError('CONTACT.QUOTE_REPLACED', 'There is a newer quote. Please check it.');
}

/** Details: its `state`. */
export function quoteDecided(state: string): ContactError {
  return new ContactError('CONTACT.QUOTE_DECIDED', `This quote is ${state}.`, { state });
}
