import { Injectable } from '@nestjs/common';
import {
  ORDER_BALANCE_PAID,
  ORDER_PAID,
  ORDER_STATUS_CHANGED,
  type OrderPlaced,
  type OrderStatusChanged,
} from '@kp/orders';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import {
  type DisputeEvent,
  PAYMENT_APPROVED,
  PAYMENT_CAPTURED,
  PAYMENT_DISPUTED,
  PAYMENT_REFUND_FAILED,
  PAYMENT_REFUNDED,
  type PaymentStatusEvent,
  Payments,
  type RefundEvent,
} from '@kp/payments';
import { CapturePayment } from '../use-cases/capture-payment';
import { CreditRefund } from '../use-cases/credit-refund';
import { RecordRefund } from '../use-cases/record-refund';
import { ApplyPayment } from '../use-cases/apply-payment';

/** For a customer who approved at PayPal and did not come back. */
@Injectable()
@HandlesEvent(PAYMENT_APPROVED, {
  name: 'invoices.capture-approved-payment',
  queue: 'payments-paypal',
  outsideTransaction: true,
})
export class ApprovedPaymentHandler implements EventHandler<PaymentStatusEvent> {
  constructor(
    private readonly payments: Payments,
    private readonly capture: CapturePayment,
  ) {}

  async handle({ payload }: Delivery<PaymentStatusEvent>): Promise<void> {
    const payment = await this.payments.findById(payload.paymentId);
    // A declined payment is captured again only when the customer returns.
    if (!payment || payment.invoiceNumber === null || payment.status === 'failed') return;
    await this.capture.execute(payment);
  }
}

@Injectable()
@HandlesEvent(PAYMENT_CAPTURED, {
  name: 'invoices.apply-payment',
  formerNames: ['invoices.settle-payment'],
  queue: 'payments',
})
export class CapturedPaymentHandler implements EventHandler<PaymentStatusEvent> {
  constructor(private readonly applyPayment: ApplyPayment) {}

  handle({ payload }: Delivery<PaymentStatusEvent>): Promise<void> {
    return this.applyPayment.execute(payload.paymentId);
  }
}

@Injectable()
@HandlesEvent(PAYMENT_REFUNDED, { name: 'invoices.record-refund', queue: 'payments' })
export class RefundedPaymentHandler implements EventHandler<RefundEvent> {
  constructor(
    private readonly recordRefund: RecordRefund,
    private readonly credit: CreditRefund,
  ) {}

  async handle({ payload }: Delivery<RefundEvent>): Promise<void> {
    await this.recordRefund.execute(payload.paymentId);
    await this.credit.ofPayment(payload);
  }
}

@Injectable()
@HandlesEvent(PAYMENT_REFUND_FAILED, { name: 'invoices.record-failed-refund', queue: 'payments' })
export class FailedRefundHandler implements EventHandler<RefundEvent> {
  constructor(private readonly recordRefund: RecordRefund) {}

  handle({ payload }: Delivery<RefundEvent>): Promise<void> {
    return this.recordRefund.execute(payload.paymentId);
  }
}

/** No credit note: the buyer's bank took the money, but the invoice stands and is to be paid again. */
@Injectable()
@HandlesEvent(PAYMENT_DISPUTED, { name: 'invoices.record-chargeback', queue: 'payments' })
export class DisputedPaymentHandler implements EventHandler<DisputeEvent> {
  constructor(private readonly recordRefund: RecordRefund) {}

  handle({ payload }: Delivery<DisputeEvent>): Promise<void> {
    return this.recordRefund.execute(payload.paymentId);
  }
}

@Injectable()
@HandlesEvent(ORDER_PAID, {
  name: 'invoices.apply-paid-order',
  formerNames: ['invoices.settle-paid-order'],
  queue: 'payments',
})
export class PaidOrderHandler implements EventHandler<OrderPlaced> {
  constructor(private readonly applyPayment: ApplyPayment) {}

  handle({ payload }: Delivery<OrderPlaced>): Promise<void> {
    return this.applyPayment.executeForOrder(payload.orderId);
  }
}

/** Of an invoice that was corrected, and is paid in part since. */
@Injectable()
@HandlesEvent(ORDER_BALANCE_PAID, { name: 'invoices.record-paid-balance', queue: 'payments' })
export class PaidBalanceHandler implements EventHandler<OrderPlaced> {
  constructor(private readonly applyPayment: ApplyPayment) {}

  handle({ payload }: Delivery<OrderPlaced>): Promise<void> {
    return this.applyPayment.executeForOrder(payload.orderId);
  }
}

/** Cash comes with the delivery, after an invoice that was corrected before it. */
@Injectable()
@HandlesEvent(ORDER_STATUS_CHANGED, { name: 'invoices.record-paid-delivery', queue: 'payments' })
export class PaidDeliveryHandler implements EventHandler<OrderStatusChanged> {
  constructor(private readonly applyPayment: ApplyPayment) {}

  async handle({ payload: { orderId, toStatus } }: Delivery<OrderStatusChanged>): Promise<void> {
    if (toStatus === 'delivered') await this.applyPayment.executeForOrder(orderId);
  }
}
