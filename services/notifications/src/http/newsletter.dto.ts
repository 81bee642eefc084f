import { CONTACT_RULES } from '@kp/commerce';
import { FormEmail, IsText } from '@kp/platform/http';

export class RequestNewsletterRequest {
  @FormEmail(CONTACT_RULES.email)
  email: string;
}

export class NewsletterTokenRequest {
  /** From the link of a mail. */
  @IsText(200)
  token: string;
}

export class NewsletterSignUpResponse {
  isConfirmed: boolean;
}
