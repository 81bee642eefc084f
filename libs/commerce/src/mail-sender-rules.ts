import { isEmail } from './credential-rules';
import { isBlank } from './field-problem';
import { type FieldRule, type FieldRules, lineRule } from './field-rules';

/** Whom the mails of the shop come from. */
export interface MailSenderForm {
  readonly name: string;
  readonly email: string;
  /** Where answers go; empty for the sender itself. */
  readonly replyTo: string;
}

const email: FieldRule = (text) => (isEmail(text) ? null : { messageKey: 'validation.emailInvalid' });

export const MAIL_SENDER_RULES: FieldRules<MailSenderForm> = {
  name: lineRule(100, { min: 1, messageKey: 'validation.required' }),
  email,
  replyTo: (text, form) => (isBlank(text) ? null : email(text, form)),
};
