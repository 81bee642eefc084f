import { OptionalField, RequiredLine } from '@kp/platform/http';
import { Type } from 'class-transformer';
import { IsInt, IsObject, IsString, IsUUID, Matches, Max, Min, ValidateNested } from 'class-validator';
import { PlaceOrderRequest } from '../../../http/dto/place-order.request';

/** The order that is to be paid, or the checkout that was begun with it. */
export class CheckoutCallRequest {
  /** What an order call would send; its payment method is that of the call. */
  @ValidateNested()
  @IsObject()
  @Type(() => PlaceOrderRequest)
  @OptionalField()
  checkout?: PlaceOrderRequest;

  /** The own checkout, to be replaced; without `checkout` it is priced again as it is. */
  @IsUUID()
  @OptionalField()
  checkoutId?: string;
}

/** Without a checkout the amount alone is paid, and an administrator matches the payment to its order. */
export class PaymentCallRequest extends CheckoutCallRequest {
  /**
   * In minor units: the total × 100. Only compared when there is a checkout; at least 1 when there is none.
   * @example 5475
   */
  @Max(2_147_483_647)
  @Min(0)
  @IsInt()
  amount: number;

  /** The shop's currency in any case. */
  @Matches(/^[a-z]{3}$/i)
  @IsString()
  currency: string;
}

export class CapturePaypalRequest {
  /** The id that `create-order` answered. */
  @RequiredLine('id is required', 200)
  id: string;

  @IsUUID()
  checkoutId: string;
}
