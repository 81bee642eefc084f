import { authMigrations } from '@kp/auth';
import { cartMigrations } from '@kp/cart';
import { catalogMigrations } from '@kp/catalog';
import { contactMigrations } from '@kp/contact';
import { notificationsMigrations } from '@kp/notifications';
import { ordersMigrations } from '@kp/orders';
import { paymentsMigrations } from '@kp/payments';
import { outboxMigrations } from '@kp/platform/outbox';
import { settingsMigrations } from '@kp/settings';

/** Every migration of the shop; TypeORM runs them in the order of their time stamps. */
export const migrations = [
  ...outboxMigrations,
  ...settingsMigrations,
  ...authMigrations,
  ...catalogMigrations,
  ...paymentsMigrations,
  ...cartMigrations,
  ...ordersMigrations,
  ...contactMigrations,
  ...notificationsMigrations,
];
