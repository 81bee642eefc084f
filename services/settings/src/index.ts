import { PriceDisplay1797034000602 } from './persistence/migrations/1797034000602-price-display';
import { WidenSettingsAmounts1796800000101 } from './persistence/migrations/1796800000101-widen-settings-amounts';
import type { ShopModule } from '@kp/platform/composition';
import { ScheduledRuns } from '@kp/platform/scheduler';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CreateSettings1763700001000 } from './persistence/migrations/1763700001000-create-settings';
import { CreateExchangeRates1795369012417 } from './persistence/migrations/1795369012417-create-exchange-rates';
import { AddAccountingSettings1795379442739 } from './persistence/migrations/1795379442739-add-accounting-settings';
import { AddTrackingUrlTemplate1795384344266 } from './persistence/migrations/1795384344266-add-tracking-url-template';
import { AddInvoiceNotes1795400434114 } from './persistence/migrations/1795400434114-add-invoice-notes';
import { CreateShippingZones1795413400274 } from './persistence/migrations/1795413400274-create-shipping-zones';
import { CreateRetentionSettings1795426813208 } from './persistence/migrations/1795426813208-create-retention-settings';
import { CreateSharedViews1795439786865 } from './persistence/migrations/1795439786865-create-shared-views';
import { NameRateSources1795893741561 } from './persistence/migrations/1795893741561-name-rate-sources';
import { CreateDeliverySettings1795908600512 } from './persistence/migrations/1795908600512-create-delivery-settings';
import { CreateLegalDuties1795934823203 } from './persistence/migrations/1795934823203-create-legal-duties';
import { KeepOwnViews1795971200300 } from './persistence/migrations/1795971200300-keep-own-views';
import { CreateShopSettings1795970000101 } from './persistence/migrations/1795970000101-create-shop-settings';
import { CheckVatNumbers1796900000501 } from './persistence/migrations/1796900000501-check-vat-numbers';
import { TaxClasses1796000100311 } from './persistence/migrations/1796000100311-tax-classes';
import { CreateTags1797034000703 } from './persistence/migrations/1797034000703-create-tags';
import { VatRegistrations1797245000211 } from './persistence/migrations/1797245000211-vat-registrations';
import { InvoiceIssuing1799145000503 } from './persistence/migrations/1799145000503-invoice-issuing';
import { CreateBrand1800847500101 } from './persistence/migrations/1800847500101-create-brand';
import { CreatePages1800857600103 } from './persistence/migrations/1800857600103-create-pages';
import { NameShop1800445000401 } from './persistence/migrations/1800445000401-name-shop';
import { SetCatalogLanguage1799645000601 } from './persistence/migrations/1799645000601-set-catalog-language';
import { TimeZoneAsConstant1800445000411 } from './persistence/migrations/1800445000411-time-zone-as-constant';
import { LeaveStandardDeliveryOut1800852100103 } from './persistence/migrations/1800852100103-leave-standard-delivery-out';
import { CreateDeliveryMethods1800852100101 } from './persistence/migrations/1800852100101-create-delivery-methods';
import { BeginWeeks1798445000401 } from './persistence/migrations/1798445000401-begin-weeks';
import { FormatExports1798445000301 } from './persistence/migrations/1798445000301-format-exports';
import { KeepHolidaysOfCountry1798445000201 } from './persistence/migrations/1798445000201-keep-holidays-of-country';
import { SetTimeZone1798445000101 } from './persistence/migrations/1798445000101-set-time-zone';
import { CloseMonths1801457600201 } from './persistence/migrations/1801457600201-close-months';
import { NameDeliveryMethods1801657600103 } from './persistence/migrations/1801657600103-name-delivery-methods';
import { NameShareCapital1801957700201 } from './persistence/migrations/1801957700201-name-share-capital';
import { WriteDocumentTexts1801957700202 } from './persistence/migrations/1801957700202-write-document-texts';
import { ClosedMonths } from './closed-months/closed-months.service';
import { BrandFiles } from './brand/brand-files';
import { Brand } from './brand/brand.service';
import { BrandSettingsRow } from './brand/brand.entity';
import { Pages } from './pages/pages.service';
import { DeliverySettingsRow } from './delivery-settings.entity';
import { DeliveryMethodRow } from './delivery-method.entity';
import { DeliveryMethods } from './delivery-methods.service';
import { DeliveryService } from './delivery.service';
import { ExchangeRate } from './exchange-rate.entity';
import { SettingsCache } from './settings-cache';
import { ExchangeRatesConfig } from './exchange-rates.config';
import { GuaranteeNotices, GuaranteeNoticesConfig } from './guarantee-notices';
import { NewsletterConfig } from './newsletter.config';
import { AdminShippingSettingsController } from './http/admin-shipping-settings.controller';
import { CompanyRegister } from './company-register/company-register';
import { CompanyRegisterConfig } from './company-register/company-register.config';
import { CompanyRegisterController } from './http/company-register.controller';
import { CompanySettingsController } from './http/company-settings.controller';
import { ConnectionsController } from './http/connections.controller';
import { AdminDeliverySettingsController } from './http/admin-delivery-settings.controller';
import { DeliveryMethodsController } from './http/delivery-methods.controller';
import { WaysOfDeliveryController } from './http/ways-of-delivery.controller';
import { DeliveryTermsController } from './http/delivery-terms.controller';
import { LegalDutiesController } from './http/legal-duties.controller';
import { RatesController } from './http/rates.controller';
import { TaxSettingsController } from './http/tax-settings.controller';
import { VatRegistrationsController } from './http/vat-registrations.controller';
import { RetentionSettingsController } from './http/retention-settings.controller';
import { ShippingSettingsController } from './http/shipping-settings.controller';
import { ShippingZonesController } from './http/shipping-zones.controller';
import { SharedViewsController } from './http/shared-views.controller';
import { RefreshExchangeRates } from './jobs/refresh-exchange-rates';
import { CurrencyHolders } from './currency-holder';
import { LegalDuties } from './legal-duties.service';
import { LegalDutyRow } from './legal-duty.entity';
import { RatesService } from './rates.service';
import { CompanySettings, RetentionSettingsRow, ShippingSettingsRow } from './settings.entity';
import { SettingsService } from './settings.service';
import { ShippingBandRow, ShippingZoneRow } from './shipping-zone.entity';
import { ShippingZonesService } from './shipping-zones.service';
import { BrandFilesController, BrandTextsController } from './http/brand.controller';
import { AdminPagesController, PagesOfShopController } from './http/pages.controller';
import { BrandSettingsController } from './http/brand-settings.controller';
import { RegionalSettingsController } from './http/regional-settings.controller';
import { ShopSettingsController } from './http/shop-settings.controller';
import { ShopSettingsRow } from './shop-settings.entity';
import { ShopSettingsService } from './shop-settings.service';
import { SharedView } from './shared-view.entity';
import { SharedViewsService } from './shared-views.service';
import { TagsController } from './http/tags.controller';
import { Tags } from './tags/tags.service';
import { Taxes } from './tax/taxes.service';
import { TaxSettings } from './tax/tax-settings.entity';
import { VatRate } from './tax/vat-rate.entity';
import { VatRegistrationRow } from './tax/vat-registration.entity';
import { VatRegistrations } from './tax/vat-registrations.service';
import { VatNumbers } from './vies/vat-numbers';
import { ViesClient } from './vies/vies.client';
import { ViesConfig } from './vies/vies.config';

export { BrandFiles } from './brand/brand-files';
export { Brand } from './brand/brand.service';
export { Pages } from './pages/pages.service';
export { publicBrand } from './brand/public-brand';
export { BrandResponse } from './http/brand-settings.dto';
export { CompanyResponse } from './http/shipping-settings.dto';
export { CompanyRegister, type CompanySearch, MAX_NUMBERS } from './company-register/company-register';
export { type ClosedMonth, ClosedMonths } from './closed-months/closed-months.service';
export { RatesService } from './rates.service';
export { type BankAccount, SettingsService, type ShippingTerms } from './settings.service';
export { CurrencyHolder } from './currency-holder';
export { TIME_ZONE_CHANGED } from './events';
export { currencyInUse, priceEntryInUse } from './settings.errors';
export { isOutsideVat, type Seller } from './settings.entity';
export { DeliveryService, type ShippingRegion } from './delivery.service';
export { DeliveryMethods } from './delivery-methods.service';
export { LegalDuties } from './legal-duties.service';
export { GUARANTEE_NOTICES_PATH, GuaranteeNotices, GuaranteeNoticesConfig } from './guarantee-notices';
export { NewsletterConfig } from './newsletter.config';
export { PastDay } from './http/past-day';
export { BUSINESS_DAY_SQL, businessDay } from './business-day';
export { hasTagSql, REPLACE_TAGS, taggedSql, tagsTextSql } from './tags/tag-sql';
export { RowsQuery, TagNamesRequest } from './http/tags.dto';
export { Tags } from './tags/tags.service';
export { HOME_COUNTRY } from '@kp/commerce/countries';
export { OSS_THRESHOLD } from './tax/oss-year';
export { type SaleTaxes, Taxes } from './tax/taxes.service';
export { type VatNumberCheck, VatNumbers } from './vies/vat-numbers';
export type { VatNumberState } from './vies/vies.client';
export type { Supply, SupplyKind, TaxDestination } from './tax/place-of-supply';

const settingsEntities = [
  ShopSettingsRow,
  BrandSettingsRow,
  ShippingSettingsRow,
  VatRate,
  VatRegistrationRow,
  TaxSettings,
  ExchangeRate,
  CompanySettings,
  RetentionSettingsRow,
  DeliverySettingsRow,
  ShippingZoneRow,
  ShippingBandRow,
  DeliveryMethodRow,
  SharedView,
  LegalDutyRow,
];
const settingsMigrations = [
  CreateSettings1763700001000,
  CreateExchangeRates1795369012417,
  AddAccountingSettings1795379442739,
  AddTrackingUrlTemplate1795384344266,
  AddInvoiceNotes1795400434114,
  CreateShippingZones1795413400274,
  CreateRetentionSettings1795426813208,
  CreateSharedViews1795439786865,
  NameRateSources1795893741561,
  CreateDeliverySettings1795908600512,
  CreateLegalDuties1795934823203,
  CreateShopSettings1795970000101,
  KeepOwnViews1795971200300,
  TaxClasses1796000100311,
  CheckVatNumbers1796900000501,
  WidenSettingsAmounts1796800000101,
  PriceDisplay1797034000602,
  CreateTags1797034000703,
  VatRegistrations1797245000211,
  SetTimeZone1798445000101,
  KeepHolidaysOfCountry1798445000201,
  FormatExports1798445000301,
  BeginWeeks1798445000401,
  InvoiceIssuing1799145000503,
  SetCatalogLanguage1799645000601,
  NameShop1800445000401,
  TimeZoneAsConstant1800445000411,
  CreateBrand1800847500101,
  CreateDeliveryMethods1800852100101,
  LeaveStandardDeliveryOut1800852100103,
  CreatePages1800857600103,
  CloseMonths1801457600201,
  NameDeliveryMethods1801657600103,
  NameShareCapital1801957700201,
  WriteDocumentTexts1801957700202,
];

@Module({
  imports: [DiscoveryModule],
  controllers: [
    ShopSettingsController,
    BrandSettingsController,
    BrandTextsController,
    BrandFilesController,
    PagesOfShopController,
    AdminPagesController,
    RegionalSettingsController,
    ShippingSettingsController,
    AdminShippingSettingsController,
    CompanyRegisterController,
    CompanySettingsController,
    ConnectionsController,
    RatesController,
    TaxSettingsController,
    VatRegistrationsController,
    RetentionSettingsController,
    ShippingZonesController,
    DeliveryMethodsController,
    WaysOfDeliveryController,
    DeliveryTermsController,
    AdminDeliverySettingsController,
    SharedViewsController,
    TagsController,
    LegalDutiesController,
  ],
  providers: [
    SettingsService,
    Brand,
    BrandFiles,
    ClosedMonths,
    Pages,
    SettingsCache,
    RatesService,
    ShippingZonesService,
    DeliveryMethods,
    DeliveryService,
    LegalDuties,
    GuaranteeNotices,
    Taxes,
    VatRegistrations,
    ViesClient,
    CompanyRegister,
    VatNumbers,
    SharedViewsService,
    Tags,
    ShopSettingsService,
    CurrencyHolders,
    ScheduledRuns,
  ],
  exports: [
    SettingsService,
    Brand,
    BrandFiles,
    ClosedMonths,
    CompanyRegister,
    DeliveryMethods,
    Pages,
    DeliveryService,
    LegalDuties,
    GuaranteeNotices,
    RatesService,
    Tags,
    Taxes,
    VatNumbers,
  ],
})
export class SettingsModule {}

@Module({ imports: [SettingsModule], providers: [RefreshExchangeRates] })
class SettingsWorkerModule {}

export const settingsDescriptor: ShopModule = {
  name: 'settings',
  entities: settingsEntities,
  migrations: settingsMigrations,
  config: [ExchangeRatesConfig, NewsletterConfig, GuaranteeNoticesConfig, ViesConfig, CompanyRegisterConfig],
  gateway: [SettingsModule],
  worker: [SettingsWorkerModule],
};
