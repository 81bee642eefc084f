import type { AccountReader } from '@kp/auth';
import { minorToDecimal, orderTexts, type OrderTexts } from '@kp/commerce';
import type { BuyerKind } from '@kp/commerce/legal-duties';
import type { VatNumberState } from '@kp/settings';
import type { Order } from '../domain/order.entity';
import { vatToReturnMinor } from '../domain/vat-return';
import type { StaffNames, Tracking } from './order-history.dto';
import { OrderTransferResponse } from '../transfers/transfers.dto';
import { OrderAddressResponse, OrderPaymentResponse } from './order-parts.dto';
import { type OrderView, orderView, OrderViewResponse } from './order-view.dto';

export class OrderResponse extends OrderViewResponse implements OrderTexts {
  id: number;
  /** ISO 8601, UTC: of the last change, by which changes of the staff are compared. */
  updatedAt: string;
  payment: OrderPaymentResponse;
  email: string;
  /** Code of the language it was placed in. */
  language: string;
  shippingAddress: OrderAddressResponse;
  billingAddress: OrderAddressResponse;
  /** Whom its invoice is made out to, when it was named with the order. @example "RO12345674" */
  vatNumber: string | null;
  /** What the register of the EU said of it when the order was placed; null where the tax did not depend on it. */
  vatNumberCheck: VatNumberState | null;
  /** For the staff: VAT to refund by hand, since the number was confirmed after it was paid; absent for none. @example "19.00" */
  vatToReturn?: string;
  /** A business names its company with a tax number; everybody else is a consumer. */
  buyerKind: BuyerKind;
  notes: string | null;
  /** For the staff: what arrived in the bank account for it, oldest first. */
  transfers?: OrderTransferResponse[];
  /** For the staff: whose account it is in; null for a guest's. */
  customerId?: number | null;
  /** Where a guest can follow the order without signing in; answered when the order is placed. */
  statusUrl?: string;

  static from(
    order: Order,
    tracking: Tracking,
    { statusUrl, ...view }: OrderView & { statusUrl?: string } = {},
  ): OrderResponse {
    const { id, email, language, vatNumber, buyerKind } = order;
    return {
      id,
      ...orderView(order, tracking, view),
      updatedAt: order.updatedAt.toISOString(),
      payment: OrderPaymentResponse.from(order),
      email,
      language,
      shippingAddress: OrderAddressResponse.from(order.shippingAddress),
      billingAddress: OrderAddressResponse.from(order.billingAddress),
      vatNumber,
      vatNumberCheck: order.vatNumberCheck?.state ?? null,
      buyerKind,
      ...orderTexts((field) => order[field]),
      ...(view.isStaff ? staffFieldsOf(order) : {}),
      ...(statusUrl ? { statusUrl } : {}),
    };
  }
}

function staffFieldsOf(order: Order): Pick<OrderResponse, 'customerId' | 'transfers' | 'vatToReturn'> {
  const vatMinor = vatToReturnMinor(order);
  return {
    customerId: order.userId,
    transfers: OrderTransferResponse.of(order),
    ...(vatMinor > 0 ? { vatToReturn: minorToDecimal(vatMinor) } : {}),
  };
}

/** Of those who appear in the history. */
export function staffNamesOf({ history }: Order, accounts: AccountReader): Promise<StaffNames> {
  const ids = history.flatMap(({ actorUserId }) => (actorUserId === null ? [] : [actorUserId]));
  return accounts.findNames([...new Set(ids)]);
}
