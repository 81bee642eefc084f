import { authDescriptor } from '@kp/auth';
import { cartDescriptor } from '@kp/cart';
import { catalogDescriptor } from '@kp/catalog';
import { contactDescriptor } from '@kp/contact';
import { notificationsDescriptor } from '@kp/notifications';
import { ordersDescriptor } from '@kp/orders';
import { paymentsDescriptor } from '@kp/payments';
import { settingsDescriptor } from '@kp/settings';
import type { ShopModule } from '@kp/platform/composition';
import { outboxMigrations } from '@kp/platform/outbox';

/** The modules of the shop, each to the right of those that it may import. */
export const shopModules: ShopModule[] = [
  settingsDescriptor,
  authDescriptor,
  catalogDescriptor,
  paymentsDescriptor,
  cartDescriptor,
  ordersDescriptor,
  contactDescriptor,
  notificationsDescriptor,
];

/** TypeORM runs them in the order of their time stamps. */
export const migrationsOf = (modules: ShopModule[]) => [
  ...outboxMigrations,
  ...modules.flatMap((module) => module.migrations),
];

export const entitiesOf = (modules: ShopModule[]) => modules.flatMap((module) => module.entities);

export const migrations = migrationsOf(shopModules);
export const workerModules = shopModules.flatMap((module) => module.worker);
