import { emptyApi as api } from "../empty-api";
export const addTagTypes = [
  "ShopSettings",
  "BrandSettings",
  "AdminPages",
  "RegionalSettings",
  "AdminShippingSettings",
  "CompanyRegister",
  "CompanySettings",
  "Connections",
  "Rates",
  "TaxSettings",
  "VatRegistrations",
  "RetentionSettings",
  "ShippingZones",
  "DeliveryMethods",
  "AdminDeliverySettings",
  "LegalDuties",
  "Staff",
  "StaffRoles",
  "Synonyms",
  "PaymentSettings",
  "DiscountCodes",
  "DistanceSales",
  "DocumentNumbers",
  "EFactura",
  "BankStatements",
  "AccountingMonths",
  "MonthArchives",
  "OpenItems",
  "Receipts",
  "Reminders",
  "SalesJournal",
  "StateSums",
  "MailSender",
  "Promotions",
  "ImportMappings",
  "Feeds",
  "Imports",
  "Setup",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getAdminShopSettings: build.query<
        GetAdminShopSettingsApiResponse,
        GetAdminShopSettingsApiArg
      >({
        query: () => ({ url: `/admin/api/shop-settings` }),
        providesTags: ["ShopSettings"],
      }),
      saveAdminShopSettings: build.mutation<
        SaveAdminShopSettingsApiResponse,
        SaveAdminShopSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/shop-settings`,
          method: "PUT",
          body: queryArg.saveShopSettingsRequest,
        }),
        invalidatesTags: ["ShopSettings"],
      }),
      getAdminBrandSettings: build.query<
        GetAdminBrandSettingsApiResponse,
        GetAdminBrandSettingsApiArg
      >({
        query: () => ({ url: `/admin/api/brand-settings` }),
        providesTags: ["BrandSettings"],
      }),
      saveAdminBrandSettings: build.mutation<
        SaveAdminBrandSettingsApiResponse,
        SaveAdminBrandSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/brand-settings`,
          method: "PUT",
          body: queryArg.saveBrandSettingsRequest,
        }),
        invalidatesTags: ["BrandSettings"],
      }),
      addAdminBrandPicture: build.mutation<
        AddAdminBrandPictureApiResponse,
        AddAdminBrandPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/brand-settings/pictures/${queryArg.kind}`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["BrandSettings"],
      }),
      listAdminPages: build.query<
        ListAdminPagesApiResponse,
        ListAdminPagesApiArg
      >({
        query: () => ({ url: `/admin/api/pages` }),
        providesTags: ["AdminPages"],
      }),
      getAdminPage: build.query<GetAdminPageApiResponse, GetAdminPageApiArg>({
        query: (queryArg) => ({ url: `/admin/api/pages/${queryArg.slug}` }),
        providesTags: ["AdminPages"],
      }),
      saveAdminPage: build.mutation<
        SaveAdminPageApiResponse,
        SaveAdminPageApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/pages/${queryArg.slug}`,
          method: "PUT",
          body: queryArg.savePageRequest,
        }),
        invalidatesTags: ["AdminPages"],
      }),
      deleteAdminPage: build.mutation<
        DeleteAdminPageApiResponse,
        DeleteAdminPageApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/pages/${queryArg.slug}`,
          method: "DELETE",
        }),
        invalidatesTags: ["AdminPages"],
      }),
      getAdminPageRevision: build.query<
        GetAdminPageRevisionApiResponse,
        GetAdminPageRevisionApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/pages/${queryArg.slug}/revisions/${queryArg.revisionId}`,
        }),
        providesTags: ["AdminPages"],
      }),
      publishAdminPage: build.mutation<
        PublishAdminPageApiResponse,
        PublishAdminPageApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/pages/${queryArg.slug}/published`,
          method: "PUT",
          body: queryArg.publishPageRequest,
        }),
        invalidatesTags: ["AdminPages"],
      }),
      previewAdminPage: build.mutation<
        PreviewAdminPageApiResponse,
        PreviewAdminPageApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/pages/preview`,
          method: "POST",
          body: queryArg.previewPageRequest,
        }),
        invalidatesTags: ["AdminPages"],
      }),
      getAdminRegionalSettings: build.query<
        GetAdminRegionalSettingsApiResponse,
        GetAdminRegionalSettingsApiArg
      >({
        query: () => ({ url: `/admin/api/regional-settings` }),
        providesTags: ["RegionalSettings"],
      }),
      saveAdminRegionalSettings: build.mutation<
        SaveAdminRegionalSettingsApiResponse,
        SaveAdminRegionalSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/regional-settings`,
          method: "PUT",
          body: queryArg.saveRegionalSettingsRequest,
        }),
        invalidatesTags: ["RegionalSettings"],
      }),
      getAdminShippingSettings: build.query<
        GetAdminShippingSettingsApiResponse,
        GetAdminShippingSettingsApiArg
      >({
        query: () => ({ url: `/admin/api/shipping-settings` }),
        providesTags: ["AdminShippingSettings"],
      }),
      saveShippingSettings: build.mutation<
        SaveShippingSettingsApiResponse,
        SaveShippingSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/shipping-settings`,
          method: "PUT",
          body: queryArg.saveShippingSettingsRequest,
        }),
        invalidatesTags: ["AdminShippingSettings"],
      }),
      findAdminCompanySettingsInRegister: build.query<
        FindAdminCompanySettingsInRegisterApiResponse,
        FindAdminCompanySettingsInRegisterApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/company-register`,
          params: {
            country: queryArg.country,
            number: queryArg["number"],
          },
        }),
        providesTags: ["CompanyRegister"],
      }),
      saveCompanySettings: build.mutation<
        SaveCompanySettingsApiResponse,
        SaveCompanySettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/company-settings`,
          method: "PUT",
          body: queryArg.saveCompanySettingsRequest,
        }),
        invalidatesTags: ["CompanySettings"],
      }),
      getAdminConnection: build.query<
        GetAdminConnectionApiResponse,
        GetAdminConnectionApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/connections/${queryArg.group}`,
        }),
        providesTags: ["Connections"],
      }),
      saveAdminConnection: build.mutation<
        SaveAdminConnectionApiResponse,
        SaveAdminConnectionApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/connections/${queryArg.group}`,
          method: "PUT",
          body: queryArg.saveConnectionRequest,
        }),
        invalidatesTags: ["Connections"],
      }),
      listVatRates: build.query<ListVatRatesApiResponse, ListVatRatesApiArg>({
        query: () => ({ url: `/admin/api/vat-rates` }),
        providesTags: ["Rates"],
      }),
      addVatRate: build.mutation<AddVatRateApiResponse, AddVatRateApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/vat-rates`,
          method: "POST",
          body: queryArg.addVatRateRequest,
        }),
        invalidatesTags: ["Rates"],
      }),
      deleteVatRate: build.mutation<
        DeleteVatRateApiResponse,
        DeleteVatRateApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/vat-rates/${queryArg.country}/${queryArg.taxClass}/${queryArg.validFrom}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Rates"],
      }),
      listExchangeRates: build.query<
        ListExchangeRatesApiResponse,
        ListExchangeRatesApiArg
      >({
        query: () => ({ url: `/admin/api/exchange-rates` }),
        providesTags: ["Rates"],
      }),
      addExchangeRate: build.mutation<
        AddExchangeRateApiResponse,
        AddExchangeRateApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/exchange-rates`,
          method: "POST",
          body: queryArg.addExchangeRateRequest,
        }),
        invalidatesTags: ["Rates"],
      }),
      getAdminExchangeRateFeed: build.query<
        GetAdminExchangeRateFeedApiResponse,
        GetAdminExchangeRateFeedApiArg
      >({
        query: () => ({ url: `/admin/api/exchange-rate-feed` }),
        providesTags: ["Rates"],
      }),
      deleteExchangeRate: build.mutation<
        DeleteExchangeRateApiResponse,
        DeleteExchangeRateApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/exchange-rates/${queryArg.base}/${queryArg.quote}/${queryArg.validFrom}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Rates"],
      }),
      getTaxSettings: build.query<
        GetTaxSettingsApiResponse,
        GetTaxSettingsApiArg
      >({
        query: () => ({ url: `/admin/api/tax-settings` }),
        providesTags: ["TaxSettings"],
      }),
      saveTaxSettings: build.mutation<
        SaveTaxSettingsApiResponse,
        SaveTaxSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/tax-settings`,
          method: "PUT",
          body: queryArg.saveTaxSettingsRequest,
        }),
        invalidatesTags: ["TaxSettings"],
      }),
      addOfficialRates: build.mutation<
        AddOfficialRatesApiResponse,
        AddOfficialRatesApiArg
      >({
        query: () => ({
          url: `/admin/api/tax-settings/official-rates`,
          method: "PUT",
        }),
        invalidatesTags: ["TaxSettings"],
      }),
      listVatRegistrations: build.query<
        ListVatRegistrationsApiResponse,
        ListVatRegistrationsApiArg
      >({
        query: () => ({ url: `/admin/api/vat-registrations` }),
        providesTags: ["VatRegistrations"],
      }),
      addVatRegistration: build.mutation<
        AddVatRegistrationApiResponse,
        AddVatRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/vat-registrations`,
          method: "POST",
          body: queryArg.addVatRegistrationRequest,
        }),
        invalidatesTags: ["VatRegistrations"],
      }),
      deleteVatRegistration: build.mutation<
        DeleteVatRegistrationApiResponse,
        DeleteVatRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/vat-registrations/${queryArg.validFrom}`,
          method: "DELETE",
        }),
        invalidatesTags: ["VatRegistrations"],
      }),
      getRetentionSettings: build.query<
        GetRetentionSettingsApiResponse,
        GetRetentionSettingsApiArg
      >({
        query: () => ({ url: `/admin/api/retention-settings` }),
        providesTags: ["RetentionSettings"],
      }),
      saveRetentionSettings: build.mutation<
        SaveRetentionSettingsApiResponse,
        SaveRetentionSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/retention-settings`,
          method: "PUT",
          body: queryArg.saveRetentionSettingsRequest,
        }),
        invalidatesTags: ["RetentionSettings"],
      }),
      listShippingZones: build.query<
        ListShippingZonesApiResponse,
        ListShippingZonesApiArg
      >({
        query: () => ({ url: `/admin/api/shipping-zones` }),
        providesTags: ["ShippingZones"],
      }),
      addShippingZone: build.mutation<
        AddShippingZoneApiResponse,
        AddShippingZoneApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/shipping-zones`,
          method: "POST",
          body: queryArg.saveShippingZoneRequest,
        }),
        invalidatesTags: ["ShippingZones"],
      }),
      replaceShippingZone: build.mutation<
        ReplaceShippingZoneApiResponse,
        ReplaceShippingZoneApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/shipping-zones/${queryArg.id}`,
          method: "PUT",
          body: queryArg.replaceShippingZoneRequest,
        }),
        invalidatesTags: ["ShippingZones"],
      }),
      deleteShippingZone: build.mutation<
        DeleteShippingZoneApiResponse,
        DeleteShippingZoneApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/shipping-zones/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["ShippingZones"],
      }),
      listDeliveryMethods: build.query<
        ListDeliveryMethodsApiResponse,
        ListDeliveryMethodsApiArg
      >({
        query: () => ({ url: `/admin/api/delivery-methods` }),
        providesTags: ["DeliveryMethods"],
      }),
      addDeliveryMethod: build.mutation<
        AddDeliveryMethodApiResponse,
        AddDeliveryMethodApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/delivery-methods`,
          method: "POST",
          body: queryArg.saveDeliveryMethodRequest,
        }),
        invalidatesTags: ["DeliveryMethods"],
      }),
      replaceDeliveryMethod: build.mutation<
        ReplaceDeliveryMethodApiResponse,
        ReplaceDeliveryMethodApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/delivery-methods/${queryArg.id}`,
          method: "PUT",
          body: queryArg.replaceDeliveryMethodRequest,
        }),
        invalidatesTags: ["DeliveryMethods"],
      }),
      deleteDeliveryMethod: build.mutation<
        DeleteDeliveryMethodApiResponse,
        DeleteDeliveryMethodApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/delivery-methods/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["DeliveryMethods"],
      }),
      getAdminDeliverySettings: build.query<
        GetAdminDeliverySettingsApiResponse,
        GetAdminDeliverySettingsApiArg
      >({
        query: () => ({ url: `/admin/api/delivery-settings` }),
        providesTags: ["AdminDeliverySettings"],
      }),
      saveAdminDeliverySettings: build.mutation<
        SaveAdminDeliverySettingsApiResponse,
        SaveAdminDeliverySettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/delivery-settings`,
          method: "PUT",
          body: queryArg.saveDeliverySettingsRequest,
        }),
        invalidatesTags: ["AdminDeliverySettings"],
      }),
      getLegalDutiesByAdmin: build.query<
        GetLegalDutiesByAdminApiResponse,
        GetLegalDutiesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/legal-duties/${queryArg.country}`,
        }),
        providesTags: ["LegalDuties"],
      }),
      saveLegalDutiesByAdmin: build.mutation<
        SaveLegalDutiesByAdminApiResponse,
        SaveLegalDutiesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/legal-duties/${queryArg.country}`,
          method: "PUT",
          body: queryArg.legalDutiesBody,
        }),
        invalidatesTags: ["LegalDuties"],
      }),
      listStaffByAdmin: build.query<
        ListStaffByAdminApiResponse,
        ListStaffByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/staff` }),
        providesTags: ["Staff"],
      }),
      setStaffRolesByAdmin: build.mutation<
        SetStaffRolesByAdminApiResponse,
        SetStaffRolesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/staff/${queryArg.userId}`,
          method: "PUT",
          body: queryArg.setStaffRolesRequest,
        }),
        invalidatesTags: ["Staff"],
      }),
      removeStaffByAdmin: build.mutation<
        RemoveStaffByAdminApiResponse,
        RemoveStaffByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/staff/${queryArg.userId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Staff"],
      }),
      inviteStaffByAdmin: build.mutation<
        InviteStaffByAdminApiResponse,
        InviteStaffByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/staff/invitations`,
          method: "POST",
          body: queryArg.inviteStaffRequest,
        }),
        invalidatesTags: ["Staff"],
      }),
      listStaffRolesByAdmin: build.query<
        ListStaffRolesByAdminApiResponse,
        ListStaffRolesByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/staff-roles` }),
        providesTags: ["StaffRoles"],
      }),
      createStaffRoleByAdmin: build.mutation<
        CreateStaffRoleByAdminApiResponse,
        CreateStaffRoleByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/staff-roles`,
          method: "POST",
          body: queryArg.createRoleRequest,
        }),
        invalidatesTags: ["StaffRoles"],
      }),
      updateStaffRoleByAdmin: build.mutation<
        UpdateStaffRoleByAdminApiResponse,
        UpdateStaffRoleByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/staff-roles/${queryArg.id}`,
          method: "PUT",
          body: queryArg.updateRoleRequest,
        }),
        invalidatesTags: ["StaffRoles"],
      }),
      deleteStaffRoleByAdmin: build.mutation<
        DeleteStaffRoleByAdminApiResponse,
        DeleteStaffRoleByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/staff-roles/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["StaffRoles"],
      }),
      listSynonymsByAdmin: build.query<
        ListSynonymsByAdminApiResponse,
        ListSynonymsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/synonyms`,
          params: {
            search: queryArg.search,
            language: queryArg.language,
            sort: queryArg.sort,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Synonyms"],
      }),
      createSynonymsByAdmin: build.mutation<
        CreateSynonymsByAdminApiResponse,
        CreateSynonymsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/synonyms`,
          method: "POST",
          body: queryArg.saveSynonymsRequest,
        }),
        invalidatesTags: ["Synonyms"],
      }),
      testSearchByAdmin: build.query<
        TestSearchByAdminApiResponse,
        TestSearchByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/synonyms/test`,
          params: {
            q: queryArg.q,
            language: queryArg.language,
          },
        }),
        providesTags: ["Synonyms"],
      }),
      updateSynonymsByAdmin: build.mutation<
        UpdateSynonymsByAdminApiResponse,
        UpdateSynonymsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/synonyms/${queryArg.id}`,
          method: "PUT",
          body: queryArg.saveSynonymsRequest,
        }),
        invalidatesTags: ["Synonyms"],
      }),
      deleteSynonymsByAdmin: build.mutation<
        DeleteSynonymsByAdminApiResponse,
        DeleteSynonymsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/synonyms/${queryArg.id}`,
          method: "DELETE",
          params: {
            version: queryArg.version,
          },
        }),
        invalidatesTags: ["Synonyms"],
      }),
      getPaymentSettingsByAdmin: build.query<
        GetPaymentSettingsByAdminApiResponse,
        GetPaymentSettingsByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/payment-settings` }),
        providesTags: ["PaymentSettings"],
      }),
      savePaymentSettingsByAdmin: build.mutation<
        SavePaymentSettingsByAdminApiResponse,
        SavePaymentSettingsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/payment-settings`,
          method: "PUT",
          body: queryArg.savePaymentSettingsRequest,
        }),
        invalidatesTags: ["PaymentSettings"],
      }),
      listDiscountCodesByAdmin: build.query<
        ListDiscountCodesByAdminApiResponse,
        ListDiscountCodesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/discount-codes`,
          params: {
            search: queryArg.search,
            state: queryArg.state,
          },
        }),
        providesTags: ["DiscountCodes"],
      }),
      addDiscountCodeByAdmin: build.mutation<
        AddDiscountCodeByAdminApiResponse,
        AddDiscountCodeByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/discount-codes`,
          method: "POST",
          body: queryArg.saveDiscountCodeRequest,
        }),
        invalidatesTags: ["DiscountCodes"],
      }),
      replaceDiscountCodeByAdmin: build.mutation<
        ReplaceDiscountCodeByAdminApiResponse,
        ReplaceDiscountCodeByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/discount-codes/${queryArg.id}`,
          method: "PUT",
          body: queryArg.replaceDiscountCodeRequest,
        }),
        invalidatesTags: ["DiscountCodes"],
      }),
      deleteDiscountCodeByAdmin: build.mutation<
        DeleteDiscountCodeByAdminApiResponse,
        DeleteDiscountCodeByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/discount-codes/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["DiscountCodes"],
      }),
      getDistanceSales: build.query<
        GetDistanceSalesApiResponse,
        GetDistanceSalesApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/distance-sales`,
          params: {
            year: queryArg.year,
          },
        }),
        providesTags: ["DistanceSales"],
      }),
      getAdminDocumentNumbers: build.query<
        GetAdminDocumentNumbersApiResponse,
        GetAdminDocumentNumbersApiArg
      >({
        query: () => ({ url: `/admin/api/document-numbers` }),
        providesTags: ["DocumentNumbers"],
      }),
      saveAdminDocumentNumbers: build.mutation<
        SaveAdminDocumentNumbersApiResponse,
        SaveAdminDocumentNumbersApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/document-numbers`,
          method: "PUT",
          body: queryArg.saveDocumentNumbersRequest,
        }),
        invalidatesTags: ["DocumentNumbers"],
      }),
      getAdminEFactura: build.query<
        GetAdminEFacturaApiResponse,
        GetAdminEFacturaApiArg
      >({
        query: () => ({ url: `/admin/api/e-factura` }),
        providesTags: ["EFactura"],
      }),
      saveEFactura: build.mutation<SaveEFacturaApiResponse, SaveEFacturaApiArg>(
        {
          query: (queryArg) => ({
            url: `/admin/api/e-factura`,
            method: "PUT",
            body: queryArg.saveEFacturaRequest,
          }),
          invalidatesTags: ["EFactura"],
        },
      ),
      disconnectEFactura: build.mutation<
        DisconnectEFacturaApiResponse,
        DisconnectEFacturaApiArg
      >({
        query: () => ({ url: `/admin/api/e-factura`, method: "DELETE" }),
        invalidatesTags: ["EFactura"],
      }),
      connectEFactura: build.mutation<
        ConnectEFacturaApiResponse,
        ConnectEFacturaApiArg
      >({
        query: () => ({ url: `/admin/api/e-factura/connect`, method: "POST" }),
        invalidatesTags: ["EFactura"],
      }),
      testEFactura: build.mutation<TestEFacturaApiResponse, TestEFacturaApiArg>(
        {
          query: () => ({ url: `/admin/api/e-factura/test`, method: "POST" }),
          invalidatesTags: ["EFactura"],
        },
      ),
      importBankStatementByAdmin: build.mutation<
        ImportBankStatementByAdminApiResponse,
        ImportBankStatementByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bank-statements`,
          method: "POST",
          params: {
            fileName: queryArg.fileName,
            mapping: queryArg.mapping,
          },
        }),
        invalidatesTags: ["BankStatements"],
      }),
      listBankStatementEntriesByAdmin: build.query<
        ListBankStatementEntriesByAdminApiResponse,
        ListBankStatementEntriesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bank-statements/entries`,
          params: {
            state: queryArg.state,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["BankStatements"],
      }),
      searchBankStatementDocumentsByAdmin: build.query<
        SearchBankStatementDocumentsByAdminApiResponse,
        SearchBankStatementDocumentsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bank-statements/documents`,
          params: {
            search: queryArg.search,
          },
        }),
        providesTags: ["BankStatements"],
      }),
      applyBankStatementMatchesByAdmin: build.mutation<
        ApplyBankStatementMatchesByAdminApiResponse,
        ApplyBankStatementMatchesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bank-statements/matches`,
          method: "POST",
          body: queryArg.applyBankMatchesRequest,
        }),
        invalidatesTags: ["BankStatements"],
      }),
      ignoreBankStatementEntryByAdmin: build.mutation<
        IgnoreBankStatementEntryByAdminApiResponse,
        IgnoreBankStatementEntryByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bank-statements/entries/${queryArg.id}/ignore`,
          method: "POST",
        }),
        invalidatesTags: ["BankStatements"],
      }),
      undoBankStatementEntryByAdmin: build.mutation<
        UndoBankStatementEntryByAdminApiResponse,
        UndoBankStatementEntryByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bank-statements/entries/${queryArg.id}/undo`,
          method: "POST",
        }),
        invalidatesTags: ["BankStatements"],
      }),
      getAccountingMonth: build.query<
        GetAccountingMonthApiResponse,
        GetAccountingMonthApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/accounting-months/${queryArg.month}`,
        }),
        providesTags: ["AccountingMonths"],
      }),
      closeAccountingMonth: build.mutation<
        CloseAccountingMonthApiResponse,
        CloseAccountingMonthApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/accounting-months/${queryArg.month}/closing`,
          method: "PUT",
        }),
        invalidatesTags: ["AccountingMonths"],
      }),
      reopenAccountingMonth: build.mutation<
        ReopenAccountingMonthApiResponse,
        ReopenAccountingMonthApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/accounting-months/${queryArg.month}/closing`,
          method: "DELETE",
        }),
        invalidatesTags: ["AccountingMonths"],
      }),
      getAccountingArchive: build.query<
        GetAccountingArchiveApiResponse,
        GetAccountingArchiveApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/accounting-months/${queryArg.month}/archive`,
        }),
        providesTags: ["MonthArchives"],
      }),
      requestAccountingArchive: build.mutation<
        RequestAccountingArchiveApiResponse,
        RequestAccountingArchiveApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/accounting-months/${queryArg.month}/archive`,
          method: "POST",
        }),
        invalidatesTags: ["MonthArchives"],
      }),
      downloadAccountingArchive: build.query<
        DownloadAccountingArchiveApiResponse,
        DownloadAccountingArchiveApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/accounting-months/${queryArg.month}/archive.zip`,
        }),
        providesTags: ["MonthArchives"],
      }),
      listAccountingOpenItems: build.query<
        ListAccountingOpenItemsApiResponse,
        ListAccountingOpenItemsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/open-items`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            month: queryArg.month,
          },
        }),
        providesTags: ["OpenItems"],
      }),
      sumAccountingOpenItems: build.query<
        SumAccountingOpenItemsApiResponse,
        SumAccountingOpenItemsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/open-items/sums`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["OpenItems"],
      }),
      countAccountingPunctual: build.query<
        CountAccountingPunctualApiResponse,
        CountAccountingPunctualApiArg
      >({
        query: () => ({ url: `/admin/api/open-items/punctuality` }),
        providesTags: ["OpenItems"],
      }),
      listAccountingOpenDocuments: build.query<
        ListAccountingOpenDocumentsApiResponse,
        ListAccountingOpenDocumentsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/open-items/${queryArg.id}/documents`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["OpenItems"],
      }),
      getAccountingStatementPdf: build.query<
        GetAccountingStatementPdfApiResponse,
        GetAccountingStatementPdfApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/open-items/${queryArg.id}/statement.pdf`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["OpenItems"],
      }),
      listReceiptsJournal: build.query<
        ListReceiptsJournalApiResponse,
        ListReceiptsJournalApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/receipts-journal`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            month: queryArg.month,
          },
        }),
        providesTags: ["Receipts"],
      }),
      sumReceiptsJournal: build.query<
        SumReceiptsJournalApiResponse,
        SumReceiptsJournalApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/receipts-sums`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["Receipts"],
      }),
      exportReceiptsJournal: build.query<
        ExportReceiptsJournalApiResponse,
        ExportReceiptsJournalApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/receipts-journal.csv`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["Receipts"],
      }),
      exportReceiptsJournalWorkbook: build.query<
        ExportReceiptsJournalWorkbookApiResponse,
        ExportReceiptsJournalWorkbookApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/receipts-journal.xlsx`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["Receipts"],
      }),
      getAccountingReminders: build.query<
        GetAccountingRemindersApiResponse,
        GetAccountingRemindersApiArg
      >({
        query: () => ({ url: `/admin/api/accounting-reminders` }),
        providesTags: ["Reminders"],
      }),
      switchAccountingReminders: build.mutation<
        SwitchAccountingRemindersApiResponse,
        SwitchAccountingRemindersApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/accounting-reminders`,
          method: "PUT",
          body: queryArg.remindersBody,
        }),
        invalidatesTags: ["Reminders"],
      }),
      getAccountingRemindersOfCustomer: build.query<
        GetAccountingRemindersOfCustomerApiResponse,
        GetAccountingRemindersOfCustomerApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/open-items/${queryArg.id}/reminders`,
        }),
        providesTags: ["Reminders"],
      }),
      switchAccountingRemindersOfCustomer: build.mutation<
        SwitchAccountingRemindersOfCustomerApiResponse,
        SwitchAccountingRemindersOfCustomerApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/open-items/${queryArg.id}/reminders`,
          method: "PUT",
          body: queryArg.remindersBody,
        }),
        invalidatesTags: ["Reminders"],
      }),
      listSalesJournal: build.query<
        ListSalesJournalApiResponse,
        ListSalesJournalApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/sales-journal`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            month: queryArg.month,
          },
        }),
        providesTags: ["SalesJournal"],
      }),
      exportSalesJournal: build.query<
        ExportSalesJournalApiResponse,
        ExportSalesJournalApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/sales-journal.csv`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["SalesJournal"],
      }),
      exportSalesJournalWorkbook: build.query<
        ExportSalesJournalWorkbookApiResponse,
        ExportSalesJournalWorkbookApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/sales-journal.xlsx`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["SalesJournal"],
      }),
      getAccountingStates: build.query<
        GetAccountingStatesApiResponse,
        GetAccountingStatesApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/accounting-states`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["StateSums"],
      }),
      exportAccountingOssSales: build.query<
        ExportAccountingOssSalesApiResponse,
        ExportAccountingOssSalesApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/oss-sales.csv`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["StateSums"],
      }),
      exportAccountingOssSalesWorkbook: build.query<
        ExportAccountingOssSalesWorkbookApiResponse,
        ExportAccountingOssSalesWorkbookApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/oss-sales.xlsx`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["StateSums"],
      }),
      exportAccountingSupplies: build.query<
        ExportAccountingSuppliesApiResponse,
        ExportAccountingSuppliesApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/intra-community-supplies.csv`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["StateSums"],
      }),
      exportAccountingSuppliesWorkbook: build.query<
        ExportAccountingSuppliesWorkbookApiResponse,
        ExportAccountingSuppliesWorkbookApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/intra-community-supplies.xlsx`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ["StateSums"],
      }),
      getAdminMailSender: build.query<
        GetAdminMailSenderApiResponse,
        GetAdminMailSenderApiArg
      >({
        query: () => ({ url: `/admin/api/mail-sender` }),
        providesTags: ["MailSender"],
      }),
      saveAdminMailSender: build.mutation<
        SaveAdminMailSenderApiResponse,
        SaveAdminMailSenderApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/mail-sender`,
          method: "PUT",
          body: queryArg.saveMailSenderRequest,
        }),
        invalidatesTags: ["MailSender"],
      }),
      resetAdminMailSender: build.mutation<
        ResetAdminMailSenderApiResponse,
        ResetAdminMailSenderApiArg
      >({
        query: () => ({ url: `/admin/api/mail-sender`, method: "DELETE" }),
        invalidatesTags: ["MailSender"],
      }),
      sendAdminTestMail: build.mutation<
        SendAdminTestMailApiResponse,
        SendAdminTestMailApiArg
      >({
        query: () => ({ url: `/admin/api/mail-sender/test`, method: "POST" }),
        invalidatesTags: ["MailSender"],
      }),
      listPromotionsByAdmin: build.query<
        ListPromotionsByAdminApiResponse,
        ListPromotionsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/promotions`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Promotions"],
      }),
      createPromotionByAdmin: build.mutation<
        CreatePromotionByAdminApiResponse,
        CreatePromotionByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/promotions`,
          method: "POST",
          body: queryArg.createPromotionRequest,
        }),
        invalidatesTags: ["Promotions"],
      }),
      getPromotionByAdmin: build.query<
        GetPromotionByAdminApiResponse,
        GetPromotionByAdminApiArg
      >({
        query: (queryArg) => ({ url: `/admin/api/promotions/${queryArg.id}` }),
        providesTags: ["Promotions"],
      }),
      updatePromotionByAdmin: build.mutation<
        UpdatePromotionByAdminApiResponse,
        UpdatePromotionByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/promotions/${queryArg.id}`,
          method: "PUT",
          body: queryArg.updatePromotionRequest,
        }),
        invalidatesTags: ["Promotions"],
      }),
      deletePromotionByAdmin: build.mutation<
        DeletePromotionByAdminApiResponse,
        DeletePromotionByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/promotions/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Promotions"],
      }),
      getPromotionAudienceByAdmin: build.query<
        GetPromotionAudienceByAdminApiResponse,
        GetPromotionAudienceByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/promotions/${queryArg.id}/audience`,
        }),
        providesTags: ["Promotions"],
      }),
      previewPromotionByAdmin: build.query<
        PreviewPromotionByAdminApiResponse,
        PreviewPromotionByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/promotions/${queryArg.id}/preview`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ["Promotions"],
      }),
      testPromotionByAdmin: build.mutation<
        TestPromotionByAdminApiResponse,
        TestPromotionByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/promotions/${queryArg.id}/test`,
          method: "POST",
          body: queryArg.promotionLanguageRequest,
        }),
        invalidatesTags: ["Promotions"],
      }),
      sendPromotionByAdmin: build.mutation<
        SendPromotionByAdminApiResponse,
        SendPromotionByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/promotions/${queryArg.id}/send`,
          method: "POST",
          body: queryArg.sendPromotionRequest,
        }),
        invalidatesTags: ["Promotions"],
      }),
      cancelPromotionByAdmin: build.mutation<
        CancelPromotionByAdminApiResponse,
        CancelPromotionByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/promotions/${queryArg.id}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["Promotions"],
      }),
      listImportMappingsByAdmin: build.query<
        ListImportMappingsByAdminApiResponse,
        ListImportMappingsByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/import-mappings` }),
        providesTags: ["ImportMappings"],
      }),
      changeImportMappingByAdmin: build.mutation<
        ChangeImportMappingByAdminApiResponse,
        ChangeImportMappingByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/import-mappings/${queryArg.id}`,
          method: "PUT",
          body: queryArg.changeImportMappingRequest,
        }),
        invalidatesTags: ["ImportMappings"],
      }),
      forgetImportMappingByAdmin: build.mutation<
        ForgetImportMappingByAdminApiResponse,
        ForgetImportMappingByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/import-mappings/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["ImportMappings"],
      }),
      listSupplierFeedsByAdmin: build.query<
        ListSupplierFeedsByAdminApiResponse,
        ListSupplierFeedsByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/supplier-feeds` }),
        providesTags: ["Feeds"],
      }),
      createSupplierFeedByAdmin: build.mutation<
        CreateSupplierFeedByAdminApiResponse,
        CreateSupplierFeedByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/supplier-feeds`,
          method: "POST",
          body: queryArg.saveSupplierFeedRequest,
        }),
        invalidatesTags: ["Feeds"],
      }),
      getSupplierFeedByAdmin: build.query<
        GetSupplierFeedByAdminApiResponse,
        GetSupplierFeedByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/supplier-feeds/${queryArg.id}`,
        }),
        providesTags: ["Feeds"],
      }),
      updateSupplierFeedByAdmin: build.mutation<
        UpdateSupplierFeedByAdminApiResponse,
        UpdateSupplierFeedByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/supplier-feeds/${queryArg.id}`,
          method: "PUT",
          body: queryArg.updateSupplierFeedRequest,
        }),
        invalidatesTags: ["Feeds"],
      }),
      deleteSupplierFeedByAdmin: build.mutation<
        DeleteSupplierFeedByAdminApiResponse,
        DeleteSupplierFeedByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/supplier-feeds/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Feeds"],
      }),
      testSupplierFeedByAdmin: build.mutation<
        TestSupplierFeedByAdminApiResponse,
        TestSupplierFeedByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/supplier-feeds/${queryArg.id}/test`,
          method: "POST",
        }),
        invalidatesTags: ["Feeds"],
      }),
      runSupplierFeedByAdmin: build.mutation<
        RunSupplierFeedByAdminApiResponse,
        RunSupplierFeedByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/supplier-feeds/${queryArg.id}/runs`,
          method: "POST",
        }),
        invalidatesTags: ["Feeds"],
      }),
      listSupplierFeedRunsByAdmin: build.query<
        ListSupplierFeedRunsByAdminApiResponse,
        ListSupplierFeedRunsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/supplier-feeds/${queryArg.id}/runs`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Feeds"],
      }),
      listHeldPricesByAdmin: build.query<
        ListHeldPricesByAdminApiResponse,
        ListHeldPricesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/supplier-feeds/${queryArg.id}/held`,
          params: {
            after: queryArg.after,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Feeds"],
      }),
      approveHeldPricesByAdmin: build.mutation<
        ApproveHeldPricesByAdminApiResponse,
        ApproveHeldPricesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/supplier-feeds/${queryArg.id}/held/approve`,
          method: "POST",
          body: queryArg.decideHeldPricesRequest,
        }),
        invalidatesTags: ["Feeds"],
      }),
      dismissHeldPricesByAdmin: build.mutation<
        DismissHeldPricesByAdminApiResponse,
        DismissHeldPricesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/supplier-feeds/${queryArg.id}/held/dismiss`,
          method: "POST",
          body: queryArg.decideHeldPricesRequest,
        }),
        invalidatesTags: ["Feeds"],
      }),
      listImportFieldsByAdmin: build.query<
        ListImportFieldsByAdminApiResponse,
        ListImportFieldsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/import-fields`,
          params: {
            kind: queryArg.kind,
          },
        }),
        providesTags: ["Imports"],
      }),
      downloadImportSampleByAdmin: build.query<
        DownloadImportSampleByAdminApiResponse,
        DownloadImportSampleByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/import-sample.csv`,
          params: {
            kind: queryArg.kind,
          },
        }),
        providesTags: ["Imports"],
      }),
      uploadImportByAdmin: build.mutation<
        UploadImportByAdminApiResponse,
        UploadImportByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports`,
          method: "POST",
          body: queryArg.body,
          params: {
            fileName: queryArg.fileName,
            sheet: queryArg.sheet,
            kind: queryArg.kind,
          },
        }),
        invalidatesTags: ["Imports"],
      }),
      listImportsByAdmin: build.query<
        ListImportsByAdminApiResponse,
        ListImportsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Imports"],
      }),
      uploadImportPicturesByAdmin: build.mutation<
        UploadImportPicturesByAdminApiResponse,
        UploadImportPicturesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports/${queryArg.id}/pictures`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Imports"],
      }),
      getImportByAdmin: build.query<
        GetImportByAdminApiResponse,
        GetImportByAdminApiArg
      >({
        query: (queryArg) => ({ url: `/admin/api/imports/${queryArg.id}` }),
        providesTags: ["Imports"],
      }),
      followImportByAdmin: build.query<
        FollowImportByAdminApiResponse,
        FollowImportByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports/${queryArg.id}/events`,
        }),
        providesTags: ["Imports"],
      }),
      chooseImportSheetByAdmin: build.mutation<
        ChooseImportSheetByAdminApiResponse,
        ChooseImportSheetByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports/${queryArg.id}/sheet`,
          method: "PUT",
          body: queryArg.chooseImportSheetRequest,
        }),
        invalidatesTags: ["Imports"],
      }),
      checkImportByAdmin: build.mutation<
        CheckImportByAdminApiResponse,
        CheckImportByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports/${queryArg.id}/check`,
          method: "POST",
          body: queryArg.checkImportRequest,
        }),
        invalidatesTags: ["Imports"],
      }),
      startImportByAdmin: build.mutation<
        StartImportByAdminApiResponse,
        StartImportByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports/${queryArg.id}/start`,
          method: "POST",
          body: queryArg.startImportRequest,
        }),
        invalidatesTags: ["Imports"],
      }),
      cancelImportByAdmin: build.mutation<
        CancelImportByAdminApiResponse,
        CancelImportByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports/${queryArg.id}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["Imports"],
      }),
      undoImportByAdmin: build.mutation<
        UndoImportByAdminApiResponse,
        UndoImportByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports/${queryArg.id}/undo`,
          method: "POST",
        }),
        invalidatesTags: ["Imports"],
      }),
      listImportRowsByAdmin: build.query<
        ListImportRowsByAdminApiResponse,
        ListImportRowsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports/${queryArg.id}/rows`,
          params: {
            outcome: queryArg.outcome,
            after: queryArg.after,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Imports"],
      }),
      listImportCausesByAdmin: build.query<
        ListImportCausesByAdminApiResponse,
        ListImportCausesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports/${queryArg.id}/causes`,
        }),
        providesTags: ["Imports"],
      }),
      downloadImportFailuresByAdmin: build.query<
        DownloadImportFailuresByAdminApiResponse,
        DownloadImportFailuresByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/imports/${queryArg.id}/failures.csv`,
        }),
        providesTags: ["Imports"],
      }),
      getAdminReadiness: build.query<
        GetAdminReadinessApiResponse,
        GetAdminReadinessApiArg
      >({
        query: () => ({ url: `/admin/api/setup/readiness` }),
        providesTags: ["Setup"],
      }),
      setAdminSetupMark: build.mutation<
        SetAdminSetupMarkApiResponse,
        SetAdminSetupMarkApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/setup/marks/${queryArg.name}`,
          method: "PUT",
        }),
        invalidatesTags: ["Setup"],
      }),
      deleteAdminSetupMark: build.mutation<
        DeleteAdminSetupMarkApiResponse,
        DeleteAdminSetupMarkApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/setup/marks/${queryArg.name}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Setup"],
      }),
      removeAdminSetupDemoData: build.mutation<
        RemoveAdminSetupDemoDataApiResponse,
        RemoveAdminSetupDemoDataApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/setup/demo-data/removal`,
          method: "POST",
          body: queryArg.removeDemoDataRequest,
        }),
        invalidatesTags: ["Setup"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as officeApi };
export type GetAdminShopSettingsApiResponse =
  /** status 200  */ ShopSettingsResponse;
export type GetAdminShopSettingsApiArg = void;
export type SaveAdminShopSettingsApiResponse =
  /** status 200  */ ShopSettingsResponse;
export type SaveAdminShopSettingsApiArg = {
  saveShopSettingsRequest: SaveShopSettingsRequest;
};
export type GetAdminBrandSettingsApiResponse =
  /** status 200  */ BrandSettingsResponse;
export type GetAdminBrandSettingsApiArg = void;
export type SaveAdminBrandSettingsApiResponse =
  /** status 200  */ BrandSettingsResponse;
export type SaveAdminBrandSettingsApiArg = {
  saveBrandSettingsRequest: SaveBrandSettingsRequest;
};
export type AddAdminBrandPictureApiResponse =
  /** status 201  */ BrandPictureResponse;
export type AddAdminBrandPictureApiArg = {
  kind: "logo" | "darkLogo" | "icon" | "heroPicture";
  body: Blob;
};
export type ListAdminPagesApiResponse =
  /** status 200  */ AdminPageSummaryResponse[];
export type ListAdminPagesApiArg = void;
export type GetAdminPageApiResponse = /** status 200  */ AdminPageResponse;
export type GetAdminPageApiArg = {
  slug: string;
};
export type SaveAdminPageApiResponse = /** status 200  */ AdminPageResponse;
export type SaveAdminPageApiArg = {
  slug: string;
  savePageRequest: SavePageRequest;
};
export type DeleteAdminPageApiResponse = unknown;
export type DeleteAdminPageApiArg = {
  slug: string;
};
export type GetAdminPageRevisionApiResponse =
  /** status 200  */ PageContentResponse;
export type GetAdminPageRevisionApiArg = {
  slug: string;
  revisionId: number;
};
export type PublishAdminPageApiResponse = /** status 200  */ AdminPageResponse;
export type PublishAdminPageApiArg = {
  slug: string;
  publishPageRequest: PublishPageRequest;
};
export type PreviewAdminPageApiResponse = /** status 200  */ PageHtmlResponse;
export type PreviewAdminPageApiArg = {
  previewPageRequest: PreviewPageRequest;
};
export type GetAdminRegionalSettingsApiResponse =
  /** status 200  */ RegionalSettingsResponse;
export type GetAdminRegionalSettingsApiArg = void;
export type SaveAdminRegionalSettingsApiResponse =
  /** status 200  */ RegionalSettingsResponse;
export type SaveAdminRegionalSettingsApiArg = {
  saveRegionalSettingsRequest: SaveRegionalSettingsRequest;
};
export type GetAdminShippingSettingsApiResponse =
  /** status 200  */ AdminShippingSettingsResponse;
export type GetAdminShippingSettingsApiArg = void;
export type SaveShippingSettingsApiResponse =
  /** status 200  */ AdminShippingSettingsResponse;
export type SaveShippingSettingsApiArg = {
  saveShippingSettingsRequest: SaveShippingSettingsRequest;
};
export type FindAdminCompanySettingsInRegisterApiResponse =
  /** status 200  */ CompanySearchResponse;
export type FindAdminCompanySettingsInRegisterApiArg = {
  /** ISO 3166 code of the country. */
  country: string;
  /** Tax or VAT number, as people write it. */
  number: string;
};
export type SaveCompanySettingsApiResponse =
  /** status 200  */ CompanySettingsResponse;
export type SaveCompanySettingsApiArg = {
  saveCompanySettingsRequest: SaveCompanySettingsRequest;
};
export type GetAdminConnectionApiResponse =
  /** status 200  */ ConnectionResponse;
export type GetAdminConnectionApiArg = {
  group:
    "mail" | "stripe" | "revolut" | "paypal" | "exchange-rates" | "e-factura";
};
export type SaveAdminConnectionApiResponse =
  /** status 200  */ ConnectionResponse;
export type SaveAdminConnectionApiArg = {
  group:
    "mail" | "stripe" | "revolut" | "paypal" | "exchange-rates" | "e-factura";
  saveConnectionRequest: SaveConnectionRequest;
};
export type ListVatRatesApiResponse = /** status 200  */ VatRateResponse[];
export type ListVatRatesApiArg = void;
export type AddVatRateApiResponse = /** status 201  */ VatRateResponse[];
export type AddVatRateApiArg = {
  addVatRateRequest: AddVatRateRequest;
};
export type DeleteVatRateApiResponse = unknown;
export type DeleteVatRateApiArg = {
  country: string;
  taxClass:
    | "standard"
    | "reduced"
    | "second_reduced"
    | "super_reduced"
    | "zero"
    | "exempt";
  validFrom: string;
};
export type ListExchangeRatesApiResponse =
  /** status 200  */ ExchangeRateResponse[];
export type ListExchangeRatesApiArg = void;
export type AddExchangeRateApiResponse =
  /** status 201  */ ExchangeRateResponse[];
export type AddExchangeRateApiArg = {
  addExchangeRateRequest: AddExchangeRateRequest;
};
export type GetAdminExchangeRateFeedApiResponse =
  /** status 200  */ ExchangeRateFeedResponse;
export type GetAdminExchangeRateFeedApiArg = void;
export type DeleteExchangeRateApiResponse = unknown;
export type DeleteExchangeRateApiArg = {
  base:
    | "EUR"
    | "USD"
    | "GBP"
    | "CHF"
    | "RON"
    | "CZK"
    | "DKK"
    | "HUF"
    | "PLN"
    | "SEK";
  quote:
    | "EUR"
    | "USD"
    | "GBP"
    | "CHF"
    | "RON"
    | "CZK"
    | "DKK"
    | "HUF"
    | "PLN"
    | "SEK";
  validFrom: string;
};
export type GetTaxSettingsApiResponse = /** status 200  */ TaxSettingsResponse;
export type GetTaxSettingsApiArg = void;
export type SaveTaxSettingsApiResponse = /** status 200  */ TaxSettingsResponse;
export type SaveTaxSettingsApiArg = {
  saveTaxSettingsRequest: SaveTaxSettingsRequest;
};
export type AddOfficialRatesApiResponse = /** status 200  */ AddedRatesResponse;
export type AddOfficialRatesApiArg = void;
export type ListVatRegistrationsApiResponse =
  /** status 200  */ VatRegistrationsResponse;
export type ListVatRegistrationsApiArg = void;
export type AddVatRegistrationApiResponse =
  /** status 201  */ VatRegistrationsResponse;
export type AddVatRegistrationApiArg = {
  addVatRegistrationRequest: AddVatRegistrationRequest;
};
export type DeleteVatRegistrationApiResponse = unknown;
export type DeleteVatRegistrationApiArg = {
  validFrom: string;
};
export type GetRetentionSettingsApiResponse =
  /** status 200  */ RetentionSettingsResponse;
export type GetRetentionSettingsApiArg = void;
export type SaveRetentionSettingsApiResponse =
  /** status 200  */ RetentionSettingsResponse;
export type SaveRetentionSettingsApiArg = {
  saveRetentionSettingsRequest: SaveRetentionSettingsRequest;
};
export type ListShippingZonesApiResponse =
  /** status 200  */ ShippingZoneResponse[];
export type ListShippingZonesApiArg = void;
export type AddShippingZoneApiResponse =
  /** status 201  */ ShippingZoneResponse;
export type AddShippingZoneApiArg = {
  saveShippingZoneRequest: SaveShippingZoneRequest;
};
export type ReplaceShippingZoneApiResponse =
  /** status 200  */ ShippingZoneResponse;
export type ReplaceShippingZoneApiArg = {
  id: number;
  replaceShippingZoneRequest: ReplaceShippingZoneRequest;
};
export type DeleteShippingZoneApiResponse = unknown;
export type DeleteShippingZoneApiArg = {
  id: number;
};
export type ListDeliveryMethodsApiResponse =
  /** status 200  */ DeliveryMethodResponse[];
export type ListDeliveryMethodsApiArg = void;
export type AddDeliveryMethodApiResponse =
  /** status 201  */ DeliveryMethodResponse;
export type AddDeliveryMethodApiArg = {
  saveDeliveryMethodRequest: SaveDeliveryMethodRequest;
};
export type ReplaceDeliveryMethodApiResponse =
  /** status 200  */ DeliveryMethodResponse;
export type ReplaceDeliveryMethodApiArg = {
  id: number;
  replaceDeliveryMethodRequest: ReplaceDeliveryMethodRequest;
};
export type DeleteDeliveryMethodApiResponse = unknown;
export type DeleteDeliveryMethodApiArg = {
  id: number;
};
export type GetAdminDeliverySettingsApiResponse =
  /** status 200  */ AdminDeliverySettingsResponse;
export type GetAdminDeliverySettingsApiArg = void;
export type SaveAdminDeliverySettingsApiResponse =
  /** status 200  */ AdminDeliverySettingsResponse;
export type SaveAdminDeliverySettingsApiArg = {
  saveDeliverySettingsRequest: SaveDeliverySettingsRequest;
};
export type GetLegalDutiesByAdminApiResponse =
  /** status 200  */ LegalDutiesBody;
export type GetLegalDutiesByAdminApiArg = {
  /** ISO 3166 code. */
  country: string;
};
export type SaveLegalDutiesByAdminApiResponse =
  /** status 200  */ LegalDutiesBody;
export type SaveLegalDutiesByAdminApiArg = {
  /** ISO 3166 code. */
  country: string;
  legalDutiesBody: LegalDutiesBody;
};
export type ListStaffByAdminApiResponse =
  /** status 200  */ StaffMemberResponse[];
export type ListStaffByAdminApiArg = void;
export type SetStaffRolesByAdminApiResponse =
  /** status 200  */ StaffMemberResponse;
export type SetStaffRolesByAdminApiArg = {
  userId: number;
  setStaffRolesRequest: SetStaffRolesRequest;
};
export type RemoveStaffByAdminApiResponse = unknown;
export type RemoveStaffByAdminApiArg = {
  userId: number;
};
export type InviteStaffByAdminApiResponse =
  /** status 201  */ StaffMemberResponse;
export type InviteStaffByAdminApiArg = {
  inviteStaffRequest: InviteStaffRequest;
};
export type ListStaffRolesByAdminApiResponse =
  /** status 200  */ StaffRoleResponse[];
export type ListStaffRolesByAdminApiArg = void;
export type CreateStaffRoleByAdminApiResponse =
  /** status 201  */ StaffRoleResponse;
export type CreateStaffRoleByAdminApiArg = {
  createRoleRequest: CreateRoleRequest;
};
export type UpdateStaffRoleByAdminApiResponse =
  /** status 200  */ StaffRoleResponse;
export type UpdateStaffRoleByAdminApiArg = {
  id: number;
  updateRoleRequest: UpdateRoleRequest;
};
export type DeleteStaffRoleByAdminApiResponse = unknown;
export type DeleteStaffRoleByAdminApiArg = {
  id: number;
};
export type ListSynonymsByAdminApiResponse =
  /** status 200  */ SynonymGroupResponse[];
export type ListSynonymsByAdminApiArg = {
  /** Part of a word. */
  search?: string;
  language?:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  sort?: "-updated" | "updated" | "terms" | "-terms";
  limit?: number;
  offset?: number;
};
export type CreateSynonymsByAdminApiResponse =
  /** status 201  */ SynonymGroupResponse;
export type CreateSynonymsByAdminApiArg = {
  saveSynonymsRequest: SaveSynonymsRequest;
};
export type TestSearchByAdminApiResponse =
  /** status 200  */ SearchTestResponse;
export type TestSearchByAdminApiArg = {
  /** As a customer types it. */
  q: string;
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export type UpdateSynonymsByAdminApiResponse =
  /** status 200  */ SynonymGroupResponse;
export type UpdateSynonymsByAdminApiArg = {
  id: number;
  saveSynonymsRequest: SaveSynonymsRequest;
};
export type DeleteSynonymsByAdminApiResponse = unknown;
export type DeleteSynonymsByAdminApiArg = {
  id: number;
  /** As it was read: 409 CATALOG.SYNONYMS_CHANGED with the current group when it was changed since. */
  version?: number;
};
export type GetPaymentSettingsByAdminApiResponse =
  /** status 200  */ PaymentSettingsResponse;
export type GetPaymentSettingsByAdminApiArg = void;
export type SavePaymentSettingsByAdminApiResponse =
  /** status 200  */ PaymentSettingsResponse;
export type SavePaymentSettingsByAdminApiArg = {
  savePaymentSettingsRequest: SavePaymentSettingsRequest;
};
export type ListDiscountCodesByAdminApiResponse =
  /** status 200  */ DiscountCodeResponse[];
export type ListDiscountCodesByAdminApiArg = {
  /** Part of the code. */
  search?: string;
  state?: "active" | "expired" | "archived" | "scheduled" | "used_up";
};
export type AddDiscountCodeByAdminApiResponse =
  /** status 201  */ DiscountCodeResponse;
export type AddDiscountCodeByAdminApiArg = {
  saveDiscountCodeRequest: SaveDiscountCodeRequest;
};
export type ReplaceDiscountCodeByAdminApiResponse =
  /** status 200  */ DiscountCodeResponse;
export type ReplaceDiscountCodeByAdminApiArg = {
  id: number;
  replaceDiscountCodeRequest: ReplaceDiscountCodeRequest;
};
export type DeleteDiscountCodeByAdminApiResponse = unknown;
export type DeleteDiscountCodeByAdminApiArg = {
  id: number;
};
export type GetDistanceSalesApiResponse =
  /** status 200  */ DistanceSalesResponse;
export type GetDistanceSalesApiArg = {
  /** Without it, this one. */
  year?: number;
};
export type GetAdminDocumentNumbersApiResponse =
  /** status 200  */ DocumentNumbersResponse;
export type GetAdminDocumentNumbersApiArg = void;
export type SaveAdminDocumentNumbersApiResponse =
  /** status 200  */ DocumentNumbersResponse;
export type SaveAdminDocumentNumbersApiArg = {
  saveDocumentNumbersRequest: SaveDocumentNumbersRequest;
};
export type GetAdminEFacturaApiResponse = /** status 200  */ EFacturaResponse;
export type GetAdminEFacturaApiArg = void;
export type SaveEFacturaApiResponse = /** status 200  */ EFacturaResponse;
export type SaveEFacturaApiArg = {
  saveEFacturaRequest: SaveEFacturaRequest;
};
export type DisconnectEFacturaApiResponse = /** status 200  */ EFacturaResponse;
export type DisconnectEFacturaApiArg = void;
export type ConnectEFacturaApiResponse =
  /** status 200  */ BegunConnectionResponse;
export type ConnectEFacturaApiArg = void;
export type TestEFacturaApiResponse =
  /** status 200  */ TestedConnectionResponse;
export type TestEFacturaApiArg = void;
export type ImportBankStatementByAdminApiResponse =
  /** status 201  */ ImportedBankStatementResponse;
export type ImportBankStatementByAdminApiArg = {
  fileName?: string;
  /** Of a CSV file: which heading is which, as `date:Data,amount:Suma`; remembered for files with these headings. */
  mapping?: string;
};
export type ListBankStatementEntriesByAdminApiResponse =
  /** status 200  */ BankEntryResponse[];
export type ListBankStatementEntriesByAdminApiArg = {
  state?: "open" | "matched" | "ignored" | "returned";
  limit?: number;
  offset?: number;
};
export type SearchBankStatementDocumentsByAdminApiResponse =
  /** status 200  */ PayableDocumentResponse[];
export type SearchBankStatementDocumentsByAdminApiArg = {
  search?: string;
};
export type ApplyBankStatementMatchesByAdminApiResponse =
  /** status 200  */ AppliedBankMatchesResponse;
export type ApplyBankStatementMatchesByAdminApiArg = {
  applyBankMatchesRequest: ApplyBankMatchesRequest;
};
export type IgnoreBankStatementEntryByAdminApiResponse =
  /** status 200  */ BankEntryResponse;
export type IgnoreBankStatementEntryByAdminApiArg = {
  id: number;
};
export type UndoBankStatementEntryByAdminApiResponse =
  /** status 200  */ BankEntryResponse;
export type UndoBankStatementEntryByAdminApiArg = {
  id: number;
};
export type GetAccountingMonthApiResponse =
  /** status 200  */ AccountingMonthResponse;
export type GetAccountingMonthApiArg = {
  month: string;
};
export type CloseAccountingMonthApiResponse =
  /** status 200  */ AccountingMonthResponse;
export type CloseAccountingMonthApiArg = {
  month: string;
};
export type ReopenAccountingMonthApiResponse =
  /** status 200  */ AccountingMonthResponse;
export type ReopenAccountingMonthApiArg = {
  month: string;
};
export type GetAccountingArchiveApiResponse =
  /** status 200  */ FoundMonthArchiveResponse;
export type GetAccountingArchiveApiArg = {
  month: string;
};
export type RequestAccountingArchiveApiResponse =
  /** status 202  */ MonthArchiveResponse;
export type RequestAccountingArchiveApiArg = {
  month: string;
};
export type DownloadAccountingArchiveApiResponse = unknown;
export type DownloadAccountingArchiveApiArg = {
  month: string;
};
export type ListAccountingOpenItemsApiResponse =
  /** status 200  */ CustomerAgeingResponse[];
export type ListAccountingOpenItemsApiArg = {
  limit?: number;
  offset?: number;
  month?: string;
};
export type SumAccountingOpenItemsApiResponse =
  /** status 200  */ AgeingResponse[];
export type SumAccountingOpenItemsApiArg = {
  month?: string;
};
export type CountAccountingPunctualApiResponse =
  /** status 200  */ PunctualityResponse;
export type CountAccountingPunctualApiArg = void;
export type ListAccountingOpenDocumentsApiResponse =
  /** status 200  */ OpenDocumentResponse[];
export type ListAccountingOpenDocumentsApiArg = {
  id: number;
  month?: string;
};
export type GetAccountingStatementPdfApiResponse = unknown;
export type GetAccountingStatementPdfApiArg = {
  id: number;
  month?: string;
};
export type ListReceiptsJournalApiResponse =
  /** status 200  */ ReceiptResponse[];
export type ListReceiptsJournalApiArg = {
  limit?: number;
  offset?: number;
  month: string;
};
export type SumReceiptsJournalApiResponse =
  /** status 200  */ ReceiptSumResponse[];
export type SumReceiptsJournalApiArg = {
  month: string;
};
export type ExportReceiptsJournalApiResponse = unknown;
export type ExportReceiptsJournalApiArg = {
  month: string;
};
export type ExportReceiptsJournalWorkbookApiResponse = unknown;
export type ExportReceiptsJournalWorkbookApiArg = {
  month: string;
};
export type GetAccountingRemindersApiResponse =
  /** status 200  */ RemindersBody;
export type GetAccountingRemindersApiArg = void;
export type SwitchAccountingRemindersApiResponse =
  /** status 200  */ RemindersBody;
export type SwitchAccountingRemindersApiArg = {
  remindersBody: RemindersBody;
};
export type GetAccountingRemindersOfCustomerApiResponse =
  /** status 200  */ RemindersBody;
export type GetAccountingRemindersOfCustomerApiArg = {
  id: number;
};
export type SwitchAccountingRemindersOfCustomerApiResponse =
  /** status 200  */ RemindersBody;
export type SwitchAccountingRemindersOfCustomerApiArg = {
  id: number;
  remindersBody: RemindersBody;
};
export type ListSalesJournalApiResponse = /** status 200  */ SaleResponse[];
export type ListSalesJournalApiArg = {
  limit?: number;
  offset?: number;
  month: string;
};
export type ExportSalesJournalApiResponse = unknown;
export type ExportSalesJournalApiArg = {
  month: string;
};
export type ExportSalesJournalWorkbookApiResponse = unknown;
export type ExportSalesJournalWorkbookApiArg = {
  month: string;
};
export type GetAccountingStatesApiResponse =
  /** status 200  */ AccountingStatesResponse;
export type GetAccountingStatesApiArg = {
  month: string;
};
export type ExportAccountingOssSalesApiResponse = unknown;
export type ExportAccountingOssSalesApiArg = {
  month: string;
};
export type ExportAccountingOssSalesWorkbookApiResponse = unknown;
export type ExportAccountingOssSalesWorkbookApiArg = {
  month: string;
};
export type ExportAccountingSuppliesApiResponse = unknown;
export type ExportAccountingSuppliesApiArg = {
  month: string;
};
export type ExportAccountingSuppliesWorkbookApiResponse = unknown;
export type ExportAccountingSuppliesWorkbookApiArg = {
  month: string;
};
export type GetAdminMailSenderApiResponse =
  /** status 200  */ MailSenderResponse;
export type GetAdminMailSenderApiArg = void;
export type SaveAdminMailSenderApiResponse =
  /** status 200  */ MailSenderResponse;
export type SaveAdminMailSenderApiArg = {
  saveMailSenderRequest: SaveMailSenderRequest;
};
export type ResetAdminMailSenderApiResponse =
  /** status 200  */ MailSenderResponse;
export type ResetAdminMailSenderApiArg = void;
export type SendAdminTestMailApiResponse = unknown;
export type SendAdminTestMailApiArg = void;
export type ListPromotionsByAdminApiResponse =
  /** status 200  */ PromotionResponse[];
export type ListPromotionsByAdminApiArg = {
  limit?: number;
  offset?: number;
};
export type CreatePromotionByAdminApiResponse =
  /** status 201  */ PromotionResponse;
export type CreatePromotionByAdminApiArg = {
  createPromotionRequest: CreatePromotionRequest;
};
export type GetPromotionByAdminApiResponse =
  /** status 200  */ PromotionResponse;
export type GetPromotionByAdminApiArg = {
  id: number;
};
export type UpdatePromotionByAdminApiResponse =
  /** status 200  */ PromotionResponse;
export type UpdatePromotionByAdminApiArg = {
  id: number;
  updatePromotionRequest: UpdatePromotionRequest;
};
export type DeletePromotionByAdminApiResponse = unknown;
export type DeletePromotionByAdminApiArg = {
  id: number;
};
export type GetPromotionAudienceByAdminApiResponse =
  /** status 200  */ PromotionAudienceResponse;
export type GetPromotionAudienceByAdminApiArg = {
  id: number;
};
export type PreviewPromotionByAdminApiResponse =
  /** status 200  */ PromotionPreviewResponse;
export type PreviewPromotionByAdminApiArg = {
  id: number;
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export type TestPromotionByAdminApiResponse = unknown;
export type TestPromotionByAdminApiArg = {
  id: number;
  promotionLanguageRequest: PromotionLanguageRequest;
};
export type SendPromotionByAdminApiResponse =
  /** status 200  */ PromotionResponse;
export type SendPromotionByAdminApiArg = {
  id: number;
  sendPromotionRequest: SendPromotionRequest;
};
export type CancelPromotionByAdminApiResponse =
  /** status 200  */ PromotionResponse;
export type CancelPromotionByAdminApiArg = {
  id: number;
};
export type ListImportMappingsByAdminApiResponse =
  /** status 200  */ ImportMappingResponse[];
export type ListImportMappingsByAdminApiArg = void;
export type ChangeImportMappingByAdminApiResponse =
  /** status 200  */ ImportMappingResponse;
export type ChangeImportMappingByAdminApiArg = {
  id: number;
  changeImportMappingRequest: ChangeImportMappingRequest;
};
export type ForgetImportMappingByAdminApiResponse = unknown;
export type ForgetImportMappingByAdminApiArg = {
  id: number;
};
export type ListSupplierFeedsByAdminApiResponse =
  /** status 200  */ SupplierFeedResponse[];
export type ListSupplierFeedsByAdminApiArg = void;
export type CreateSupplierFeedByAdminApiResponse =
  /** status 201  */ SupplierFeedResponse;
export type CreateSupplierFeedByAdminApiArg = {
  saveSupplierFeedRequest: SaveSupplierFeedRequest;
};
export type GetSupplierFeedByAdminApiResponse =
  /** status 200  */ SupplierFeedResponse;
export type GetSupplierFeedByAdminApiArg = {
  id: number;
};
export type UpdateSupplierFeedByAdminApiResponse =
  /** status 200  */ SupplierFeedResponse;
export type UpdateSupplierFeedByAdminApiArg = {
  id: number;
  updateSupplierFeedRequest: UpdateSupplierFeedRequest;
};
export type DeleteSupplierFeedByAdminApiResponse = unknown;
export type DeleteSupplierFeedByAdminApiArg = {
  id: number;
};
export type TestSupplierFeedByAdminApiResponse =
  /** status 201  */ ImportResponse;
export type TestSupplierFeedByAdminApiArg = {
  id: number;
};
export type RunSupplierFeedByAdminApiResponse =
  /** status 202  */ SupplierFeedRunResponse;
export type RunSupplierFeedByAdminApiArg = {
  id: number;
};
export type ListSupplierFeedRunsByAdminApiResponse =
  /** status 200  */ ReportedFeedRunResponse[];
export type ListSupplierFeedRunsByAdminApiArg = {
  id: number;
  limit?: number;
  offset?: number;
};
export type ListHeldPricesByAdminApiResponse =
  /** status 200  */ HeldPriceResponse[];
export type ListHeldPricesByAdminApiArg = {
  id: number;
  /** Products behind this one. */
  after?: number;
  limit?: number;
};
export type ApproveHeldPricesByAdminApiResponse =
  /** status 200  */ DecidedHeldPricesResponse;
export type ApproveHeldPricesByAdminApiArg = {
  id: number;
  decideHeldPricesRequest: DecideHeldPricesRequest;
};
export type DismissHeldPricesByAdminApiResponse =
  /** status 200  */ DecidedHeldPricesResponse;
export type DismissHeldPricesByAdminApiArg = {
  id: number;
  decideHeldPricesRequest: DecideHeldPricesRequest;
};
export type ListImportFieldsByAdminApiResponse =
  /** status 200  */ ImportFieldResponse[];
export type ListImportFieldsByAdminApiArg = {
  kind: "orders" | "customers" | "products" | "attributes";
};
export type DownloadImportSampleByAdminApiResponse = unknown;
export type DownloadImportSampleByAdminApiArg = {
  kind: "orders" | "customers" | "products" | "attributes";
};
export type UploadImportByAdminApiResponse = /** status 201  */ ImportResponse;
export type UploadImportByAdminApiArg = {
  fileName: string;
  /** Of a workbook, which rows are read; its first with a table otherwise. */
  sheet?: string;
  kind: "orders" | "customers" | "products" | "attributes";
  body: Blob;
};
export type ListImportsByAdminApiResponse = /** status 200  */ ImportResponse[];
export type ListImportsByAdminApiArg = {
  limit?: number;
  offset?: number;
};
export type UploadImportPicturesByAdminApiResponse =
  /** status 200  */ ImportResponse;
export type UploadImportPicturesByAdminApiArg = {
  id: number;
  body: Blob;
};
export type GetImportByAdminApiResponse = /** status 200  */ ImportResponse;
export type GetImportByAdminApiArg = {
  id: number;
};
export type FollowImportByAdminApiResponse = unknown;
export type FollowImportByAdminApiArg = {
  id: number;
};
export type ChooseImportSheetByAdminApiResponse =
  /** status 200  */ ImportResponse;
export type ChooseImportSheetByAdminApiArg = {
  id: number;
  chooseImportSheetRequest: ChooseImportSheetRequest;
};
export type CheckImportByAdminApiResponse = /** status 202  */ ImportResponse;
export type CheckImportByAdminApiArg = {
  id: number;
  checkImportRequest: CheckImportRequest;
};
export type StartImportByAdminApiResponse = /** status 202  */ ImportResponse;
export type StartImportByAdminApiArg = {
  id: number;
  startImportRequest: StartImportRequest;
};
export type CancelImportByAdminApiResponse = /** status 200  */ ImportResponse;
export type CancelImportByAdminApiArg = {
  id: number;
};
export type UndoImportByAdminApiResponse = /** status 202  */ ImportResponse;
export type UndoImportByAdminApiArg = {
  id: number;
};
export type ListImportRowsByAdminApiResponse =
  /** status 200  */ ImportRowResponse[];
export type ListImportRowsByAdminApiArg = {
  id: number;
  outcome?: "updated" | "failed" | "created" | "unknown" | "held";
  /** Rows behind this one. */
  after?: number;
  limit?: number;
};
export type ListImportCausesByAdminApiResponse =
  /** status 200  */ ImportCauseResponse[];
export type ListImportCausesByAdminApiArg = {
  id: number;
};
export type DownloadImportFailuresByAdminApiResponse = unknown;
export type DownloadImportFailuresByAdminApiArg = {
  id: number;
};
export type GetAdminReadinessApiResponse =
  /** status 200  */ ShopReadinessResponse;
export type GetAdminReadinessApiArg = void;
export type SetAdminSetupMarkApiResponse = unknown;
export type SetAdminSetupMarkApiArg = {
  name: "terms" | "assistant" | "backup" | "checklist";
};
export type DeleteAdminSetupMarkApiResponse = unknown;
export type DeleteAdminSetupMarkApiArg = {
  name: "terms" | "assistant" | "backup" | "checklist";
};
export type RemoveAdminSetupDemoDataApiResponse = unknown;
export type RemoveAdminSetupDemoDataApiArg = {
  removeDemoDataRequest: RemoveDemoDataRequest;
};
export type ShopSettingsResponse = {
  currency:
    | "EUR"
    | "USD"
    | "GBP"
    | "CHF"
    | "RON"
    | "CZK"
    | "DKK"
    | "HUF"
    | "PLN"
    | "SEK";
  /** Null: that of the shop. */
  invoiceCurrency:
    | (
        | "EUR"
        | "USD"
        | "GBP"
        | "CHF"
        | "RON"
        | "CZK"
        | "DKK"
        | "HUF"
        | "PLN"
        | "SEK"
      )
    | null;
};
export type SaveShopSettingsRequest = {
  /** ISO 4217 code of all prices. It can change while there is no order; the figures of prices stay as they are. */
  currency:
    | "EUR"
    | "USD"
    | "GBP"
    | "CHF"
    | "RON"
    | "CZK"
    | "DKK"
    | "HUF"
    | "PLN"
    | "SEK";
  /** Of invoices; left out or null: that of the shop, without conversion. */
  invoiceCurrency?:
    | (
        | "EUR"
        | "USD"
        | "GBP"
        | "CHF"
        | "RON"
        | "CZK"
        | "DKK"
        | "HUF"
        | "PLN"
        | "SEK"
      )
    | null;
};
export type BrandClaimBody = {
  title: string;
  text: string;
};
export type BrandTextBody = {
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** Headline of the home page. */
  heroTitle: string;
  heroText: string;
  /** In the footer, in place of those of the company. */
  openingHours: string;
  /** Beside every product. */
  productNote: string;
  /** On the home page. */
  claims: BrandClaimBody[];
};
export type BrandPictureResponse = {
  /** Served at `/brand/{file}`. */
  file: string;
  width: number;
  height: number;
};
export type BrandSettingsResponse = {
  /** How the shop calls itself on pages and in titles. */
  name: string;
  /** Empty for that of the theme. */
  accent: string;
  socialLinks: string[];
  texts: BrandTextBody[];
  logo: BrandPictureResponse | null;
  darkLogo: BrandPictureResponse | null;
  icon: BrandPictureResponse | null;
  heroPicture: BrandPictureResponse | null;
};
export type SaveBrandSettingsRequest = {
  /** How the shop calls itself on pages and in titles. */
  name: string;
  /** Of buttons and links; empty for that of the theme. Where it could not be read it is shown darker or lighter. */
  accent?: string;
  /** Addresses of the shop's pages in social networks. */
  socialLinks?: string[];
  texts?: BrandTextBody[];
  logo?: string | null;
  /** For dark grounds. */
  darkLogo?: string | null;
  icon?: string | null;
  heroPicture?: string | null;
};
export type AdminPageSummaryResponse = {
  slug: string;
  placement: "none" | "help" | "company" | "legal";
  state: "none" | "draft" | "published" | "changed";
  /** Languages that it is written in. */
  languages: (
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko"
  )[];
  /** In the language of the catalogue or the first there is; empty for a page that nobody has written. */
  title: string;
  savedAt: string | null;
};
export type PageTranslationBody = {
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  title: string;
  /** A document of the editor as JSON; parts that are not known are left out. */
  body: string;
};
export type PageRevisionResponse = {
  id: number;
  savedAt: string;
  savedBy: string | null;
};
export type AdminPageResponse = {
  slug: string;
  placement: "none" | "help" | "company" | "legal";
  state: "none" | "draft" | "published" | "changed";
  content: PageTranslationBody[];
  revisionId: number | null;
  publishedRevisionId: number | null;
  /** Newest first. */
  revisions: PageRevisionResponse[];
};
export type SavePageRequest = {
  /** Where the footer leads to it. */
  placement: "none" | "help" | "company" | "legal";
  content: PageTranslationBody[];
  /** Of the revision that was changed; null for a new page. */
  revisionId: number | null;
};
export type PageContentResponse = {
  content: PageTranslationBody[];
};
export type PublishPageRequest = {
  /** Null takes the page back. */
  revisionId: number | null;
};
export type PageHtmlResponse = {
  /** Made of few elements, all text escaped. */
  html: string;
};
export type PreviewPageRequest = {
  /** A document of the editor as JSON; parts that are not known are left out. */
  body: string;
};
export type RegionalSettingsResponse = {
  /** Of all days and times that are typed and shown. */
  timeZone: string;
  /** First day of the week: 1 is Monday, 6 Saturday, 7 Sunday. */
  weekStart: 6 | 7 | 1;
  /** ISO 3166 code of the country whose public holidays count; empty for none. */
  holidayCountry: string;
  /** Of exported files. */
  decimalMark: "." | ",";
  /** Between the columns of exported CSV files. */
  csvSeparator: "," | ";" | "tab";
  /** Of the texts of products as they are entered; those in other languages are translations. */
  catalogLanguage:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export type SaveRegionalSettingsRequest = {
  /** A name of the IANA time zone database. */
  timeZone: string;
  /** First day of the week: 1 is Monday, 6 Saturday, 7 Sunday. */
  weekStart: 6 | 7 | 1;
  /** ISO 3166 code of the country whose public holidays count; empty for none. */
  holidayCountry: string;
  /** Of exported files. */
  decimalMark: "." | ",";
  /** Between the columns of exported CSV files; another one than the decimal mark. */
  csvSeparator: "," | ";" | "tab";
  /** Of the texts of products as they are entered; left out: as before. They stay as they are. */
  catalogLanguage?:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export type AdminShippingSettingsResponse = {
  /** Shipping is free for a subtotal strictly above this. */
  freeShippingThreshold: number;
  standardShippingCost: number;
  currency: string;
  /** Empty for the pages of the couriers. */
  trackingUrlTemplate: string;
};
export type SaveShippingSettingsRequest = {
  freeShippingThreshold: number;
  standardShippingCost: number;
  /** An https address with `{awb}` and perhaps `{courier}`, or empty. */
  trackingUrlTemplate?: string;
};
export type RegisteredCompanyResponse = {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  county: string;
  vatNumber: string;
  taxId: string;
  registrationNumber: string;
  phone: string;
  iban: string;
};
export type CompanySearchResponse = {
  /** unavailable: the register does not answer now, which says nothing of the company. */
  state: "found" | "notFound" | "unavailable";
  company: RegisteredCompanyResponse | null;
  /** no_vat: registered, and outside the VAT register; inactive: struck off by the tax office. */
  standing: ("vat_payer" | "no_vat" | "inactive") | null;
};
export type DocumentTextBody = {
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  intro: string;
  footer: string;
  kind: "invoice" | "storno" | "credit_note";
};
export type CompanySettingsResponse = {
  /** When an order gets its invoice by itself. */
  invoiceIssuing: "shipped" | "delivered" | "paid" | "manual";
  name: string;
  address: string;
  zipCode: string;
  city: string;
  /** Of a Romanian company. */
  county: string;
  country: string;
  vatNumber: string;
  /** Of a company that is not registered for VAT. */
  taxId: string;
  registrationNumber: string;
  email: string;
  phone: string;
  openingHours: string;
  bankName: string;
  iban: string;
  /** As documents print it. */
  shareCapital: string;
  /** Another account that a buyer may pay to. */
  secondBankName: string;
  secondIban: string;
  /** Printed on every invoice that is issued from now on. */
  invoiceNotes: string;
  documentTexts: DocumentTextBody[];
  paymentTermDays: number;
};
export type SaveCompanySettingsRequest = {
  name: string;
  address: string;
  zipCode?: string;
  city: string;
  /** Required in Romania, unless the town exists in one county only. */
  county?: string;
  /** English name of a country. */
  country: string;
  /** With its country code. */
  vatNumber?: string;
  /** Without a VAT number: the shop charges no VAT. */
  taxId?: string;
  registrationNumber?: string;
  email?: string;
  phone?: string;
  openingHours?: string;
  bankName?: string;
  iban?: string;
  shareCapital?: string;
  secondBankName?: string;
  /** Of the second account. */
  secondIban?: string;
  /** Printed on every invoice. */
  invoiceNotes?: string;
  documentTexts?: DocumentTextBody[];
  /** Days from the day of an invoice to its due date; null for 14. */
  paymentTermDays?: number | null;
  /** When an order gets its invoice by itself; `manual`: when somebody asks for it. A new company starts with `shipped`. */
  invoiceIssuing?: "shipped" | "delivered" | "paid" | "manual";
};
export type KeptSettingResponse = {
  name: string;
  /** open: shown; secret: its last four characters; password: an address without its password. */
  secrecy: "open" | "secret" | "password";
  /** environment wins over backOffice; unreadable: kept, but encrypted with another JWT_SECRET. */
  source: "environment" | "backOffice" | "default" | "none" | "unreadable";
  shown: string | null;
};
export type ConnectionResponse = {
  settings: KeptSettingResponse[];
};
export type SavedSetting = {
  name: string;
  /** Null clears it. An address without a password keeps that of the same server and user. */
  value: string | null;
};
export type SaveConnectionRequest = {
  settings: SavedSetting[];
};
export type VatRateResponse = {
  country: string;
  taxClass:
    | "standard"
    | "reduced"
    | "second_reduced"
    | "super_reduced"
    | "zero"
    | "exempt";
  /** A share. */
  rate: number;
  /** A day in the time zone of the shop. */
  validFrom: string;
  /** Applies today. */
  isInForce: boolean;
  /** Starts later, so it can still be deleted. */
  isFuture: boolean;
};
export type AddVatRateRequest = {
  /** ISO 3166 code. */
  country: string;
  taxClass?:
    | "standard"
    | "reduced"
    | "second_reduced"
    | "super_reduced"
    | "zero"
    | "exempt";
  /** A day in the time zone of the shop. */
  validFrom: string;
  /** A share. */
  rate: number;
};
export type ExchangeRateResponse = {
  base: string;
  quote: string;
  rate: string;
  /** "manual", "sample" (of a new shop), "bnr", "ecb", or the host of a feed of before. */
  source: string;
  /** A day in the time zone of the shop. */
  validFrom: string;
  /** Applies today. */
  isInForce: boolean;
  /** Starts later, so it can still be deleted. */
  isFuture: boolean;
};
export type AddExchangeRateRequest = {
  base:
    | "EUR"
    | "USD"
    | "GBP"
    | "CHF"
    | "RON"
    | "CZK"
    | "DKK"
    | "HUF"
    | "PLN"
    | "SEK";
  quote:
    | "EUR"
    | "USD"
    | "GBP"
    | "CHF"
    | "RON"
    | "CZK"
    | "DKK"
    | "HUF"
    | "PLN"
    | "SEK";
  /** A day in the time zone of the shop. */
  validFrom: string;
  /** Units of `quote` for one of `base`. */
  rate: string;
};
export type ExchangeRateFeedResponse = {
  /** Null without a feed: rates then change by hand only. */
  host: string | null;
  /** End of the last download; null before the first. */
  lastRunAt: string | null;
  /** Whether it failed; the reason is in the log and in the list of scheduled jobs. */
  hasFailed: boolean;
};
export type TaxSettingsResponse = {
  isByDestination: boolean;
  /** Consumers in other member states pay the rates of their country from this day; null without. */
  ossSince: string | null;
  /** Prices, discounts and thresholds are entered with VAT. */
  isTaxIncluded: boolean;
  /** Of both prices of a product, that with VAT comes first until a visitor chooses. */
  isShownWithTax: boolean;
  /** ISO 3166 code of the seller's country, as the company settings name it. */
  homeCountry: string;
};
export type SaveTaxSettingsRequest = {
  /** Off: every order is taxed at the rates of the seller's country, wherever it goes. */
  isByDestination: boolean;
  /** First day of the One Stop Shop; empty without it. */
  ossSince?: string | null;
  /** Prices, discounts and thresholds are entered with VAT. It can change while there is no order; absent: as it is. */
  isTaxIncluded?: boolean;
  /** Of both prices of a product, that with VAT comes first until a visitor chooses; absent: as it is. */
  isShownWithTax?: boolean;
};
export type AddedRatesResponse = {
  added: number;
};
export type VatRegistrationPeriodResponse = {
  status: "registered" | "on_collection" | "not_registered";
  /** It counts before every other one. */
  isFirst: boolean;
  /** A day in the time zone of the shop. */
  validFrom: string;
  /** Applies today. */
  isInForce: boolean;
  /** Starts later, so it can still be deleted. */
  isFuture: boolean;
};
export type VatRegistrationsResponse = {
  /** Today. */
  current: "registered" | "on_collection" | "not_registered";
  /** Newest first; none until a day is entered: the numbers of the company decide. */
  periods: VatRegistrationPeriodResponse[];
};
export type AddVatRegistrationRequest = {
  /** A day in Bucharest. */
  validFrom: string;
  status: "registered" | "on_collection" | "not_registered";
};
export type RetentionSettingsResponse = {
  mailDays: number;
  unsentMailDays: number;
  checkoutDays: number;
  webhookDays: number;
  messageDays: number | null;
};
export type SaveRetentionSettingsRequest = {
  /** Of sent mails. */
  mailDays: number;
  /** Of mails that could not be sent. */
  unsentMailDays: number;
  checkoutDays: number;
  /** Of processed webhooks. */
  webhookDays: number;
  /** Of answered or closed messages to the shop; null: they are kept. */
  messageDays: number | null;
};
export type ShippingBandBody = {
  /** Weight of the order, inclusive; null for any weight, in the last band only. */
  upToGrams: number | null;
  cost: string;
};
export type ShippingZoneResponse = {
  id: number;
  name: string;
  countries: string[];
  counties: string[];
  /** Empty for the shop's. */
  freeShippingThreshold: string;
  bands: ShippingBandBody[];
  /** Null for what the shop promises in its own country; elsewhere no day is promised then. */
  minDays: number | null;
  maxDays: number | null;
  /** False where customers have to choose another way of delivery, if the place has one. */
  isStandardOffered: boolean;
  version: number;
};
export type SaveShippingZoneRequest = {
  name: string;
  /** ISO 3166 codes; a zone has at least one country or county. */
  countries: string[];
  /** Codes of Romanian counties, which precede their country. */
  counties: string[];
  /** Empty for the shop's. */
  freeShippingThreshold: string;
  /** 1 to 20, by ascending weight; a weight above all costs what the last one does. */
  bands: ShippingBandBody[];
  /** From the warehouse, from Monday to Friday; null or absent for what the shop promises in its own country. */
  minDays?: number | null;
  maxDays?: number | null;
  /** False where customers have to choose another way of delivery, if the place has one. */
  isStandardOffered?: boolean;
};
export type ReplaceShippingZoneRequest = {
  name: string;
  /** ISO 3166 codes; a zone has at least one country or county. */
  countries: string[];
  /** Codes of Romanian counties, which precede their country. */
  counties: string[];
  /** Empty for the shop's. */
  freeShippingThreshold: string;
  /** 1 to 20, by ascending weight; a weight above all costs what the last one does. */
  bands: ShippingBandBody[];
  /** From the warehouse, from Monday to Friday; null or absent for what the shop promises in its own country. */
  minDays?: number | null;
  maxDays?: number | null;
  /** False where customers have to choose another way of delivery, if the place has one. */
  isStandardOffered?: boolean;
  /** As it was read. */
  version: number;
};
export type DeliveryMethodNameBody = {
  language: string;
  name: string;
};
export type DeliveryRateBody = {
  /** Of the order, inclusive: grams, or minor units of the currency; null for any, in the last rate only. */
  upTo: number | null;
  cost: string;
};
export type DeliveryMethodResponse = {
  id: number;
  kind: "courier" | "pickup" | "van";
  /** Empty for the words of its kind. */
  name: string;
  names: DeliveryMethodNameBody[];
  /** Null for the whole of the seller's country. */
  zoneId: number | null;
  basis: "weight" | "value";
  rates: DeliveryRateBody[];
  /** Empty for that of the place. */
  freeShippingThreshold: string;
  minDays: number | null;
  maxDays: number | null;
  /** 1 is Monday, 7 is Sunday; empty unless it is a van. */
  weekdays: number[];
  cutOff: string;
  cutOffDays: number;
  version: number;
};
export type SaveDeliveryMethodRequest = {
  kind: "courier" | "pickup" | "van";
  /** As customers read it where their language has none of its own; empty for the words of its kind. */
  name: string;
  /** In languages of its own; none when left out. */
  names?: DeliveryMethodNameBody[];
  /** Null for the whole of the seller's country. */
  zoneId: number | null;
  /** What the cost depends on: weight, or value of the goods after the discount. */
  basis: "weight" | "value";
  /** 1 to 20, by ascending limits; what is above all costs what the last one does. */
  rates: DeliveryRateBody[];
  /** Free strictly above this subtotal; empty for that of the place. */
  freeShippingThreshold: string;
  /** Of a courier, from Monday to Friday; null for the days of the place. */
  minDays: number | null;
  maxDays: number | null;
  /** When the van comes: 1 is Monday, 7 is Sunday. */
  weekdays: number[];
  /** Until when the van takes an order, of the shop's time zone. */
  cutOff: string;
  /** How many days before the van comes that is. */
  cutOffDays: number;
};
export type ReplaceDeliveryMethodRequest = {
  kind: "courier" | "pickup" | "van";
  /** As customers read it where their language has none of its own; empty for the words of its kind. */
  name: string;
  /** In languages of its own; none when left out. */
  names?: DeliveryMethodNameBody[];
  /** Null for the whole of the seller's country. */
  zoneId: number | null;
  /** What the cost depends on: weight, or value of the goods after the discount. */
  basis: "weight" | "value";
  /** 1 to 20, by ascending limits; what is above all costs what the last one does. */
  rates: DeliveryRateBody[];
  /** Free strictly above this subtotal; empty for that of the place. */
  freeShippingThreshold: string;
  /** Of a courier, from Monday to Friday; null for the days of the place. */
  minDays: number | null;
  maxDays: number | null;
  /** When the van comes: 1 is Monday, 7 is Sunday. */
  weekdays: number[];
  /** Until when the van takes an order, of the shop's time zone. */
  cutOff: string;
  /** How many days before the van comes that is. */
  cutOffDays: number;
  /** As it was read. */
  version: number;
};
export type AdminDeliverySettingsResponse = {
  cutOff: string;
  workingDays: number[];
  closedDays: string[];
  bucharestMinDays: number;
  bucharestMaxDays: number;
  romaniaMinDays: number;
  romaniaMaxDays: number;
  /** ISO 3166 code of the seller's country: only in Romania the capital has days of its own. */
  homeCountry: string;
};
export type SaveDeliverySettingsRequest = {
  /** Of the shop's time zone. */
  cutOff: string;
  /** When parcels leave: 1 is Monday, 7 is Sunday. */
  workingDays: number[];
  /** When no parcel leaves, besides public holidays. */
  closedDays: string[];
  bucharestMinDays: number;
  bucharestMaxDays: number;
  romaniaMinDays: number;
  romaniaMaxDays: number;
};
export type LegalDutiesBody = {
  /** Those that are on; the others are off for consumers of the country. */
  duties: (
    | "withdrawal"
    | "guaranteeNotice"
    | "productSafety"
    | "priorPrice"
    | "grossPrice"
    | "complaintLinks"
    | "accessibility"
  )[];
};
export type RoleNameResponse = {
  id: number;
  /** Of the roles of the start; their names are translated, unless they have one of their own. */
  preset:
    | (
        | "orders"
        | "support"
        | "catalogue"
        | "warehouse"
        | "accountant"
        | "owner"
      )
    | null;
  name: string | null;
};
export type StaffMemberResponse = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  roles: RoleNameResponse[];
  /** ISO 8601, UTC; null without a session. */
  lastSeenAt: string | null;
  /** Signs in with a code too. */
  hasSecondFactor: boolean;
};
export type SetStaffRolesRequest = {
  /** Of one role or more: together they give all that one of them includes. */
  roleIds: number[];
};
export type InviteStaffRequest = {
  /** Of one role or more: together they give all that one of them includes. */
  roleIds: number[];
  /** 1 to 100 characters. */
  firstName: string;
  /** 1 to 100 characters. */
  lastName: string;
  /** Gets the link to set a password. */
  email: string;
  /** Language of the invitation and of later mails; English when absent. */
  language?:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export type StaffRoleResponse = {
  id: number;
  /** Of the roles of the start; their names are translated, unless they have one of their own. */
  preset:
    | (
        | "orders"
        | "support"
        | "catalogue"
        | "warehouse"
        | "accountant"
        | "owner"
      )
    | null;
  name: string | null;
  description: string | null;
  /** In the order of the areas. */
  rights: (
    | "orders:read"
    | "orders:ship"
    | "orders"
    | "amounts"
    | "payments"
    | "invoices"
    | "accounting"
    | "accounting:close"
    | "taxes"
    | "reports"
    | "catalog"
    | "stock"
    | "price-lists"
    | "purchasing"
    | "customers"
    | "companies"
    | "support"
    | "marketing"
    | "pages"
    | "settings"
    | "staff"
    | "roles"
  )[];
  /** How many accounts have it. */
  members: number;
  /** Sent back with a change. */
  version: number;
};
export type CreateRoleRequest = {
  /** 1 to 60 characters; no other role has it. */
  name: string;
  /** At most 300 characters. */
  description?: string;
  /** Completed by the rights that these need. */
  rights: (
    | "orders:read"
    | "orders:ship"
    | "orders"
    | "amounts"
    | "payments"
    | "invoices"
    | "accounting"
    | "accounting:close"
    | "taxes"
    | "reports"
    | "catalog"
    | "stock"
    | "price-lists"
    | "purchasing"
    | "customers"
    | "companies"
    | "support"
    | "marketing"
    | "pages"
    | "settings"
    | "staff"
    | "roles"
  )[];
};
export type UpdateRoleRequest = {
  /** 1 to 60 characters; a role of the start without one is named in the reader's language. */
  name?: string;
  /** As the role was read. */
  version: number;
  /** At most 300 characters. */
  description?: string;
  /** Completed by the rights that these need. */
  rights: (
    | "orders:read"
    | "orders:ship"
    | "orders"
    | "amounts"
    | "payments"
    | "invoices"
    | "accounting"
    | "accounting:close"
    | "taxes"
    | "reports"
    | "catalog"
    | "stock"
    | "price-lists"
    | "purchasing"
    | "customers"
    | "companies"
    | "support"
    | "marketing"
    | "pages"
    | "settings"
    | "staff"
    | "roles"
  )[];
};
export type SynonymGroupResponse = {
  id: number;
  language: string;
  terms: string[];
  /** Counts edits. */
  version: number;
  updatedAt: string;
};
export type SaveSynonymsRequest = {
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** 2 to 20 words or phrases of up to 60 characters with letters; equal ones count once. */
  terms: string[];
  /** As it was read: 409 CATALOG.SYNONYMS_CHANGED with the current group when it was changed since. */
  version?: number;
};
export type SearchUnitResponse = {
  typed: string;
  /** What is searched in its place; the same unless it is corrected or split. */
  searched: string;
  /** `split` is a part of a word that was written together, `left-out` a word that was dropped to find something, `measure`
    and `absence` what attributes answer. */
  kind:
    | "word"
    | "synonym"
    | "corrected"
    | "split"
    | "left-out"
    | "measure"
    | "absence";
  /** What is searched beside it: its synonyms, and other words that a misspelled one may be. */
  alternatives: string[];
};
export type SearchReasonResponse = {
  /** The word or phrase of the search; of a code the text as typed. */
  searched: string;
  /** What the product has of it. */
  term: string;
  foundIn:
    | "description"
    | "translation"
    | "name"
    | "category"
    | "code"
    | "attributes"
    | "keywords"
    | "several";
};
export type FoundProductResponse = {
  id: number;
  code: string;
  name: string;
  slug: string;
  imageUrl: string | null;
  reasons: SearchReasonResponse[];
};
export type SearchTestResponse = {
  /** The product code that the text is or begins, such as KP-30. */
  code: string | null;
  /** What the search says it shows results for, when that is not what was typed. */
  used: string | null;
  /** Empty when the text is a code. */
  units: SearchUnitResponse[];
  /** Products on all pages. */
  total: number;
  /** The first ones, in the order of the shop. */
  products: FoundProductResponse[];
};
export type PaymentMethodTextBody = {
  language: string;
  /** Empty for that of the shop. */
  name: string;
  /** What customers read below it; empty for that of the shop. */
  hint: string;
};
export type AdminPaymentMethodResponse = {
  /** `live` takes real money, `test` moves none, `off` is not connected; bank transfer needs an IBAN. */
  mode: "live" | "test" | "off";
  /** The currency of the shop when the method does not take it, so that customers are not offered it; else null. */
  refusedCurrency:
    | (
        | "EUR"
        | "USD"
        | "GBP"
        | "CHF"
        | "RON"
        | "CZK"
        | "DKK"
        | "HUF"
        | "PLN"
        | "SEK"
      )
    | null;
  id: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  isOn: boolean;
  /** ISO 3166 codes; null for every country, and with cash for those of the environment. */
  countries: string[] | null;
  buyers: "everybody" | "consumers" | "businesses";
  /** Of the total; empty without a limit. */
  minTotal: string;
  maxTotal: string;
  texts: PaymentMethodTextBody[];
};
export type PaymentSettingsResponse = {
  /** In the order of the checkout. */
  methods: AdminPaymentMethodResponse[];
  transferDays: number;
  reminderDays: number;
  version: number;
};
export type PaymentMethodBody = {
  id: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  isOn: boolean;
  /** ISO 3166 codes; null for every country, and with cash for those of the environment. */
  countries: string[] | null;
  buyers: "everybody" | "consumers" | "businesses";
  /** Of the total; empty without a limit. */
  minTotal: string;
  maxTotal: string;
  texts: PaymentMethodTextBody[];
};
export type SavePaymentSettingsRequest = {
  /** All of them, in the order of the checkout. */
  methods: PaymentMethodBody[];
  /** Working days that an order waits for its transfer. */
  transferDays: number;
  /** Before their end; 0 for no reminder. */
  reminderDays: number;
  /** As it was read. */
  version: number;
};
export type DiscountCodeResponse = {
  id: number;
  code: string;
  kind: "percent" | "amount" | "free_shipping";
  /** Whole percent, an amount, or empty for free shipping. */
  value: string;
  /** Empty for none. */
  minimumSubtotal: string;
  /** ISO 8601, UTC; empty for at once. */
  startsAt: string;
  /** ISO 8601, UTC, exclusive; empty for without end. */
  endsAt: string;
  maxUses: number | null;
  oncePerCustomer: boolean;
  isActive: boolean;
  state: "active" | "expired" | "archived" | "scheduled" | "used_up";
  /** By orders that are not cancelled and by open checkouts. */
  usedCount: number;
  version: number;
  createdAt: string;
};
export type SaveDiscountCodeRequest = {
  /** Letters, digits, `-` and `_`; upper and lower case are the same. */
  code: string;
  kind: "percent" | "amount" | "free_shipping";
  /** Whole percent, an amount, or empty for free shipping. */
  value: string;
  /** Of the items; empty for none. */
  minimumSubtotal: string;
  /** ISO 8601; empty for at once. */
  startsAt: string;
  /** ISO 8601, exclusive; empty for without end. */
  endsAt: string;
  /** Null without a limit. */
  maxUses: number | null;
  /** By account and by email. */
  oncePerCustomer: boolean;
  /** False: archived. */
  isActive: boolean;
};
export type ReplaceDiscountCodeRequest = {
  /** Letters, digits, `-` and `_`; upper and lower case are the same. */
  code: string;
  kind: "percent" | "amount" | "free_shipping";
  /** Whole percent, an amount, or empty for free shipping. */
  value: string;
  /** Of the items; empty for none. */
  minimumSubtotal: string;
  /** ISO 8601; empty for at once. */
  startsAt: string;
  /** ISO 8601, exclusive; empty for without end. */
  endsAt: string;
  /** Null without a limit. */
  maxUses: number | null;
  /** By account and by email. */
  oncePerCustomer: boolean;
  /** False: archived. */
  isActive: boolean;
  /** As it was read. */
  version: number;
};
export type DistanceSalesOfStateResponse = {
  /** ISO 3166 code, or XI. */
  state: string;
  amount: string;
};
export type DistanceSalesResponse = {
  year: number;
  /** That of the threshold. */
  currency: string;
  /** Without VAT, less refunds. */
  amount: string;
  threshold: string;
  /** Highest first. */
  states: DistanceSalesOfStateResponse[];
  /** Sales in these are in no sum, because no exchange rate is known. */
  currenciesWithoutRate: string[];
};
export type DocumentNumbersResponse = {
  /** Kinds that have a document: their numbers cannot change any more. */
  started: ("invoice" | "storno" | "credit_note")[];
  /** As of this year. */
  invoiceSeries: string;
  invoiceFirstNumber: string;
  stornoSeries: string;
  stornoFirstNumber: string;
  creditNoteSeries: string;
  creditNoteFirstNumber: string;
};
export type SaveDocumentNumbersRequest = {
  /** The year that it is now follows the calendar, and the numbers begin again at 1 with it. */
  invoiceSeries: string;
  /** Later numbers have as many digits at least. */
  invoiceFirstNumber: string;
  stornoSeries: string;
  stornoFirstNumber: string;
  creditNoteSeries: string;
  creditNoteFirstNumber: string;
};
export type EFacturaResponse = {
  /** `off`: nothing is sent; `lost`: the owner has to connect again. */
  state: "off" | "lost" | "connected";
  /** Client id and secret are there. */
  hasKeys: boolean;
  /** Documents go to the test service, where they count for nothing. */
  isTest: boolean;
  /** To be registered at the tax office. */
  redirectUri: string;
  connectedAt: string | null;
  connectedBy: string | null;
  /** First day of issue whose documents are sent. */
  startsOn: string | null;
  /** Exports, intra-Community supplies and what is taxed in another state are sent too. */
  sendsAbroad: boolean;
  /** Of the last attempt; null when it worked. */
  problem: string | null;
  toSend: number;
  sent: number;
  rejected: number;
  overdue: number;
};
export type SaveEFacturaRequest = {
  /** What was issued since is sent too, up to 60 days back. */
  startsOn: string;
  sendsAbroad: boolean;
};
export type BegunConnectionResponse = {
  /** Where the owner signs in with the certificate. */
  url: string;
};
export type TestedConnectionResponse = {
  /** What went wrong; null when it works. */
  problem: string | null;
};
export type ImportedBankStatementResponse = {
  format: "camt053" | "mt940" | "csv";
  lines: number;
  /** Of these, stated by another file before. */
  duplicates: number;
};
export type BankEntryPartBody = {
  number: string;
  /** Of the line. */
  amount: string;
};
export type ProposedPartResponse = {
  number: string;
  amount: string;
  customer: string;
  /** Still to be paid before. */
  openAmount: string;
  isLate: boolean;
};
export type RepeatedLineResponse = {
  id: number;
  state: "open" | "matched" | "ignored" | "returned";
  /** What it paid, once that was decided. */
  parts: BankEntryPartBody[];
};
export type BankProposalResponse = {
  /** It names what it pays, or comes from the account of who has only this to pay: applied with all others at once. */
  isCertain: boolean;
  /** `return`: its money went back to the payer of another line; `repeat`: it seems to be imported already, from a
    file of another format. */
  reason: "name" | "reference" | "mistyped" | "account" | "return" | "repeat";
  parts: ProposedPartResponse[];
  returnsEntryId: number | null;
  /** The line that it seems to repeat. */
  repeats: RepeatedLineResponse | null;
};
export type BankEntryResponse = {
  id: number;
  bookedOn: string;
  /** Negative for money that left the account. */
  amount: string;
  currency: string;
  counterpartyName: string;
  counterpartyIban: string;
  text: string;
  state: "open" | "matched" | "ignored" | "returned";
  /** What it pays, once that was decided. */
  parts: BankEntryPartBody[];
  /** The line whose money this one took back. */
  returnsEntryId: number | null;
  proposal: BankProposalResponse | null;
};
export type PayableDocumentResponse = {
  /** Of an order or an invoice. */
  number: string;
  customer: string;
  currency: string;
  /** Still to be paid. */
  openAmount: string;
  /** The order was cancelled before its money came: it is reopened. */
  isLate: boolean;
};
export type BankMatchFailureResponse = {
  entryId: number;
  code: string;
  message: string;
};
export type AppliedBankMatchesResponse = {
  applied: number;
  /** Those that were refused; the others were applied all the same. */
  failures: BankMatchFailureResponse[];
};
export type BankMatchBody = {
  entryId: number;
  /** Empty for a return. */
  parts: BankEntryPartBody[];
  /** The line whose money went back. */
  returnsEntryId?: number;
  /** A cancelled order takes its units again. */
  isReopened?: boolean;
  /** It is another payment, although it looks like one that is imported already. */
  isSecond?: boolean;
};
export type ApplyBankMatchesRequest = {
  /** As they were shown. */
  matches: BankMatchBody[];
};
export type OrderWithoutInvoiceResponse = {
  id: number;
  orderNumber: string;
  total: string;
  currency: string;
};
export type AccountingMonthResponse = {
  month: string;
  /** Null of an open month. */
  closedAt: string | null;
  /** The email of who closed it. */
  closedBy: string | null;
  /** Paid orders of it and of before that have no invoice. */
  notInvoiced: number;
  /** The newest of them, 100 at most. */
  orders: OrderWithoutInvoiceResponse[];
};
export type MonthArchiveResponse = {
  state: "waiting" | "running" | "done";
  id: number;
  documents: number;
  /** Documents that are in it. */
  done: number;
  bytes: number | null;
  createdAt: string;
  endedAt: string | null;
};
export type FoundMonthArchiveResponse = {
  archive: MonthArchiveResponse | null;
};
export type CustomerAgeingResponse = {
  /** The newest open one, by which the customer is asked for. */
  documentId: number;
  /** Company, else the name of the person. */
  name: string;
  currency: string;
  documents: number;
  notDue: string;
  upTo30: string;
  upTo60: string;
  upTo90: string;
  over90: string;
  open: string;
  /** Credits: what was transferred above invoices and is not used. */
  creditAmount: string;
};
export type AgeingResponse = {
  currency: string;
  documents: number;
  notDue: string;
  upTo30: string;
  upTo60: string;
  upTo90: string;
  over90: string;
  open: string;
  /** Credits: what was transferred above invoices and is not used. */
  creditAmount: string;
};
export type PunctualityResponse = {
  onTime: number;
  late: number;
  /** Not paid yet. */
  open: number;
};
export type OpenDocumentResponse = {
  invoiceNumber: string;
  issueDate: string;
  dueDate: string;
  daysLate: number;
  orderNumber: string;
  currency: string;
  total: string;
  /** Negative: a credit that came with it. */
  open: string;
  /** When its customer was reminded of it last. */
  remindedAt: string | null;
};
export type ReceiptResponse = {
  /** `balance`: recorded by hand after a change of the order; `credit_refund`: what was above an invoice went back. */
  kind:
    | "payment"
    | "refund"
    | "refund_reversed"
    | "chargeback"
    | "transfer"
    | "credit_refund"
    | "cash"
    | "balance";
  method: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  key: string;
  day: string;
  amount: string;
  currency: string;
  /** Of a transfer, what was above its invoice: a credit of the customer. */
  excessAmount: string | null;
  /** That the provider kept; null where it reports none. */
  fee: string | null;
  feeCurrency: string | null;
  /** Null of a payment without an order. */
  orderId: number | null;
  orderNumber: string | null;
  invoiceNumber: string | null;
  customer: string;
  /** Of the provider or of the transfer. */
  reference: string;
  /** At the test provider: no money moved. */
  isTest: boolean;
  /** A transfer that a line of a bank statement proves. */
  isMatched: boolean;
};
export type ReceiptSumResponse = {
  kind:
    | "payment"
    | "refund"
    | "refund_reversed"
    | "chargeback"
    | "transfer"
    | "credit_refund"
    | "cash"
    | "balance";
  method: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  currency: string;
  movements: number;
  amount: string;
  fee: string | null;
  feeCurrency: string | null;
};
export type RemindersBody = {
  isOn: boolean;
};
export type SaleOfRateResponse = {
  category: "S" | "Z" | "E" | "K" | "G" | "O";
  /** ISO 3166 code of the country whose tax it is; empty on documents of before it was recorded. */
  country: string;
  /** A share. */
  rate: number;
  /** Without VAT. */
  taxable: string;
  vat: string;
};
export type SaleResponse = {
  kind: "invoice" | "storno" | "credit_note";
  paymentMethod:
    | "stripe"
    | "revolut"
    | "paypal"
    | "cash"
    | "bank_transfer"
    | "wire_transfer";
  id: number;
  invoiceNumber: string;
  issueDate: string;
  supplyDate: string;
  orderId: number;
  orderNumber: string;
  /** Company, else the name of the person. */
  customer: string;
  /** Empty where there is none. */
  taxNumber: string;
  /** In English. */
  country: string;
  rates: SaleOfRateResponse[];
  currency: string;
  /** Without VAT. */
  net: string;
  vat: string;
  total: string;
  /** Of the tax office; null where the document is in it. */
  accountingCurrency: string | null;
  accountingNet: string | null;
  accountingVat: string | null;
  accountingTotal: string | null;
  /** What was paid, in the currency of the order. */
  orderTotal: string;
  orderCurrency: string;
  isPaid: boolean;
  /** The day of the last payment since it was issued. */
  paidOn: string | null;
  /** The month of its supply, whose books were closed before it was issued. */
  lateOf: string | null;
};
export type SalesOfStateResponse = {
  /** ISO 3166 code. */
  state: string;
  /** A share. */
  rate: number;
  currency: string;
  documents: number;
  /** Without VAT. */
  taxable: string;
  vat: string;
};
export type IntraCommunitySuppliesResponse = {
  vatNumber: string;
  name: string;
  currency: string;
  accountingCurrency: string | null;
  /** Of the month, as the amounts that say so. */
  documents: number;
  month: string;
  accountingMonth: string | null;
  year: string;
  accountingYear: string | null;
};
export type AccountingStatesResponse = {
  year: number;
  /** Taxed in other member states (One Stop Shop), of the year. */
  sales: SalesOfStateResponse[];
  /** Without VAT to companies of other member states (recapitulative statement). */
  supplies: IntraCommunitySuppliesResponse[];
};
export type MailSenderResponse = {
  name: string;
  email: string;
  /** Where answers go; empty for the sender itself. */
  replyTo: string;
  /** True while none was saved: then it is that of MAIL_FROM, else the email of the company. */
  isDefault: boolean;
  /** False without a mail server: mails then stay in the shop. */
  isMailServerSet: boolean;
};
export type SaveMailSenderRequest = {
  name: string;
  /** Your mail server has to accept it as a sender. */
  email: string;
  /** Left out, it stays as it is; empty or null clears it. */
  replyTo?: string;
};
export type PromotionTextBody = {
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** With the body, or without it. */
  subject: string;
  /** Plain text; an empty line separates paragraphs. */
  body: string;
};
export type PromotionResponse = {
  id: number;
  name: string;
  link: string;
  productIds: number[];
  texts: PromotionTextBody[];
  audience: "customers" | "all";
  languages: (
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko"
  )[];
  state: "draft" | "cancelled" | "scheduled" | "sending" | "sent";
  /** Null for a draft. */
  sendAt: string | null;
  endedAt: string | null;
  /** Counted when the sending starts. */
  recipients: number | null;
  /** Mails handed to the queue, without those taken back. */
  mailed: number;
  version: number;
  createdAt: string;
};
export type CreatePromotionRequest = {
  /** For the staff. */
  name: string;
  /** A path of the shop; without it, the home page. */
  link?: string;
  /** Listed in the mail while they are on sale. */
  productIds: number[];
  /** That in the language of the catalogue stands in for a language without a text. */
  texts: PromotionTextBody[];
  /** `customers` have an order that was not cancelled. */
  audience: "customers" | "all";
  /** Of the accounts; empty for all. */
  languages: (
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko"
  )[];
};
export type UpdatePromotionRequest = {
  /** For the staff. */
  name: string;
  /** A path of the shop; without it, the home page. */
  link?: string;
  /** Listed in the mail while they are on sale. */
  productIds: number[];
  /** That in the language of the catalogue stands in for a language without a text. */
  texts: PromotionTextBody[];
  /** `customers` have an order that was not cancelled. */
  audience: "customers" | "all";
  /** Of the accounts; empty for all. */
  languages: (
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko"
  )[];
  /** As it was read: 409 NOTIFICATIONS.PROMOTION_CHANGED with the current promotion when it was changed since. */
  version: number;
};
export type PromotionAudienceResponse = {
  /** Who would get it now. */
  recipients: number;
  languages: {
    language: string;
    recipients: number;
  }[];
};
export type PromotionPreviewResponse = {
  subject: string;
  text: string;
  html: string;
  /** English stands in for the language. */
  isFallback: boolean;
};
export type PromotionLanguageRequest = {
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export type SendPromotionRequest = {
  /** As it was read. */
  version: number;
  /** Now without it. */
  at?: string;
};
export type MappedColumnResponse = {
  name: string;
  /** What it is read as; null when it is left out. */
  field: string | null;
};
export type ImportMappingResponse = {
  id: number;
  kind: "orders" | "customers" | "products" | "attributes";
  /** Of the last one. */
  fileName: string;
  usedAt: string;
  /** Of all its products; null where the file says it, or nobody. */
  supplier: string | null;
  columns: MappedColumnResponse[];
};
export type ChangeImportMappingRequest = {
  /** For every column of the file the name of a field; null leaves it out. */
  mapping: object[];
};
export type FeedColumnResponse = {
  name: string;
  field: string;
};
export type SupplierFeedRunResponse = {
  id: number;
  /** Null of one that brought no file, and once it is deleted. */
  importId: number | null;
  state: "failed" | "cancelled" | "done" | "running" | "unchanged";
  /** Why it failed: FEED… or TABLE…, which has a row. */
  problem: string | null;
  problemRow: number | null;
  startedAt: string;
  endedAt: string | null;
};
export type SupplierFeedResponse = {
  id: number;
  name: string;
  supplierId: number | null;
  supplierName: string | null;
  /** What it has behind "?" is never answered. */
  address: string;
  auth: "none" | "basic" | "token";
  username: string;
  everyHours: 3 | 6 | 1 | 12 | 24;
  fields: ("stock" | "price" | "costPrice")[];
  maxChangePercent: number;
  maxSoldOutPercent: number;
  isActive: boolean;
  /** What its columns are, as they were checked last; none before. */
  columns: FeedColumnResponse[];
  /** Prices that wait for a decision. */
  waiting: number;
  /** When it brought something, or there was nothing new, for the last time. */
  lastGoodAt: string | null;
  /** It has failed since; what came in before stays. */
  brokenSince: string | null;
  nextRunAt: string | null;
  lastRun: SupplierFeedRunResponse | null;
  version: number;
};
export type SaveSupplierFeedRequest = {
  name: string;
  /** Products of other suppliers stay as they are; null: it may change all. */
  supplierId: number | null;
  /** As it was answered it is the one that is kept, with what it has behind "?". */
  address: string;
  auth: "none" | "basic" | "token";
  /** Of `basic`. */
  username: string;
  /** Password or token; without it the one that is kept, for the same server. */
  secret?: string;
  everyHours: 3 | 6 | 1 | 12 | 24;
  /** What it changes of products. */
  fields: ("stock" | "price" | "costPrice")[];
  /** Prices that move by as much wait for approval. */
  maxChangePercent: number;
  /** A list that would sell out more than this share of what it knows is not imported: most likely it is broken. */
  maxSoldOutPercent?: number;
  /** A new one never runs before it was tested. */
  isActive: boolean;
};
export type UpdateSupplierFeedRequest = {
  name: string;
  /** Products of other suppliers stay as they are; null: it may change all. */
  supplierId: number | null;
  /** As it was answered it is the one that is kept, with what it has behind "?". */
  address: string;
  auth: "none" | "basic" | "token";
  /** Of `basic`. */
  username: string;
  /** Password or token; without it the one that is kept, for the same server. */
  secret?: string;
  everyHours: 3 | 6 | 1 | 12 | 24;
  /** What it changes of products. */
  fields: ("stock" | "price" | "costPrice")[];
  /** Prices that move by as much wait for approval. */
  maxChangePercent: number;
  /** A list that would sell out more than this share of what it knows is not imported: most likely it is broken. */
  maxSoldOutPercent?: number;
  /** A new one never runs before it was tested. */
  isActive: boolean;
  version: number;
};
export type ImportFirstRowResponse = {
  row: number;
  /** Of its cells, cut off. */
  text: string;
};
export type ImportDefaultValue = {
  field: string;
  value: string;
};
export type ImportValueChoice = {
  /** Of the file. */
  value: string;
  field: string;
  action: "create" | "use" | "empty";
  /** What is used instead; null of the other actions. */
  target: string | null;
};
export type ImportCorrection = {
  messageKey: string;
  /** Null for what is wrong with rows as a whole. */
  field: string | null;
  action: "empty" | "skip" | "accept";
};
export type ImportSettingsResponse = {
  asDraft: boolean;
  defaults: ImportDefaultValue[];
  choices: ImportValueChoice[];
  corrections: ImportCorrection[];
};
export type ImportColumnResponse = {
  name: string;
  /** Up to three. */
  samples: string[];
  /** What it is read as; null when it is left out. */
  field: string | null;
};
export type ImportResponse = {
  id: number;
  kind: "orders" | "customers" | "products" | "attributes";
  /** Whose list it is; null of a file that somebody has uploaded. */
  feedId: number | null;
  fileName: string;
  /** Of a CSV file; `xlsx` for a workbook, `xml` for XML. */
  encoding: string;
  /** Of a workbook, whose rows are read. */
  sheet: string | null;
  /** All of a workbook, in its order. */
  sheets: string[];
  state:
    | "failed"
    | "cancelled"
    | "done"
    | "uploaded"
    | "checking"
    | "checked"
    | "importing"
    | "undoing"
    | "undone";
  /** Where the names of the columns are, as a spreadsheet counts. */
  headRow: number;
  /** From among which another head can be chosen. */
  firstRows: ImportFirstRowResponse[];
  /** Rows with nothing but a title are the category of those that follow. */
  hasGroups: boolean;
  settings: ImportSettingsResponse;
  columns: ImportColumnResponse[];
  mode: "create" | "create-and-update" | "update";
  skipFailed: boolean;
  /** Of the current run, and what became of them; a check says what would become of them. */
  rows: number;
  /** Known after the check. */
  total: number | null;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  /** Of a feed: prices that moved too far. */
  held: number;
  /** Of a feed: codes that no product has. */
  unknown: number;
  /** By an undo; the others had been changed since and are as they were. */
  restored: number;
  kept: number;
  /** Null of one that cannot be undone. */
  undoableUntil: string | null;
  /** Why the file could not be read to its end. */
  problem: string | null;
  problemRow: number | null;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  /** E-mail address. */
  createdBy: string;
  /** It is to go on, and no worker is there to do it. */
  isWorkerAway: boolean;
};
export type ReportedFeedRunResponse = {
  id: number;
  /** Null of one that brought no file, and once it is deleted. */
  importId: number | null;
  state: "failed" | "cancelled" | "done" | "running" | "unchanged";
  /** Why it failed: FEED… or TABLE…, which has a row. */
  problem: string | null;
  problemRow: number | null;
  startedAt: string;
  endedAt: string | null;
  updated: number;
  unchanged: number;
  /** Prices that moved too far. */
  held: number;
  /** Codes that no product has. */
  unknown: number;
  failed: number;
};
export type HeldChangeResponse = {
  field: string;
  before: string | null;
  after: string | null;
};
export type HeldPriceResponse = {
  productId: number;
  label: string;
  changes: HeldChangeResponse[];
  /** Somebody has decided that the price stays. */
  dismissed: boolean;
};
export type DecidedHeldPricesResponse = {
  decided: number;
  /** Changed in the shop since: they wait again, as they are now. */
  renewed: number;
  waiting: number;
};
export type DecideHeldPricesRequest = {
  /** Without them all that wait, 500 at once. */
  productIds?: number[];
};
export type ImportFieldResponse = {
  name: string;
  /** Without it a row creates nothing. */
  isRequired: boolean;
  example: string;
};
export type ChooseImportSheetRequest = {
  /** One of the sheets of the workbook; the one that is read otherwise. */
  sheet?: string;
  /** As a spreadsheet counts; guessed otherwise. */
  headRow?: number;
};
export type ImportSettingsRequest = {
  /** New products are not for sale yet. */
  asDraft: boolean;
  /** In place of empty cells, and of columns that the file lacks for what is new. */
  defaults: ImportDefaultValue[];
  /** What values become that the shop does not know. */
  choices: ImportValueChoice[];
  /** What becomes of all rows with a problem or a warning. */
  corrections?: ImportCorrection[];
};
export type CheckImportRequest = {
  mode: "create" | "create-and-update" | "update";
  /** What is decided beside the columns; nothing otherwise. */
  settings?: ImportSettingsRequest;
  /** For every column of the file the name of a field; null leaves it out. */
  mapping: object[];
};
export type StartImportRequest = {
  /** Imports the rows without problems; 409 IMPORT.HAS_FAILED_ROWS otherwise when there are others. */
  skipFailed: boolean;
};
export type ImportProblemResponse = {
  /** Null for the row as a whole. */
  field: string | null;
  messageKey: string;
  /** Of the message. */
  values: {
    [key: string]: any;
  };
  message: string;
};
export type ImportChangeResponse = {
  field: string;
  before: string | null;
  after: string | null;
};
export type ImportRowResponse = {
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  label: string | null;
  outcome: "updated" | "failed" | "created" | "unknown" | "unchanged" | "held";
  problems: ImportProblemResponse[];
  changes: ImportChangeResponse[];
};
export type ImportFileValueResponse = {
  value: string;
  rows: number;
};
export type ImportCauseResponse = {
  /** Null for the row as a whole. */
  field: string | null;
  messageKey: string;
  /** Of the message. */
  values: {
    [key: string]: any;
  };
  message: string;
  /** Rows with it fail; otherwise it is a warning. */
  isFailure: boolean;
  rows: number;
  /** The first five. */
  firstRows: number[];
  /** What the rows have there, the most frequent first. */
  fileValues: ImportFileValueResponse[];
};
export type ReadinessCheckResponse = {
  name:
    | "company"
    | "brand"
    | "taxes"
    | "rates"
    | "shipping"
    | "product"
    | "payments"
    | "webhooks"
    | "mail"
    | "owner"
    | "terms"
    | "backup"
    | "https"
    | "proxy"
    | "demo";
  isDone: boolean;
  /** Why it is open, where there are several reasons. */
  reason: string | null;
};
export type ShopReadinessResponse = {
  checks: ReadinessCheckResponse[];
  /** Somebody does not want to see the list any more. */
  isHidden: boolean;
};
export type RemoveDemoDataRequest = {
  /** Typed by the person who removes it. */
  confirmation: "DEMO";
};
export const {
  useGetAdminShopSettingsQuery,
  useSaveAdminShopSettingsMutation,
  useGetAdminBrandSettingsQuery,
  useSaveAdminBrandSettingsMutation,
  useAddAdminBrandPictureMutation,
  useListAdminPagesQuery,
  useGetAdminPageQuery,
  useSaveAdminPageMutation,
  useDeleteAdminPageMutation,
  useGetAdminPageRevisionQuery,
  usePublishAdminPageMutation,
  usePreviewAdminPageMutation,
  useGetAdminRegionalSettingsQuery,
  useSaveAdminRegionalSettingsMutation,
  useGetAdminShippingSettingsQuery,
  useSaveShippingSettingsMutation,
  useFindAdminCompanySettingsInRegisterQuery,
  useSaveCompanySettingsMutation,
  useGetAdminConnectionQuery,
  useSaveAdminConnectionMutation,
  useListVatRatesQuery,
  useAddVatRateMutation,
  useDeleteVatRateMutation,
  useListExchangeRatesQuery,
  useAddExchangeRateMutation,
  useGetAdminExchangeRateFeedQuery,
  useDeleteExchangeRateMutation,
  useGetTaxSettingsQuery,
  useSaveTaxSettingsMutation,
  useAddOfficialRatesMutation,
  useListVatRegistrationsQuery,
  useAddVatRegistrationMutation,
  useDeleteVatRegistrationMutation,
  useGetRetentionSettingsQuery,
  useSaveRetentionSettingsMutation,
  useListShippingZonesQuery,
  useAddShippingZoneMutation,
  useReplaceShippingZoneMutation,
  useDeleteShippingZoneMutation,
  useListDeliveryMethodsQuery,
  useAddDeliveryMethodMutation,
  useReplaceDeliveryMethodMutation,
  useDeleteDeliveryMethodMutation,
  useGetAdminDeliverySettingsQuery,
  useSaveAdminDeliverySettingsMutation,
  useGetLegalDutiesByAdminQuery,
  useSaveLegalDutiesByAdminMutation,
  useListStaffByAdminQuery,
  useSetStaffRolesByAdminMutation,
  useRemoveStaffByAdminMutation,
  useInviteStaffByAdminMutation,
  useListStaffRolesByAdminQuery,
  useCreateStaffRoleByAdminMutation,
  useUpdateStaffRoleByAdminMutation,
  useDeleteStaffRoleByAdminMutation,
  useListSynonymsByAdminQuery,
  useCreateSynonymsByAdminMutation,
  useTestSearchByAdminQuery,
  useUpdateSynonymsByAdminMutation,
  useDeleteSynonymsByAdminMutation,
  useGetPaymentSettingsByAdminQuery,
  useSavePaymentSettingsByAdminMutation,
  useListDiscountCodesByAdminQuery,
  useAddDiscountCodeByAdminMutation,
  useReplaceDiscountCodeByAdminMutation,
  useDeleteDiscountCodeByAdminMutation,
  useGetDistanceSalesQuery,
  useGetAdminDocumentNumbersQuery,
  useSaveAdminDocumentNumbersMutation,
  useGetAdminEFacturaQuery,
  useSaveEFacturaMutation,
  useDisconnectEFacturaMutation,
  useConnectEFacturaMutation,
  useTestEFacturaMutation,
  useImportBankStatementByAdminMutation,
  useListBankStatementEntriesByAdminQuery,
  useSearchBankStatementDocumentsByAdminQuery,
  useApplyBankStatementMatchesByAdminMutation,
  useIgnoreBankStatementEntryByAdminMutation,
  useUndoBankStatementEntryByAdminMutation,
  useGetAccountingMonthQuery,
  useCloseAccountingMonthMutation,
  useReopenAccountingMonthMutation,
  useGetAccountingArchiveQuery,
  useRequestAccountingArchiveMutation,
  useDownloadAccountingArchiveQuery,
  useListAccountingOpenItemsQuery,
  useSumAccountingOpenItemsQuery,
  useCountAccountingPunctualQuery,
  useListAccountingOpenDocumentsQuery,
  useGetAccountingStatementPdfQuery,
  useListReceiptsJournalQuery,
  useSumReceiptsJournalQuery,
  useExportReceiptsJournalQuery,
  useExportReceiptsJournalWorkbookQuery,
  useGetAccountingRemindersQuery,
  useSwitchAccountingRemindersMutation,
  useGetAccountingRemindersOfCustomerQuery,
  useSwitchAccountingRemindersOfCustomerMutation,
  useListSalesJournalQuery,
  useExportSalesJournalQuery,
  useExportSalesJournalWorkbookQuery,
  useGetAccountingStatesQuery,
  useExportAccountingOssSalesQuery,
  useExportAccountingOssSalesWorkbookQuery,
  useExportAccountingSuppliesQuery,
  useExportAccountingSuppliesWorkbookQuery,
  useGetAdminMailSenderQuery,
  useSaveAdminMailSenderMutation,
  useResetAdminMailSenderMutation,
  useSendAdminTestMailMutation,
  useListPromotionsByAdminQuery,
  useCreatePromotionByAdminMutation,
  useGetPromotionByAdminQuery,
  useUpdatePromotionByAdminMutation,
  useDeletePromotionByAdminMutation,
  useGetPromotionAudienceByAdminQuery,
  usePreviewPromotionByAdminQuery,
  useTestPromotionByAdminMutation,
  useSendPromotionByAdminMutation,
  useCancelPromotionByAdminMutation,
  useListImportMappingsByAdminQuery,
  useChangeImportMappingByAdminMutation,
  useForgetImportMappingByAdminMutation,
  useListSupplierFeedsByAdminQuery,
  useCreateSupplierFeedByAdminMutation,
  useGetSupplierFeedByAdminQuery,
  useUpdateSupplierFeedByAdminMutation,
  useDeleteSupplierFeedByAdminMutation,
  useTestSupplierFeedByAdminMutation,
  useRunSupplierFeedByAdminMutation,
  useListSupplierFeedRunsByAdminQuery,
  useListHeldPricesByAdminQuery,
  useApproveHeldPricesByAdminMutation,
  useDismissHeldPricesByAdminMutation,
  useListImportFieldsByAdminQuery,
  useDownloadImportSampleByAdminQuery,
  useUploadImportByAdminMutation,
  useListImportsByAdminQuery,
  useUploadImportPicturesByAdminMutation,
  useGetImportByAdminQuery,
  useFollowImportByAdminQuery,
  useChooseImportSheetByAdminMutation,
  useCheckImportByAdminMutation,
  useStartImportByAdminMutation,
  useCancelImportByAdminMutation,
  useUndoImportByAdminMutation,
  useListImportRowsByAdminQuery,
  useListImportCausesByAdminQuery,
  useDownloadImportFailuresByAdminQuery,
  useGetAdminReadinessQuery,
  useSetAdminSetupMarkMutation,
  useDeleteAdminSetupMarkMutation,
  useRemoveAdminSetupDemoDataMutation,
} = injectedRtkApi;
