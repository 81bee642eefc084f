import { OrderEvent } from './domain/order-event.entity';
import { OrderLine } from './domain/order-line.entity';
import { Order } from './domain/order.entity';
import { CreateOrders1763700005000 } from './persistence/migrations/1763700005000-create-orders';
import { CreateCheckouts1763700005001 } from './persistence/migrations/1763700005001-create-checkouts';
import { AskBeforeRelease1763700005002 } from './persistence/migrations/1763700005002-ask-before-release';

export const ordersEntities = [Order, OrderLine, OrderEvent];
export const ordersMigrations = [
  CreateOrders1763700005000,
  CreateCheckouts1763700005001,
  AskBeforeRelease1763700005002,
];

export {
  ORDER_PAID_OUT_OF_STOCK,
  ORDER_PLACED,
  ORDER_REFUNDED,
  ORDER_STATUS_CHANGED,
  type OrderPlaced,
  type OrderRefunded,
  type OrderStatusChanged,
} from './events';
export { OrdersReadingModule } from './order-placing.module';
export { type OrderForMail, OrderReader } from './order-reader';
export { OrdersModule, OrdersWorkerModule } from './orders.module';
