import type { FieldProblem } from '@kp/commerce';
import { createTranslator } from '@kp/i18n/create-translator';
import { DEFAULT_LANGUAGE } from '@kp/i18n/languages';
import { loadMessages } from '@kp/i18n/load-messages';
import { DomainError, InvalidInputError } from '@kp/platform/http';

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

const english = loadMessages(DEFAULT_LANGUAGE, ['common']).then((messages) =>
  createTranslator(DEFAULT_LANGUAGE, messages),
);

export async function throwIfInvalid(problems: readonly FieldProblem[]): Promise<void> {
  if (problems.length === 0) return;
  const { t } = await english;
  throw new InvalidInputError(
    problems.map(({ field, messageKey, values }) => ({ field, message: t(messageKey, { ...values }) })),
  );
}
