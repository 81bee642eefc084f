import { CONTACT_RULES } from '@kp/commerce';
import { FormEmail, WholeField, IsText } from '@kp/platform/http';
import type { GuestAlert } from '../persistence/guest-alert.repository';

export class RequestGuestAlertRequest {
  @FormEmail(CONTACT_RULES.email)
  email: string;

  @WholeField(1, 2_147_483_647)
  productId: number;
}

export class GuestAlertTokenRequest {
  /** From the link of a mail. */
  @IsText(200)
  token: string;
}

export class GuestAlertResponse {
  productId: number;
  productName: string;
  isConfirmed: boolean;

  static from({ productId, name, isConfirmed }: GuestAlert): GuestAlertResponse {
    return { productId, productName: name, isConfirmed };
  }
}
