import {
  type Address,
  awaitsPayment,
  minorToDecimal,
  type PaymentMethod,
  type PaymentStatus,
  personName,
  type Unit,
} from '@kp/commerce';
import type { Order, OrderLine } from '../domain/order.entity';

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
  /** Barcode of the product, where it is known. @example "5941207388629" */
  gtin?: string;
  /** What one piece is, UN/ECE Rec 20, where it is known. @example XPK */
  unit?: Unit;
  quantity: number;
  /** Of these, sold although they are not in stock yet; they cannot be shipped until they are. */
  backorderedQuantity: number;
  /** Of these, in shipments. */
  shippedQuantity: number;
  /** Of these, withdrawn by the customer before they were shipped, so they are not. */
  withdrawnQuantity: number;
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
    const isOverridden = isStaff && line.listPriceMinor !== null && line.priceReason !== null;
    return {
      id: line.id,
      productId: line.productId,
      productName: line.productName,
      productCode: line.productCode,
      ...(line.gtin === null ? {} : { gtin: line.gtin }),
      ...(line.unit === null ? {} : { unit: line.unit }),
      quantity: line.quantity,
      backorderedQuantity: line.backorderedQuantity,
      shippedQuantity: line.shippedQuantity,
      withdrawnQuantity: line.withdrawnQuantity,
      price: minorToDecimal(line.unitPriceMinor),
      totalPrice: minorToDecimal(line.lineTotalMinor),
      product: { name: line.productName, imageUrl: line.imageUrl, slug: line.productSlug },
      ...(isOverridden
        ? { listPrice: minorToDecimal(line.listPriceMinor!), priceReason: line.priceReason! }
        : {}),
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
      firstName,
      lastName,
      name,
      company: companyText,
      address,
      street: address,
      city,
      state,
      county: countyText,
      zipCode,
      country,
      phone,
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

export class OrderBalanceLinkResponse {
  /** Of the page that takes it. @example "/pay/o-…" */
  path: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  /** ISO 8601, UTC: until when it can be paid. */
  expiresAt: string;

  static from({ balanceLink: link }: Pick<Order, 'balanceLink'>): OrderBalanceLinkResponse | null {
    if (link === null) return null;
    const { token, sentAt, expiresAt } = link;
    return { path: `/pay/${token}`, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString() };
  }
}
