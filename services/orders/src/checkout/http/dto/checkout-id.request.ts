import { RequiredLine } from '@kp/platform/http';
import { IsUUID } from 'class-validator';

export class CheckoutIdRequest {
  @IsUUID()
  id: string;
}

export class PaypalIdRequest {
  /** The id with which PayPal sends the shopper back. */
  @RequiredLine('id is required', 200)
  id: string;
}
