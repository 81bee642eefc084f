import { DomainError } from '@kp/platform/http';

type ContactErrorCode = 'CONTACT.NOT_FOUND' | 'CONTACT.IDEMPOTENCY_MISMATCH';

const STATUS: Record<ContactErrorCode, number> = {
  'CONTACT.NOT_FOUND': 404,
  'CONTACT.IDEMPOTENCY_MISMATCH': 422,
};

export class ContactError extends DomainError {
  constructor(code: ContactErrorCode, message: string) {
    super(code, STATUS[code], message);
  }
}

export function enquiryNotFound(): ContactError {
  return new ContactError('CONTACT.NOT_FOUND', 'This message is not there.');
}

export function idempotencyMismatch(): ContactError {
  const message = 'This Idempotency-Key was used for another message. Please send a new one.';
  return new ContactError('CONTACT.IDEMPOTENCY_MISMATCH', message);
}
