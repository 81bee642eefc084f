import { emailProblem } from './credential-rules';
import { isShorter, problemsOf, tooLong, type FieldProblem } from './field-problem';

export const CONTACT_CATEGORIES = [
  'general',
  'product',
  'order',
  'technical',
  'billing',
  'partnership',
] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

export const CONTACT_NAME_MIN_LENGTH = 2;
export const CONTACT_SUBJECT_MIN_LENGTH = 5;
export const CONTACT_MESSAGE_MIN_LENGTH = 10;

export const CONTACT_MAX_LENGTHS = {
  name: 200,
  subject: 200,
  phone: 40,
  message: 10_000,
  orderNumber: 40,
} as const;

export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly category: ContactCategory;
  readonly message: string;
  readonly orderNumber: string;
}

export const EMPTY_CONTACT: ContactForm = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  category: 'general',
  message: '',
  orderNumber: '',
};

export function isContactCategory(value: unknown): value is ContactCategory {
  return (CONTACT_CATEGORIES as readonly unknown[]).includes(value);
}

export function validateContact(form: ContactForm): FieldProblem<keyof ContactForm>[] {
  return problemsOf<keyof ContactForm>(
    isShorter(form.name, CONTACT_NAME_MIN_LENGTH)
      ? { field: 'name', messageKey: 'validation.contactNameTooShort' }
      : tooLong('name', form.name, CONTACT_MAX_LENGTHS.name),
    emailProblem('email', form.email) && { field: 'email', messageKey: 'validation.contactEmailInvalid' },
    tooLong('phone', form.phone, CONTACT_MAX_LENGTHS.phone),
    isShorter(form.subject, CONTACT_SUBJECT_MIN_LENGTH)
      ? { field: 'subject', messageKey: 'validation.contactSubjectTooShort' }
      : tooLong('subject', form.subject, CONTACT_MAX_LENGTHS.subject),
    !isContactCategory(form.category) && {
      field: 'category',
      messageKey: 'validation.contactCategoryInvalid',
    },
    isShorter(form.message, CONTACT_MESSAGE_MIN_LENGTH)
      ? { field: 'message', messageKey: 'validation.contactMessageTooShort' }
      : tooLong('message', form.message, CONTACT_MAX_LENGTHS.message),
    tooLong('orderNumber', form.orderNumber, CONTACT_MAX_LENGTHS.orderNumber),
  );
}

export function asksForOrderNumber(category: ContactCategory): boolean {
  return category === 'order';
}
