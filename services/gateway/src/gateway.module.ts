import { type DynamicModule, Module } from '@nestjs/common';
import { shopModules } from '@kp/modules';
import { PlatformModule } from '@kp/platform/composition';
import type { Environment } from '@kp/platform/config';
import { HttpPlatformModule } from '@kp/platform/http';
import { gatewayConfigs } from './gateway.config';
import { HealthModule } from './health/health.controller';
import { CspReportsController } from './http/csp-reports.controller';
import { JobsModule } from './jobs/jobs.controller';
import { PagesModule } from './pages/pages.controller';
import { ProductFeedModule } from './product-feed/product-feed.controller';
import { PublicConfigModule } from './public-config/public-config.controller';
import { SitemapModule } from './sitemap/sitemap.controller';

/** Composes the modules of the shop into the HTTP process. No business code lives here. */
@Module({})
export class GatewayModule {
  static forRoot(environment?: Environment, modules = shopModules): DynamicModule {
    return {
      module: GatewayModule,
      controllers: [CspReportsController],
      imports: [
        PlatformModule.forRoot({ environment, modules, config: gatewayConfigs }),
        PublicConfigModule,
        ...modules.flatMap((module) => module.gateway),
        HttpPlatformModule,
        HealthModule,
        JobsModule,
        SitemapModule,
        ProductFeedModule,
        // Last: its routes take every path that no other module answers.
        PagesModule,
      ],
    };
  }
}
