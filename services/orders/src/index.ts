import { OrderEvent } from './domain/order-event.entity';
import { OrderLine } from './domain/order-line.entity';
import { Order } from './domain/order.entity';
import { CreateOrders1763700005000 } from './persistence/migrations/1763700005000-create-orders';

export const ordersEntities = [Order, OrderLine, OrderEvent];
export const ordersMigrations = [CreateOrders1763700005000];

export { ORDER_PLACED, ORDER_STATUS_CHANGED, type OrderPlaced, type OrderStatusChanged } from './events';
export { type OrderForMail, OrderReader } from './order-reader';
export { OrdersModule, OrdersReadingModule } from './orders.module';
