import { WITHDRAWAL_RULES, type WithdrawalException } from '@kp/commerce/withdrawal-rules';
import { FormCode, FormEmail, FormSingleLine, OptionalField, IsText, ListOf } from '@kp/platform/http';
import { IsUUID, ValidateIf } from 'class-validator';
import type { Order } from '../domain/order.entity';
import type { WithdrawalBarrier } from '../domain/return.errors';
import type { ReturnView } from '../returns/return.queries';
import { OrderItemQuantity } from './returns.dto';
import { type OrderClaim, withdrawableUnits, type WithdrawalTerms } from '../returns/withdrawal-reader';

const MAX_ITEMS = 200;
const hasNoToken = ({ token }: OrderClaim) => token === undefined;

/** A link of the order, or its number and email. */
export class FindWithdrawalRequest implements OrderClaim {
  /** From a link that was mailed or shown with the order. */
  @IsText(200)
  @OptionalField()
  token?: string;

  /** Without a token. In any spelling: "ord 2026 123" is ORD-2026-000123. @example "ORD-2026-000123" */
  @ValidateIf(hasNoToken)
  @FormCode(WITHDRAWAL_RULES.orderNumber)
  orderNumber?: string;

  /** Without a token: of the order. */
  @ValidateIf(hasNoToken)
  @FormEmail(WITHDRAWAL_RULES.email)
  email?: string;
}

export class WithdrawnItemRequest extends OrderItemQuantity {}

export class WithdrawRequest extends FindWithdrawalRequest {
  /** Who withdraws. */
  @FormSingleLine(WITHDRAWAL_RULES.name)
  name: string;

  /** Each item of the order once. */
  @ListOf(() => WithdrawnItemRequest, {
    min: 1,
    max: MAX_ITEMS,
    uniqueBy: ({ itemId }: WithdrawnItemRequest) => itemId,
  })
  items: WithdrawnItemRequest[];

  /** Made by the form: the same one again is answered with the first declaration. */
  @IsUUID()
  declarationId: string;
}

export class WithdrawableItemResponse {
  itemId: number;
  productName: string;
  /** @example "KP-12" */
  productCode: string;
  /** Units that can be withdrawn. */
  quantity: number;
  /** `made_to_order` cannot be withdrawn, `sealed_hygiene` only with its seal unbroken once it was delivered. */
  exception: WithdrawalException | null;
}

export class WithdrawableOrderResponse {
  /** @example "ORD-2026-000123" */
  orderNumber: string;
  /** ISO 8601, UTC; null before the delivery, which starts the period. */
  until: string | null;
  /** Why nothing can be withdrawn; null when something can. */
  barrier: WithdrawalBarrier | null;
  items: WithdrawableItemResponse[];

  static from(order: Order, { until, barrier }: WithdrawalTerms): WithdrawableOrderResponse {
    return {
      orderNumber: order.orderNumber,
      until: until?.toISOString() ?? null,
      barrier,
      items: barrier
        ? []
        : order.lines.map((line) => ({
            itemId: line.id,
            productName: line.productName,
            productCode: line.productCode,
            quantity: withdrawableUnits(line),
            exception: line.withdrawalException,
          })),
    };
  }
}

export class WithdrawalReceiptResponse {
  /** @example "RMA-2026-000001" */
  returnNumber: string;
  orderNumber: string;
  name: string;
  /** ISO 8601, UTC: when the declaration arrived. */
  declaredAt: string;
  items: WithdrawnUnitsResponse[];

  static from({
    returnNumber,
    orderNumber,
    declaredBy,
    createdAt,
    lines,
  }: ReturnView): WithdrawalReceiptResponse {
    return {
      returnNumber,
      orderNumber,
      name: declaredBy ?? '',
      declaredAt: createdAt.toISOString(),
      items: lines.map(({ productName, quantity, unshippedQuantity }) => ({
        productName,
        quantity,
        unshippedQuantity,
      })),
    };
  }
}

export class WithdrawnUnitsResponse {
  productName: string;
  quantity: number;
  /** Of these, not shipped: nothing has to be sent back. */
  unshippedQuantity: number;
}
