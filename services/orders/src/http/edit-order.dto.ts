import { PickType } from '@nestjs/swagger';
import { minorToDecimal } from '@kp/commerce';
import { editBalance } from '@kp/commerce/order-editing';
import { OptionalField, RequiredSingleLine, IsWhole } from '@kp/platform/http';
import { IsISO8601, Matches } from 'class-validator';
import type { Order } from '../domain/order.entity';
import type { EditedItem } from '../editing/edit-plan';
import type { PreviewedEdit } from '../editing/plan-edit';
import { ItemList, MAX_REASON_LENGTH, PriceReason, StaffItemRequest } from './item-fields.dto';
import { OrderTotalsResponse } from './order-preview.dto';
import { AMOUNT_MESSAGE, AMOUNT_PATTERN, PlaceOrderRequest } from './place-order.dto';

export class PreviewedEditItemRequest extends StaffItemRequest {
  /** A line of the order. Those that are not named are removed. */
  @IsWhole(1, 2_147_483_647)
  @OptionalField()
  itemId?: number;

  /** A product that is added, at its price of today. */
  @IsWhole(1, 2_147_483_647)
  @OptionalField()
  productId?: number;

  static itemOf(item: PreviewedEditItemRequest, reason = ''): EditedItem {
    const { itemId, productId, quantity } = item;
    return { itemId, productId, quantity, ...StaffItemRequest.agreementOf(item, reason) };
  }
}

export class EditedItemRequest extends PreviewedEditItemRequest {
  /** Required with another price; for the staff only. */
  @PriceReason()
  priceReason?: string;
}

export class PreviewOrderEditRequest {
  @ItemList(PreviewedEditItemRequest)
  items: PreviewedEditItemRequest[];
}

export class EditOrderRequest {
  /** Of the order that was edited, as it was answered. */
  @IsISO8601()
  updatedAt: string;

  @ItemList(EditedItemRequest)
  items: EditedItemRequest[];

  /** As it was previewed. Only compared. @example "54.75" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  totalAmount: string;

  static itemsOf({ items }: EditOrderRequest): EditedItem[] {
    return items.map((item) => EditedItemRequest.itemOf(item, item.priceReason));
  }
}

export class EditAddressesRequest extends PickType(PlaceOrderRequest, [
  'shippingAddress',
  'billingAddress',
  'vatNumber',
]) {
  /** Of the order that was edited, as it was answered. */
  @IsISO8601()
  updatedAt: string;

  /** The new total, where the tax changes with place or number; without it 409 ORDERS.PRICE_CHANGED names it. @example "125.00" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  @OptionalField()
  totalAmount?: string;
}

export class SendBalanceLinkRequest {
  /** All that is outstanding. @example "12.50" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  amount: string;
}

export class ReturnVatRequest {
  /** All that is to be returned. @example "19.00" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  amount: string;
}

export class RecordBalanceRequest extends SendBalanceLinkRequest {
  /** How it was paid; the customer can read it. @example "Transfer of 3 December" */
  @RequiredSingleLine('reference is required', MAX_REASON_LENGTH)
  reference: string;
}

export class EditedItemResponse {
  /** Null for a product that is added. */
  itemId: number | null;
  productId: number;
  /** @example "KP-12" */
  productCode: string;
  productName: string;
  quantity: number;
  /** @example "12.50" */
  price: string;
  totalPrice: string;
  /** Units that can be sold beyond those of the order. */
  stockLeft: number;
}

export class OrderEditPreviewResponse extends OrderTotalsResponse {
  items: EditedItemResponse[];
  /** New total less that of now; may be negative. @example "-12.50" */
  difference: string;
  /** Goes back to the customer, because they paid more. @example "12.50" */
  refundAmount: string;
  /** Still to be paid afterwards, because the customer paid less. @example "0.00" */
  outstandingAmount: string;
  /** All added units are in stock now. */
  isInStock: boolean;

  static fromPlan(order: Order, { lines, priced, stockLeft }: PreviewedEdit): OrderEditPreviewResponse {
    const totalMinor = priced.totals.total.minor;
    const { outstandingMinor, refundMinor } = editBalance(order, totalMinor);
    return {
      ...OrderTotalsResponse.from(priced),
      items: lines.map(({ before, priced: line }) => ({
        itemId: before?.id ?? null,
        productId: line.productId,
        productCode: line.productCode,
        productName: line.productName,
        quantity: line.quantity,
        price: minorToDecimal(line.unitPriceMinor),
        totalPrice: minorToDecimal(line.lineTotalMinor),
        stockLeft: stockLeft.get(line.productId) ?? 0,
      })),
      difference: minorToDecimal(totalMinor - order.totalMinor),
      refundAmount: minorToDecimal(refundMinor),
      outstandingAmount: minorToDecimal(outstandingMinor),
      isInStock: lines.every(
        ({ before, priced: { productId, quantity } }) =>
          quantity - (before?.quantity ?? 0) <= Math.max(0, stockLeft.get(productId) ?? 0),
      ),
    };
  }
}
