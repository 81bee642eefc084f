import { isEmail } from './credential-rules';
import type { FieldProblem } from './field-problem';
import { type FieldRule, type FieldRules, lineRule, problemsByRules, textRule } from './field-rules';
import { optionalPhoneRule } from './phone-rules';

export const CONTACT_CATEGORIES = [
  'general',
  'product',
  'order',
  'technical',
  'billing',
  'partnership',
] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

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

export const senderNameRule = lineRule(200, { min: 2, messageKey: 'validation.contactNameTooShort' });
export const senderEmailRule: FieldRule = (email) =>
  isEmail(email) ? null : { messageKey: 'validation.contactEmailInvalid' };

const orderNumberRule = lineRule(40);

/** Rules of the contact dialog and of its request. */
export const CONTACT_RULES: FieldRules<ContactForm> = {
  name: senderNameRule,
  email: senderEmailRule,
  phone: optionalPhoneRule,
  subject: lineRule(200, { min: 5, messageKey: 'validation.contactSubjectTooShort' }),
  category: (category) =>
    isContactCategory(category) ? null : { messageKey: 'validation.contactCategoryInvalid' },
  message: textRule(10_000, { min: 10, messageKey: 'validation.contactMessageTooShort' }),
  orderNumber: (orderNumber, form) =>
    asksForOrderNumber(form.category) ? orderNumberRule(orderNumber, form) : null,
};

export function validateContact(form: ContactForm): FieldProblem<keyof ContactForm>[] {
  return problemsByRules(CONTACT_RULES, form);
}

export function asksForOrderNumber(category: ContactCategory): boolean {
  return category === 'order';
}

function isContactCategory(value: string): boolean {
  return (CONTACT_CATEGORIES as readonly string[]).includes(value);
}

export interface ConversationReplyForm {
  readonly text: string;
}

/** Rules of an answer to a message or a quote request. */
export const CONVERSATION_REPLY_RULES: FieldRules<ConversationReplyForm> = {
  text: textRule(10_000, { min: 1, messageKey: 'validation.required' }),
};
