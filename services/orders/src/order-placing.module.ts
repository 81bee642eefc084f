import { Module } from '@nestjs/common';
import { OrderedProductsModule } from '@kp/cart';
import { CatalogStockModule } from '@kp/catalog';
import { PaymentsCoreModule } from '@kp/payments';
import { SettingsModule } from '@kp/settings';
import { CheckoutRepository } from './checkout/persistence/checkout.repository';
import { Visitors } from './checkout/visitors';
import { GuestCashLimits } from './guest-cash-limits';
import { CheckoutReader, OrderHistory, OrderReader } from './order-reader';
import { OrderReservations } from './order-reservations';
import { PayOrder } from './pay-order';
import { OrderClaimRepository } from './persistence/order-claim.repository';
import { OrderRepository } from './persistence/order.repository';
import { PricingTermsReader } from './pricing-terms-reader';
import { StatusLinks } from './status-links';
import { PlaceOrder } from './use-cases/place-order';

const readers = [OrderRepository, CheckoutRepository, StatusLinks, OrderReader, CheckoutReader, OrderHistory];

/** The reading side alone: for worker processes, which answer no requests. */
@Module({
  providers: readers,
  exports: readers,
})
export class OrdersReadingModule {}

const modules = [
  OrdersReadingModule,
  SettingsModule,
  CatalogStockModule,
  OrderedProductsModule,
  PaymentsCoreModule,
];
const services = [
  OrderClaimRepository,
  PayOrder,
  PricingTermsReader,
  PlaceOrder,
  GuestCashLimits,
  OrderReservations,
  Visitors,
];

/** What makes an order of a request or a checkout, in either process. */
@Module({ imports: modules, providers: services, exports: [...modules, ...services] })
export class OrderPlacingModule {}
