import { PickType } from '@nestjs/swagger';
import { isEmail, minorToDecimal, orderTexts } from '@kp/commerce';
import { catalogLanguage } from '@kp/i18n/catalog-language';
import { CleanEmail, OptionalCode, OptionalField, IsWhole, Nested } from '@kp/platform/http';
import { IsIn, ValidateBy } from 'class-validator';
import type { OrderedItem } from '../domain/order-pricing';
import { ItemList, PriceReason, StaffItemRequest } from '../http/item-fields.dto';
import { DestinationRequest, OrderPreviewResponse } from '../http/order-preview.dto';
import { OrderAddressResponse } from '../http/order-parts.dto';
import { PlaceOrderRequest } from '../http/place-order.dto';
import type { PhoneCustomer } from './phone-customers';
import type { PhoneOrderCommand, PhonePayment } from './place-phone-order';
import type { OrderPreview } from '../use-cases/preview-order';

const PHONE_PAYMENTS = ['cash', 'bank_transfer'] as const satisfies readonly PhonePayment[];

const Email = () =>
  ValidateBy(
    {
      name: 'isEmail',
      validator: { validate: (value: unknown) => typeof value === 'string' && isEmail(value) },
    },
    { message: 'Invalid email address' },
  );

export class FindPhoneCustomerRequest {
  @Email()
  @CleanEmail()
  email: string;
}

export class PreviewedItemRequest extends StaffItemRequest {
  @IsWhole(1, 2_147_483_647)
  productId: number;

  static itemOf(item: PreviewedItemRequest, reason = ''): OrderedItem {
    const { productId, quantity } = item;
    return { productId, quantity, ...StaffItemRequest.agreementOf(item, reason) };
  }
}

export class PhoneOrderItemRequest extends PreviewedItemRequest {
  /** Required with an agreed price; for the staff only. */
  @PriceReason()
  priceReason?: string;
}

export class PreviewPhoneOrderRequest {
  @ItemList(PreviewedItemRequest)
  items: PreviewedItemRequest[];

  /** Decides what shipping costs; without it the standard cost is answered. */
  @Nested(() => DestinationRequest)
  @OptionalField()
  shippingAddress?: DestinationRequest;

  /** One of the `deliveries` of the address; another one counts as none. @example 7 */
  @IsWhole(1, 2_147_483_647)
  @OptionalField()
  deliveryMethodId?: number;

  @OptionalCode(30)
  discountCode?: string;

  /** Whose code it is, for codes that a customer uses once. */
  @IsWhole(1, 2_147_483_647)
  @OptionalField()
  customerId?: number;

  @Email()
  @CleanEmail()
  @OptionalField()
  email?: string;
}

export class PlacePhoneOrderRequest extends PickType(PlaceOrderRequest, [
  'shippingAddress',
  'billingAddress',
  'deliveryMethodId',
  'discountCode',
  'vatNumber',
  'poNumber',
  'costCenter',
  'notes',
  'language',
]) {
  /** The customer's account; without it the order is a guest's. */
  @IsWhole(1, 2_147_483_647)
  @OptionalField()
  customerId?: number;

  /** Gets the mails of the order. */
  @Email()
  @CleanEmail()
  email: string;

  /** Paid on delivery or, by wire transfer, with the invoice. */
  @IsIn(PHONE_PAYMENTS)
  paymentMethod: PhonePayment;

  @ItemList(PhoneOrderItemRequest)
  items: PhoneOrderItemRequest[];

  static commandOf({ items, ...request }: PlacePhoneOrderRequest): PhoneOrderCommand {
    return {
      ...request,
      // Every text that the checkout asks for: one without a field here does not compile.
      ...orderTexts((field) => request[field]),
      items: items.map((item) => PreviewedItemRequest.itemOf(item, item.priceReason)),
    };
  }
}

export class PhoneCustomerResponse {
  /** Null without an account of this email. */
  customerId: number | null;
  firstName: string;
  lastName: string;
  language: string;
  /** Of the newest order with this email. */
  shippingAddress: OrderAddressResponse | null;
  billingAddress: OrderAddressResponse | null;

  static from({ account, lastOrder }: PhoneCustomer): PhoneCustomerResponse {
    const named = account ?? lastOrder?.shippingAddress;
    return {
      customerId: account?.id ?? null,
      firstName: named?.firstName ?? '',
      lastName: named?.lastName ?? '',
      language: account?.language ?? lastOrder?.language ?? catalogLanguage(),
      shippingAddress: lastOrder && OrderAddressResponse.from(lastOrder.shippingAddress),
      billingAddress: lastOrder && OrderAddressResponse.from(lastOrder.billingAddress),
    };
  }
}

export class PreviewedItemResponse {
  productId: number;
  /** @example "KP-12" */
  productCode: string;
  productName: string;
  quantity: number;
  /** Of the catalog. @example "12.50" */
  listPrice: string;
  /** Agreed or of the catalog. */
  price: string;
  totalPrice: string;
  /** Units that can be sold now. */
  stockLeft: number;
}

export class PhoneOrderPreviewResponse extends OrderPreviewResponse {
  items: PreviewedItemResponse[];
  /** All units are in stock now. */
  isInStock: boolean;

  static override fromPreview(preview: OrderPreview): PhoneOrderPreviewResponse {
    const { priced, products, isInStock } = preview;
    return {
      ...OrderPreviewResponse.fromPreview(preview),
      items: priced.lines.map(
        ({
          productId,
          productCode,
          productName,
          quantity,
          unitPriceMinor,
          lineTotalMinor,
          listPriceMinor,
        }) => ({
          productId,
          productCode,
          productName,
          quantity,
          listPrice: minorToDecimal(listPriceMinor ?? unitPriceMinor),
          price: minorToDecimal(unitPriceMinor),
          totalPrice: minorToDecimal(lineTotalMinor),
          stockLeft: products.get(productId)!.stockLeft,
        }),
      ),
      isInStock,
    };
  }
}
