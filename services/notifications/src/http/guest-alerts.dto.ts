import { CONTACT_RULES } from '@kp/commerce';
import { FormEmail, WholeNumber } from '@kp/platform/http';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import type { GuestAlert } from '../persistence/guest-alert.repository';

export class RequestGuestAlertRequest {
  @FormEmail(CONTACT_RULES.email)
  email: string;

  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  @WholeNumber()
  productId: number;
}

export class GuestAlertTokenRequest {
  /** From the link of a mail. */
  @MaxLength(200)
  @IsString()
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
