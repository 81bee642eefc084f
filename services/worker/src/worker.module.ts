import { type DynamicModule, Module } from '@nestjs/common';
import { authEntities, AuthWorkerModule } from '@kp/auth';
import { cartEntities, CartWorkerModule } from '@kp/cart';
import { catalogEntities } from '@kp/catalog';
import { contactEntities } from '@kp/contact';
import { NotificationsWorkerModule } from '@kp/notifications';
import { ordersEntities, OrdersWorkerModule } from '@kp/orders';
import { paymentsEntities, PaymentsWorkerModule } from '@kp/payments';
import { PlatformModule } from '@kp/platform/composition';
import type { Environment } from '@kp/platform/config';
import { OutboxWorkerModule } from '@kp/platform/outbox';
import { settingsEntities } from '@kp/settings';

/** The modules whose event handlers and scheduled jobs run in a worker. */
export const workerModules = [
  AuthWorkerModule,
  PaymentsWorkerModule,
  CartWorkerModule,
  OrdersWorkerModule,
  NotificationsWorkerModule,
];

export const workerEntities = [
  ...settingsEntities,
  ...authEntities,
  ...catalogEntities,
  ...paymentsEntities,
  ...cartEntities,
  ...ordersEntities,
  ...contactEntities,
];

/** Composes the event handlers and scheduled jobs of the modules into the queue process. No business code lives here. */
@Module({})
export class WorkerModule {
  static forRoot(environment?: Environment): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot({
          environment,
          isWorker: true,
          entities: workerEntities,
          migrations: [],
        }),
        OutboxWorkerModule.forRoot({ environment }),
        ...workerModules,
      ],
    };
  }
}
