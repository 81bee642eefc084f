import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from '@kp/payments';
import type { ShopModule } from '@kp/platform/composition';
import { DashboardService } from './dashboard.service';
import { DashboardController } from './http/dashboard.controller';
import { MergeSales } from './jobs/merge-sales';
import { SummarizeSales1795399722417 } from './persistence/migrations/1795399722417-summarize-sales';

@Module({
  imports: [PaymentsCoreModule],
  controllers: [DashboardController],
  providers: [DashboardService],
})
class AdminBulkModule {}

@Module({ providers: [MergeSales] })
class AdminBulkWorkerModule {}

export const adminBulkDescriptor: ShopModule = {
  name: 'admin-bulk',
  entities: [],
  migrations: [SummarizeSales1795399722417],
  config: [],
  gateway: [AdminBulkModule],
  worker: [AdminBulkWorkerModule],
};
