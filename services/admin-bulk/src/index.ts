import { Module } from '@nestjs/common';
import { CatalogModule } from '@kp/catalog';
import { PaymentsCoreModule } from '@kp/payments';
import type { ShopModule } from '@kp/platform/composition';
import { Customers } from './customers/customers';
import { DashboardService } from './dashboard.service';
import { CustomersController } from './http/customers.controller';
import { DashboardController } from './http/dashboard.controller';
import { MergeSales } from './jobs/merge-sales';
import { SummarizeSales1795399722417 } from './persistence/migrations/1795399722417-summarize-sales';
import { SummarizeCustomers1795425054240 } from './persistence/migrations/1795425054240-summarize-customers';
import { BulkProducts } from './products/bulk-products';
import { BulkProductsController } from './products/bulk-products.controller';

@Module({
  imports: [CatalogModule, PaymentsCoreModule],
  controllers: [BulkProductsController, DashboardController, CustomersController],
  providers: [BulkProducts, DashboardService, Customers],
})
class AdminBulkModule {}

@Module({ providers: [MergeSales] })
class AdminBulkWorkerModule {}

export const adminBulkDescriptor: ShopModule = {
  name: 'admin-bulk',
  entities: [],
  migrations: [SummarizeSales1795399722417, SummarizeCustomers1795425054240],
  config: [],
  gateway: [AdminBulkModule],
  worker: [AdminBulkWorkerModule],
};
