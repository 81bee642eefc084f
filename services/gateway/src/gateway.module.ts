import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule, authEntities, authMigrations } from '@kp/auth';
import { CartModule, cartEntities, cartMigrations } from '@kp/cart';
import {
  CatalogCacheInvalidationModule,
  CatalogModule,
  catalogEntities,
  catalogMigrations,
} from '@kp/catalog';
import { ContactModule, contactEntities, contactMigrations } from '@kp/contact';
import { NotificationsModule, notificationsMigrations } from '@kp/notifications';
import { OrdersModule, ordersEntities, ordersMigrations } from '@kp/orders';
import { PaymentsModule, paymentsEntities, paymentsMigrations } from '@kp/payments';
import { PlatformModule } from '@kp/platform/composition';
import type { Environment } from '@kp/platform/config';
import { HttpPlatformModule } from '@kp/platform/http';
import { outboxMigrations } from '@kp/platform/outbox';
import { SettingsModule, settingsEntities, settingsMigrations } from '@kp/settings';
import { HealthModule } from './health/health.module';
import { CspReportsController } from './http/csp-reports.controller';
import { JobsModule } from './jobs/jobs.module';
import { PagesModule } from './pages/pages.module';
import { SitemapModule } from './sitemap/sitemap.module';

/** A database that lacks one of them is too old for this gateway. */
export const gatewayMigrations = [
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

/** Composes the modules of the shop into the HTTP process. No business code lives here. */
@Module({})
export class GatewayModule {
  static forRoot(environment?: Environment): DynamicModule {
    return {
      module: GatewayModule,
      controllers: [CspReportsController],
      imports: [
        PlatformModule.forRoot({
          environment,
          entities: [
            ...settingsEntities,
            ...authEntities,
            ...catalogEntities,
            ...paymentsEntities,
            ...cartEntities,
            ...ordersEntities,
            ...contactEntities,
          ],
          migrations: gatewayMigrations,
        }),
        AuthModule,
        HttpPlatformModule,
        SettingsModule,
        CatalogModule,
        CatalogCacheInvalidationModule,
        PaymentsModule,
        CartModule,
        OrdersModule,
        ContactModule,
        NotificationsModule,
        HealthModule,
        JobsModule,
        SitemapModule,
        // Last: its routes take every address that nobody else answers.
        PagesModule,
      ],
    };
  }
}
