import { CONTACT_RULES } from '@kp/commerce';
import { FormEmail } from '@kp/platform/http';
import { IsString, MaxLength } from 'class-validator';

export class RequestNewsletterRequest {
  @FormEmail(CONTACT_RULES.email)
  email: string;
}

export class NewsletterTokenRequest {
  /** From the link of a mail. */
  @MaxLength(200)
  @IsString()
  token: string;
}

export class NewsletterSignUpResponse {
  isConfirmed: boolean;
}
