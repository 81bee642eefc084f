import { Module } from '@nestjs/common';
import { CartModule } from '@kp/cart';
import { CatalogModule } from '@kp/catalog';
import { SettingsModule } from '@kp/settings';
import { OrderStatusController } from './http/order-status.controller';
import { OrdersController } from './http/orders.controller';
import { OrderReader } from './order-reader';
import { OrderClaimRepository } from './persistence/order-claim.repository';
import { OrderRepository } from './persistence/order.repository';
import { StatusLinks } from './status-links';
import { GetOrder } from './use-cases/get-order';
import { GetOrderByLink } from './use-cases/get-order-by-link';
import { ListOrders } from './use-cases/list-orders';
import { PlaceOrder } from './use-cases/place-order';
import { SetOrderStatus } from './use-cases/set-order-status';

/** The reading side alone: for worker processes, which answer no requests. */
@Module({
  providers: [OrderRepository, StatusLinks, OrderReader],
  exports: [OrderRepository, StatusLinks, OrderReader],
})
export class OrdersReadingModule {}

@Module({
  imports: [OrdersReadingModule, SettingsModule, CatalogModule, CartModule],
  controllers: [OrdersController, OrderStatusController],
  providers: [OrderClaimRepository, PlaceOrder, ListOrders, GetOrder, GetOrderByLink, SetOrderStatus],
  exports: [OrdersReadingModule],
})
export class OrdersModule {}
