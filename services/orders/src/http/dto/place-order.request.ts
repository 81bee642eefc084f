import {
  isEmail,
  MAX_LINE_QUANTITY,
  NOTES_MAX_LENGTH,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@kp/commerce';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { CleanText, OptionalField, OptionalLine, Trimmed } from '@kp/platform/http';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { BillingAddressRequest, ShippingAddressRequest } from './address.request';

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;
const AMOUNT_MESSAGE = { message: '$property must be an amount like "12.50"' };
const EMAIL = {
  name: 'isEmail',
  validator: { validate: (value: unknown) => typeof value === 'string' && isEmail(value) },
};

export class OrderItemRequest {
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  productId: number;

  @Max(MAX_LINE_QUANTITY)
  @Min(1)
  @IsInt()
  quantity: number;

  /**
   * Unit price the buyer saw. Only compared: the shop prices the order.
   * @example "12.50"
   */
  @Matches(AMOUNT, AMOUNT_MESSAGE)
  @OptionalField()
  price?: string;

  /**
   * Line total the buyer saw. Only compared.
   * @example "25.00"
   */
  @Matches(AMOUNT, AMOUNT_MESSAGE)
  @OptionalField()
  totalPrice?: string;
}

/** Rules of a field are read from the bottom up. */
export class PlaceOrderRequest {
  /** Guests must give one; for customers the account's address is taken when it is missing. */
  @ValidateBy(EMAIL, { message: 'Invalid email address' })
  @Trimmed()
  @OptionalField()
  email?: string;

  @ValidateNested()
  @IsObject()
  @Type(() => ShippingAddressRequest)
  shippingAddress: ShippingAddressRequest;

  @ValidateNested()
  @IsObject()
  @Type(() => BillingAddressRequest)
  billingAddress: BillingAddressRequest;

  @IsIn(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  /** 1 to 200 lines; a product may stand on several. */
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ArrayMaxSize(200)
  @ArrayMinSize(1)
  @IsArray()
  @Type(() => OrderItemRequest)
  items: OrderItemRequest[];

  /** For the courier and the shop. */
  @MaxLength(NOTES_MAX_LENGTH)
  @IsString()
  @CleanText()
  @OptionalField()
  notes?: string;

  /** Language of the order's mails and documents. */
  @IsIn(LANGUAGE_CODES)
  @OptionalField()
  language?: LanguageCode = 'en';

  /** The provider's id of the payment made for this order. */
  @OptionalLine(200)
  paymentIntentId?: string;

  /** The checkout that was begun with a payment call; its units are those of the order. */
  @IsUUID()
  @OptionalField()
  checkoutId?: string;
}
