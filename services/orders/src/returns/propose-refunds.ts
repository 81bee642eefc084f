import { Injectable } from '@nestjs/common';
import { paidOrderOf, sumOfGross } from '@kp/commerce/paid-order';
import { Refunds, type RefundStep } from '@kp/commerce/refunds';
import { Payments } from '@kp/payments';
import { taxOfLine } from '../domain/order.entity';
import { isEditRefund } from '../editing/edit-refunds';
import { returnIdOfRefund, type ReturnView } from './return.queries';

export interface ProposedReturn extends ReturnView {
  /** What was paid for its units, with shipping where nothing of the order is left; at most what was not refunded. */
  proposedMinor: number;
}

/** What returns give back: by the same rules, and after the same refunds, as their credit notes. */
@Injectable()
export class ProposeRefunds {
  constructor(private readonly payments: Payments) {}

  async of(views: readonly ReturnView[]): Promise<ProposedReturn[]> {
    const paymentIds = views.flatMap(({ paymentId }) => paymentId ?? []);
    const refunds = paymentIds.length === 0 ? [] : await this.payments.listRefunds(...paymentIds);
    return views.map((view) => {
      const own = refunds.filter(({ paymentId, status, idempotencyKey }) => {
        return paymentId === view.paymentId && status !== 'failed' && !isEditRefund(idempotencyKey);
      });
      return { ...view, proposedMinor: proposedMinor(view, own) };
    });
  }

  async ofOne(view: ReturnView): Promise<ProposedReturn> {
    return (await this.of([view]))[0]!;
  }
}

interface PaidBack {
  idempotencyKey: string;
  amountMinor: number;
}

function proposedMinor(view: ReturnView, paidBack: readonly PaidBack[]): number {
  const { id, orderLines, taxLines, isTaxIncluded, returnedShippingMinor } = view;
  const lines = orderLines.map((line) => ({ ...line, key: line.id, tax: taxOfLine(line) }));
  const refunds = new Refunds(paidOrderOf({ lines, taxLines, isTaxIncluded }));
  for (const step of stepsOf(view, paidBack)) if (step.returnId !== id) refunds.refund(step);
  const units = view.lines.map(({ orderLineId: key, quantity }) => ({ key, quantity }));
  const { taxes } = refunds.plan({ units, withShipping: returnedShippingMinor > 0 });
  return Math.min(view.leftMinor, sumOfGross(taxes));
}

/** Refunds of the payment, or of returns that were paid back without one. */
function stepsOf({ refundedReturns }: ReturnView, paidBack: readonly PaidBack[]) {
  const unitsOf = (returnId: number | null) => refundedReturns.find(({ id }) => id === returnId)?.units;
  if (paidBack.length > 0)
    return paidBack.map(({ idempotencyKey, amountMinor }): RefundStep & { returnId: number | null } => {
      const returnId = returnIdOfRefund(idempotencyKey);
      return { returnId, amountMinor, units: unitsOf(returnId) };
    });
  return refundedReturns.map(({ id, refundMinor, units }) => ({
    returnId: id,
    amountMinor: refundMinor,
    units,
  }));
}
