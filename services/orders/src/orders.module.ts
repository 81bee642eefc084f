import { Module } from '@nestjs/common';
import { CancellationRefunds } from './cancellation-refunds';
import { CheckoutModule, CheckoutWorkerModule } from './checkout/checkout.module';
import { OrderPaymentsController, OrdersController, OrderStatusController } from './http/orders.controller';
import { ExpireReservations } from './jobs/expire-reservations';
import { NoteFailedRefundHandler } from './jobs/note-failed-refund.handler';
import { NoteRefundHandler } from './jobs/note-refund.handler';
import { SweepIdempotencyKeys } from './jobs/sweep-idempotency-keys';
import { OrderPlacingModule, OrdersReadingModule } from './order-placing.module';
import { ConfirmOrder } from './use-cases/confirm-order';
import { GetOrder } from './use-cases/get-order';
import { GetOrderByLink } from './use-cases/get-order-by-link';
import { ListOrders } from './use-cases/list-orders';
import { MatchPayment } from './use-cases/match-payment';
import { NoteRefund } from './use-cases/note-refund';
import { SetOrderStatus } from './use-cases/set-order-status';
import { SubmitOrder } from './use-cases/submit-order';

/** The gateway's side. */
@Module({
  imports: [OrdersReadingModule, OrderPlacingModule, CheckoutModule],
  controllers: [OrdersController, OrderPaymentsController, OrderStatusController],
  providers: [
    CancellationRefunds,
    SubmitOrder,
    ListOrders,
    GetOrder,
    GetOrderByLink,
    ConfirmOrder,
    SetOrderStatus,
    MatchPayment,
  ],
  exports: [OrdersReadingModule],
})
export class OrdersModule {}

/** The worker's side: what money that comes and goes does to orders, and what is swept. */
@Module({
  imports: [OrderPlacingModule, CheckoutWorkerModule],
  providers: [
    NoteRefund,
    NoteRefundHandler,
    NoteFailedRefundHandler,
    SweepIdempotencyKeys,
    ExpireReservations,
  ],
})
export class OrdersWorkerModule {}
