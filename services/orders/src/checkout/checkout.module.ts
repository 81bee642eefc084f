import { Module } from '@nestjs/common';
import { OrderPlacingModule } from '../order-placing.module';
import { CheckoutPayments } from './checkout-payments';
import { CheckoutPaymentsController, CheckoutsController } from './http/checkouts.controller';
import { CaptureApprovedPaymentHandler } from './jobs/capture-approved-payment.handler';
import { EndHoldHandler } from './jobs/end-hold.handler';
import { PlacePaidOrderHandler } from './jobs/place-paid-order.handler';
import { ReleaseExpiredHolds } from './jobs/release-expired-holds';
import { SweepOldCheckouts } from './jobs/sweep-old-checkouts';
import { OwnCheckouts } from './own-checkouts';
import { StockHolds } from './stock-holds';
import { CancelCheckout } from './use-cases/cancel-checkout';
import { CaptureApproved } from './use-cases/capture-approved';
import { CapturePaypal } from './use-cases/capture-paypal';
import { EndHold } from './use-cases/end-hold';
import { GetCheckout } from './use-cases/get-checkout';
import { PlaceFromCheckout } from './use-cases/place-from-checkout';
import { PlaceOnlineOrder } from './use-cases/place-online-order';
import { PrepareCheckout } from './use-cases/prepare-checkout';
import { SettleLatePayment } from './use-cases/settle-late-payment';
import { StartPayment } from './use-cases/start-payment';
import { SwitchToCash } from './use-cases/switch-to-cash';
import { WriteCheckoutOrder } from './write-checkout-order';

const services = [
  CheckoutPayments,
  StockHolds,
  WriteCheckoutOrder,
  SettleLatePayment,
  PlaceFromCheckout,
  CaptureApproved,
];

/** What makes the order of a checkout, by the browser in the gateway or by the news of its payment in the worker. */
@Module({
  imports: [OrderPlacingModule],
  providers: services,
  exports: [OrderPlacingModule, ...services],
})
class CheckoutCoreModule {}

@Module({
  imports: [CheckoutCoreModule],
  controllers: [CheckoutPaymentsController, CheckoutsController],
  providers: [
    OwnCheckouts,
    PrepareCheckout,
    StartPayment,
    CapturePaypal,
    GetCheckout,
    CancelCheckout,
    PlaceOnlineOrder,
    SwitchToCash,
  ],
  exports: [PlaceOnlineOrder, SwitchToCash],
})
export class CheckoutModule {}

@Module({
  imports: [CheckoutCoreModule],
  providers: [
    EndHold,
    EndHoldHandler,
    CaptureApprovedPaymentHandler,
    PlacePaidOrderHandler,
    ReleaseExpiredHolds,
    SweepOldCheckouts,
  ],
})
export class CheckoutWorkerModule {}
