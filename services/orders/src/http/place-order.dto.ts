import {
  ADDRESS_MAX_LENGTHS,
  isEmail,
  MAX_LINE_QUANTITY,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@kp/commerce';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import {
  CleanEmail,
  OptionalField,
  OptionalCode,
  OptionalSingleLine,
  IsWhole,
  ListOf,
  Nested,
} from '@kp/platform/http';
import { IsIn, IsUUID, Matches, ValidateBy } from 'class-validator';
import { AddressLine, OrderTaxNumber, OrderText } from './order-field-decorators';

export class AddressRequest {
  @AddressLine('firstName')
  firstName: string;

  @AddressLine('lastName')
  lastName: string;

  @AddressLine('company')
  company?: string;

  /** Street and number. */
  @AddressLine('address')
  address: string;

  @AddressLine('city')
  city: string;

  @AddressLine('state')
  state: string;

  @AddressLine('zipCode')
  zipCode: string;

  /** The country's English name. @example "Romania" */
  @AddressLine('country')
  country: string;

  @AddressLine('phone')
  phone: string;
}

export class ShippingAddressRequest extends AddressRequest {
  @AddressLine('county')
  county: string;
}

export class BillingAddressRequest extends AddressRequest {
  @OptionalSingleLine(ADDRESS_MAX_LENGTHS.county)
  county?: string;
}

export const AMOUNT_PATTERN = /^\d{1,9}(\.\d{1,2})?$/;
export const AMOUNT_MESSAGE = { message: '$property must be an amount like "12.50"' };
const IS_EMAIL = {
  name: 'isEmail',
  validator: { validate: (value: unknown) => typeof value === 'string' && isEmail(value) },
};

export class OrderItemRequest {
  @IsWhole(1, 2_147_483_647)
  productId: number;

  @IsWhole(1, MAX_LINE_QUANTITY)
  quantity: number;

  /** Unit price shown to the customer. Only compared: the server prices the order. @example "12.50" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  @OptionalField()
  price?: string;

  /** Line total shown to the customer. Only compared. @example "25.00" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  @OptionalField()
  totalPrice?: string;
}

/** Rules of a field are read from the bottom up. */
export class PlaceOrderRequest {
  /** Required for guests; customers default to the email of their account. */
  @ValidateBy(IS_EMAIL, { message: 'Invalid email address' })
  @CleanEmail()
  @OptionalField()
  email?: string;

  @Nested(() => ShippingAddressRequest)
  shippingAddress: ShippingAddressRequest;

  @Nested(() => BillingAddressRequest)
  billingAddress: BillingAddressRequest;

  @IsIn(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  /** 1 to 200 lines; a product may appear on several. */
  @ListOf(() => OrderItemRequest, { min: 1, max: 200 })
  items: OrderItemRequest[];

  /** Cost shown to the customer. Only compared, when it is given. @example "25.00" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  @OptionalField()
  shipping?: string;

  /** One of the ways of delivery that a preview answers for the address; without it, the standard one. */
  @IsWhole(1, 2_147_483_647)
  @OptionalField()
  deliveryMethodId?: number;

  @OptionalCode(30)
  discountCode?: string;

  /** Discount shown to the customer. Only compared, when it is given. @example "2.50" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  @OptionalField()
  discount?: string;

  /** Of the company, or of a person whose invoice states one; its digits are checked. @example "RO18547290" */
  @OrderTaxNumber()
  vatNumber?: string;

  /** By which the company finds the purchase in its own books. @example "PO-4711" */
  @OrderText('poNumber')
  poNumber?: string;

  /** @example "Kitchen Cluj" */
  @OrderText('costCenter')
  costCenter?: string;

  /** For the courier and the shop. */
  @OrderText('notes')
  notes?: string;

  /** Language of the order's mails and documents. */
  @IsIn(LANGUAGE_CODES)
  @OptionalField()
  language?: LanguageCode = 'en';

  /** The provider's id of the payment made for this order. */
  @OptionalSingleLine(200)
  paymentIntentId?: string;

  /** The checkout that a payment call started; its reserved units become those of the order. */
  @IsUUID()
  @OptionalField()
  checkoutId?: string;
}
