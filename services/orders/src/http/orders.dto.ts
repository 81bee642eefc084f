import {
  type Address,
  awaitsPayment,
  minorToDecimal,
  ORDER_STATUSES,
  type OrderStatus,
  orderTexts,
  personName,
  type OrderTexts,
  type PaymentMethod,
  type PaymentStatus,
} from '@kp/commerce';
import { OptionalField, OptionalLine } from '@kp/platform/http';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import type {
  Order,
  OrderActor,
  OrderEvent,
  OrderEventKind,
  OrderLine,
  Shipment,
} from '../domain/order.entity';
import { AMOUNT_MESSAGE } from './place-order.dto';

export class SetOrderStatusRequest {
  @IsIn(ORDER_STATUSES)
  status: OrderStatus;

  /** The courier's tracking number; missing or empty leaves it as it is. */
  @OptionalLine(100)
  awbNumber?: string;

  /** Missing or empty leaves it as it is. */
  @OptionalLine(100)
  courier?: string;

  /** Shown in the order's history, to the customer too. */
  @MaxLength(1000)
  @IsString()
  @OptionalField()
  note?: string;

  /** With `cancelled` and an order that is paid online: what goes back. Missing gives everything back, "0" nothing. @example "12.50" */
  @Matches(/^\d{1,9}(\.\d{1,2})?$/, AMOUNT_MESSAGE)
  @OptionalField()
  refundAmount?: string;
}

export class MatchPaymentRequest {
  /** An unmatched payment. */
  @Max(2_147_483_647)
  @Min(1)
  @IsInt()
  paymentId: number;
}

export class OrderedProductResponse {
  name: string;
  imageUrl: string | null;
  slug: string;
}

export class OrderItemResponse {
  id: number;
  productId: number;
  productName: string;
  /** @example "KP-12" */
  productCode: string;
  quantity: number;
  /** Of these, sold although they are not in stock yet; they cannot be shipped until they are. */
  backorderedQuantity: number;
  /** Of these, in shipments. */
  shippedQuantity: number;
  /** Unit price, a decimal. @example "12.50" */
  price: string;
  /** price × quantity. */
  totalPrice: string;
  product: OrderedProductResponse;
  /** For the staff: the catalog's price where another one was agreed. @example "15.00" */
  listPrice?: string;
  /** For the staff: why another price was agreed. */
  priceReason?: string;

  static from(line: OrderLine, isStaff = false): OrderItemResponse {
    const agreed = isStaff && line.listPriceMinor !== null && line.priceReason !== null;
    return {
      id: line.id,
      productId: line.productId,
      productName: line.productName,
      productCode: line.productCode,
      quantity: line.quantity,
      backorderedQuantity: line.backorderedQuantity,
      shippedQuantity: line.shippedQuantity,
      price: minorToDecimal(line.unitPriceMinor),
      totalPrice: minorToDecimal(line.lineTotalMinor),
      product: { name: line.productName, imageUrl: line.imageUrl, slug: line.productSlug },
      ...(agreed ? { listPrice: minorToDecimal(line.listPriceMinor!), priceReason: line.priceReason! } : {}),
    };
  }
}

export class OrderAddressResponse {
  firstName: string;
  lastName: string;
  /** firstName and lastName; the last name first where the script has it so. */
  name: string;
  company: string;
  address: string;
  /** Same as address. */
  street: string;
  city: string;
  state: string;
  county: string;
  zipCode: string;
  country: string;
  phone: string;

  static from(stored: Address): OrderAddressResponse {
    const { firstName, lastName, company, address, city, state, county, zipCode, country, phone } = stored;
    const name = personName({ firstName, lastName });
    const [companyText, countyText] = [company ?? '', county ?? ''];
    return {
      ...{ firstName, lastName, name, company: companyText, address, street: address },
      ...{ city, state, county: countyText, zipCode, country, phone },
    };
  }
}

export class OrderPaymentResponse {
  /** The payment of the order, captured or awaited; null for cash and while there is none. */
  id: number | null;
  method: PaymentMethod;
  /**
   * `out_of_stock_paid`: paid when the goods were gone; the money is on its way back. `charged_back`: the customer's
   * bank or the provider took all of it back.
   */
  status: PaymentStatus;
  /** Went back so far, chargebacks included, a decimal in the order's currency. @example "0.00" */
  refundedAmount: string;
  /** The part of it that lost disputes and reversals took. @example "0.00" */
  chargedBackAmount: string;
  /** It was to be paid before it is sent, and is not: it cannot leave `pending`. */
  isAwaited: boolean;

  static from(order: Order): OrderPaymentResponse {
    return {
      id: order.paymentId,
      method: order.paymentMethod,
      status: order.paymentStatus,
      refundedAmount: minorToDecimal(order.refundedMinor),
      chargedBackAmount: minorToDecimal(order.chargedBackMinor),
      isAwaited: awaitsPayment(order),
    };
  }
}

/** By account. */
type StaffNames = ReadonlyMap<number, string>;
const NO_NAMES: StaffNames = new Map();

export class OrderEventResponse {
  /** ISO 8601, UTC. */
  at: string;
  /** `shipment`: tracking number or courier changed. `price_agreed`: for the staff, with code and reason as `note`. */
  kind: OrderEventKind;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus | null;
  note: string | null;
  actor: OrderActor;
  /** Of the administrator, for the staff. @example "Ana Pop" */
  actorName?: string;
  /** Where money moved, a decimal in the order's currency. @example "54.75" */
  amount?: string;

  static from(event: OrderEvent, names: StaffNames = NO_NAMES): OrderEventResponse {
    const { at, kind, fromStatus, toStatus, note, actor, actorUserId, amountMinor } = event;
    const amount = amountMinor === null ? {} : { amount: minorToDecimal(amountMinor) };
    const actorName = actor === 'admin' && actorUserId !== null ? names.get(actorUserId) : undefined;
    const name = actorName ? { actorName } : {};
    return { at: at.toISOString(), kind, fromStatus, toStatus, note, actor, ...name, ...amount };
  }
}

interface OrderView {
  statusUrl?: string;
  /** Shows what customers must not see. */
  isStaff?: boolean;
  names?: StaffNames;
}

export interface Tracking {
  trackingUrlOf(parcel: { awbNumber: string | null; courier: string | null }): string | null;
}

export class ShippedItemResponse {
  /** Id of the order's item. */
  itemId: number;
  quantity: number;
}

export class ShipmentResponse {
  id: number;
  /** ISO 8601, UTC. */
  shippedAt: string;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  items: ShippedItemResponse[];

  static from({ id, shippedAt, awbNumber, courier, lines }: Shipment, tracking: Tracking): ShipmentResponse {
    const trackingUrl = tracking.trackingUrlOf({ awbNumber, courier });
    const items = lines.map(({ orderLineId: itemId, quantity }) => ({ itemId, quantity }));
    return { id, shippedAt: shippedAt.toISOString(), awbNumber, courier, trackingUrl, items };
  }
}

export class OrderResponse implements OrderTexts {
  id: number;
  /** @example "ORD-2026-000123" */
  orderNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** A guest's cash order that waits for the link in its email to be opened: it cannot leave `pending`. */
  confirmationRequired: boolean;
  /** ISO 8601, UTC: how long its units are reserved while it waits; null for an order that waits without stock. */
  reservedUntil: string | null;
  payment: OrderPaymentResponse;
  email: string;
  /** Code of the language it was placed in. */
  language: string;
  /** @example "USD" */
  currency: string;
  /** Of the items, before the discount. @example "500.00" */
  subtotal: string;
  /** Null without one. */
  discountCode: string | null;
  /** Taken off the subtotal; "0.00" with a code of free shipping. */
  discount: string;
  /** @example "25.00" */
  shipping: string;
  /** A share. @example 0.19 */
  vatRate: number;
  /** VAT on the subtotal less the discount. */
  vatAmount: string;
  /** subtotal - discount + shipping + vatAmount. */
  totalAmount: string;
  items: OrderItemResponse[];
  shippingAddress: OrderAddressResponse;
  billingAddress: OrderAddressResponse;
  /** Of a company that asked for a quote. @example "RO12345674" */
  vatNumber: string | null;
  notes: string | null;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  /** Oldest first; the order's own tracking number is that of the newest. */
  shipments: ShipmentResponse[];
  /** Of the invoice that is not reversed. @example "INV-2026-000001" */
  invoiceNumber: string | null;
  /** Oldest first. */
  history: OrderEventResponse[];
  /** Where a guest can follow the order without signing in; answered when the order is placed. */
  statusUrl?: string;

  static from(
    order: Order,
    tracking: Tracking,
    { statusUrl, isStaff = false, names }: OrderView = {},
  ): OrderResponse {
    const history = isStaff ? order.history : order.history.filter(({ kind }) => kind !== 'price_agreed');
    return {
      id: order.id,
      orderNumber: order.orderNumber,
      createdAt: order.createdAt.toISOString(),
      status: order.status,
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      confirmationRequired: order.confirmationRequired,
      reservedUntil: order.isStockReleased ? null : (order.reservedUntil?.toISOString() ?? null),
      payment: OrderPaymentResponse.from(order),
      email: order.email,
      language: order.language,
      currency: order.currency,
      subtotal: minorToDecimal(order.subtotalMinor),
      discountCode: order.discountCode,
      discount: minorToDecimal(order.discountMinor),
      shipping: minorToDecimal(order.shippingMinor),
      vatRate: order.vatRate,
      vatAmount: minorToDecimal(order.vatMinor),
      totalAmount: minorToDecimal(order.totalMinor),
      items: order.lines.map((line) => OrderItemResponse.from(line, isStaff)),
      shippingAddress: OrderAddressResponse.from(order.shippingAddress),
      billingAddress: OrderAddressResponse.from(order.billingAddress),
      vatNumber: order.vatNumber,
      ...orderTexts((field) => order[field]),
      awbNumber: order.awbNumber,
      courier: order.courier,
      trackingUrl: tracking.trackingUrlOf(order),
      shipments: order.shipments.map((sent) => ShipmentResponse.from(sent, tracking)),
      invoiceNumber: order.invoiceNumber,
      history: history.map((event) => OrderEventResponse.from(event, isStaff ? names : undefined)),
      ...(statusUrl ? { statusUrl } : {}),
    };
  }
}
