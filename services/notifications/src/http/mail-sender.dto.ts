import { MAIL_SENDER_RULES } from '@kp/commerce/mail-sender-rules';
import { Clearable, FormEmail, FormSingleLine } from '@kp/platform/http';

export class MailSenderResponse {
  /** @example "KitchenPass" */
  name: string;
  /** @example "shop@kitchenpass.example" */
  email: string;
  /** Where answers go; empty for the sender itself. */
  replyTo: string;
  /** True while none was saved: then it is that of MAIL_FROM, else the email of the company. */
  isDefault: boolean;
  /** False without a mail server: mails then stay in the shop. */
  isMailServerSet: boolean;
}

export class SaveMailSenderRequest {
  @FormSingleLine(MAIL_SENDER_RULES.name)
  name: string;

  /** Your mail server has to accept it as a sender. */
  @FormEmail(MAIL_SENDER_RULES.email)
  email: string;

  /** Left out, it stays as it is; empty or null clears it. */
  @Clearable('')
  @FormEmail(MAIL_SENDER_RULES.replyTo)
  replyTo?: string;
}
