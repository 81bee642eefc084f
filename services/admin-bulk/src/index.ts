import { Module } from '@nestjs/common';
import { CustomerImportModule } from '@kp/auth';
import { CatalogBatchModule } from '@kp/catalog';
import { OrderImportModule, OrdersModule } from '@kp/orders';
import { PaymentsCoreModule } from '@kp/payments';
import type { ShopModule } from '@kp/platform/composition';
import { SettingsModule } from '@kp/settings';
import { AuditEntries } from './audit/audit-entries';
import { AuditSearch } from './audit/audit-search';
import { AuditMonths } from './audit/audit-months';
import { AuditController } from './audit/audit.controller';
import { BulkJobProgress } from './bulk/bulk-job-progress';
import { BulkJobRepository } from './bulk/bulk-job.repository';
import { BulkJobSchedule } from './bulk/bulk-job-schedule';
import { BulkJobs } from './bulk/bulk-jobs';
import { BulkJobsController } from './bulk/bulk-jobs.controller';
import { BulkPreviews } from './bulk/bulk-preview';
import { BulkPreviewsController, BulkProductsController } from './bulk/bulk-products.controller';
import { RunBulkJobHandler } from './bulk/run-bulk-job.handler';
import { CustomerExport } from './customers/customer-export';
import { Customers } from './customers/customers';
import { DashboardService } from './dashboard/dashboard.service';
import { CustomersController } from './customers/customers.controller';
import { DashboardController } from './dashboard/dashboard.controller';
import { ImportCauses } from './imports/causes/import-causes';
import { ImportFiles } from './imports/import-files';
import { ImportJobRepository } from './imports/import-job.repository';
import { ImportMappingRepository } from './imports/import-mapping.repository';
import { ImportMappings } from './imports/import-mappings';
import { ImportMappingsController } from './imports/import-mappings.controller';
import { ImportProgress } from './imports/import-progress';
import { ImportRetention } from './imports/import-retention';
import { Importers } from './imports/importers';
import { ImportTables } from './imports/import-tables';
import { Imports } from './imports/imports';
import { ImportsController } from './imports/imports.controller';
import { RunImportHandler } from './imports/run-import.handler';
import { HeldPrices } from './feeds/held-prices';
import { FeedLimits } from './feeds/feed-limits';
import { FeedRepository } from './feeds/feed.repository';
import { FeedRunRepository } from './feeds/feed-run.repository';
import { FeedRuns } from './feeds/feed-runs';
import { FeedSchedule } from './feeds/feed-schedule';
import { FeedSecrets } from './feeds/feed-secrets';
import { FeedSource } from './feeds/feed-source';
import { Feeds } from './feeds/feeds';
import { FeedsController } from './feeds/feeds.controller';
import { RunFeedHandler } from './feeds/run-feed.handler';
import { JobTurns } from './long-jobs/job-turns';
import { MergeSales, SumSalesAnew } from './dashboard/merge-sales';
import { OrderWeightsController } from './order-weights/order-weights.controller';
import { OpenTasksReader } from './dashboard/open-tasks';
import { DemoData } from './setup/demo-data';
import { ReadinessService } from './setup/readiness';
import { RemoveDemoDataHandler } from './setup/remove-demo-data.handler';
import { SetupController } from './setup/setup.controller';
import { MatchingTags } from './tags/matching-tags';
import { MatchingTagsController } from './tags/matching-tags.controller';
import { SummarizeSales1795399722417 } from './persistence/migrations/1795399722417-summarize-sales';
import { CreateBulkJobs1795436152527 } from './persistence/migrations/1795436152527-create-bulk-jobs';
import { LightenBulkResults1795540030001 } from './persistence/migrations/1795540030001-lighten-bulk-results';
import { CreateImports1795485900137 } from './persistence/migrations/1795485900137-create-imports';
import { ImportMoreKinds1795530010311 } from './persistence/migrations/1795530010311-import-more-kinds';
import { ImportPictures1795523261637 } from './persistence/migrations/1795523261637-import-pictures';
import { SearchCustomersByPhone1795881378772 } from './persistence/migrations/1795881378772-search-customers-by-phone';
import { SummarizeCustomers1795425054240 } from './persistence/migrations/1795425054240-summarize-customers';
import { SumByShopDays1798445000103 } from './persistence/migrations/1798445000103-sum-by-shop-days';
import { SumBesideOrders1799645000605 } from './persistence/migrations/1799645000605-sum-beside-orders';
import { SumEachOrder1800445000414 } from './persistence/migrations/1800445000414-sum-each-order';
import { KeepImportMappings1800848200101 } from './persistence/migrations/1800848200101-keep-import-mappings';
import { AddSoldLines1800845000102 } from './persistence/migrations/1800845000102-add-sold-lines';
import { ImportSheets1795895171602 } from './persistence/migrations/1795895171602-import-sheets';
import { CreateSetupMarks1799045000102 } from './persistence/migrations/1799045000102-create-setup-marks';
import { UndoImports1798145100727 } from './persistence/migrations/1798145100727-undo-imports';
import { CreateSupplierFeeds1800856400101 } from './persistence/migrations/1800856400101-create-supplier-feeds';
import { ImportAttributes1801457700209 } from './persistence/migrations/1801457700209-import-attributes';
import { StopSoldOutLists1801457700107 } from './persistence/migrations/1801457700107-stop-sold-out-lists';
import { ImportLayouts1798145000721 } from './persistence/migrations/1798145000721-import-layouts';

@Module({
  imports: [CatalogBatchModule],
  providers: [BulkJobRepository, BulkJobs],
  exports: [BulkJobRepository, BulkJobs, CatalogBatchModule],
})
class BulkJobsModule {}

const IMPORTS = [
  HeldPrices,
  FeedRepository,
  FeedRunRepository,
  FeedRuns,
  FeedSecrets,
  FeedSource,
  Importers,
  ImportFiles,
  ImportJobRepository,
  ImportMappingRepository,
  ImportTables,
];

@Module({
  imports: [CatalogBatchModule, CustomerImportModule, OrderImportModule, SettingsModule],
  providers: IMPORTS,
  exports: IMPORTS,
})
class ImportsModule {}

@Module({
  imports: [BulkJobsModule, ImportsModule, OrdersModule, PaymentsCoreModule, SettingsModule],
  controllers: [
    AuditController,
    BulkJobsController,
    BulkPreviewsController,
    BulkProductsController,
    CustomersController,
    DashboardController,
    ImportMappingsController,
    FeedsController,
    ImportsController,
    SetupController,
    MatchingTagsController,
    OrderWeightsController,
  ],
  providers: [
    AuditEntries,
    AuditSearch,
    BulkJobProgress,
    BulkPreviews,
    CustomerExport,
    Customers,
    DashboardService,
    Feeds,
    ImportCauses,
    ImportMappings,
    ImportProgress,
    Imports,
    MatchingTags,
    OpenTasksReader,
    ReadinessService,
    DemoData,
  ],
})
class AdminBulkModule {}

@Module({
  imports: [BulkJobsModule, ImportsModule, SettingsModule],
  providers: [
    AuditMonths,
    BulkJobSchedule,
    FeedLimits,
    FeedSchedule,
    ImportRetention,
    JobTurns,
    MergeSales,
    RunBulkJobHandler,
    RunFeedHandler,
    RunImportHandler,
    RemoveDemoDataHandler,
    SumSalesAnew,
  ],
})
class AdminBulkWorkerModule {}

export const adminBulkDescriptor: ShopModule = {
  name: 'admin-bulk',
  entities: [],
  migrations: [
    SummarizeSales1795399722417,
    SummarizeCustomers1795425054240,
    CreateBulkJobs1795436152527,
    CreateImports1795485900137,
    ImportPictures1795523261637,
    ImportMoreKinds1795530010311,
    LightenBulkResults1795540030001,
    SearchCustomersByPhone1795881378772,
    ImportSheets1795895171602,
    ImportLayouts1798145000721,
    UndoImports1798145100727,
    SumByShopDays1798445000103,
    CreateSetupMarks1799045000102,
    SumBesideOrders1799645000605,
    SumEachOrder1800445000414,
    AddSoldLines1800845000102,
    KeepImportMappings1800848200101,
    CreateSupplierFeeds1800856400101,
    StopSoldOutLists1801457700107,
    ImportAttributes1801457700209,
  ],
  config: [],
  gateway: [AdminBulkModule],
  worker: [AdminBulkWorkerModule],
};
