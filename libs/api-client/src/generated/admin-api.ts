import { emptyApi as api } from "../empty-api";
export const addTagTypes = [
  "SharedViews",
  "Tags",
  "CustomerAccess",
  "CustomerCompany",
  "AdminCategories",
  "AdminProducts",
  "AdminCompliance",
  "CategoryEditing",
  "Attributes",
  "AttributeExport",
  "CategoryAttributes",
  "DefinitionTexts",
  "ProductAttributes",
  "AttributeTexts",
  "ProductDocuments",
  "ProductEditing",
  "ProductExport",
  "ProductGroups",
  "ProductImages",
  "ProductTranslations",
  "ReviewModeration",
  "Suppliers",
  "Payments",
  "Orders",
  "EditOrder",
  "OpenReturns",
  "OrderPayments",
  "OrderTransfers",
  "OrderDocuments",
  "StaffNotes",
  "PhoneOrders",
  "Returns",
  "Shipments",
  "InvoicePayments",
  "Invoices",
  "VatReport",
  "Inbox",
  "Quotes",
  "OrderMails",
  "Audit",
  "BulkJobs",
  "BulkPreviews",
  "BulkProducts",
  "Customers",
  "Dashboard",
  "MatchingTags",
  "OrderWeights",
  "Jobs",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSharedViews: build.query<
        ListSharedViewsApiResponse,
        ListSharedViewsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/shared-views`,
          params: {
            list: queryArg.list,
          },
        }),
        providesTags: ["SharedViews"],
      }),
      shareView: build.mutation<ShareViewApiResponse, ShareViewApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/shared-views`,
          method: "POST",
          body: queryArg.shareViewRequest,
        }),
        invalidatesTags: ["SharedViews"],
      }),
      renameSharedView: build.mutation<
        RenameSharedViewApiResponse,
        RenameSharedViewApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/shared-views/${queryArg.id}`,
          method: "PUT",
          body: queryArg.renameSharedViewRequest,
        }),
        invalidatesTags: ["SharedViews"],
      }),
      deleteSharedView: build.mutation<
        DeleteSharedViewApiResponse,
        DeleteSharedViewApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/shared-views/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["SharedViews"],
      }),
      listTagsByAdmin: build.query<
        ListTagsByAdminApiResponse,
        ListTagsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/tags`,
          params: {
            ids: queryArg.ids,
            subject: queryArg.subject,
          },
        }),
        providesTags: ["Tags"],
      }),
      changeTagsByAdmin: build.mutation<
        ChangeTagsByAdminApiResponse,
        ChangeTagsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/tags`,
          method: "PUT",
          body: queryArg.changeTagsRequest,
        }),
        invalidatesTags: ["Tags"],
      }),
      suggestTagsByAdmin: build.query<
        SuggestTagsByAdminApiResponse,
        SuggestTagsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/tags/suggestions`,
          params: {
            search: queryArg.search,
            subject: queryArg.subject,
          },
        }),
        providesTags: ["Tags"],
      }),
      setCustomerDisabledByAdmin: build.mutation<
        SetCustomerDisabledByAdminApiResponse,
        SetCustomerDisabledByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/customers/${queryArg.id}/disabled`,
          method: "PUT",
          body: queryArg.disableCustomerRequest,
        }),
        invalidatesTags: ["CustomerAccess"],
      }),
      sendPasswordResetByAdmin: build.mutation<
        SendPasswordResetByAdminApiResponse,
        SendPasswordResetByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/customers/${queryArg.id}/password-reset`,
          method: "POST",
        }),
        invalidatesTags: ["CustomerAccess"],
      }),
      saveCustomerCompanyByAdmin: build.mutation<
        SaveCustomerCompanyByAdminApiResponse,
        SaveCustomerCompanyByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/customers/${queryArg.id}/company`,
          method: "PUT",
          body: queryArg.customerCompanyRequest,
        }),
        invalidatesTags: ["CustomerCompany"],
      }),
      checkCustomerCompanyByAdmin: build.mutation<
        CheckCustomerCompanyByAdminApiResponse,
        CheckCustomerCompanyByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/customers/${queryArg.id}/company/check`,
          method: "POST",
        }),
        invalidatesTags: ["CustomerCompany"],
      }),
      listCategoriesByAdmin: build.query<
        ListCategoriesByAdminApiResponse,
        ListCategoriesByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/categories` }),
        providesTags: ["AdminCategories"],
      }),
      addCategoryPictureByAdmin: build.mutation<
        AddCategoryPictureByAdminApiResponse,
        AddCategoryPictureByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/categories/pictures`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["AdminCategories"],
      }),
      moveCategoryByAdmin: build.mutation<
        MoveCategoryByAdminApiResponse,
        MoveCategoryByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/categories/${queryArg.id}/position`,
          method: "PUT",
          body: queryArg.moveCategoryRequest,
        }),
        invalidatesTags: ["AdminCategories"],
      }),
      arrangeCategoriesByAdmin: build.mutation<
        ArrangeCategoriesByAdminApiResponse,
        ArrangeCategoriesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/categories/order`,
          method: "PUT",
          body: queryArg.arrangeCategoriesRequest,
        }),
        invalidatesTags: ["AdminCategories"],
      }),
      uploadProductPictureByAdmin: build.mutation<
        UploadProductPictureByAdminApiResponse,
        UploadProductPictureByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/pictures`,
          method: "POST",
          body: queryArg.body,
          params: {
            crop: queryArg.crop,
          },
        }),
        invalidatesTags: ["AdminProducts"],
      }),
      listProductsByAdmin: build.query<
        ListProductsByAdminApiResponse,
        ListProductsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products`,
          params: {
            search: queryArg.search,
            category: queryArg.category,
            minPrice: queryArg.minPrice,
            maxPrice: queryArg.maxPrice,
            sort: queryArg.sort,
            language: queryArg.language,
            limit: queryArg.limit,
            offset: queryArg.offset,
            status: queryArg.status,
            stock: queryArg.stock,
            supplier: queryArg.supplier,
            weight: queryArg.weight,
            price: queryArg.price,
            gap: queryArg.gap,
            lacks: queryArg.lacks,
            brand: queryArg.brand,
            group: queryArg.group,
            tag: queryArg.tag,
            import: queryArg["import"],
          },
        }),
        providesTags: ["AdminProducts"],
      }),
      countProductLacksByAdmin: build.query<
        CountProductLacksByAdminApiResponse,
        CountProductLacksByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/products/lacks` }),
        providesTags: ["AdminProducts"],
      }),
      listBrandsByAdmin: build.query<
        ListBrandsByAdminApiResponse,
        ListBrandsByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/products/brands` }),
        providesTags: ["AdminProducts"],
      }),
      getProductByAdmin: build.query<
        GetProductByAdminApiResponse,
        GetProductByAdminApiArg
      >({
        query: (queryArg) => ({ url: `/admin/api/products/${queryArg.id}` }),
        providesTags: ["AdminProducts"],
      }),
      restoreProductByAdmin: build.mutation<
        RestoreProductByAdminApiResponse,
        RestoreProductByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["AdminProducts"],
      }),
      getProductComplianceByAdmin: build.query<
        GetProductComplianceByAdminApiResponse,
        GetProductComplianceByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/compliance`,
        }),
        providesTags: ["AdminCompliance"],
      }),
      saveProductComplianceByAdmin: build.mutation<
        SaveProductComplianceByAdminApiResponse,
        SaveProductComplianceByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/compliance`,
          method: "PUT",
          body: queryArg.productComplianceBody,
        }),
        invalidatesTags: ["AdminCompliance"],
      }),
      countProductGapsByAdmin: build.query<
        CountProductGapsByAdminApiResponse,
        CountProductGapsByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/product-gaps` }),
        providesTags: ["AdminCompliance"],
      }),
      createCategoryByAdmin: build.mutation<
        CreateCategoryByAdminApiResponse,
        CreateCategoryByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/categories`,
          method: "POST",
          body: queryArg.saveCategoryRequest,
        }),
        invalidatesTags: ["CategoryEditing"],
      }),
      updateCategoryByAdmin: build.mutation<
        UpdateCategoryByAdminApiResponse,
        UpdateCategoryByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/categories/${queryArg.id}`,
          method: "PUT",
          body: queryArg.saveCategoryRequest,
        }),
        invalidatesTags: ["CategoryEditing"],
      }),
      deleteCategoryByAdmin: build.mutation<
        DeleteCategoryByAdminApiResponse,
        DeleteCategoryByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/categories/${queryArg.id}`,
          method: "DELETE",
          params: {
            target: queryArg.target,
          },
        }),
        invalidatesTags: ["CategoryEditing"],
      }),
      listAttributesByAdmin: build.query<
        ListAttributesByAdminApiResponse,
        ListAttributesByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/attributes` }),
        providesTags: ["Attributes"],
      }),
      listAttributeValuesByAdmin: build.query<
        ListAttributeValuesByAdminApiResponse,
        ListAttributeValuesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/attributes/${queryArg.id}/values`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["Attributes"],
      }),
      exportAttributesByAdmin: build.query<
        ExportAttributesByAdminApiResponse,
        ExportAttributesByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/attributes.csv` }),
        providesTags: ["AttributeExport"],
      }),
      exportAttributeWorkbookByAdmin: build.query<
        ExportAttributeWorkbookByAdminApiResponse,
        ExportAttributeWorkbookByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/attributes.xlsx` }),
        providesTags: ["AttributeExport"],
      }),
      listCategoryAttributesByAdmin: build.query<
        ListCategoryAttributesByAdminApiResponse,
        ListCategoryAttributesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/categories/${queryArg.id}/attributes`,
        }),
        providesTags: ["CategoryAttributes"],
      }),
      addCategoryAttributeByAdmin: build.mutation<
        AddCategoryAttributeByAdminApiResponse,
        AddCategoryAttributeByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/categories/${queryArg.id}/attributes`,
          method: "POST",
          body: queryArg.saveAttributeRequest,
        }),
        invalidatesTags: ["CategoryAttributes"],
      }),
      editCategoryAttributeByAdmin: build.mutation<
        EditCategoryAttributeByAdminApiResponse,
        EditCategoryAttributeByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/categories/${queryArg.id}/attributes/${queryArg.attributeId}`,
          method: "PUT",
          body: queryArg.saveAttributeRequest,
        }),
        invalidatesTags: ["CategoryAttributes"],
      }),
      removeCategoryAttributeByAdmin: build.mutation<
        RemoveCategoryAttributeByAdminApiResponse,
        RemoveCategoryAttributeByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/categories/${queryArg.id}/attributes/${queryArg.attributeId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["CategoryAttributes"],
      }),
      listDefinitionTextsByAdmin: build.query<
        ListDefinitionTextsByAdminApiResponse,
        ListDefinitionTextsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/categories/${queryArg.id}/attributes/${queryArg.attributeId}/texts`,
        }),
        providesTags: ["DefinitionTexts"],
      }),
      saveDefinitionTextsByAdmin: build.mutation<
        SaveDefinitionTextsByAdminApiResponse,
        SaveDefinitionTextsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/categories/${queryArg.id}/attributes/${queryArg.attributeId}/texts/${queryArg.language}`,
          method: "PUT",
          body: queryArg.saveAttributeTextsRequest,
        }),
        invalidatesTags: ["DefinitionTexts"],
      }),
      listProductAttributesByAdmin: build.query<
        ListProductAttributesByAdminApiResponse,
        ListProductAttributesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/attributes`,
        }),
        providesTags: ["ProductAttributes"],
      }),
      saveProductAttributesByAdmin: build.mutation<
        SaveProductAttributesByAdminApiResponse,
        SaveProductAttributesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/attributes`,
          method: "PUT",
          body: queryArg.saveAttributeValuesRequest,
        }),
        invalidatesTags: ["ProductAttributes"],
      }),
      listAttributeTextsByAdmin: build.query<
        ListAttributeTextsByAdminApiResponse,
        ListAttributeTextsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/attribute-texts`,
        }),
        providesTags: ["AttributeTexts"],
      }),
      saveAttributeTextsByAdmin: build.mutation<
        SaveAttributeTextsByAdminApiResponse,
        SaveAttributeTextsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/attribute-texts/${queryArg.language}`,
          method: "PUT",
          body: queryArg.saveAttributeTextsRequest,
        }),
        invalidatesTags: ["AttributeTexts"],
      }),
      listProductDocumentsByAdmin: build.query<
        ListProductDocumentsByAdminApiResponse,
        ListProductDocumentsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/documents`,
        }),
        providesTags: ["ProductDocuments"],
      }),
      addProductDocumentByAdmin: build.mutation<
        AddProductDocumentByAdminApiResponse,
        AddProductDocumentByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/documents`,
          method: "POST",
          body: queryArg.body,
          params: {
            title: queryArg.title,
            kind: queryArg.kind,
            issuer: queryArg.issuer,
            validUntil: queryArg.validUntil,
          },
        }),
        invalidatesTags: ["ProductDocuments"],
      }),
      describeProductDocumentByAdmin: build.mutation<
        DescribeProductDocumentByAdminApiResponse,
        DescribeProductDocumentByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/documents/${queryArg.documentId}`,
          method: "PUT",
          body: queryArg.describeDocumentRequest,
        }),
        invalidatesTags: ["ProductDocuments"],
      }),
      removeProductDocumentByAdmin: build.mutation<
        RemoveProductDocumentByAdminApiResponse,
        RemoveProductDocumentByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/documents/${queryArg.documentId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["ProductDocuments"],
      }),
      createProductByAdmin: build.mutation<
        CreateProductByAdminApiResponse,
        CreateProductByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products`,
          method: "POST",
          body: queryArg.createProductRequest,
        }),
        invalidatesTags: ["ProductEditing"],
      }),
      updateProductByAdmin: build.mutation<
        UpdateProductByAdminApiResponse,
        UpdateProductByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}`,
          method: "PUT",
          body: queryArg.saveProductRequest,
        }),
        invalidatesTags: ["ProductEditing"],
      }),
      deleteProductByAdmin: build.mutation<
        DeleteProductByAdminApiResponse,
        DeleteProductByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["ProductEditing"],
      }),
      exportProductsByAdmin: build.query<
        ExportProductsByAdminApiResponse,
        ExportProductsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products.csv`,
          params: {
            search: queryArg.search,
            category: queryArg.category,
            minPrice: queryArg.minPrice,
            maxPrice: queryArg.maxPrice,
            status: queryArg.status,
            stock: queryArg.stock,
            supplier: queryArg.supplier,
            weight: queryArg.weight,
            price: queryArg.price,
            gap: queryArg.gap,
            lacks: queryArg.lacks,
            brand: queryArg.brand,
            group: queryArg.group,
            tag: queryArg.tag,
            import: queryArg["import"],
          },
        }),
        providesTags: ["ProductExport"],
      }),
      exportProductWorkbookByAdmin: build.query<
        ExportProductWorkbookByAdminApiResponse,
        ExportProductWorkbookByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products.xlsx`,
          params: {
            search: queryArg.search,
            category: queryArg.category,
            minPrice: queryArg.minPrice,
            maxPrice: queryArg.maxPrice,
            status: queryArg.status,
            stock: queryArg.stock,
            supplier: queryArg.supplier,
            weight: queryArg.weight,
            price: queryArg.price,
            gap: queryArg.gap,
            lacks: queryArg.lacks,
            brand: queryArg.brand,
            group: queryArg.group,
            tag: queryArg.tag,
            import: queryArg["import"],
          },
        }),
        providesTags: ["ProductExport"],
      }),
      listProductGroupsByAdmin: build.query<
        ListProductGroupsByAdminApiResponse,
        ListProductGroupsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/product-groups`,
          params: {
            search: queryArg.search,
            productId: queryArg.productId,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["ProductGroups"],
      }),
      createProductGroupByAdmin: build.mutation<
        CreateProductGroupByAdminApiResponse,
        CreateProductGroupByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/product-groups`,
          method: "POST",
          body: queryArg.saveProductGroupRequest,
        }),
        invalidatesTags: ["ProductGroups"],
      }),
      getProductGroupByAdmin: build.query<
        GetProductGroupByAdminApiResponse,
        GetProductGroupByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/product-groups/${queryArg.id}`,
        }),
        providesTags: ["ProductGroups"],
      }),
      updateProductGroupByAdmin: build.mutation<
        UpdateProductGroupByAdminApiResponse,
        UpdateProductGroupByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/product-groups/${queryArg.id}`,
          method: "PUT",
          body: queryArg.saveProductGroupRequest,
        }),
        invalidatesTags: ["ProductGroups"],
      }),
      deleteProductGroupByAdmin: build.mutation<
        DeleteProductGroupByAdminApiResponse,
        DeleteProductGroupByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/product-groups/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["ProductGroups"],
      }),
      listProductImagesByAdmin: build.query<
        ListProductImagesByAdminApiResponse,
        ListProductImagesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/images`,
        }),
        providesTags: ["ProductImages"],
      }),
      addProductImageByAdmin: build.mutation<
        AddProductImageByAdminApiResponse,
        AddProductImageByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/images`,
          method: "POST",
          body: queryArg.body,
          params: {
            crop: queryArg.crop,
            alt: queryArg.alt,
          },
        }),
        invalidatesTags: ["ProductImages"],
      }),
      arrangeProductImagesByAdmin: build.mutation<
        ArrangeProductImagesByAdminApiResponse,
        ArrangeProductImagesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/images/order`,
          method: "PUT",
          body: queryArg.arrangeImagesRequest,
        }),
        invalidatesTags: ["ProductImages"],
      }),
      describeProductImageByAdmin: build.mutation<
        DescribeProductImageByAdminApiResponse,
        DescribeProductImageByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/images/${queryArg.imageId}`,
          method: "PUT",
          body: queryArg.describeImageRequest,
        }),
        invalidatesTags: ["ProductImages"],
      }),
      removeProductImageByAdmin: build.mutation<
        RemoveProductImageByAdminApiResponse,
        RemoveProductImageByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/images/${queryArg.imageId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["ProductImages"],
      }),
      getProductTranslationsByAdmin: build.query<
        GetProductTranslationsByAdminApiResponse,
        GetProductTranslationsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/translations`,
        }),
        providesTags: ["ProductTranslations"],
      }),
      saveProductTranslationByAdmin: build.mutation<
        SaveProductTranslationByAdminApiResponse,
        SaveProductTranslationByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/${queryArg.id}/translations/${queryArg.language}`,
          method: "PUT",
          body: queryArg.saveTranslationRequest,
        }),
        invalidatesTags: ["ProductTranslations"],
      }),
      listReviewsByAdmin: build.query<
        ListReviewsByAdminApiResponse,
        ListReviewsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/reviews`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            status: queryArg.status,
          },
        }),
        providesTags: ["ReviewModeration"],
      }),
      decideReviewByAdmin: build.mutation<
        DecideReviewByAdminApiResponse,
        DecideReviewByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/reviews/${queryArg.id}`,
          method: "PUT",
          body: queryArg.decideReviewRequest,
        }),
        invalidatesTags: ["ReviewModeration"],
      }),
      listSuppliersByAdmin: build.query<
        ListSuppliersByAdminApiResponse,
        ListSuppliersByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/suppliers`,
          params: {
            search: queryArg.search,
            status: queryArg.status,
            sort: queryArg.sort,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Suppliers"],
      }),
      createSupplierByAdmin: build.mutation<
        CreateSupplierByAdminApiResponse,
        CreateSupplierByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/suppliers`,
          method: "POST",
          body: queryArg.saveSupplierRequest,
        }),
        invalidatesTags: ["Suppliers"],
      }),
      updateSupplierByAdmin: build.mutation<
        UpdateSupplierByAdminApiResponse,
        UpdateSupplierByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/suppliers/${queryArg.id}`,
          method: "PUT",
          body: queryArg.saveSupplierRequest,
        }),
        invalidatesTags: ["Suppliers"],
      }),
      deleteSupplierByAdmin: build.mutation<
        DeleteSupplierByAdminApiResponse,
        DeleteSupplierByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/suppliers/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Suppliers"],
      }),
      listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/payments`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            unmatched: queryArg.unmatched,
            refundFailed: queryArg.refundFailed,
            disputed: queryArg.disputed,
          },
        }),
        providesTags: ["Payments"],
      }),
      getPayment: build.query<GetPaymentApiResponse, GetPaymentApiArg>({
        query: (queryArg) => ({ url: `/admin/api/payments/${queryArg.id}` }),
        providesTags: ["Payments"],
      }),
      refundPayment: build.mutation<
        RefundPaymentApiResponse,
        RefundPaymentApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/payments/${queryArg.id}/refunds`,
          method: "POST",
          body: queryArg.refundPaymentRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Payments"],
      }),
      setOrderStatus: build.mutation<
        SetOrderStatusApiResponse,
        SetOrderStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/status`,
          method: "PUT",
          body: queryArg.setOrderStatusRequest,
        }),
        invalidatesTags: ["Orders"],
      }),
      previewOrderEditByAdmin: build.mutation<
        PreviewOrderEditByAdminApiResponse,
        PreviewOrderEditByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/items/preview`,
          method: "POST",
          body: queryArg.previewOrderEditRequest,
        }),
        invalidatesTags: ["EditOrder"],
      }),
      editOrderItemsByAdmin: build.mutation<
        EditOrderItemsByAdminApiResponse,
        EditOrderItemsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/items`,
          method: "PUT",
          body: queryArg.editOrderRequest,
        }),
        invalidatesTags: ["EditOrder"],
      }),
      editOrderAddressesByAdmin: build.mutation<
        EditOrderAddressesByAdminApiResponse,
        EditOrderAddressesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/addresses`,
          method: "PUT",
          body: queryArg.editAddressesRequest,
        }),
        invalidatesTags: ["EditOrder"],
      }),
      recordOrderBalanceByAdmin: build.mutation<
        RecordOrderBalanceByAdminApiResponse,
        RecordOrderBalanceByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/balance`,
          method: "POST",
          body: queryArg.recordBalanceRequest,
        }),
        invalidatesTags: ["EditOrder"],
      }),
      sendOrderBalanceLinkByAdmin: build.mutation<
        SendOrderBalanceLinkByAdminApiResponse,
        SendOrderBalanceLinkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/balance-link`,
          method: "POST",
          body: queryArg.sendBalanceLinkRequest,
        }),
        invalidatesTags: ["EditOrder"],
      }),
      returnOrderVatByAdmin: build.mutation<
        ReturnOrderVatByAdminApiResponse,
        ReturnOrderVatByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/vat-return`,
          method: "POST",
          body: queryArg.returnVatRequest,
        }),
        invalidatesTags: ["EditOrder"],
      }),
      openReturnByAdmin: build.mutation<
        OpenReturnByAdminApiResponse,
        OpenReturnByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/returns`,
          method: "POST",
          body: queryArg.requestReturnRequest,
        }),
        invalidatesTags: ["OpenReturns"],
      }),
      matchPaymentByAdmin: build.mutation<
        MatchPaymentByAdminApiResponse,
        MatchPaymentByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/payment`,
          method: "POST",
          body: queryArg.matchPaymentRequest,
        }),
        invalidatesTags: ["OrderPayments"],
      }),
      recordOrderTransferByAdmin: build.mutation<
        RecordOrderTransferByAdminApiResponse,
        RecordOrderTransferByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/transfers`,
          method: "POST",
          body: queryArg.recordOrderTransferRequest,
        }),
        invalidatesTags: ["OrderTransfers"],
      }),
      undoOrderTransferByAdmin: build.mutation<
        UndoOrderTransferByAdminApiResponse,
        UndoOrderTransferByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/transfers/${queryArg.transferId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["OrderTransfers"],
      }),
      exportOrdersByAdmin: build.query<
        ExportOrdersByAdminApiResponse,
        ExportOrdersByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders.csv`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            lines: queryArg.lines,
            status: queryArg.status,
            paymentStatus: queryArg.paymentStatus,
            paymentMethod: queryArg.paymentMethod,
            delivery: queryArg.delivery,
            tag: queryArg.tag,
            awaitingPayment: queryArg.awaitingPayment,
            awaitingInvoice: queryArg.awaitingInvoice,
            awaitingShipment: queryArg.awaitingShipment,
            overdue: queryArg.overdue,
            from: queryArg["from"],
            to: queryArg.to,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["OrderDocuments"],
      }),
      exportOrderWorkbookByAdmin: build.query<
        ExportOrderWorkbookByAdminApiResponse,
        ExportOrderWorkbookByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders.xlsx`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            lines: queryArg.lines,
            status: queryArg.status,
            paymentStatus: queryArg.paymentStatus,
            paymentMethod: queryArg.paymentMethod,
            delivery: queryArg.delivery,
            tag: queryArg.tag,
            awaitingPayment: queryArg.awaitingPayment,
            awaitingInvoice: queryArg.awaitingInvoice,
            awaitingShipment: queryArg.awaitingShipment,
            overdue: queryArg.overdue,
            from: queryArg["from"],
            to: queryArg.to,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["OrderDocuments"],
      }),
      getPackingSlipByAdmin: build.query<
        GetPackingSlipByAdminApiResponse,
        GetPackingSlipByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/packing-slip.pdf`,
        }),
        providesTags: ["OrderDocuments"],
      }),
      getPackingSlipsByAdmin: build.query<
        GetPackingSlipsByAdminApiResponse,
        GetPackingSlipsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/packing-slips.pdf`,
          params: {
            orderIds: queryArg.orderIds,
          },
        }),
        providesTags: ["OrderDocuments"],
      }),
      getPickListByAdmin: build.query<
        GetPickListByAdminApiResponse,
        GetPickListByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/pick-list.pdf`,
          params: {
            orderIds: queryArg.orderIds,
          },
        }),
        providesTags: ["OrderDocuments"],
      }),
      getDeliveryNoteByAdmin: build.query<
        GetDeliveryNoteByAdminApiResponse,
        GetDeliveryNoteByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/shipments/${queryArg.shipmentId}/delivery-note.pdf`,
        }),
        providesTags: ["OrderDocuments"],
      }),
      getOrderPdfByAdmin: build.query<
        GetOrderPdfByAdminApiResponse,
        GetOrderPdfByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/order.pdf`,
        }),
        providesTags: ["OrderDocuments"],
      }),
      listOrderNotesByAdmin: build.query<
        ListOrderNotesByAdminApiResponse,
        ListOrderNotesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/notes`,
        }),
        providesTags: ["StaffNotes"],
      }),
      addOrderNoteByAdmin: build.mutation<
        AddOrderNoteByAdminApiResponse,
        AddOrderNoteByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/notes`,
          method: "POST",
          body: queryArg.addStaffNoteRequest,
        }),
        invalidatesTags: ["StaffNotes"],
      }),
      findPhoneCustomerByAdmin: build.query<
        FindPhoneCustomerByAdminApiResponse,
        FindPhoneCustomerByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/customer`,
          params: {
            email: queryArg.email,
          },
        }),
        providesTags: ["PhoneOrders"],
      }),
      previewPhoneOrderByAdmin: build.mutation<
        PreviewPhoneOrderByAdminApiResponse,
        PreviewPhoneOrderByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/preview`,
          method: "POST",
          body: queryArg.previewPhoneOrderRequest,
        }),
        invalidatesTags: ["PhoneOrders"],
      }),
      placePhoneOrderByAdmin: build.mutation<
        PlacePhoneOrderByAdminApiResponse,
        PlacePhoneOrderByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders`,
          method: "POST",
          body: queryArg.placePhoneOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["PhoneOrders"],
      }),
      listReturnsByAdmin: build.query<
        ListReturnsByAdminApiResponse,
        ListReturnsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/returns`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            state: queryArg.state,
            search: queryArg.search,
          },
        }),
        providesTags: ["Returns"],
      }),
      getReturnByAdmin: build.query<
        GetReturnByAdminApiResponse,
        GetReturnByAdminApiArg
      >({
        query: (queryArg) => ({ url: `/admin/api/returns/${queryArg.id}` }),
        providesTags: ["Returns"],
      }),
      approveReturnByAdmin: build.mutation<
        ApproveReturnByAdminApiResponse,
        ApproveReturnByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/returns/${queryArg.id}/approve`,
          method: "POST",
        }),
        invalidatesTags: ["Returns"],
      }),
      rejectReturnByAdmin: build.mutation<
        RejectReturnByAdminApiResponse,
        RejectReturnByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/returns/${queryArg.id}/reject`,
          method: "POST",
          body: queryArg.returnReasonRequest,
        }),
        invalidatesTags: ["Returns"],
      }),
      receiveReturnByAdmin: build.mutation<
        ReceiveReturnByAdminApiResponse,
        ReceiveReturnByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/returns/${queryArg.id}/receive`,
          method: "POST",
          body: queryArg.receiveReturnRequest,
        }),
        invalidatesTags: ["Returns"],
      }),
      refundReturnByAdmin: build.mutation<
        RefundReturnByAdminApiResponse,
        RefundReturnByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/returns/${queryArg.id}/refund`,
          method: "POST",
          body: queryArg.refundReturnRequest,
        }),
        invalidatesTags: ["Returns"],
      }),
      closeReturnByAdmin: build.mutation<
        CloseReturnByAdminApiResponse,
        CloseReturnByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/returns/${queryArg.id}/close`,
          method: "POST",
          body: queryArg.returnReasonRequest,
        }),
        invalidatesTags: ["Returns"],
      }),
      shipItemsByAdmin: build.mutation<
        ShipItemsByAdminApiResponse,
        ShipItemsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/shipments`,
          method: "POST",
          body: queryArg.shipItemsRequest,
        }),
        invalidatesTags: ["Shipments"],
      }),
      listInvoicePaymentsByAdmin: build.query<
        ListInvoicePaymentsByAdminApiResponse,
        ListInvoicePaymentsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices/${queryArg["number"]}/payments`,
        }),
        providesTags: ["InvoicePayments"],
      }),
      recordTransferByAdmin: build.mutation<
        RecordTransferByAdminApiResponse,
        RecordTransferByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices/${queryArg["number"]}/payment`,
          method: "PUT",
          body: queryArg.recordTransferRequest,
        }),
        invalidatesTags: ["InvoicePayments"],
      }),
      undoTransferByAdmin: build.mutation<
        UndoTransferByAdminApiResponse,
        UndoTransferByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices/${queryArg["number"]}/payments/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["InvoicePayments"],
      }),
      useCreditByAdmin: build.mutation<
        UseCreditByAdminApiResponse,
        UseCreditByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices/${queryArg["number"]}/credit`,
          method: "PUT",
        }),
        invalidatesTags: ["InvoicePayments"],
      }),
      refundCreditByAdmin: build.mutation<
        RefundCreditByAdminApiResponse,
        RefundCreditByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices/${queryArg["number"]}/payments/${queryArg.id}/credit-refund`,
          method: "PUT",
          body: queryArg.refundCreditRequest,
        }),
        invalidatesTags: ["InvoicePayments"],
      }),
      undoCreditRefundByAdmin: build.mutation<
        UndoCreditRefundByAdminApiResponse,
        UndoCreditRefundByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices/${queryArg["number"]}/credit-refunds/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["InvoicePayments"],
      }),
      listInvoicesByAdmin: build.query<
        ListInvoicesByAdminApiResponse,
        ListInvoicesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices`,
          params: {
            ids: queryArg.ids,
            sort: queryArg.sort,
            limit: queryArg.limit,
            offset: queryArg.offset,
            search: queryArg.search,
            state: queryArg.state,
            transmission: queryArg.transmission,
            kind: queryArg.kind,
            from: queryArg["from"],
            to: queryArg.to,
            customerId: queryArg.customerId,
          },
        }),
        providesTags: ["Invoices"],
      }),
      sumInvoicesByAdmin: build.query<
        SumInvoicesByAdminApiResponse,
        SumInvoicesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoice-sums`,
          params: {
            ids: queryArg.ids,
            search: queryArg.search,
            state: queryArg.state,
            transmission: queryArg.transmission,
            kind: queryArg.kind,
            from: queryArg["from"],
            to: queryArg.to,
            customerId: queryArg.customerId,
          },
        }),
        providesTags: ["Invoices"],
      }),
      downloadInvoicesByAdmin: build.query<
        DownloadInvoicesByAdminApiResponse,
        DownloadInvoicesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices.zip`,
          params: {
            ids: queryArg.ids,
            search: queryArg.search,
            state: queryArg.state,
            transmission: queryArg.transmission,
            kind: queryArg.kind,
            from: queryArg["from"],
            to: queryArg.to,
            customerId: queryArg.customerId,
          },
        }),
        providesTags: ["Invoices"],
      }),
      sendInvoiceByAdmin: build.mutation<
        SendInvoiceByAdminApiResponse,
        SendInvoiceByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices/${queryArg["number"]}/send`,
          method: "POST",
        }),
        invalidatesTags: ["Invoices"],
      }),
      creditInvoiceByAdmin: build.mutation<
        CreditInvoiceByAdminApiResponse,
        CreditInvoiceByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices/${queryArg["number"]}/credit-notes`,
          method: "POST",
          body: queryArg.creditInvoiceRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Invoices"],
      }),
      downloadSealByAdmin: build.query<
        DownloadSealByAdminApiResponse,
        DownloadSealByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices/${queryArg["number"]}/seal`,
        }),
        providesTags: ["Invoices"],
      }),
      reissueInvoiceByAdmin: build.mutation<
        ReissueInvoiceByAdminApiResponse,
        ReissueInvoiceByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices/${queryArg["number"]}/reissue`,
          method: "POST",
          body: queryArg.reissueInvoiceRequest,
        }),
        invalidatesTags: ["Invoices"],
      }),
      listAuthorityMessagesByAdmin: build.query<
        ListAuthorityMessagesByAdminApiResponse,
        ListAuthorityMessagesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/authority-messages`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            kind: queryArg.kind,
          },
        }),
        providesTags: ["Invoices"],
      }),
      downloadAuthorityMessageByAdmin: build.query<
        DownloadAuthorityMessageByAdminApiResponse,
        DownloadAuthorityMessageByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/authority-messages/${queryArg.id}/file`,
        }),
        providesTags: ["Invoices"],
      }),
      getVatReportByAdmin: build.query<
        GetVatReportByAdminApiResponse,
        GetVatReportByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/vat-report`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["VatReport"],
      }),
      exportInvoicesByAdmin: build.query<
        ExportInvoicesByAdminApiResponse,
        ExportInvoicesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices.csv`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["VatReport"],
      }),
      exportInvoiceWorkbookByAdmin: build.query<
        ExportInvoiceWorkbookByAdminApiResponse,
        ExportInvoiceWorkbookByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/invoices.xlsx`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["VatReport"],
      }),
      listContactMessages: build.query<
        ListContactMessagesApiResponse,
        ListContactMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/contact-messages`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            status: queryArg.status,
            search: queryArg.search,
          },
        }),
        providesTags: ["Inbox"],
      }),
      getContactMessage: build.query<
        GetContactMessageApiResponse,
        GetContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/contact-messages/${queryArg.id}`,
        }),
        providesTags: ["Inbox"],
      }),
      setContactMessageStatus: build.mutation<
        SetContactMessageStatusApiResponse,
        SetContactMessageStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/contact-messages/${queryArg.id}/status`,
          method: "PUT",
          body: queryArg.setConversationStatusRequest,
        }),
        invalidatesTags: ["Inbox"],
      }),
      replyToContactMessage: build.mutation<
        ReplyToContactMessageApiResponse,
        ReplyToContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/contact-messages/${queryArg.id}/replies`,
          method: "POST",
          body: queryArg.replyRequest,
        }),
        invalidatesTags: ["Inbox"],
      }),
      listQuoteRequests: build.query<
        ListQuoteRequestsApiResponse,
        ListQuoteRequestsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/quote-requests`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            status: queryArg.status,
            search: queryArg.search,
          },
        }),
        providesTags: ["Inbox"],
      }),
      getQuoteRequest: build.query<
        GetQuoteRequestApiResponse,
        GetQuoteRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/quote-requests/${queryArg.id}`,
        }),
        providesTags: ["Inbox"],
      }),
      setQuoteRequestStatus: build.mutation<
        SetQuoteRequestStatusApiResponse,
        SetQuoteRequestStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/quote-requests/${queryArg.id}/status`,
          method: "PUT",
          body: queryArg.setConversationStatusRequest,
        }),
        invalidatesTags: ["Inbox"],
      }),
      replyToQuoteRequest: build.mutation<
        ReplyToQuoteRequestApiResponse,
        ReplyToQuoteRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/quote-requests/${queryArg.id}/replies`,
          method: "POST",
          body: queryArg.replyRequest,
        }),
        invalidatesTags: ["Inbox"],
      }),
      sendQuote: build.mutation<SendQuoteApiResponse, SendQuoteApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/quote-requests/${queryArg.id}/quotes`,
          method: "POST",
          body: queryArg.sendQuoteRequest,
        }),
        invalidatesTags: ["Quotes"],
      }),
      withdrawQuote: build.mutation<
        WithdrawQuoteApiResponse,
        WithdrawQuoteApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/quote-requests/${queryArg.id}/withdrawals`,
          method: "POST",
          body: queryArg.quoteVersionRequest,
        }),
        invalidatesTags: ["Quotes"],
      }),
      listOrderMailsByAdmin: build.query<
        ListOrderMailsByAdminApiResponse,
        ListOrderMailsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/mails`,
        }),
        providesTags: ["OrderMails"],
      }),
      getOrderMailByAdmin: build.query<
        GetOrderMailByAdminApiResponse,
        GetOrderMailByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/mails/${queryArg.mailId}`,
        }),
        providesTags: ["OrderMails"],
      }),
      resendOrderMailByAdmin: build.mutation<
        ResendOrderMailByAdminApiResponse,
        ResendOrderMailByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/orders/${queryArg.id}/mails/${queryArg.mailId}/resend`,
          method: "POST",
        }),
        invalidatesTags: ["OrderMails"],
      }),
      listAuditEntriesByAdmin: build.query<
        ListAuditEntriesByAdminApiResponse,
        ListAuditEntriesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/audit-entries`,
          params: {
            before: queryArg.before,
            limit: queryArg.limit,
            search: queryArg.search,
            actor: queryArg.actor,
            subject: queryArg.subject,
            subjectId: queryArg.subjectId,
            action: queryArg.action,
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["Audit"],
      }),
      listAuditChoicesByAdmin: build.query<
        ListAuditChoicesByAdminApiResponse,
        ListAuditChoicesByAdminApiArg
      >({
        query: () => ({ url: `/admin/api/audit-choices` }),
        providesTags: ["Audit"],
      }),
      exportAuditEntriesByAdmin: build.query<
        ExportAuditEntriesByAdminApiResponse,
        ExportAuditEntriesByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/audit-entries.csv`,
          params: {
            search: queryArg.search,
            actor: queryArg.actor,
            subject: queryArg.subject,
            subjectId: queryArg.subjectId,
            action: queryArg.action,
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["Audit"],
      }),
      exportAuditWorkbookByAdmin: build.query<
        ExportAuditWorkbookByAdminApiResponse,
        ExportAuditWorkbookByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/audit-entries.xlsx`,
          params: {
            search: queryArg.search,
            actor: queryArg.actor,
            subject: queryArg.subject,
            subjectId: queryArg.subjectId,
            action: queryArg.action,
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["Audit"],
      }),
      listBulkJobsByAdmin: build.query<
        ListBulkJobsByAdminApiResponse,
        ListBulkJobsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bulk-jobs`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["BulkJobs"],
      }),
      getBulkJobByAdmin: build.query<
        GetBulkJobByAdminApiResponse,
        GetBulkJobByAdminApiArg
      >({
        query: (queryArg) => ({ url: `/admin/api/bulk-jobs/${queryArg.id}` }),
        providesTags: ["BulkJobs"],
      }),
      followBulkJobByAdmin: build.query<
        FollowBulkJobByAdminApiResponse,
        FollowBulkJobByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bulk-jobs/${queryArg.id}/events`,
        }),
        providesTags: ["BulkJobs"],
      }),
      listBulkJobProductsByAdmin: build.query<
        ListBulkJobProductsByAdminApiResponse,
        ListBulkJobProductsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bulk-jobs/${queryArg.id}/products`,
          params: {
            outcome: queryArg.outcome,
            after: queryArg.after,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["BulkJobs"],
      }),
      downloadBulkFailuresByAdmin: build.query<
        DownloadBulkFailuresByAdminApiResponse,
        DownloadBulkFailuresByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bulk-jobs/${queryArg.id}/failures.csv`,
        }),
        providesTags: ["BulkJobs"],
      }),
      cancelBulkJobByAdmin: build.mutation<
        CancelBulkJobByAdminApiResponse,
        CancelBulkJobByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bulk-jobs/${queryArg.id}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["BulkJobs"],
      }),
      undoBulkJobByAdmin: build.mutation<
        UndoBulkJobByAdminApiResponse,
        UndoBulkJobByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/bulk-jobs/${queryArg.id}/undo`,
          method: "POST",
        }),
        invalidatesTags: ["BulkJobs"],
      }),
      previewPricesInBulkByAdmin: build.mutation<
        PreviewPricesInBulkByAdminApiResponse,
        PreviewPricesInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/prices/preview`,
          method: "POST",
          body: queryArg.bulkPricesRequest,
        }),
        invalidatesTags: ["BulkPreviews"],
      }),
      previewTaxesInBulkByAdmin: build.mutation<
        PreviewTaxesInBulkByAdminApiResponse,
        PreviewTaxesInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/taxes/preview`,
          method: "POST",
          body: queryArg.bulkTaxesRequest,
        }),
        invalidatesTags: ["BulkPreviews"],
      }),
      previewCategoriesInBulkByAdmin: build.mutation<
        PreviewCategoriesInBulkByAdminApiResponse,
        PreviewCategoriesInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/categories/preview`,
          method: "POST",
          body: queryArg.bulkCategoriesRequest,
        }),
        invalidatesTags: ["BulkPreviews"],
      }),
      previewAttributesInBulkByAdmin: build.mutation<
        PreviewAttributesInBulkByAdminApiResponse,
        PreviewAttributesInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/attributes/preview`,
          method: "POST",
          body: queryArg.bulkAttributesRequest,
        }),
        invalidatesTags: ["BulkPreviews"],
      }),
      previewStatusInBulkByAdmin: build.mutation<
        PreviewStatusInBulkByAdminApiResponse,
        PreviewStatusInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/status/preview`,
          method: "POST",
          body: queryArg.bulkStatusRequest,
        }),
        invalidatesTags: ["BulkPreviews"],
      }),
      previewStockInBulkByAdmin: build.mutation<
        PreviewStockInBulkByAdminApiResponse,
        PreviewStockInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/stock/preview`,
          method: "POST",
          body: queryArg.bulkStockRequest,
        }),
        invalidatesTags: ["BulkPreviews"],
      }),
      previewDeleteInBulkByAdmin: build.mutation<
        PreviewDeleteInBulkByAdminApiResponse,
        PreviewDeleteInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/delete/preview`,
          method: "POST",
          body: queryArg.bulkDeleteRequest,
        }),
        invalidatesTags: ["BulkPreviews"],
      }),
      changePricesInBulkByAdmin: build.mutation<
        ChangePricesInBulkByAdminApiResponse,
        ChangePricesInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/prices`,
          method: "PUT",
          body: queryArg.bulkPricesRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["BulkProducts"],
      }),
      changeTaxesInBulkByAdmin: build.mutation<
        ChangeTaxesInBulkByAdminApiResponse,
        ChangeTaxesInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/taxes`,
          method: "PUT",
          body: queryArg.bulkTaxesRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["BulkProducts"],
      }),
      changeCategoriesInBulkByAdmin: build.mutation<
        ChangeCategoriesInBulkByAdminApiResponse,
        ChangeCategoriesInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/categories`,
          method: "PUT",
          body: queryArg.bulkCategoriesRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["BulkProducts"],
      }),
      changeAttributesInBulkByAdmin: build.mutation<
        ChangeAttributesInBulkByAdminApiResponse,
        ChangeAttributesInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/attributes`,
          method: "PUT",
          body: queryArg.bulkAttributesRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["BulkProducts"],
      }),
      changeStatusInBulkByAdmin: build.mutation<
        ChangeStatusInBulkByAdminApiResponse,
        ChangeStatusInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/status`,
          method: "PUT",
          body: queryArg.bulkStatusRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["BulkProducts"],
      }),
      changeStockInBulkByAdmin: build.mutation<
        ChangeStockInBulkByAdminApiResponse,
        ChangeStockInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/stock`,
          method: "PUT",
          body: queryArg.bulkStockRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["BulkProducts"],
      }),
      deleteInBulkByAdmin: build.mutation<
        DeleteInBulkByAdminApiResponse,
        DeleteInBulkByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/products/bulk/delete`,
          method: "PUT",
          body: queryArg.bulkDeleteRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["BulkProducts"],
      }),
      listCustomersByAdmin: build.query<
        ListCustomersByAdminApiResponse,
        ListCustomersByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/customers`,
          params: {
            sort: queryArg.sort,
            limit: queryArg.limit,
            offset: queryArg.offset,
            search: queryArg.search,
            state: queryArg.state,
            orders: queryArg.orders,
            standing: queryArg.standing,
            tag: queryArg.tag,
          },
        }),
        providesTags: ["Customers"],
      }),
      exportCustomersByAdmin: build.query<
        ExportCustomersByAdminApiResponse,
        ExportCustomersByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/customers.csv`,
          params: {
            search: queryArg.search,
            state: queryArg.state,
            orders: queryArg.orders,
            standing: queryArg.standing,
            tag: queryArg.tag,
          },
        }),
        providesTags: ["Customers"],
      }),
      exportCustomerWorkbookByAdmin: build.query<
        ExportCustomerWorkbookByAdminApiResponse,
        ExportCustomerWorkbookByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/customers.xlsx`,
          params: {
            search: queryArg.search,
            state: queryArg.state,
            orders: queryArg.orders,
            standing: queryArg.standing,
            tag: queryArg.tag,
          },
        }),
        providesTags: ["Customers"],
      }),
      getCustomerByAdmin: build.query<
        GetCustomerByAdminApiResponse,
        GetCustomerByAdminApiArg
      >({
        query: (queryArg) => ({ url: `/admin/api/customers/${queryArg.id}` }),
        providesTags: ["Customers"],
      }),
      getAdminDashboard: build.query<
        GetAdminDashboardApiResponse,
        GetAdminDashboardApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/dashboard`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ["Dashboard"],
      }),
      getAdminOpenTasks: build.query<
        GetAdminOpenTasksApiResponse,
        GetAdminOpenTasksApiArg
      >({
        query: () => ({ url: `/admin/api/dashboard/open-tasks` }),
        providesTags: ["Dashboard"],
      }),
      changeTagsOfOrdersByAdmin: build.mutation<
        ChangeTagsOfOrdersByAdminApiResponse,
        ChangeTagsOfOrdersByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/tags/orders`,
          method: "PUT",
          body: queryArg.tagNamesRequest,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            status: queryArg.status,
            paymentStatus: queryArg.paymentStatus,
            paymentMethod: queryArg.paymentMethod,
            delivery: queryArg.delivery,
            tag: queryArg.tag,
            awaitingPayment: queryArg.awaitingPayment,
            awaitingInvoice: queryArg.awaitingInvoice,
            awaitingShipment: queryArg.awaitingShipment,
            overdue: queryArg.overdue,
            from: queryArg["from"],
            to: queryArg.to,
            search: queryArg.search,
            sort: queryArg.sort,
          },
        }),
        invalidatesTags: ["MatchingTags"],
      }),
      changeTagsOfProductsByAdmin: build.mutation<
        ChangeTagsOfProductsByAdminApiResponse,
        ChangeTagsOfProductsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/tags/products`,
          method: "PUT",
          body: queryArg.tagNamesRequest,
          params: {
            search: queryArg.search,
            category: queryArg.category,
            minPrice: queryArg.minPrice,
            maxPrice: queryArg.maxPrice,
            status: queryArg.status,
            stock: queryArg.stock,
            supplier: queryArg.supplier,
            weight: queryArg.weight,
            price: queryArg.price,
            gap: queryArg.gap,
            lacks: queryArg.lacks,
            brand: queryArg.brand,
            group: queryArg.group,
            tag: queryArg.tag,
            import: queryArg["import"],
          },
        }),
        invalidatesTags: ["MatchingTags"],
      }),
      changeTagsOfCustomersByAdmin: build.mutation<
        ChangeTagsOfCustomersByAdminApiResponse,
        ChangeTagsOfCustomersByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/tags/customers`,
          method: "PUT",
          body: queryArg.tagNamesRequest,
          params: {
            search: queryArg.search,
            state: queryArg.state,
            orders: queryArg.orders,
            standing: queryArg.standing,
            tag: queryArg.tag,
          },
        }),
        invalidatesTags: ["MatchingTags"],
      }),
      listOrderWeightsByAdmin: build.query<
        ListOrderWeightsByAdminApiResponse,
        ListOrderWeightsByAdminApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/order-weights`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["OrderWeights"],
      }),
      listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/jobs`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            status: queryArg.status,
            queue: queryArg.queue,
            handler: queryArg.handler,
          },
        }),
        providesTags: ["Jobs"],
      }),
      getJobOverview: build.query<
        GetJobOverviewApiResponse,
        GetJobOverviewApiArg
      >({
        query: () => ({ url: `/admin/api/jobs/overview` }),
        providesTags: ["Jobs"],
      }),
      retryJobs: build.mutation<RetryJobsApiResponse, RetryJobsApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/jobs/retry`,
          method: "POST",
          body: queryArg.retryJobsRequest,
        }),
        invalidatesTags: ["Jobs"],
      }),
      retryJob: build.mutation<RetryJobApiResponse, RetryJobApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/jobs/${queryArg.id}/retry`,
          method: "POST",
        }),
        invalidatesTags: ["Jobs"],
      }),
      discardJob: build.mutation<DiscardJobApiResponse, DiscardJobApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/jobs/${queryArg.id}/discard`,
          method: "POST",
          body: queryArg.discardJobRequest,
        }),
        invalidatesTags: ["Jobs"],
      }),
      restoreJob: build.mutation<RestoreJobApiResponse, RestoreJobApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/jobs/${queryArg.id}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["Jobs"],
      }),
      listScheduledJobs: build.query<
        ListScheduledJobsApiResponse,
        ListScheduledJobsApiArg
      >({
        query: () => ({ url: `/admin/api/scheduled-jobs` }),
        providesTags: ["Jobs"],
      }),
      runScheduledJob: build.mutation<
        RunScheduledJobApiResponse,
        RunScheduledJobApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/scheduled-jobs/${queryArg.name}/run`,
          method: "POST",
        }),
        invalidatesTags: ["Jobs"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type ListSharedViewsApiResponse =
  /** status 200  */ SharedViewResponse[];
export type ListSharedViewsApiArg = {
  list:
    | "orders"
    | "invoices"
    | "customers"
    | "products"
    | "suppliers"
    | "returns"
    | "discounts"
    | "inbox";
};
export type ShareViewApiResponse = /** status 201  */ SharedViewResponse;
export type ShareViewApiArg = {
  shareViewRequest: ShareViewRequest;
};
export type RenameSharedViewApiResponse = /** status 200  */ SharedViewResponse;
export type RenameSharedViewApiArg = {
  id: number;
  renameSharedViewRequest: RenameSharedViewRequest;
};
export type DeleteSharedViewApiResponse = unknown;
export type DeleteSharedViewApiArg = {
  id: number;
};
export type ListTagsByAdminApiResponse = /** status 200  */ TaggedResponse[];
export type ListTagsByAdminApiArg = {
  /** Up to 500, separated by commas. */
  ids: string;
  subject: "order" | "product" | "customer";
};
export type ChangeTagsByAdminApiResponse = /** status 200  */ TaggedResponse[];
export type ChangeTagsByAdminApiArg = {
  changeTagsRequest: ChangeTagsRequest;
};
export type SuggestTagsByAdminApiResponse = /** status 200  */ string[];
export type SuggestTagsByAdminApiArg = {
  /** A part of the name. */
  search?: string;
  subject: "order" | "product" | "customer";
};
export type SetCustomerDisabledByAdminApiResponse = unknown;
export type SetCustomerDisabledByAdminApiArg = {
  id: number;
  disableCustomerRequest: DisableCustomerRequest;
};
export type SendPasswordResetByAdminApiResponse = unknown;
export type SendPasswordResetByAdminApiArg = {
  id: number;
};
export type SaveCustomerCompanyByAdminApiResponse = unknown;
export type SaveCustomerCompanyByAdminApiArg = {
  id: number;
  customerCompanyRequest: CustomerCompanyRequest;
};
export type CheckCustomerCompanyByAdminApiResponse =
  /** status 200  */ CheckedCompanyResponse;
export type CheckCustomerCompanyByAdminApiArg = {
  id: number;
};
export type ListCategoriesByAdminApiResponse =
  /** status 200  */ AdminCategoryResponse[];
export type ListCategoriesByAdminApiArg = void;
export type AddCategoryPictureByAdminApiResponse =
  /** status 201  */ CategoryPictureResponse;
export type AddCategoryPictureByAdminApiArg = {
  body: Blob;
};
export type MoveCategoryByAdminApiResponse =
  /** status 200  */ AdminCategoryResponse[];
export type MoveCategoryByAdminApiArg = {
  id: number;
  moveCategoryRequest: MoveCategoryRequest;
};
export type ArrangeCategoriesByAdminApiResponse =
  /** status 200  */ AdminCategoryResponse[];
export type ArrangeCategoriesByAdminApiArg = {
  arrangeCategoriesRequest: ArrangeCategoriesRequest;
};
export type UploadProductPictureByAdminApiResponse =
  /** status 201  */ UploadedPictureResponse;
export type UploadProductPictureByAdminApiArg = {
  /** The part to keep: x, y, width and height in percent of the picture as it is seen. Without it, all of it. */
  crop?: string;
  body: Blob;
};
export type ListProductsByAdminApiResponse =
  /** status 200  */ AdminProductResponse[];
export type ListProductsByAdminApiArg = {
  /** Words in name, description or category, an id, or a product code. */
  search?: string;
  /** Slug of a category. */
  category?: string;
  /** Lowest price, as a decimal. */
  minPrice?: string;
  /** Highest price, as a decimal. */
  maxPrice?: string;
  /** With `-` in front, descending. */
  sort?:
    | "stock"
    | "name"
    | "price"
    | "category"
    | "status"
    | "-stock"
    | "-name"
    | "-price"
    | "-category"
    | "-status";
  /** Language whose alphabet sorts names; Accept-Language decides without it. */
  language?: string;
  limit?: number;
  offset?: number;
  status?: "inactive" | "draft" | "active" | "discontinued";
  /** in: can be bought, out: cannot, low: fewer than 10 units. */
  stock?: "in" | "out" | "low";
  /** Id of a supplier. */
  supplier?: number;
  /** missing: shipping by weight counts it as nothing. */
  weight?: "missing";
  /** on-request: sold by quote alone. */
  price?: "set" | "on-request";
  /** Products that lack what the law asks to say with them, or the proof of what they claim. */
  gap?:
    | "manufacturer"
    | "responsible"
    | "identifier"
    | "warnings"
    | "claims"
    | "foodContact"
    | "expired"
    | "any";
  /** Products that lack a picture, a description, a translation that others have, the weight or safety data. */
  lacks?: "weight" | "picture" | "description" | "translation" | "safety";
  /** Of this brand, in any case of its letters. */
  brand?: string;
  /** Id of a group: its variants. */
  group?: number;
  /** Products that have it. */
  tag?: string;
  /** Products that this import created or changed in the last days. */
  import?: number;
};
export type CountProductLacksByAdminApiResponse =
  /** status 200  */ ProductLackResponse[];
export type CountProductLacksByAdminApiArg = void;
export type ListBrandsByAdminApiResponse = /** status 200  */ string[];
export type ListBrandsByAdminApiArg = void;
export type GetProductByAdminApiResponse =
  /** status 200  */ AdminProductResponse;
export type GetProductByAdminApiArg = {
  id: number;
};
export type RestoreProductByAdminApiResponse =
  /** status 200  */ AdminProductResponse;
export type RestoreProductByAdminApiArg = {
  id: number;
};
export type GetProductComplianceByAdminApiResponse =
  /** status 200  */ AdminComplianceResponse;
export type GetProductComplianceByAdminApiArg = {
  id: number;
};
export type SaveProductComplianceByAdminApiResponse =
  /** status 200  */ AdminComplianceResponse;
export type SaveProductComplianceByAdminApiArg = {
  id: number;
  productComplianceBody: ProductComplianceBody;
};
export type CountProductGapsByAdminApiResponse =
  /** status 200  */ GapCountResponse[];
export type CountProductGapsByAdminApiArg = void;
export type CreateCategoryByAdminApiResponse =
  /** status 201  */ AdminCategoryResponse;
export type CreateCategoryByAdminApiArg = {
  saveCategoryRequest: SaveCategoryRequest;
};
export type UpdateCategoryByAdminApiResponse =
  /** status 200  */ AdminCategoryResponse;
export type UpdateCategoryByAdminApiArg = {
  id: number;
  saveCategoryRequest: SaveCategoryRequest;
};
export type DeleteCategoryByAdminApiResponse = unknown;
export type DeleteCategoryByAdminApiArg = {
  id: number;
  /** Id of the category that its products move to. */
  target?: number;
};
export type ListAttributesByAdminApiResponse =
  /** status 200  */ AttributeResponse[];
export type ListAttributesByAdminApiArg = void;
export type ListAttributeValuesByAdminApiResponse =
  /** status 200  */ ProductAttributeValueResponse[];
export type ListAttributeValuesByAdminApiArg = {
  id: number;
  /** Up to 500, separated by commas. */
  ids: string;
};
export type ExportAttributesByAdminApiResponse = unknown;
export type ExportAttributesByAdminApiArg = void;
export type ExportAttributeWorkbookByAdminApiResponse = unknown;
export type ExportAttributeWorkbookByAdminApiArg = void;
export type ListCategoryAttributesByAdminApiResponse =
  /** status 200  */ CategoryAttributeResponse[];
export type ListCategoryAttributesByAdminApiArg = {
  id: number;
};
export type AddCategoryAttributeByAdminApiResponse =
  /** status 201  */ CategoryAttributeResponse[];
export type AddCategoryAttributeByAdminApiArg = {
  id: number;
  saveAttributeRequest: SaveAttributeRequest;
};
export type EditCategoryAttributeByAdminApiResponse =
  /** status 200  */ CategoryAttributeResponse[];
export type EditCategoryAttributeByAdminApiArg = {
  id: number;
  attributeId: number;
  saveAttributeRequest: SaveAttributeRequest;
};
export type RemoveCategoryAttributeByAdminApiResponse = unknown;
export type RemoveCategoryAttributeByAdminApiArg = {
  id: number;
  attributeId: number;
};
export type ListDefinitionTextsByAdminApiResponse =
  /** status 200  */ DefinitionTextsResponse;
export type ListDefinitionTextsByAdminApiArg = {
  id: number;
  attributeId: number;
};
export type SaveDefinitionTextsByAdminApiResponse =
  /** status 200  */ AttributeWordResponse[];
export type SaveDefinitionTextsByAdminApiArg = {
  id: number;
  attributeId: number;
  /** Another one than that of the catalogue. */
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  saveAttributeTextsRequest: SaveAttributeTextsRequest;
};
export type ListProductAttributesByAdminApiResponse =
  /** status 200  */ AttributeValueResponse[];
export type ListProductAttributesByAdminApiArg = {
  id: number;
};
export type SaveProductAttributesByAdminApiResponse =
  /** status 200  */ AttributeValueResponse[];
export type SaveProductAttributesByAdminApiArg = {
  id: number;
  saveAttributeValuesRequest: SaveAttributeValuesRequest;
};
export type ListAttributeTextsByAdminApiResponse =
  /** status 200  */ AttributeWordResponse[];
export type ListAttributeTextsByAdminApiArg = {
  id: number;
};
export type SaveAttributeTextsByAdminApiResponse =
  /** status 200  */ AttributeWordResponse[];
export type SaveAttributeTextsByAdminApiArg = {
  id: number;
  /** Another one than that of the catalogue. */
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  saveAttributeTextsRequest: SaveAttributeTextsRequest;
};
export type ListProductDocumentsByAdminApiResponse =
  /** status 200  */ ProductDocumentResponse[];
export type ListProductDocumentsByAdminApiArg = {
  id: number;
};
export type AddProductDocumentByAdminApiResponse =
  /** status 201  */ ProductDocumentResponse[];
export type AddProductDocumentByAdminApiArg = {
  id: number;
  /** Shown as the link to the document. */
  title: string;
  kind?:
    | "food_contact_declaration"
    | "bisphenol_declaration"
    | "safety_data_sheet"
    | "test_report";
  /** Who signed it. */
  issuer?: string;
  /** The last day of its validity. */
  validUntil?: string;
  body: Blob;
};
export type DescribeProductDocumentByAdminApiResponse =
  /** status 200  */ ProductDocumentResponse[];
export type DescribeProductDocumentByAdminApiArg = {
  id: number;
  documentId: number;
  describeDocumentRequest: DescribeDocumentRequest;
};
export type RemoveProductDocumentByAdminApiResponse = unknown;
export type RemoveProductDocumentByAdminApiArg = {
  id: number;
  documentId: number;
};
export type CreateProductByAdminApiResponse =
  /** status 201  */ AdminProductResponse;
export type CreateProductByAdminApiArg = {
  createProductRequest: CreateProductRequest;
};
export type UpdateProductByAdminApiResponse =
  /** status 200  */ AdminProductResponse;
export type UpdateProductByAdminApiArg = {
  id: number;
  saveProductRequest: SaveProductRequest;
};
export type DeleteProductByAdminApiResponse = unknown;
export type DeleteProductByAdminApiArg = {
  id: number;
};
export type ExportProductsByAdminApiResponse = unknown;
export type ExportProductsByAdminApiArg = {
  /** Words in name, description or category, an id, or a product code. */
  search?: string;
  /** Slug of a category. */
  category?: string;
  /** Lowest price, as a decimal. */
  minPrice?: string;
  /** Highest price, as a decimal. */
  maxPrice?: string;
  status?: "inactive" | "draft" | "active" | "discontinued";
  /** in: can be bought, out: cannot, low: fewer than 10 units. */
  stock?: "in" | "out" | "low";
  /** Id of a supplier. */
  supplier?: number;
  /** missing: shipping by weight counts it as nothing. */
  weight?: "missing";
  /** on-request: sold by quote alone. */
  price?: "set" | "on-request";
  /** Products that lack what the law asks to say with them, or the proof of what they claim. */
  gap?:
    | "manufacturer"
    | "responsible"
    | "identifier"
    | "warnings"
    | "claims"
    | "foodContact"
    | "expired"
    | "any";
  /** Products that lack a picture, a description, a translation that others have, the weight or safety data. */
  lacks?: "weight" | "picture" | "description" | "translation" | "safety";
  /** Of this brand, in any case of its letters. */
  brand?: string;
  /** Id of a group: its variants. */
  group?: number;
  /** Products that have it. */
  tag?: string;
  /** Products that this import created or changed in the last days. */
  import?: number;
};
export type ExportProductWorkbookByAdminApiResponse = unknown;
export type ExportProductWorkbookByAdminApiArg = {
  /** Words in name, description or category, an id, or a product code. */
  search?: string;
  /** Slug of a category. */
  category?: string;
  /** Lowest price, as a decimal. */
  minPrice?: string;
  /** Highest price, as a decimal. */
  maxPrice?: string;
  status?: "inactive" | "draft" | "active" | "discontinued";
  /** in: can be bought, out: cannot, low: fewer than 10 units. */
  stock?: "in" | "out" | "low";
  /** Id of a supplier. */
  supplier?: number;
  /** missing: shipping by weight counts it as nothing. */
  weight?: "missing";
  /** on-request: sold by quote alone. */
  price?: "set" | "on-request";
  /** Products that lack what the law asks to say with them, or the proof of what they claim. */
  gap?:
    | "manufacturer"
    | "responsible"
    | "identifier"
    | "warnings"
    | "claims"
    | "foodContact"
    | "expired"
    | "any";
  /** Products that lack a picture, a description, a translation that others have, the weight or safety data. */
  lacks?: "weight" | "picture" | "description" | "translation" | "safety";
  /** Of this brand, in any case of its letters. */
  brand?: string;
  /** Id of a group: its variants. */
  group?: number;
  /** Products that have it. */
  tag?: string;
  /** Products that this import created or changed in the last days. */
  import?: number;
};
export type ListProductGroupsByAdminApiResponse =
  /** status 200  */ AdminProductGroupResponse[];
export type ListProductGroupsByAdminApiArg = {
  /** Part of the name. */
  search?: string;
  /** The group of this product. */
  productId?: number;
  limit?: number;
  offset?: number;
};
export type CreateProductGroupByAdminApiResponse =
  /** status 201  */ AdminProductGroupResponse;
export type CreateProductGroupByAdminApiArg = {
  saveProductGroupRequest: SaveProductGroupRequest;
};
export type GetProductGroupByAdminApiResponse =
  /** status 200  */ AdminProductGroupResponse;
export type GetProductGroupByAdminApiArg = {
  id: number;
};
export type UpdateProductGroupByAdminApiResponse =
  /** status 200  */ AdminProductGroupResponse;
export type UpdateProductGroupByAdminApiArg = {
  id: number;
  saveProductGroupRequest: SaveProductGroupRequest;
};
export type DeleteProductGroupByAdminApiResponse = unknown;
export type DeleteProductGroupByAdminApiArg = {
  id: number;
};
export type ListProductImagesByAdminApiResponse =
  /** status 200  */ ProductImageResponse[];
export type ListProductImagesByAdminApiArg = {
  id: number;
};
export type AddProductImageByAdminApiResponse =
  /** status 201  */ ProductImageResponse[];
export type AddProductImageByAdminApiArg = {
  id: number;
  /** The part to keep: x, y, width and height in percent of the picture as it is seen. Without it, all of it. */
  crop?: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  body: Blob;
};
export type ArrangeProductImagesByAdminApiResponse =
  /** status 200  */ ProductImageResponse[];
export type ArrangeProductImagesByAdminApiArg = {
  id: number;
  arrangeImagesRequest: ArrangeImagesRequest;
};
export type DescribeProductImageByAdminApiResponse =
  /** status 200  */ ProductImageResponse[];
export type DescribeProductImageByAdminApiArg = {
  id: number;
  imageId: number;
  describeImageRequest: DescribeImageRequest;
};
export type RemoveProductImageByAdminApiResponse = unknown;
export type RemoveProductImageByAdminApiArg = {
  id: number;
  imageId: number;
};
export type GetProductTranslationsByAdminApiResponse =
  /** status 200  */ ProductTranslationsResponse;
export type GetProductTranslationsByAdminApiArg = {
  id: number;
};
export type SaveProductTranslationByAdminApiResponse =
  /** status 200  */ ProductTranslationsResponse;
export type SaveProductTranslationByAdminApiArg = {
  id: number;
  /** Another one than that of the catalogue. */
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  saveTranslationRequest: SaveTranslationRequest;
};
export type ListReviewsByAdminApiResponse =
  /** status 200  */ ModeratedReviewResponse[];
export type ListReviewsByAdminApiArg = {
  limit?: number;
  offset?: number;
  /** With `pending` those that wait longest come first; without it, all reviews, newest first. */
  status?: "pending" | "approved" | "rejected";
};
export type DecideReviewByAdminApiResponse =
  /** status 200  */ ModeratedReviewResponse;
export type DecideReviewByAdminApiArg = {
  id: number;
  decideReviewRequest: DecideReviewRequest;
};
export type ListSuppliersByAdminApiResponse =
  /** status 200  */ SupplierResponse[];
export type ListSuppliersByAdminApiArg = {
  /** Part of the name, contact person, email or phone. */
  search?: string;
  status?: "active" | "archived" | "all";
  sort?: "products" | "name" | "-name" | "-products";
  /** Page size; all of them without it. */
  limit?: number;
  offset?: number;
};
export type CreateSupplierByAdminApiResponse =
  /** status 201  */ SupplierResponse;
export type CreateSupplierByAdminApiArg = {
  saveSupplierRequest: SaveSupplierRequest;
};
export type UpdateSupplierByAdminApiResponse =
  /** status 200  */ SupplierResponse;
export type UpdateSupplierByAdminApiArg = {
  id: number;
  saveSupplierRequest: SaveSupplierRequest;
};
export type DeleteSupplierByAdminApiResponse =
  /** status 200  */ SupplierRemovalResponse;
export type DeleteSupplierByAdminApiArg = {
  id: number;
};
export type ListPaymentsApiResponse = /** status 200  */ PaymentResponse[];
export type ListPaymentsApiArg = {
  limit?: number;
  offset?: number;
  /** Only captured payments that pay no order and no invoice. */
  unmatched?: boolean;
  /** Only payments with a failed refund whose money is still here. */
  refundFailed?: boolean;
  /** Only payments with an open dispute. */
  disputed?: boolean;
};
export type GetPaymentApiResponse = /** status 200  */ PaymentResponse;
export type GetPaymentApiArg = {
  id: number;
};
export type RefundPaymentApiResponse = /** status 201  */ PaymentResponse;
export type RefundPaymentApiArg = {
  id: number;
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  refundPaymentRequest: RefundPaymentRequest;
};
export type SetOrderStatusApiResponse = /** status 200  */ OrderResponse;
export type SetOrderStatusApiArg = {
  id: number;
  setOrderStatusRequest: SetOrderStatusRequest;
};
export type PreviewOrderEditByAdminApiResponse =
  /** status 200  */ OrderEditPreviewResponse;
export type PreviewOrderEditByAdminApiArg = {
  id: number;
  previewOrderEditRequest: PreviewOrderEditRequest;
};
export type EditOrderItemsByAdminApiResponse = /** status 200  */ OrderResponse;
export type EditOrderItemsByAdminApiArg = {
  id: number;
  editOrderRequest: EditOrderRequest;
};
export type EditOrderAddressesByAdminApiResponse =
  /** status 200  */ OrderResponse;
export type EditOrderAddressesByAdminApiArg = {
  id: number;
  editAddressesRequest: EditAddressesRequest;
};
export type RecordOrderBalanceByAdminApiResponse =
  /** status 200  */ OrderResponse;
export type RecordOrderBalanceByAdminApiArg = {
  id: number;
  recordBalanceRequest: RecordBalanceRequest;
};
export type SendOrderBalanceLinkByAdminApiResponse =
  /** status 200  */ OrderResponse;
export type SendOrderBalanceLinkByAdminApiArg = {
  id: number;
  sendBalanceLinkRequest: SendBalanceLinkRequest;
};
export type ReturnOrderVatByAdminApiResponse = /** status 200  */ OrderResponse;
export type ReturnOrderVatByAdminApiArg = {
  id: number;
  returnVatRequest: ReturnVatRequest;
};
export type OpenReturnByAdminApiResponse =
  /** status 201  */ ReturnOfStaffResponse;
export type OpenReturnByAdminApiArg = {
  id: number;
  requestReturnRequest: RequestReturnRequest;
};
export type MatchPaymentByAdminApiResponse = /** status 200  */ OrderResponse;
export type MatchPaymentByAdminApiArg = {
  id: number;
  matchPaymentRequest: MatchPaymentRequest;
};
export type RecordOrderTransferByAdminApiResponse =
  /** status 200  */ OrderResponse;
export type RecordOrderTransferByAdminApiArg = {
  id: number;
  recordOrderTransferRequest: RecordOrderTransferRequest;
};
export type UndoOrderTransferByAdminApiResponse =
  /** status 200  */ OrderResponse;
export type UndoOrderTransferByAdminApiArg = {
  id: number;
  transferId: number;
};
export type ExportOrdersByAdminApiResponse = unknown;
export type ExportOrdersByAdminApiArg = {
  limit?: number;
  offset?: number;
  /** true: a row per line instead of a row per order. */
  lines?: boolean;
  status?: "shipped" | "delivered" | "pending" | "cancelled" | "processing";
  /** `partly_paid`: paid, and what a change added is still to be paid; such orders are not `paid`. */
  paymentStatus?:
    | "paid"
    | "charged_back"
    | "partly_refunded"
    | "refunded"
    | "unpaid"
    | "out_of_stock_paid"
    | "partly_paid";
  paymentMethod?: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  /** Only orders that are delivered in this way, which is not the standard one. */
  delivery?: "courier" | "pickup" | "van";
  /** For the staff: orders that have it. */
  tag?: string;
  /** true: only unpaid card, wallet and PayPal orders that are not cancelled. */
  awaitingPayment?: boolean;
  /** true: only delivered orders without an invoice. */
  awaitingInvoice?: boolean;
  /** true: only pending and processing orders that are paid, or paid in cash when they arrive. */
  awaitingShipment?: boolean;
  /** true: only orders that await shipment after the last day that the customer was promised. */
  overdue?: boolean;
  /** First day, in the shop's time zone. */
  from?: string;
  /** Last day, in the shop's time zone. */
  to?: string;
  /** An order number, a product code, a phone number in any spelling, or beginnings of words of the customer's name, company and email. */
  search?: string;
  /** A leading minus is descending. */
  sort?: "-createdAt" | "createdAt" | "-totalAmount" | "totalAmount";
};
export type ExportOrderWorkbookByAdminApiResponse = unknown;
export type ExportOrderWorkbookByAdminApiArg = {
  limit?: number;
  offset?: number;
  /** true: a row per line instead of a row per order. */
  lines?: boolean;
  status?: "shipped" | "delivered" | "pending" | "cancelled" | "processing";
  /** `partly_paid`: paid, and what a change added is still to be paid; such orders are not `paid`. */
  paymentStatus?:
    | "paid"
    | "charged_back"
    | "partly_refunded"
    | "refunded"
    | "unpaid"
    | "out_of_stock_paid"
    | "partly_paid";
  paymentMethod?: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  /** Only orders that are delivered in this way, which is not the standard one. */
  delivery?: "courier" | "pickup" | "van";
  /** For the staff: orders that have it. */
  tag?: string;
  /** true: only unpaid card, wallet and PayPal orders that are not cancelled. */
  awaitingPayment?: boolean;
  /** true: only delivered orders without an invoice. */
  awaitingInvoice?: boolean;
  /** true: only pending and processing orders that are paid, or paid in cash when they arrive. */
  awaitingShipment?: boolean;
  /** true: only orders that await shipment after the last day that the customer was promised. */
  overdue?: boolean;
  /** First day, in the shop's time zone. */
  from?: string;
  /** Last day, in the shop's time zone. */
  to?: string;
  /** An order number, a product code, a phone number in any spelling, or beginnings of words of the customer's name, company and email. */
  search?: string;
  /** A leading minus is descending. */
  sort?: "-createdAt" | "createdAt" | "-totalAmount" | "totalAmount";
};
export type GetPackingSlipByAdminApiResponse = unknown;
export type GetPackingSlipByAdminApiArg = {
  id: number;
};
export type GetPackingSlipsByAdminApiResponse = unknown;
export type GetPackingSlipsByAdminApiArg = {
  /** Separated by commas. */
  orderIds: string;
};
export type GetPickListByAdminApiResponse = unknown;
export type GetPickListByAdminApiArg = {
  /** Separated by commas. */
  orderIds: string;
};
export type GetDeliveryNoteByAdminApiResponse = unknown;
export type GetDeliveryNoteByAdminApiArg = {
  id: number;
  shipmentId: number;
};
export type GetOrderPdfByAdminApiResponse = unknown;
export type GetOrderPdfByAdminApiArg = {
  id: number;
};
export type ListOrderNotesByAdminApiResponse =
  /** status 200  */ StaffNoteResponse[];
export type ListOrderNotesByAdminApiArg = {
  id: number;
};
export type AddOrderNoteByAdminApiResponse =
  /** status 201  */ StaffNoteResponse;
export type AddOrderNoteByAdminApiArg = {
  id: number;
  addStaffNoteRequest: AddStaffNoteRequest;
};
export type FindPhoneCustomerByAdminApiResponse =
  /** status 200  */ PhoneCustomerResponse;
export type FindPhoneCustomerByAdminApiArg = {
  email: string;
};
export type PreviewPhoneOrderByAdminApiResponse =
  /** status 200  */ PhoneOrderPreviewResponse;
export type PreviewPhoneOrderByAdminApiArg = {
  previewPhoneOrderRequest: PreviewPhoneOrderRequest;
};
export type PlacePhoneOrderByAdminApiResponse =
  /** status 201  */ OrderResponse;
export type PlacePhoneOrderByAdminApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  placePhoneOrderRequest: PlacePhoneOrderRequest;
};
export type ListReturnsByAdminApiResponse =
  /** status 200  */ ReturnOfStaffResponse[];
export type ListReturnsByAdminApiArg = {
  limit?: number;
  offset?: number;
  state?:
    "approved" | "rejected" | "requested" | "refunded" | "received" | "closed";
  /** The number of a return or an order, or beginnings of words of the customer's name, company and email. */
  search?: string;
};
export type GetReturnByAdminApiResponse =
  /** status 200  */ ReturnOfStaffResponse;
export type GetReturnByAdminApiArg = {
  id: number;
};
export type ApproveReturnByAdminApiResponse =
  /** status 200  */ ReturnOfStaffResponse;
export type ApproveReturnByAdminApiArg = {
  id: number;
};
export type RejectReturnByAdminApiResponse =
  /** status 200  */ ReturnOfStaffResponse;
export type RejectReturnByAdminApiArg = {
  id: number;
  returnReasonRequest: ReturnReasonRequest;
};
export type ReceiveReturnByAdminApiResponse =
  /** status 200  */ ReturnOfStaffResponse;
export type ReceiveReturnByAdminApiArg = {
  id: number;
  receiveReturnRequest: ReceiveReturnRequest;
};
export type RefundReturnByAdminApiResponse =
  /** status 200  */ ReturnOfStaffResponse;
export type RefundReturnByAdminApiArg = {
  id: number;
  refundReturnRequest: RefundReturnRequest;
};
export type CloseReturnByAdminApiResponse =
  /** status 200  */ ReturnOfStaffResponse;
export type CloseReturnByAdminApiArg = {
  id: number;
  returnReasonRequest: ReturnReasonRequest;
};
export type ShipItemsByAdminApiResponse = /** status 200  */ OrderResponse;
export type ShipItemsByAdminApiArg = {
  id: number;
  shipItemsRequest: ShipItemsRequest;
};
export type ListInvoicePaymentsByAdminApiResponse =
  /** status 200  */ InvoicePaymentsResponse;
export type ListInvoicePaymentsByAdminApiArg = {
  number: string;
};
export type RecordTransferByAdminApiResponse =
  /** status 200  */ InvoicePaymentsResponse;
export type RecordTransferByAdminApiArg = {
  number: string;
  recordTransferRequest: RecordTransferRequest;
};
export type UndoTransferByAdminApiResponse =
  /** status 200  */ InvoicePaymentsResponse;
export type UndoTransferByAdminApiArg = {
  id: number;
  number: string;
};
export type UseCreditByAdminApiResponse =
  /** status 200  */ InvoicePaymentsResponse;
export type UseCreditByAdminApiArg = {
  number: string;
};
export type RefundCreditByAdminApiResponse =
  /** status 200  */ InvoicePaymentsResponse;
export type RefundCreditByAdminApiArg = {
  id: number;
  number: string;
  refundCreditRequest: RefundCreditRequest;
};
export type UndoCreditRefundByAdminApiResponse =
  /** status 200  */ InvoicePaymentsResponse;
export type UndoCreditRefundByAdminApiArg = {
  id: number;
  number: string;
};
export type ListInvoicesByAdminApiResponse =
  /** status 200  */ StaffInvoiceResponse[];
export type ListInvoicesByAdminApiArg = {
  /** Of these alone, separated by commas. */
  ids?: string;
  /** A leading minus is descending. */
  sort?: "number" | "-number" | "dueDate";
  limit?: number;
  offset?: number;
  /** Beginnings of words of its number, of that of the order, and of name, company, email and tax number of the buyer. */
  search?: string;
  /** Of invoices; without stornos and credit notes. */
  state?: "paid" | "unpaid" | "reversed" | "overdue";
  /** On its way to the tax office; `late`: sent or not, it is not accepted on the third working day. */
  transmission?:
    "rejected" | "sent" | "accepted" | "overdue" | "toSend" | "late";
  kind?: "invoice" | "storno" | "credit_note";
  /** First day of issue. */
  from?: string;
  /** Last day of issue. */
  to?: string;
  customerId?: number;
};
export type SumInvoicesByAdminApiResponse =
  /** status 200  */ InvoiceSumsResponse[];
export type SumInvoicesByAdminApiArg = {
  /** Of these alone, separated by commas. */
  ids?: string;
  /** Beginnings of words of its number, of that of the order, and of name, company, email and tax number of the buyer. */
  search?: string;
  /** Of invoices; without stornos and credit notes. */
  state?: "paid" | "unpaid" | "reversed" | "overdue";
  /** On its way to the tax office; `late`: sent or not, it is not accepted on the third working day. */
  transmission?:
    "rejected" | "sent" | "accepted" | "overdue" | "toSend" | "late";
  kind?: "invoice" | "storno" | "credit_note";
  /** First day of issue. */
  from?: string;
  /** Last day of issue. */
  to?: string;
  customerId?: number;
};
export type DownloadInvoicesByAdminApiResponse = unknown;
export type DownloadInvoicesByAdminApiArg = {
  /** Of these alone, separated by commas. */
  ids?: string;
  /** Beginnings of words of its number, of that of the order, and of name, company, email and tax number of the buyer. */
  search?: string;
  /** Of invoices; without stornos and credit notes. */
  state?: "paid" | "unpaid" | "reversed" | "overdue";
  /** On its way to the tax office; `late`: sent or not, it is not accepted on the third working day. */
  transmission?:
    "rejected" | "sent" | "accepted" | "overdue" | "toSend" | "late";
  kind?: "invoice" | "storno" | "credit_note";
  /** First day of issue. */
  from?: string;
  /** Last day of issue. */
  to?: string;
  customerId?: number;
};
export type SendInvoiceByAdminApiResponse = unknown;
export type SendInvoiceByAdminApiArg = {
  number: string;
};
export type CreditInvoiceByAdminApiResponse =
  /** status 201  */ IssuedCreditNoteResponse;
export type CreditInvoiceByAdminApiArg = {
  number: string;
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  creditInvoiceRequest: CreditInvoiceRequest;
};
export type DownloadSealByAdminApiResponse = unknown;
export type DownloadSealByAdminApiArg = {
  number: string;
};
export type ReissueInvoiceByAdminApiResponse =
  /** status 201  */ ReissuedInvoiceResponse;
export type ReissueInvoiceByAdminApiArg = {
  number: string;
  reissueInvoiceRequest: ReissueInvoiceRequest;
};
export type ListAuthorityMessagesByAdminApiResponse =
  /** status 200  */ AuthorityMessageResponse[];
export type ListAuthorityMessagesByAdminApiArg = {
  limit?: number;
  offset?: number;
  kind?: "received" | "reply";
};
export type DownloadAuthorityMessageByAdminApiResponse = unknown;
export type DownloadAuthorityMessageByAdminApiArg = {
  id: string;
};
export type GetVatReportByAdminApiResponse =
  /** status 200  */ VatOfRateResponse[];
export type GetVatReportByAdminApiArg = {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
};
export type ExportInvoicesByAdminApiResponse = unknown;
export type ExportInvoicesByAdminApiArg = {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
};
export type ExportInvoiceWorkbookByAdminApiResponse = unknown;
export type ExportInvoiceWorkbookByAdminApiArg = {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
};
export type ListContactMessagesApiResponse =
  /** status 200  */ ContactMessageResponse[];
export type ListContactMessagesApiArg = {
  limit?: number;
  offset?: number;
  status?: "closed" | "new" | "answered";
  /** In the name, the email, and what was written. */
  search?: string;
};
export type GetContactMessageApiResponse =
  /** status 200  */ MessageConversationResponse;
export type GetContactMessageApiArg = {
  id: number;
};
export type SetContactMessageStatusApiResponse =
  /** status 200  */ ContactMessageResponse;
export type SetContactMessageStatusApiArg = {
  id: number;
  setConversationStatusRequest: SetConversationStatusRequest;
};
export type ReplyToContactMessageApiResponse =
  /** status 200  */ MessageConversationResponse;
export type ReplyToContactMessageApiArg = {
  id: number;
  replyRequest: ReplyRequest;
};
export type ListQuoteRequestsApiResponse =
  /** status 200  */ QuoteRequestResponse[];
export type ListQuoteRequestsApiArg = {
  limit?: number;
  offset?: number;
  status?: "closed" | "new" | "answered";
  /** In the name, the email, and what was written. */
  search?: string;
};
export type GetQuoteRequestApiResponse =
  /** status 200  */ QuoteConversationResponse;
export type GetQuoteRequestApiArg = {
  id: number;
};
export type SetQuoteRequestStatusApiResponse =
  /** status 200  */ QuoteConversationResponse;
export type SetQuoteRequestStatusApiArg = {
  id: number;
  setConversationStatusRequest: SetConversationStatusRequest;
};
export type ReplyToQuoteRequestApiResponse =
  /** status 200  */ QuoteConversationResponse;
export type ReplyToQuoteRequestApiArg = {
  id: number;
  replyRequest: ReplyRequest;
};
export type SendQuoteApiResponse = /** status 201  */ QuoteResponse;
export type SendQuoteApiArg = {
  id: number;
  sendQuoteRequest: SendQuoteRequest;
};
export type WithdrawQuoteApiResponse = /** status 200  */ QuoteResponse;
export type WithdrawQuoteApiArg = {
  id: number;
  quoteVersionRequest: QuoteVersionRequest;
};
export type ListOrderMailsByAdminApiResponse =
  /** status 200  */ MailOfOrderResponse[];
export type ListOrderMailsByAdminApiArg = {
  id: number;
};
export type GetOrderMailByAdminApiResponse =
  /** status 200  */ OrderMailResponse;
export type GetOrderMailByAdminApiArg = {
  id: number;
  mailId: number;
};
export type ResendOrderMailByAdminApiResponse = unknown;
export type ResendOrderMailByAdminApiArg = {
  id: number;
  mailId: number;
};
export type ListAuditEntriesByAdminApiResponse =
  /** status 200  */ AuditEntryResponse[];
export type ListAuditEntriesByAdminApiArg = {
  /** Id of the last entry of the page before. */
  before?: number;
  limit?: number;
  /** Names, numbers and codes of what was changed, or who changed it. */
  search?: string;
  /** Id of an account. */
  actor?: number;
  subject?: string;
  subjectId?: string;
  action?: string;
  from?: string;
  /** Exclusive. */
  to?: string;
};
export type ListAuditChoicesByAdminApiResponse =
  /** status 200  */ AuditChoicesResponse;
export type ListAuditChoicesByAdminApiArg = void;
export type ExportAuditEntriesByAdminApiResponse = unknown;
export type ExportAuditEntriesByAdminApiArg = {
  /** Names, numbers and codes of what was changed, or who changed it. */
  search?: string;
  /** Id of an account. */
  actor?: number;
  subject?: string;
  subjectId?: string;
  action?: string;
  from?: string;
  /** Exclusive. */
  to?: string;
};
export type ExportAuditWorkbookByAdminApiResponse = unknown;
export type ExportAuditWorkbookByAdminApiArg = {
  /** Names, numbers and codes of what was changed, or who changed it. */
  search?: string;
  /** Id of an account. */
  actor?: number;
  subject?: string;
  subjectId?: string;
  action?: string;
  from?: string;
  /** Exclusive. */
  to?: string;
};
export type ListBulkJobsByAdminApiResponse =
  /** status 200  */ BulkJobResponse[];
export type ListBulkJobsByAdminApiArg = {
  limit?: number;
  offset?: number;
};
export type GetBulkJobByAdminApiResponse = /** status 200  */ BulkJobResponse;
export type GetBulkJobByAdminApiArg = {
  id: number;
};
export type FollowBulkJobByAdminApiResponse = unknown;
export type FollowBulkJobByAdminApiArg = {
  id: number;
};
export type ListBulkJobProductsByAdminApiResponse =
  /** status 200  */ BulkRowResponse[];
export type ListBulkJobProductsByAdminApiArg = {
  id: number;
  outcome?: "changed" | "failed" | "unchanged";
  /** Products after this id. */
  after?: number;
  limit?: number;
};
export type DownloadBulkFailuresByAdminApiResponse = unknown;
export type DownloadBulkFailuresByAdminApiArg = {
  id: number;
};
export type CancelBulkJobByAdminApiResponse =
  /** status 200  */ BulkJobResponse;
export type CancelBulkJobByAdminApiArg = {
  id: number;
};
export type UndoBulkJobByAdminApiResponse = /** status 202  */ BulkJobResponse;
export type UndoBulkJobByAdminApiArg = {
  id: number;
};
export type PreviewPricesInBulkByAdminApiResponse =
  /** status 200  */ BulkPreviewResponse;
export type PreviewPricesInBulkByAdminApiArg = {
  bulkPricesRequest: BulkPricesRequest;
};
export type PreviewTaxesInBulkByAdminApiResponse =
  /** status 200  */ BulkPreviewResponse;
export type PreviewTaxesInBulkByAdminApiArg = {
  bulkTaxesRequest: BulkTaxesRequest;
};
export type PreviewCategoriesInBulkByAdminApiResponse =
  /** status 200  */ BulkPreviewResponse;
export type PreviewCategoriesInBulkByAdminApiArg = {
  bulkCategoriesRequest: BulkCategoriesRequest;
};
export type PreviewAttributesInBulkByAdminApiResponse =
  /** status 200  */ BulkPreviewResponse;
export type PreviewAttributesInBulkByAdminApiArg = {
  bulkAttributesRequest: BulkAttributesRequest;
};
export type PreviewStatusInBulkByAdminApiResponse =
  /** status 200  */ BulkPreviewResponse;
export type PreviewStatusInBulkByAdminApiArg = {
  bulkStatusRequest: BulkStatusRequest;
};
export type PreviewStockInBulkByAdminApiResponse =
  /** status 200  */ BulkPreviewResponse;
export type PreviewStockInBulkByAdminApiArg = {
  bulkStockRequest: BulkStockRequest;
};
export type PreviewDeleteInBulkByAdminApiResponse =
  /** status 200  */ BulkPreviewResponse;
export type PreviewDeleteInBulkByAdminApiArg = {
  bulkDeleteRequest: BulkDeleteRequest;
};
export type ChangePricesInBulkByAdminApiResponse =
  /** status 200  */ BulkResultResponse | /** status 202  */ BulkResultResponse;
export type ChangePricesInBulkByAdminApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  bulkPricesRequest: BulkPricesRequest;
};
export type ChangeTaxesInBulkByAdminApiResponse =
  /** status 200  */ BulkResultResponse | /** status 202  */ BulkResultResponse;
export type ChangeTaxesInBulkByAdminApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  bulkTaxesRequest: BulkTaxesRequest;
};
export type ChangeCategoriesInBulkByAdminApiResponse =
  /** status 200  */ BulkResultResponse | /** status 202  */ BulkResultResponse;
export type ChangeCategoriesInBulkByAdminApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  bulkCategoriesRequest: BulkCategoriesRequest;
};
export type ChangeAttributesInBulkByAdminApiResponse =
  /** status 200  */ BulkResultResponse | /** status 202  */ BulkResultResponse;
export type ChangeAttributesInBulkByAdminApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  bulkAttributesRequest: BulkAttributesRequest;
};
export type ChangeStatusInBulkByAdminApiResponse =
  /** status 200  */ BulkResultResponse | /** status 202  */ BulkResultResponse;
export type ChangeStatusInBulkByAdminApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  bulkStatusRequest: BulkStatusRequest;
};
export type ChangeStockInBulkByAdminApiResponse =
  /** status 200  */ BulkResultResponse | /** status 202  */ BulkResultResponse;
export type ChangeStockInBulkByAdminApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  bulkStockRequest: BulkStockRequest;
};
export type DeleteInBulkByAdminApiResponse =
  /** status 200  */ BulkResultResponse | /** status 202  */ BulkResultResponse;
export type DeleteInBulkByAdminApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  bulkDeleteRequest: BulkDeleteRequest;
};
export type ListCustomersByAdminApiResponse =
  /** status 200  */ CustomerResponse[];
export type ListCustomersByAdminApiArg = {
  /** A leading minus is descending. */
  sort?:
    | "orders"
    | "name"
    | "-name"
    | "-createdAt"
    | "createdAt"
    | "-orders"
    | "spent"
    | "-spent";
  limit?: number;
  offset?: number;
  /** Beginnings of words of the name, company and email. */
  search?: string;
  state?: "active" | "disabled";
  /** Customers with or without orders. */
  orders?: "with" | "without";
  /** What a public register says of the company. */
  standing?: "vat_payer" | "no_vat" | "inactive" | "not_found" | "not_checked";
  /** Customers that have it. */
  tag?: string;
};
export type ExportCustomersByAdminApiResponse = unknown;
export type ExportCustomersByAdminApiArg = {
  /** Beginnings of words of the name, company and email. */
  search?: string;
  state?: "active" | "disabled";
  /** Customers with or without orders. */
  orders?: "with" | "without";
  /** What a public register says of the company. */
  standing?: "vat_payer" | "no_vat" | "inactive" | "not_found" | "not_checked";
  /** Customers that have it. */
  tag?: string;
};
export type ExportCustomerWorkbookByAdminApiResponse = unknown;
export type ExportCustomerWorkbookByAdminApiArg = {
  /** Beginnings of words of the name, company and email. */
  search?: string;
  state?: "active" | "disabled";
  /** Customers with or without orders. */
  orders?: "with" | "without";
  /** What a public register says of the company. */
  standing?: "vat_payer" | "no_vat" | "inactive" | "not_found" | "not_checked";
  /** Customers that have it. */
  tag?: string;
};
export type GetCustomerByAdminApiResponse =
  /** status 200  */ CustomerDetailsResponse;
export type GetCustomerByAdminApiArg = {
  id: number;
};
export type GetAdminDashboardApiResponse = /** status 200  */ DashboardResponse;
export type GetAdminDashboardApiArg = {
  /** Of the charts and best sellers: the last 7, 30, 90 or 365 days, today included. */
  days?: number;
};
export type GetAdminOpenTasksApiResponse = /** status 200  */ OpenTasksResponse;
export type GetAdminOpenTasksApiArg = void;
export type ChangeTagsOfOrdersByAdminApiResponse =
  /** status 200  */ MatchingTaggedResponse;
export type ChangeTagsOfOrdersByAdminApiArg = {
  limit?: number;
  offset?: number;
  status?: "shipped" | "delivered" | "pending" | "cancelled" | "processing";
  /** `partly_paid`: paid, and what a change added is still to be paid; such orders are not `paid`. */
  paymentStatus?:
    | "paid"
    | "charged_back"
    | "partly_refunded"
    | "refunded"
    | "unpaid"
    | "out_of_stock_paid"
    | "partly_paid";
  paymentMethod?: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  /** Only orders that are delivered in this way, which is not the standard one. */
  delivery?: "courier" | "pickup" | "van";
  /** For the staff: orders that have it. */
  tag?: string;
  /** true: only unpaid card, wallet and PayPal orders that are not cancelled. */
  awaitingPayment?: boolean;
  /** true: only delivered orders without an invoice. */
  awaitingInvoice?: boolean;
  /** true: only pending and processing orders that are paid, or paid in cash when they arrive. */
  awaitingShipment?: boolean;
  /** true: only orders that await shipment after the last day that the customer was promised. */
  overdue?: boolean;
  /** First day, in the shop's time zone. */
  from?: string;
  /** Last day, in the shop's time zone. */
  to?: string;
  /** An order number, a product code, a phone number in any spelling, or beginnings of words of the customer's name, company and email. */
  search?: string;
  /** A leading minus is descending. */
  sort?: "-createdAt" | "createdAt" | "-totalAmount" | "totalAmount";
  tagNamesRequest: TagNamesRequest;
};
export type ChangeTagsOfProductsByAdminApiResponse =
  /** status 200  */ MatchingTaggedResponse;
export type ChangeTagsOfProductsByAdminApiArg = {
  /** Words in name, description or category, an id, or a product code. */
  search?: string;
  /** Slug of a category. */
  category?: string;
  /** Lowest price, as a decimal. */
  minPrice?: string;
  /** Highest price, as a decimal. */
  maxPrice?: string;
  status?: "inactive" | "draft" | "active" | "discontinued";
  /** in: can be bought, out: cannot, low: fewer than 10 units. */
  stock?: "in" | "out" | "low";
  /** Id of a supplier. */
  supplier?: number;
  /** missing: shipping by weight counts it as nothing. */
  weight?: "missing";
  /** on-request: sold by quote alone. */
  price?: "set" | "on-request";
  /** Products that lack what the law asks to say with them, or the proof of what they claim. */
  gap?:
    | "manufacturer"
    | "responsible"
    | "identifier"
    | "warnings"
    | "claims"
    | "foodContact"
    | "expired"
    | "any";
  /** Products that lack a picture, a description, a translation that others have, the weight or safety data. */
  lacks?: "weight" | "picture" | "description" | "translation" | "safety";
  /** Of this brand, in any case of its letters. */
  brand?: string;
  /** Id of a group: its variants. */
  group?: number;
  /** Products that have it. */
  tag?: string;
  /** Products that this import created or changed in the last days. */
  import?: number;
  tagNamesRequest: TagNamesRequest;
};
export type ChangeTagsOfCustomersByAdminApiResponse =
  /** status 200  */ MatchingTaggedResponse;
export type ChangeTagsOfCustomersByAdminApiArg = {
  /** Beginnings of words of the name, company and email. */
  search?: string;
  state?: "active" | "disabled";
  /** Customers with or without orders. */
  orders?: "with" | "without";
  /** What a public register says of the company. */
  standing?: "vat_payer" | "no_vat" | "inactive" | "not_found" | "not_checked";
  /** Customers that have it. */
  tag?: string;
  tagNamesRequest: TagNamesRequest;
};
export type ListOrderWeightsByAdminApiResponse =
  /** status 200  */ OrderWeightResponse[];
export type ListOrderWeightsByAdminApiArg = {
  /** Up to 500, separated by commas. */
  ids: string;
};
export type ListJobsApiResponse = /** status 200  */ JobResponse[];
export type ListJobsApiArg = {
  limit?: number;
  offset?: number;
  /** `dead`: it failed for the last time and waits for an administrator. */
  status?: "done" | "waiting" | "running" | "delayed" | "dead" | "discarded";
  queue?: string;
  handler?: string;
};
export type GetJobOverviewApiResponse = /** status 200  */ JobOverviewResponse;
export type GetJobOverviewApiArg = void;
export type RetryJobsApiResponse = /** status 200  */ RetriedJobsResponse;
export type RetryJobsApiArg = {
  retryJobsRequest: RetryJobsRequest;
};
export type RetryJobApiResponse = /** status 200  */ JobResponse;
export type RetryJobApiArg = {
  id: number;
};
export type DiscardJobApiResponse = /** status 200  */ JobResponse;
export type DiscardJobApiArg = {
  id: number;
  discardJobRequest: DiscardJobRequest;
};
export type RestoreJobApiResponse = /** status 200  */ JobResponse;
export type RestoreJobApiArg = {
  id: number;
};
export type ListScheduledJobsApiResponse =
  /** status 200  */ ScheduledJobResponse[];
export type ListScheduledJobsApiArg = void;
export type RunScheduledJobApiResponse =
  /** status 202  */ ScheduledJobResponse;
export type RunScheduledJobApiArg = {
  name: string;
};
export type SharedViewResponse = {
  id: number;
  name: string;
  query: string;
  hidden: string[];
  order: string[];
  chosen: string[];
  /** Of the caller alone. */
  isPrivate: boolean;
  /** Whether the caller may rename and delete it. */
  mayChange: boolean;
};
export type ShareViewRequest = {
  list:
    | "orders"
    | "invoices"
    | "customers"
    | "products"
    | "suppliers"
    | "returns"
    | "discounts"
    | "inbox";
  /** Parameters of the screen, never an address. */
  query: string;
  /** Keys of columns. */
  hidden: string[];
  /** Keys of columns; empty while none was moved. */
  order: string[];
  /** Keys of optional columns that are shown. */
  chosen?: string[];
  /** Of its own in the list, whatever the case of its letters. */
  name: string;
  /** true: of the caller alone. */
  isPrivate?: boolean;
};
export type RenameSharedViewRequest = {
  /** Of its own in the list, whatever the case of its letters. */
  name: string;
  /** true: of the caller alone. */
  isPrivate?: boolean;
};
export type TaggedResponse = {
  id: number;
  /** In the order of the alphabet. */
  tags: string[];
};
export type ChangeTagsRequest = {
  ids: number[];
  subject: "order" | "product" | "customer";
  /** Up to 40 characters each, without commas. */
  add?: string[];
  remove?: string[];
};
export type DisableCustomerRequest = {
  disabled: boolean;
  /** Required to disable an account. For the staff; the customer does not see it. */
  reason?: string;
};
export type CustomerCompanyRequest = {
  companyName: string;
  /** VAT number or another tax number, as people write it. */
  taxNumber: string;
  registrationNumber: string;
  companyAddress: string;
  /** The country's English name. */
  companyCountry: string;
  companyCounty: string;
  companyCity: string;
  companyZip: string;
};
export type CheckedCompanyResponse = {
  /** Whether the register answered; otherwise nothing is known of the company now. */
  isAnswered: boolean;
};
export type AdminCategoryResponse = {
  id: number;
  name: string;
  slug: string;
  description: string;
  imageUrl: string | null;
  sortOrder: number;
  /** Has a button in the navigation bar. */
  showOnMainTop: boolean;
  /** Has a card on the home page. */
  showOnMainShop: boolean;
  /** Active products in it and in the categories below it. */
  productCount: number;
  /** The category that it is in; null at the top. There are at most three levels. */
  parentId: number | null;
  /** Products of every status in it and in the categories below it. */
  totalProductCount: number;
  /** Of these, those that are in the category itself. */
  ownProductCount: number;
  /** Of its products without one of their own; null for the standard one. */
  taxClass:
    | (
        | "standard"
        | "reduced"
        | "second_reduced"
        | "super_reduced"
        | "zero"
        | "exempt"
      )
    | null;
  /** Of countries that tax its goods otherwise, by ISO 3166 code. */
  taxClassByCountry: {
    [key: string]: any;
  };
  /** Counts edits. */
  version: number;
};
export type CategoryPictureResponse = {
  url: string;
};
export type MoveCategoryRequest = {
  /** The category that it is in; null at the top. There are at most three levels. */
  parentId?: number | null;
  /** The one there that it stands before; null or absent at the end. */
  beforeId?: number | null;
};
export type ArrangeCategoriesRequest = {
  /** Every category in the new order. */
  ids: number[];
  /** The order as it was read: 409 CATALOG.CATEGORY_ORDER_CHANGED when it was changed since. */
  previousIds: number[];
};
export type UploadedPictureResponse = {
  /** A new product takes it by this, within a day. */
  upload: string;
  url: string;
};
export type ProductCategoryResponse = {
  id: number;
  name: string;
  slug: string;
};
export type ProductArticleResponse = {
  /** The shop's own code, shown in place of `KP-{id}`. */
  sku?: string;
  /** Barcode with its check digit. */
  gtin?: string;
  brand?: string;
  /** UN/ECE Rec 20, of what a price per unit refers to. */
  unit?:
    | "H87"
    | "PR"
    | "SET"
    | "DZN"
    | "XBX"
    | "XCT"
    | "XPK"
    | "XRO"
    | "XBG"
    | "XBO"
    | "XCX"
    | "XBJ"
    | "ST"
    | "KGM"
    | "GRM"
    | "LTR"
    | "MLT"
    | "MTR"
    | "MTK";
  /** How many of the unit one sold article has. */
  packSize?: number;
  /** Fewest that are sold at once. */
  minQuantity?: number;
  /** Sold in multiples of it. */
  orderMultiple?: number;
  /** ISO 3166 code. */
  originCountry?: string;
  /** Of the Combined Nomenclature. */
  customsCode?: string;
};
export type GroupSwatchResponse = {
  /** The value, as far as it is translated. */
  name: string;
  /** As CSS writes it; null for a word that names no color. */
  color: string | null;
};
export type GroupCardResponse = {
  id: number;
  name: string;
  /** On sale. */
  variantCount: number;
  /** Of these, what a search finds: fewer than all when it means some of them. */
  matchCount: number;
  /** Of the variants on sale; null where all are on request. */
  minPrice: string | null;
  maxPrice: string | null;
  /** Some variant can be bought now. */
  inStock: boolean;
  /** Of the first option, in the order of the variants. */
  values: string[];
  /** Of the option that is the color; null without one. */
  swatches: GroupSwatchResponse[] | null;
};
export type AdminProductResponse = {
  /** Its own code, else that of its number. */
  code: string;
  /** Set by administrators; `inStock` also requires units. */
  inStockSwitch: boolean;
  /** What the shop pays for one unit; in no response of the shop. */
  costPrice: string | null;
  /** Words that customers search for and the name lacks, in English; in no response of the shop. */
  keywords: string;
  /** Its own; null for that of its category. */
  taxClass:
    | (
        | "standard"
        | "reduced"
        | "second_reduced"
        | "super_reduced"
        | "zero"
        | "exempt"
      )
    | null;
  /** Of countries that tax it otherwise, by ISO 3166 code. */
  taxClassByCountry: {
    [key: string]: any;
  };
  /** Counts changes by administrators. */
  version: number;
  /** In lists: what it lacks to be found, shown and shipped. */
  lacks?: ("weight" | "picture" | "description" | "translation" | "safety")[];
  id: number;
  name: string;
  slug: string;
  description: string;
  /** Decimal with two places; null on request. */
  price: string | null;
  /** The former price, above the price. */
  compareAtPrice: string | null;
  /** The lowest price of the 30 days before the reduction, from the history of the product; null without a former price or
    a reduction. */
  priorPrice: string | null;
  currency: string;
  imageUrl: string | null;
  /** Mean of the approved reviews with one decimal, `0.0` without any. */
  rating: string;
  reviewCount: number;
  /** Can be bought now. */
  inStock: boolean;
  /** Units that can be bought now. */
  stockQuantity: number;
  featured: boolean;
  status: "inactive" | "draft" | "active" | "discontinued";
  category: ProductCategoryResponse;
  categoryId: number;
  supplierId: number | null;
  /** Of one unit with its packaging. */
  weightGrams: number | null;
  /** Its own, else those of its category; null for the standard one everywhere. */
  taxClasses: {
    [key: string]: any;
  } | null;
  /** Codes, unit and packs; null while none is known. */
  article: ProductArticleResponse | null;
  /** In lists with `collapse=group`: null for a product without a group; absent in others. */
  groupCard?: GroupCardResponse | null;
  /** ISO 8601, UTC. */
  createdAt: string;
};
export type ProductLackResponse = {
  lack: "weight" | "picture" | "description" | "translation" | "safety";
  /** Of those on sale. */
  products: number;
};
export type ProductWarningBody = {
  /** Code of a language. */
  language: string;
  text: string;
};
export type AdminComplianceResponse = {
  gaps: (
    | "manufacturer"
    | "responsible"
    | "identifier"
    | "warnings"
    | "claims"
    | "foodContact"
    | "expired"
  )[];
  /** Claims in the texts of all languages that need a proof. */
  claims: string[];
  /** `made_to_order` or `sealed_hygiene`; null where consumers can withdraw without more. */
  withdrawalException: ("made_to_order" | "sealed_hygiene") | null;
  /** Of the maker, without charge and for the whole product; null without one. */
  guaranteeMonths: number | null;
  manufacturerName: string;
  manufacturerAddress: string;
  /** An email or a website. */
  manufacturerEmail: string;
  /** ISO 3166 code. */
  manufacturerCountry: string;
  /** In the EU, for a maker outside of it. */
  responsibleName: string;
  responsibleAddress: string;
  responsibleEmail: string;
  /** Type, model or batch. */
  identifier: string;
  /** It was checked that none are needed. */
  hasNoWarnings: boolean;
  /** A declaration of compliance belongs to it. */
  isFoodContact: boolean;
  /** Names what proves claims about the environment or certificates. */
  claimProof: string;
  /** Each language once. */
  warnings: ProductWarningBody[];
};
export type ProductComplianceBody = {
  /** `made_to_order` or `sealed_hygiene`; null where consumers can withdraw without more. */
  withdrawalException: ("made_to_order" | "sealed_hygiene") | null;
  /** Of the maker, without charge and for the whole product; null without one. */
  guaranteeMonths: number | null;
  manufacturerName: string;
  manufacturerAddress: string;
  /** An email or a website. */
  manufacturerEmail: string;
  /** ISO 3166 code. */
  manufacturerCountry: string;
  /** In the EU, for a maker outside of it. */
  responsibleName: string;
  responsibleAddress: string;
  responsibleEmail: string;
  /** Type, model or batch. */
  identifier: string;
  /** It was checked that none are needed. */
  hasNoWarnings: boolean;
  /** A declaration of compliance belongs to it. */
  isFoodContact: boolean;
  /** Names what proves claims about the environment or certificates. */
  claimProof: string;
  /** Each language once. */
  warnings: ProductWarningBody[];
};
export type GapCountResponse = {
  gap:
    | "manufacturer"
    | "responsible"
    | "identifier"
    | "warnings"
    | "claims"
    | "foodContact"
    | "expired";
  /** On sale. */
  products: number;
};
export type SaveCategoryRequest = {
  name: string;
  slug: string;
  description?: string;
  imageUrl?: string;
  /** Has a button in the navigation bar. With neither flag the category is hidden. */
  showOnMainTop?: boolean;
  /** Has a card on the home page. */
  showOnMainShop?: boolean;
  /** Of its products without one of their own; empty for the standard one. */
  taxClass?:
    | (
        | "standard"
        | "reduced"
        | "second_reduced"
        | "super_reduced"
        | "zero"
        | "exempt"
      )
    | null;
  /** Of countries that tax its goods otherwise, by ISO 3166 code. */
  taxClassByCountry?: {
    [key: string]: any;
  };
  /** The category that it is in; null at the top. There are at most three levels. */
  parentId?: number | null;
  /** As it was read: 409 CATALOG.CATEGORY_CHANGED with the current category when it was changed since. */
  version?: number;
};
export type AttributeResponse = {
  id: number;
  name: string;
  valueType: "number" | "boolean" | "text" | "range" | "choice" | "choices";
  unit: string | null;
  choices: string[];
};
export type ProductAttributeValueResponse = {
  productId: number;
  /** As it is stored; null without one. */
  value: string | null;
};
export type CategoryAttributeResponse = {
  id: number;
  name: string;
  valueType: "number" | "boolean" | "text" | "range" | "choice" | "choices";
  unit: string | null;
  isFilterable: boolean;
  choices: string[];
  /** Products that have a value. */
  productCount: number;
  /** Categories that it is assigned to. */
  categoryCount: number;
  /** The category above this one that it is assigned to; null for one of its own. */
  inheritedFrom: string | null;
};
export type SaveAttributeRequest = {
  name: string;
  /** While products have values, only to a type that they fit. */
  valueType: "number" | "boolean" | "text" | "range" | "choice" | "choices";
  unit?: string;
  /** Shown beside the product list of the category. */
  isFilterable: boolean;
  /** Of a choice, in their order; none where any word is one. */
  choices?: string[];
};
export type AttributeTextResponse = {
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  text: string;
};
export type AttributeWordResponse = {
  /** Name of an attribute or a value, as it was entered. */
  source: string;
  translations: AttributeTextResponse[];
};
export type DefinitionTextsResponse = {
  /** That the words are entered in. */
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** Name, unit and choices. */
  words: AttributeWordResponse[];
};
export type AttributeTextRequest = {
  /** Name of an attribute or a value, as it was entered. */
  source: string;
  /** Empty: it is shown as it was entered. */
  text: string;
};
export type SaveAttributeTextsRequest = {
  /** Words that are left out keep their texts. */
  words: AttributeTextRequest[];
};
export type AttributeValueResponse = {
  attributeId: number;
  name: string;
  valueType: "number" | "boolean" | "text" | "range" | "choice" | "choices";
  unit: string | null;
  /** Of a choice; none where any word is one. */
  choices: string[];
  /** Null without one; numbers as decimals, a range as "2–8", several choices as "Steel; Wood", "Yes" or "No". */
  value: string | null;
};
export type AttributeValueRequest = {
  attributeId: number;
  /** Empty removes the value. */
  value: string;
};
export type SaveAttributeValuesRequest = {
  /** Attributes that are left out keep their values. */
  values: AttributeValueRequest[];
};
export type ProductDocumentResponse = {
  id: number;
  title: string;
  url: string;
  bytes: number;
  /** Null for one without a meaning in law, such as a manual. */
  kind:
    | (
        | "food_contact_declaration"
        | "bisphenol_declaration"
        | "safety_data_sheet"
        | "test_report"
      )
    | null;
  /** Empty while it is not known. */
  issuer: string;
  /** The last day; null without one. */
  validUntil: string | null;
};
export type DescribeDocumentRequest = {
  /** Shown as the link to the document. */
  title: string;
  kind?:
    | "food_contact_declaration"
    | "bisphenol_declaration"
    | "safety_data_sheet"
    | "test_report";
  /** Who signed it. */
  issuer?: string;
  /** The last day of its validity. */
  validUntil?: string;
};
export type TakenPictureRequest = {
  /** As the upload was answered. */
  upload: string;
  alt: string;
};
export type SaveVariantRequest = {
  /** An existing product; without it a new one is made like the group's template. */
  productId?: number;
  /** One per option. */
  values: string[];
  /** Of a new product. */
  sku?: string;
  /** Of a new product; that of the template without it. */
  price?: string;
  /** Of a new product. */
  stockQuantity?: number;
};
export type NewVariantsRequest = {
  /** Of the group; that of the product without it. */
  name?: string;
  /** One to three, in the order in which they are chosen. */
  options: string[];
  /** The first one is the product itself: its values alone count. New ones are made like it. */
  variants: SaveVariantRequest[];
};
export type CreateProductRequest = {
  /** Uploaded before, the first one first. */
  pictures?: TakenPictureRequest[];
  /** Of its category. */
  attributes?: AttributeValueRequest[];
  /** The group that begins with it. */
  variants?: NewVariantsRequest;
  name: string;
  slug: string;
  description?: string;
  /** Words that customers search for and the name lacks, separated by commas. */
  keywords?: string;
  /** Decimal; null on request. */
  price: string | null;
  /** The former price, above the price. */
  compareAtPrice?: string;
  /** What the shop pays for one unit; may be above the price. */
  costPrice?: string;
  categoryId: number;
  supplierId?: number | null;
  imageUrl?: string;
  /** Whether it may be sold while there are units. */
  inStock?: boolean;
  stockQuantity?: number;
  /** What the form showed: the difference is applied, so that no sale is undone. Without it the quantity is set. */
  stockQuantityBefore?: number;
  featured?: boolean;
  /** Active in a new product. */
  status?: "inactive" | "draft" | "active" | "discontinued";
  /** Of one unit with its packaging. */
  weightGrams?: number | null;
  /** Empty for that of its category. */
  taxClass?:
    | (
        | "standard"
        | "reduced"
        | "second_reduced"
        | "super_reduced"
        | "zero"
        | "exempt"
      )
    | null;
  /** Of countries that tax it otherwise, by ISO 3166 code; needs a class of its own. */
  taxClassByCountry?: {
    [key: string]: any;
  };
  /** As it was read: 409 CATALOG.PRODUCT_CHANGED with the current product when it was changed since. */
  version?: number;
  /** Unique whatever its case; none of the form KP-12. */
  sku?: string | null;
  /** GTIN-8, -12, -13 or -14. */
  gtin?: string | null;
  brand?: string | null;
  /** UN/ECE Rec 20. */
  unit?:
    | (
        | "H87"
        | "PR"
        | "SET"
        | "DZN"
        | "XBX"
        | "XCT"
        | "XPK"
        | "XRO"
        | "XBG"
        | "XBO"
        | "XCX"
        | "XBJ"
        | "ST"
        | "KGM"
        | "GRM"
        | "LTR"
        | "MLT"
        | "MTR"
        | "MTK"
      )
    | null;
  packSize?: number | null;
  minQuantity?: number | null;
  orderMultiple?: number | null;
  /** ISO 3166 code. */
  originCountry?: string | null;
  /** Six, eight or ten digits. */
  customsCode?: string | null;
};
export type SaveProductRequest = {
  name: string;
  slug: string;
  description?: string;
  /** Words that customers search for and the name lacks, separated by commas. */
  keywords?: string;
  /** Decimal; null on request. */
  price: string | null;
  /** The former price, above the price. */
  compareAtPrice?: string;
  /** What the shop pays for one unit; may be above the price. */
  costPrice?: string;
  categoryId: number;
  supplierId?: number | null;
  imageUrl?: string;
  /** Whether it may be sold while there are units. */
  inStock?: boolean;
  stockQuantity?: number;
  /** What the form showed: the difference is applied, so that no sale is undone. Without it the quantity is set. */
  stockQuantityBefore?: number;
  featured?: boolean;
  /** Active in a new product. */
  status?: "inactive" | "draft" | "active" | "discontinued";
  /** Of one unit with its packaging. */
  weightGrams?: number | null;
  /** Empty for that of its category. */
  taxClass?:
    | (
        | "standard"
        | "reduced"
        | "second_reduced"
        | "super_reduced"
        | "zero"
        | "exempt"
      )
    | null;
  /** Of countries that tax it otherwise, by ISO 3166 code; needs a class of its own. */
  taxClassByCountry?: {
    [key: string]: any;
  };
  /** As it was read: 409 CATALOG.PRODUCT_CHANGED with the current product when it was changed since. */
  version?: number;
  /** Unique whatever its case; none of the form KP-12. */
  sku?: string | null;
  /** GTIN-8, -12, -13 or -14. */
  gtin?: string | null;
  brand?: string | null;
  /** UN/ECE Rec 20. */
  unit?:
    | (
        | "H87"
        | "PR"
        | "SET"
        | "DZN"
        | "XBX"
        | "XCT"
        | "XPK"
        | "XRO"
        | "XBG"
        | "XBO"
        | "XCX"
        | "XBJ"
        | "ST"
        | "KGM"
        | "GRM"
        | "LTR"
        | "MLT"
        | "MTR"
        | "MTK"
      )
    | null;
  packSize?: number | null;
  minQuantity?: number | null;
  orderMultiple?: number | null;
  /** ISO 3166 code. */
  originCountry?: string | null;
  /** Six, eight or ten digits. */
  customsCode?: string | null;
};
export type AdminVariantResponse = {
  productId: number;
  code: string;
  name: string;
  slug: string;
  /** One per option. */
  values: string[];
  /** Null on request. */
  price: string | null;
  stockQuantity: number;
  status: "inactive" | "draft" | "active" | "discontinued";
};
export type AdminProductGroupResponse = {
  id: number;
  name: string;
  /** The name in other languages, by their code. */
  names: {
    [key: string]: string;
  };
  options: string[];
  /** Counts edits. */
  version: number;
  /** In the order of the shop. */
  variants: AdminVariantResponse[];
};
export type SaveProductGroupRequest = {
  name: string;
  /** The name in other languages, by their code. */
  names?: {
    [key: string]: string;
  };
  /** One to three, in the order in which they are chosen. */
  options: string[];
  /** In the order of the shop. */
  variants: SaveVariantRequest[];
  /** The product that new variants are made like: texts, category, pictures, attributes. */
  templateId?: number;
  /** As it was read: 409 CATALOG.GROUP_CHANGED with the current group when it was changed since. */
  version?: number;
};
export type ProductImageResponse = {
  id: number;
  alt: string;
  /** 640 pixels wide, as WebP; `-320` and `-1280` and the ending `.avif` exist too. */
  url: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
};
export type ArrangeImagesRequest = {
  /** All pictures of the product, the first one first. */
  imageIds: number[];
};
export type DescribeImageRequest = {
  /** What the picture shows, for those who do not see it. */
  alt: string;
};
export type TranslationResponse = {
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** Null when it is missing. */
  name: string | null;
  description: string | null;
  /** Empty when there are none. */
  keywords: string;
};
export type ProductTranslationsResponse = {
  /** In which the texts were entered. */
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  name: string;
  description: string;
  keywords: string;
  /** Other languages that have a text. */
  translations: TranslationResponse[];
};
export type SaveTranslationRequest = {
  /** Absent or empty: the name is shown as it was entered. */
  name?: string;
  /** Absent or empty: the description is shown as it was entered. */
  description?: string;
  /** Words that customers search for in this language; absent or empty: none. */
  keywords?: string;
};
export type ModeratedReviewResponse = {
  id: number;
  productId: number;
  productName: string;
  productSlug: string;
  /** 1 to 5. */
  rating: number;
  title: string;
  comment: string;
  authorName: string;
  /** Of a customer to whom the product was delivered. */
  isVerified: boolean;
  status: "pending" | "approved" | "rejected";
  statusReason: string | null;
  /** ISO 8601, UTC. */
  moderatedAt: string | null;
  /** Counts the edits of the author. */
  revision: number;
  /** ISO 8601, UTC. */
  createdAt: string;
};
export type DecideReviewRequest = {
  status: "pending" | "approved" | "rejected";
  /** Shown to the author of a rejected review. */
  reason?: string;
  /** Of the review as it was read: 409 CATALOG.REVIEW_CHANGED when its author has edited it since. */
  revision?: number;
};
export type SupplierResponse = {
  id: number;
  name: string;
  contactPerson: string;
  email: string;
  phone: string;
  notes: string;
  /** Not offered for products any more. */
  archived: boolean;
  /** Products of every status. */
  productCount: number;
  /** Counts edits. */
  version: number;
};
export type SaveSupplierRequest = {
  /** Unique without regard to case. */
  name: string;
  contactPerson?: string;
  email?: string;
  phone?: string;
  notes?: string;
  archived?: boolean;
  /** As it was read: 409 CATALOG.SUPPLIER_CHANGED with the current supplier when it was changed since. */
  version?: number;
};
export type SupplierRemovalResponse = {
  /** Archived when it has products. */
  outcome: "archived" | "deleted";
};
export type PaymentRefundResponse = {
  id: number;
  /** A decimal. */
  amount: string;
  /** `by-provider`: made in the provider's own dashboard. */
  reason:
    "cancelled" | "out-of-stock" | "unmatched" | "by-hand" | "by-provider";
  /** `requested` until the provider has it, `pending` while it works on it. */
  status: "pending" | "failed" | "requested" | "done";
  failureMessage: string | null;
  /** ISO 8601, UTC. */
  requestedAt: string;
  doneAt: string | null;
  /** Also set when the provider took back a refund that was done. ISO 8601, UTC. */
  failedAt: string | null;
};
export type PaymentDisputeResponse = {
  id: number;
  /** `reversal`: the provider took the money back by itself. */
  kind: "dispute" | "reversal";
  /** `lost`: the amount is gone. */
  state: "open" | "won" | "lost";
  /** A decimal. */
  amount: string;
  /** The provider's own term. */
  reason: string | null;
  /** Until when it can be answered in the provider's dashboard; null when it cannot or need not. ISO 8601, UTC. */
  respondBy: string | null;
  /** ISO 8601, UTC. */
  openedAt: string;
  closedAt: string | null;
};
export type PaymentEventResponse = {
  /** ISO 8601, UTC. */
  at: string;
  /** `matched`: it became the payment of an order; `mismatched`: another amount or currency came than was asked for. The note of a dispute is the provider's reason. */
  kind:
    | "pending"
    | "started"
    | "failed"
    | "cancelled"
    | "captured"
    | "matched"
    | "mismatched"
    | "refund_requested"
    | "refund_done"
    | "refund_failed"
    | "disputed"
    | "dispute_won"
    | "charged_back";
  /** A decimal. */
  amount: string | null;
  note: string | null;
};
export type PaymentResponse = {
  id: number;
  method: "stripe" | "revolut" | "paypal";
  /** `charged_back`: all of it is gone, by a lost dispute or a reversal. */
  status:
    | "pending"
    | "failed"
    | "cancelled"
    | "captured"
    | "charged_back"
    | "created"
    | "partly_refunded"
    | "refunded";
  /** True for test money. */
  isSandbox: boolean;
  /** The provider's own id. */
  providerRef: string | null;
  description: string;
  email: string | null;
  /** ISO 4217 code of all amounts but `amount`: what the provider took. */
  currency: string;
  /** What the customer was to pay, in `requestedCurrency`. */
  amount: string;
  /** ISO 4217 code. */
  requestedCurrency: string;
  /** The provider took another amount or currency: it pays nothing and can only be refunded. */
  isMismatched: boolean;
  /** What the provider took. */
  capturedAmount: string;
  /** What is on its way back or has been given back. */
  refundRequestedAmount: string;
  refundedAmount: string;
  /** What lost disputes and reversals took, beside the refunds. */
  chargedBackAmount: string;
  /** What can still be refunded: captured, less chargebacks and refunds that are done, pending or requested. */
  refundableAmount: string;
  /** The checkout it was started for. */
  checkoutId: string | null;
  /** The invoice it was started for. */
  invoiceNumber: string | null;
  /** The order it pays. */
  orderId: number | null;
  failureMessage: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Oldest first. */
  refunds: PaymentRefundResponse[];
  /** Oldest first. */
  disputes: PaymentDisputeResponse[];
  /** Oldest first. */
  history: PaymentEventResponse[];
};
export type RefundPaymentRequest = {
  /** A decimal; missing or empty: all that is left. */
  amount?: string;
  reason?: "unmatched" | "by-hand";
};
export type OrderPaymentResponse = {
  /** The payment of the order, captured or awaited; null for cash and while there is none. */
  id: number | null;
  method: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  /** `out_of_stock_paid`: paid when the goods were gone; the money is on its way back. `charged_back`: the customer's
    bank or the provider took all of it back. */
  status:
    | "paid"
    | "charged_back"
    | "partly_refunded"
    | "refunded"
    | "unpaid"
    | "out_of_stock_paid";
  /** Went back so far, chargebacks included, a decimal in the order's currency. */
  refundedAmount: string;
  /** The part of it that lost disputes and reversals took. */
  chargedBackAmount: string;
  /** It was to be paid before it is sent, and is not: it cannot leave `pending`. */
  isAwaited: boolean;
};
export type OrderAddressResponse = {
  firstName: string;
  lastName: string;
  /** firstName and lastName; the last name first where the script has it so. */
  name: string;
  company: string;
  address: string;
  /** Same as address. */
  street: string;
  city: string;
  state: string;
  county: string;
  zipCode: string;
  country: string;
  phone: string;
};
export type OrderTransferResponse = {
  id: number;
  /** A decimal in the currency of the order. */
  amount: string;
  date: string;
  reference: string;
  /** It came from a bank statement, where it is undone. */
  isFromStatement: boolean;
  isUndone: boolean;
};
export type OrderBalanceLinkResponse = {
  /** Of the page that takes it. */
  path: string;
  /** ISO 8601, UTC. */
  sentAt: string;
  /** ISO 8601, UTC: until when it can be paid. */
  expiresAt: string;
};
export type TransferInstructionsResponse = {
  accountHolder: string;
  /** Without spaces. */
  iban: string;
  /** Empty where the shop names none. */
  bankName: string;
  /** What the customer writes into the transfer. */
  reference: string;
  /** Still to be paid, a decimal in the currency of the order. */
  amount: string;
  /** Arrived already. */
  receivedAmount: string;
  /** ISO 8601, UTC: the order is cancelled afterwards; null where it waits without end. */
  payUntil: string | null;
  qr: {
    path: string;
    size: number;
  };
  /** Opens the pro-forma invoice without signing in; null where it is not offered. */
  proFormaPath: string | null;
};
export type OrderedProductResponse = {
  name: string;
  imageUrl: string | null;
  slug: string;
};
export type OrderItemResponse = {
  id: number;
  productId: number;
  productName: string;
  productCode: string;
  /** Barcode of the product, where it is known. */
  gtin?: string;
  /** What one piece is, UN/ECE Rec 20, where it is known. */
  unit?:
    | "H87"
    | "PR"
    | "SET"
    | "DZN"
    | "XBX"
    | "XCT"
    | "XPK"
    | "XRO"
    | "XBG"
    | "XBO"
    | "XCX"
    | "XBJ"
    | "ST"
    | "KGM"
    | "GRM"
    | "LTR"
    | "MLT"
    | "MTR"
    | "MTK";
  quantity: number;
  /** Of these, sold although they are not in stock yet; they cannot be shipped until they are. */
  backorderedQuantity: number;
  /** Of these, in shipments. */
  shippedQuantity: number;
  /** Of these, withdrawn by the customer before they were shipped, so they are not. */
  withdrawnQuantity: number;
  /** Unit price, a decimal. */
  price: string;
  /** price × quantity. */
  totalPrice: string;
  product: OrderedProductResponse;
  /** For the staff: the catalog's price where another one was agreed. */
  listPrice?: string;
  /** For the staff: why another price was agreed. */
  priceReason?: string;
};
export type DeliveryMethodView = {
  id: number;
  kind: "courier" | "pickup" | "van";
  /** Empty for the words of its kind. */
  name: string;
};
export type ShippedItemResponse = {
  /** Id of the order's item. */
  itemId: number;
  quantity: number;
};
export type ShipmentResponse = {
  id: number;
  deliveryNoteNumber: string;
  /** ISO 8601, UTC. */
  shippedAt: string;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  /** ISO days, from the one it left; null where the shop promises none. */
  expectedFirstDay: string | null;
  expectedLastDay: string | null;
  items: ShippedItemResponse[];
};
export type OrderEventResponse = {
  /** ISO 8601, UTC. */
  at: string;
  /** `shipment`: tracking number or courier changed. `price_agreed`: for the staff, with code and reason as `note`. */
  kind:
    | "paid"
    | "status"
    | "refund_requested"
    | "refund_failed"
    | "disputed"
    | "dispute_won"
    | "charged_back"
    | "refunded"
    | "placed"
    | "shipment"
    | "note"
    | "confirmed"
    | "reservation_expired"
    | "mail_capped"
    | "price_agreed"
    | "items_shipped"
    | "items_edited"
    | "addresses_edited"
    | "taxes_edited"
    | "invoice_corrected"
    | "balance_link_sent"
    | "transfer_received"
    | "transfer_undone"
    | "withdrawn"
    | "return_requested"
    | "return_approved"
    | "return_rejected"
    | "return_received"
    | "return_closed";
  fromStatus:
    ("shipped" | "delivered" | "pending" | "cancelled" | "processing") | null;
  toStatus:
    ("shipped" | "delivered" | "pending" | "cancelled" | "processing") | null;
  note: string | null;
  actor: "customer" | "guest" | "admin" | "system";
  /** Of the administrator, for the staff. */
  actorName?: string;
  /** Where money moved, a decimal in the order's currency. */
  amount?: string;
};
export type TaxLineResponse = {
  /** UNCL5305: S taxed, Z zero rate, E exempt, K within the EU, G exported, O outside the scope of VAT. */
  category: "S" | "Z" | "E" | "K" | "G" | "O";
  /** A share. */
  rate: number;
  /** Goods less the discount, without VAT. */
  taxable: string;
  tax: string;
  /** Left prices that include VAT which is not owed. */
  removed: string;
};
export type OrderResponse = {
  id: number;
  /** ISO 8601, UTC: of the last change, by which changes of the staff are compared. */
  updatedAt: string;
  payment: OrderPaymentResponse;
  email: string;
  /** Code of the language it was placed in. */
  language: string;
  shippingAddress: OrderAddressResponse;
  billingAddress: OrderAddressResponse;
  /** Whom its invoice is made out to, when it was named with the order. */
  vatNumber: string | null;
  /** What the register of the EU said of it when the order was placed; null where the tax did not depend on it. */
  vatNumberCheck: ("valid" | "invalid" | "unknown") | null;
  /** For the staff: VAT to refund by hand, since the number was confirmed after it was paid; absent for none. */
  vatToReturn?: string;
  /** A business names its company with a tax number; everybody else is a consumer. */
  buyerKind: "consumer" | "business";
  notes: string | null;
  /** For the staff: what arrived in the bank account for it, oldest first. */
  transfers?: OrderTransferResponse[];
  /** For the staff: whose account it is in; null for a guest's. */
  customerId?: number | null;
  /** Where a guest can follow the order without signing in; answered when the order is placed. */
  statusUrl?: string;
  orderNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  status: "shipped" | "delivered" | "pending" | "cancelled" | "processing";
  paymentMethod: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  paymentStatus:
    | "paid"
    | "charged_back"
    | "partly_refunded"
    | "refunded"
    | "unpaid"
    | "out_of_stock_paid";
  /** At the prices of an accepted quote; then `cash` is not paid on delivery. */
  isNegotiated: boolean;
  /** A guest's cash order that waits for the link in its email to be opened: it cannot leave `pending`. */
  confirmationRequired: boolean;
  /** ISO 8601, UTC: how long its units are reserved while it waits; null for an order that waits without stock. */
  reservedUntil: string | null;
  /** Of the total, what a change added after it was paid, and is still to be paid. */
  outstandingAmount: string;
  /** Where it can be paid, once the staff has sent a link; null without one. */
  balanceLink: OrderBalanceLinkResponse | null;
  /** Where its money goes while it waits for a transfer; null otherwise. */
  transfer: TransferInstructionsResponse | null;
  items: OrderItemResponse[];
  /** By which the company finds the purchase in its own books. */
  poNumber: string | null;
  costCenter: string | null;
  /** What was promised when it was placed, as ISO days; null where none was. */
  promisedFirstDay: string | null;
  promisedLastDay: string | null;
  /** The way of delivery that was chosen; null for the standard one. */
  deliveryMethod: DeliveryMethodView | null;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  /** Oldest first; the order's own tracking number is that of the newest. */
  shipments: ShipmentResponse[];
  /** Of the invoice that is not reversed. */
  invoiceNumber: string | null;
  /** Oldest first. */
  history: OrderEventResponse[];
  /** Of the form to withdraw from the contract; null where that is not possible any more. */
  withdrawalPath: string | null;
  currency: string;
  /** Of the items, before the discount. */
  subtotal: string;
  /** Null without one. */
  discountCode: string | null;
  /** Taken off the subtotal; "0.00" with a code of free shipping. */
  discount: string;
  shipping: string;
  /** A share; null where goods have several. */
  vatRate: number | null;
  /** VAT on the subtotal less the discount. */
  vatAmount: string;
  taxLines: TaxLineResponse[];
  /** Prices include VAT. */
  isTaxIncluded: boolean;
  /** subtotal - discount + shipping, and vatAmount where prices do not include it. */
  totalAmount: string;
};
export type SetOrderStatusRequest = {
  status: "shipped" | "delivered" | "pending" | "cancelled" | "processing";
  /** The courier's tracking number; missing or empty leaves it as it is. */
  awbNumber?: string;
  /** Missing or empty leaves it as it is. */
  courier?: string;
  /** Shown in the order's history, to the customer too. */
  note?: string;
  /** With `cancelled` and an order that is paid online: what goes back. Missing gives everything back, "0" nothing. */
  refundAmount?: string;
  /** With `shipped` or `delivered`: although a part of the order is still to be paid. Without it that is 409 ORDERS.BALANCE_OUTSTANDING. */
  isOutstandingAccepted?: boolean;
};
export type EditedItemResponse = {
  /** Null for a product that is added. */
  itemId: number | null;
  productId: number;
  productCode: string;
  productName: string;
  quantity: number;
  price: string;
  totalPrice: string;
  /** Units that can be sold beyond those of the order. */
  stockLeft: number;
};
export type OrderEditPreviewResponse = {
  items: EditedItemResponse[];
  /** New total less that of now; may be negative. */
  difference: string;
  /** Goes back to the customer, because they paid more. */
  refundAmount: string;
  /** Still to be paid afterwards, because the customer paid less. */
  outstandingAmount: string;
  /** All added units are in stock now. */
  isInStock: boolean;
  /** Of the buyer's number, where the tax depends on it: "unknown" while its register does not answer. Null elsewhere. */
  vatNumberCheck: ("valid" | "invalid" | "unknown") | null;
  currency: string;
  /** Of the items, before the discount. */
  subtotal: string;
  /** Null without one. */
  discountCode: string | null;
  /** Taken off the subtotal; "0.00" with a code of free shipping. */
  discount: string;
  shipping: string;
  /** A share; null where goods have several. */
  vatRate: number | null;
  /** VAT on the subtotal less the discount. */
  vatAmount: string;
  taxLines: TaxLineResponse[];
  /** Prices include VAT. */
  isTaxIncluded: boolean;
  /** subtotal - discount + shipping, and vatAmount where prices do not include it. */
  totalAmount: string;
};
export type PreviewedEditItemRequest = {
  /** A line of the order. Those that are not named are removed. */
  itemId?: number;
  /** A product that is added, at its price of today. */
  productId?: number;
  quantity: number;
  /** Unit price in place of that of the line or of the catalog. */
  agreedPrice?: string;
};
export type PreviewOrderEditRequest = {
  items: PreviewedEditItemRequest[];
};
export type EditedItemRequest = {
  /** A line of the order. Those that are not named are removed. */
  itemId?: number;
  /** A product that is added, at its price of today. */
  productId?: number;
  quantity: number;
  /** Unit price in place of that of the line or of the catalog. */
  agreedPrice?: string;
  /** Required with another price; for the staff only. */
  priceReason?: string;
};
export type EditOrderRequest = {
  /** Of the order that was edited, as it was answered. */
  updatedAt: string;
  items: EditedItemRequest[];
  /** As it was previewed. Only compared. */
  totalAmount: string;
};
export type ShippingAddressRequest = {
  county: string;
  firstName: string;
  lastName: string;
  company?: string;
  /** Street and number. */
  address: string;
  city: string;
  state: string;
  zipCode: string;
  /** The country's English name. */
  country: string;
  phone: string;
};
export type BillingAddressRequest = {
  county?: string;
  firstName: string;
  lastName: string;
  company?: string;
  /** Street and number. */
  address: string;
  city: string;
  state: string;
  zipCode: string;
  /** The country's English name. */
  country: string;
  phone: string;
};
export type EditAddressesRequest = {
  shippingAddress: ShippingAddressRequest;
  billingAddress: BillingAddressRequest;
  /** Of the company, or of a person whose invoice states one; its digits are checked. */
  vatNumber?: string;
  /** Of the order that was edited, as it was answered. */
  updatedAt: string;
  /** The new total, where the tax changes with place or number; without it 409 ORDERS.PRICE_CHANGED names it. */
  totalAmount?: string;
};
export type RecordBalanceRequest = {
  /** How it was paid; the customer can read it. */
  reference: string;
  /** All that is outstanding. */
  amount: string;
};
export type SendBalanceLinkRequest = {
  /** All that is outstanding. */
  amount: string;
};
export type ReturnVatRequest = {
  /** All that is to be returned. */
  amount: string;
};
export type ReturnedItemResponse = {
  itemId: number;
  productName: string;
  productCode: string;
  quantity: number;
  reason:
    | "withdrawal"
    | "damaged"
    | "defective"
    | "wrong_item"
    | "not_as_described"
    | "not_needed";
  /** Null until it is received. */
  isRestocked: boolean | null;
  /** Of the units, those that went back to the stock; null until it is received. */
  restockedQuantity: number | null;
  /** Of these, withdrawn before they were shipped: nothing comes back. */
  unshippedQuantity: number;
};
export type ReturnOfStaffResponse = {
  orderId: number;
  orderNumber: string;
  customerName: string;
  /** Who withdrew, as entered; null for other returns. */
  declaredBy: string | null;
  email: string;
  /** The units with VAT less their part of the discount, with the delivery when a withdrawal leaves nothing of the order;
    at most what is left of the payment. */
  proposedRefund: string;
  /** How it can be refunded. */
  refundMethods: ("cash" | "payment" | "transfer")[];
  id: number;
  returnNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  state:
    "approved" | "rejected" | "requested" | "refunded" | "received" | "closed";
  /** The customer withdrew from the contract, without a reason. */
  isWithdrawal: boolean;
  comment: string | null;
  /** Why it was rejected or closed. */
  staffReason: string | null;
  currency: string;
  refundAmount: string | null;
  items: ReturnedItemResponse[];
};
export type ReturnedItemRequest = {
  reason:
    "damaged" | "defective" | "wrong_item" | "not_as_described" | "not_needed";
  /** Of the order. */
  itemId: number;
  quantity: number;
};
export type RequestReturnRequest = {
  /** Each item of the order once. */
  items: ReturnedItemRequest[];
  comment?: string;
};
export type MatchPaymentRequest = {
  /** An unmatched payment. */
  paymentId: number;
};
export type RecordOrderTransferRequest = {
  /** In the currency of the order. */
  amount: string;
  /** The day the money arrived. */
  date: string;
  /** As on the bank statement. */
  reference: string;
  /** A cancelled order takes its units again, or answers 409 ORDERS.SHORT_STOCK. */
  isReopened?: boolean;
};
export type StaffNoteResponse = {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  text: string;
  /** Email of who wrote it. */
  author: string;
};
export type AddStaffNoteRequest = {
  text: string;
};
export type PhoneCustomerResponse = {
  /** Null without an account of this email. */
  customerId: number | null;
  firstName: string;
  lastName: string;
  language: string;
  /** Of the newest order with this email. */
  shippingAddress: OrderAddressResponse | null;
  billingAddress: OrderAddressResponse | null;
};
export type DeliveryOfferResponse = {
  /** Null for the standard delivery. */
  method: DeliveryMethodView | null;
  shipping: string;
  /** When it arrives or is ready to be fetched, as ISO days; null where no day is promised. */
  firstDay: string | null;
  lastDay: string | null;
};
export type PreviewedItemResponse = {
  productId: number;
  productCode: string;
  productName: string;
  quantity: number;
  /** Of the catalog. */
  listPrice: string;
  /** Agreed or of the catalog. */
  price: string;
  totalPrice: string;
  /** Units that can be sold now. */
  stockLeft: number;
};
export type PhoneOrderPreviewResponse = {
  /** Of the way of delivery that the totals are of; null for the standard one, absent where there is no other. */
  deliveryMethodId?: number | null;
  /** What can be chosen for the address; absent where there is nothing but the standard delivery. */
  deliveries?: DeliveryOfferResponse[];
  /** Of the buyer's number, where the tax depends on it: "unknown" while its register does not answer. Null elsewhere. */
  vatNumberCheck: ("valid" | "invalid" | "unknown") | null;
  currency: string;
  /** Of the items, before the discount. */
  subtotal: string;
  /** Null without one. */
  discountCode: string | null;
  /** Taken off the subtotal; "0.00" with a code of free shipping. */
  discount: string;
  shipping: string;
  /** A share; null where goods have several. */
  vatRate: number | null;
  /** VAT on the subtotal less the discount. */
  vatAmount: string;
  taxLines: TaxLineResponse[];
  /** Prices include VAT. */
  isTaxIncluded: boolean;
  /** subtotal - discount + shipping, and vatAmount where prices do not include it. */
  totalAmount: string;
  items: PreviewedItemResponse[];
  /** All units are in stock now. */
  isInStock: boolean;
};
export type PreviewedItemRequest = {
  productId: number;
  quantity: number;
  /** Unit price in place of that of the line or of the catalog. */
  agreedPrice?: string;
};
export type DestinationRequest = {
  /** The country's English name. */
  country: string;
  county?: string;
  /** Some places of a country are outside its VAT area. */
  zipCode?: string;
  city?: string;
};
export type PreviewPhoneOrderRequest = {
  items: PreviewedItemRequest[];
  /** Decides what shipping costs; without it the standard cost is answered. */
  shippingAddress?: DestinationRequest;
  /** One of the `deliveries` of the address; another one counts as none. */
  deliveryMethodId?: number;
  discountCode?: string;
  /** Whose code it is, for codes that a customer uses once. */
  customerId?: number;
  email?: string;
};
export type PhoneOrderItemRequest = {
  productId: number;
  quantity: number;
  /** Unit price in place of that of the line or of the catalog. */
  agreedPrice?: string;
  /** Required with an agreed price; for the staff only. */
  priceReason?: string;
};
export type PlacePhoneOrderRequest = {
  shippingAddress: ShippingAddressRequest;
  billingAddress: BillingAddressRequest;
  /** One of the ways of delivery that a preview answers for the address; without it, the standard one. */
  deliveryMethodId?: number;
  discountCode?: string;
  /** Of the company, or of a person whose invoice states one; its digits are checked. */
  vatNumber?: string;
  /** By which the company finds the purchase in its own books. */
  poNumber?: string;
  costCenter?: string;
  /** For the courier and the shop. */
  notes?: string;
  /** Language of the order's mails and documents. */
  language?:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** The customer's account; without it the order is a guest's. */
  customerId?: number;
  /** Gets the mails of the order. */
  email: string;
  /** Paid on delivery or, by wire transfer, with the invoice. */
  paymentMethod: "cash" | "bank_transfer";
  items: PhoneOrderItemRequest[];
};
export type ReturnReasonRequest = {
  /** The customer reads it. */
  reason: string;
};
export type RestockedItemRequest = {
  /** Of the order. */
  itemId: number;
  quantity: number;
};
export type ReceiveReturnRequest = {
  /** Items of which all units go back to the stock; the others are written off. */
  restockItemIds?: number[];
  /** The same by units, in its place: those of an item beyond its quantity are written off. */
  restock?: RestockedItemRequest[];
};
export type RefundReturnRequest = {
  /** `payment` for an order that was paid online, otherwise how it was given back. */
  method: "cash" | "payment" | "transfer";
  /** At most what was paid. */
  amount: string;
};
export type ShippedItemRequest = {
  /** Of the order. */
  itemId: number;
  quantity: number;
};
export type ShipItemsRequest = {
  /** Each item of the order once. */
  items: ShippedItemRequest[];
  /** The courier's tracking number. */
  awbNumber?: string;
  courier?: string;
  /** Although a part of the order is still to be paid. Without it that is 409 ORDERS.BALANCE_OUTSTANDING. */
  isOutstandingAccepted?: boolean;
};
export type InvoicePaymentResponse = {
  id: number;
  /** `order`: the order was paid after its invoice had been issued; `credit`: paid with a credit of the customer. */
  kind: "order" | "wire_transfer" | "online" | "credit";
  /** Of an online payment. */
  paymentId: number | null;
  /** A decimal: what arrived, without what a corrected invoice sent back to its provider. */
  amount: string;
  /** What of it is above what was open: a credit of the customer. */
  excessAmount: string;
  /** What is left of that. */
  creditLeftAmount: string;
  refundedAmount: string;
  date: string;
  reference: string | null;
  /** A mistaken entry, which does not count. */
  isUndone: boolean;
};
export type CreditRefundResponse = {
  id: number;
  /** Of the transfer that was too much. */
  paymentId: number;
  amount: string;
  date: string;
  reference: string;
  /** A mistaken entry, which does not count. */
  isUndone: boolean;
};
export type InvoicePaymentsResponse = {
  invoiceNumber: string;
  currency: string;
  totalAmount: string;
  /** Credit notes of the invoice, oldest first. */
  creditNotes: string[];
  /** What is still to be paid; zero for a reversed invoice. */
  outstandingAmount: string;
  isPaid: boolean;
  /** The day of the last payment. */
  paidAt: string | null;
  /** Oldest first, also those that are undone. */
  payments: InvoicePaymentResponse[];
  /** What the customer has as a credit in the currency of the invoice, from this and other invoices. */
  creditAmount: string;
  creditRefunds: CreditRefundResponse[];
};
export type RecordTransferRequest = {
  /** What is above the outstanding amount is kept as a credit of the customer. */
  isExcessKept?: boolean;
  /** In the currency of the invoice. */
  amount: string;
  /** The day of the movement in the bank account. */
  date: string;
  /** Of the transfer, as on the bank statement. */
  reference: string;
};
export type RefundCreditRequest = {
  /** In the currency of the invoice. */
  amount: string;
  /** The day of the movement in the bank account. */
  date: string;
  /** Of the transfer, as on the bank statement. */
  reference: string;
};
export type DocumentProblemResponse = {
  rule: string | null;
  /** In the words of the authority; the name of a field for `missing`. */
  text: string;
  /** What the rule asks for. One of a list that may grow. */
  meaning:
    | "amounts"
    | "missing"
    | "name"
    | "vatPrefix"
    | "taxNumber"
    | "county"
    | "sector"
    | "street"
    | "city"
    | "country"
    | "unit"
    | "length"
    | "structure"
    | "other";
  /** Whose data have to be corrected; `delivery` is the address of the order, `product` that of a line. */
  party: ("product" | "seller" | "buyer" | "delivery") | null;
  /** What has to be corrected there. One of a list that may grow. */
  field:
    | (
        | "name"
        | "taxNumber"
        | "county"
        | "city"
        | "country"
        | "unit"
        | "registrationNumber"
        | "address"
        | "zip"
        | "iban"
      )
    | null;
};
export type TransmissionResponse = {
  /** `sending`: the answer to the upload was lost, and the document is looked for. */
  state: "rejected" | "to_send" | "sending" | "sent" | "accepted";
  isOverdue: boolean;
  /** The last day. */
  deadline: string;
  /** Below zero once it is over. */
  workingDaysLeft: number;
  sentAt: string | null;
  answeredAt: string | null;
  uploadId: string | null;
  /** The sealed archive can be downloaded. */
  isSealed: boolean;
  /** Why it waits. */
  note: string | null;
  problems: DocumentProblemResponse[];
};
export type StaffInvoiceResponse = {
  id: number;
  invoiceNumber: string;
  kind: "invoice" | "storno" | "credit_note";
  orderId: number;
  orderNumber: string;
  /** As the buyer gave it with the order. */
  poNumber: string | null;
  costCenter: string | null;
  /** Of a storno: the invoice that it reverses. */
  reversesNumber: string | null;
  reversesIssueDate: string | null;
  /** Of a reversed invoice: its storno. */
  reversedByNumber: string | null;
  /** Of a credit note: the invoice that it credits, and its day. */
  creditsNumber: string | null;
  creditsIssueDate: string | null;
  /** Of an invoice: its credit notes, oldest first. */
  creditedByNumbers: string[];
  /** Their sum. */
  creditedAmount: string;
  /** A day in the time zone of the shop. */
  issueDate: string;
  /** Null when nothing was to be paid as it was issued. */
  dueDate: string | null;
  supplyDate: string;
  /** That of the paid order; `wire_transfer` when the invoice was to be paid as it was issued. */
  paymentMethod: string;
  /** The order was paid when the invoice was issued, or the invoice since. */
  isPaid: boolean;
  /** The day of its last payment; null while nothing was paid, and when the order was paid before. */
  paidAt: string | null;
  currency: string;
  /** Sum of the lines. */
  subtotal: string;
  discountCode: string | null;
  /** Of the order, taken off the subtotal before VAT. */
  discount: string;
  vatAmount: string;
  /** subtotal - discount + vatAmount. */
  totalAmount: string;
  /** Company, else the name of the person. */
  buyerName: string;
  buyerEmail: string;
  /** VAT number, else the tax number; empty where there is none. */
  buyerTaxNumber: string;
  /** Of the account, unless it was a guest or the account is deleted. */
  customerId: number | null;
  /** What is still to be paid of an invoice. */
  outstandingAmount: string;
  paidAmount: string;
  /** Null of a document that is not sent to a tax office. */
  transmission: TransmissionResponse | null;
};
export type InvoiceSumsResponse = {
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
  documents: number;
  /** Without VAT. */
  netAmount: string;
  vatAmount: string;
  totalAmount: string;
  /** Still to be paid. */
  outstandingAmount: string;
};
export type IssuedCreditNoteResponse = {
  creditNoteNumber: string;
};
export type CreditInvoiceRequest = {
  reason: "goodwill" | "price_difference" | "rebate";
  /** With VAT, in the currency of the invoice. */
  amount: string;
  /** Of the line whose VAT is taken off with it; absent for the whole invoice. */
  productCode?: string;
  /** Printed beside the reason. */
  note?: string;
};
export type ReissuedInvoiceResponse = {
  invoiceNumber: string;
};
export type ReissueInvoiceRequest = {
  companyName?: string;
  address?: string;
  city?: string;
  county?: string;
  zip?: string;
  /** Ends up as a VAT number where it is one. */
  taxNumber?: string;
};
export type AuthorityMessageResponse = {
  id: string;
  kind: "received" | "reply";
  createdAt: string;
  /** Tax number. */
  sender: string | null;
  /** In the words of the tax office. */
  details: string;
};
export type VatOfRateResponse = {
  category: "S" | "Z" | "E" | "K" | "G" | "O";
  /** ISO 3166 code of the country whose tax it is; empty on documents of before it was recorded. */
  country: string;
  /** A share. */
  rate: number;
  currency: string;
  documents: number;
  /** Without VAT. */
  taxable: string;
  vat: string;
  /** VAT that fell due in the period: with the supply, or on collection as it was paid. */
  due: string;
  /** Null where documents are in the currency of the tax office. */
  accountingCurrency: string | null;
  accountingVat: string | null;
  /** Without VAT, at the rate of each document. */
  accountingTaxable: string | null;
};
export type ContactMessageResponse = {
  id: number;
  createdAt: string;
  status: "closed" | "new" | "answered";
  /** Of the sender when signed in. */
  userId: number | null;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  category:
    "order" | "product" | "general" | "technical" | "billing" | "partnership";
  message: string;
  orderNumber: string | null;
  /** The sender reads answers in it. */
  language: string;
};
export type ConversationReplyResponse = {
  id: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Email of the member of the staff. */
  author: string;
  text: string;
};
export type MessageConversationResponse = {
  id: number;
  createdAt: string;
  status: "closed" | "new" | "answered";
  /** Of the sender when signed in. */
  userId: number | null;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  category:
    "order" | "product" | "general" | "technical" | "billing" | "partnership";
  message: string;
  orderNumber: string | null;
  /** The sender reads answers in it. */
  language: string;
  /** Oldest first. */
  replies: ConversationReplyResponse[];
};
export type SetConversationStatusRequest = {
  status: "closed" | "new" | "answered";
};
export type ReplyRequest = {
  /** 1 to 10,000 characters; the mail adds greeting and signature. */
  text: string;
};
export type QuoteRequestResponse = {
  id: number;
  createdAt: string;
  status: "closed" | "new" | "answered";
  /** Of the sender when signed in. */
  userId: number | null;
  name: string;
  email: string;
  companyName: string;
  phone: string | null;
  country: string | null;
  vatNumber: string | null;
  products: string;
  /** Kitchens to supply. */
  locations: number | null;
  /** The sender reads answers in it. */
  language: string;
  /** Of its newest quote. */
  quoteState:
    "expired" | "requested" | "declined" | "withdrawn" | "sent" | "accepted";
};
export type RequestedItemResponse = {
  productId: number;
  productName: string;
  quantity: number;
  /** Of today; null on request. */
  unitPrice: string | null;
  taxCategory: "S" | "Z" | "E" | "K" | "G" | "O";
  /** A share. */
  taxRate: number;
};
export type QuoteShortageResponse = {
  productId: number;
  name: string;
  requested: number;
  left: number;
};
export type QuoteItemResponse = {
  productId: number;
  productName: string;
  productCode: string;
  quantity: number;
  unitPrice: string;
  lineTotal: string;
  taxCategory: "S" | "Z" | "E" | "K" | "G" | "O";
  /** A share. */
  taxRate: number;
};
export type QuoteResponse = {
  number: string;
  version: number;
  state:
    | "expired"
    | "requested"
    | "declined"
    | "withdrawn"
    | "sent"
    | "accepted"
    | "replaced";
  /** ISO 8601, UTC. */
  sentAt: string;
  /** A day in the time zone of the shop. */
  validUntil: string;
  note: string | null;
  /** What is not in stock when it is accepted is delivered later. */
  allowBackorder: boolean;
  orderId: number | null;
  /** When the customer tried to accept it and could not; null otherwise. */
  shortages: QuoteShortageResponse[] | null;
  currency: string;
  items: QuoteItemResponse[];
  subtotal: string;
  shipping: string;
  /** A share; null where goods have several. */
  vatRate: number | null;
  vatAmount: string;
  taxLines: TaxLineResponse[];
  /** Prices include VAT. */
  isTaxIncluded: boolean;
  totalAmount: string;
};
export type QuoteTermsResponse = {
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
  /** Of each class of goods, as it is in force today. */
  taxes: {
    [key: string]: any;
  };
  /** Whose rates these are, as an ISO 3166 code. */
  country: string;
  /** Prices include VAT. */
  isTaxIncluded: boolean;
  /** As in the shipping settings. */
  shipping: string;
  /** Shipping is free strictly above this subtotal. */
  freeShippingThreshold: string;
};
export type QuoteStockResponse = {
  productId: number;
  left: number;
};
export type QuoteConversationResponse = {
  id: number;
  createdAt: string;
  status: "closed" | "new" | "answered";
  /** Of the sender when signed in. */
  userId: number | null;
  name: string;
  email: string;
  companyName: string;
  phone: string | null;
  country: string | null;
  vatNumber: string | null;
  products: string;
  /** Kitchens to supply. */
  locations: number | null;
  /** The sender reads answers in it. */
  language: string;
  /** Of its newest quote. */
  quoteState:
    "expired" | "requested" | "declined" | "withdrawn" | "sent" | "accepted";
  /** The products of the cart that it was asked for, without those that are no longer on sale. */
  requested: RequestedItemResponse[];
  /** Oldest first. */
  replies: ConversationReplyResponse[];
  /** Newest version first. */
  quotes: QuoteResponse[];
  /** Leads the customer to the newest quote; null without one. */
  link: string | null;
  terms: QuoteTermsResponse;
  /** What can be sold now of the products of the newest quote, or of the request without one. */
  stock: QuoteStockResponse[];
};
export type QuoteItemRequest = {
  productId: number;
  quantity: number;
  /** Agreed with the customer. */
  unitPrice: string;
};
export type SendQuoteRequest = {
  /** 1 to 200 lines. */
  items: QuoteItemRequest[];
  shipping: string;
  /** Sell also what is not in stock: the order has those units on backorder. */
  allowBackorder?: boolean;
  /** For the customer. */
  note?: string;
  /** The last day of the shop on which it can be accepted. */
  validUntil: string;
  /** The newest version when it was written, 0 for none: 409 CONTACT.QUOTE_REPLACED when there is a newer one. */
  replaces: number;
};
export type QuoteVersionRequest = {
  /** Of the quote that was read: 409 CONTACT.QUOTE_REPLACED when there is a newer one. */
  version: number;
};
export type MailOfOrderResponse = {
  id: number;
  to: string;
  subject: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null until the mail server has accepted it. */
  sentAt: string | null;
};
export type OrderMailResponse = {
  id: number;
  to: string;
  subject: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null until the mail server has accepted it. */
  sentAt: string | null;
  html: string;
  /** Name of the file that is attached. */
  attachment: string | null;
};
export type AuditEntryResponse = {
  id: number;
  createdAt: string;
  actorId: number;
  /** As it is today; null once the account is deleted. */
  actorName: string | null;
  /** As it was then. */
  actorEmail: string;
  /** IP address, shortened; null where no request was. */
  network: string | null;
  action: string;
  subject: string;
  subjectId: string;
  /** As it is called today; null for what is gone or has no name. */
  subjectName: string | null;
  /** Fields that the change touched; null for what did not exist. */
  before: {
    [key: string]: any;
  } | null;
  after: {
    [key: string]: any;
  } | null;
};
export type AuditActorResponse = {
  id: number;
  /** Null once the account is deleted. */
  name: string | null;
  email: string;
};
export type AuditChoicesResponse = {
  actors: AuditActorResponse[];
  subjects: string[];
};
export type BulkJobResponse = {
  id: number;
  kind:
    | "taxes"
    | "stock"
    | "status"
    | "attributes"
    | "prices"
    | "categories"
    | "delete"
    | "undo";
  /** Of a change of prices: one of these five. */
  multiplier?: number;
  fixedPrice?: string;
  percent?: number;
  markup?: number;
  margin?: number;
  rounding?: "1" | "0.05" | ".90" | ".99";
  /** Null for that of the category. */
  taxClass?:
    | (
        | "standard"
        | "reduced"
        | "second_reduced"
        | "super_reduced"
        | "zero"
        | "exempt"
      )
    | null;
  categoryId?: number;
  attributeId?: number;
  attributeName?: string;
  /** Null removes the values. */
  attributeValue?: string | null;
  status?: "inactive" | "draft" | "active" | "discontinued";
  operation?: "set" | "add" | "subtract";
  value?: number;
  state: "cancelled" | "done" | "scheduled" | "waiting" | "running";
  /** Null until the products that match are known. */
  total: number | null;
  changed: number;
  unchanged: number;
  failed: number;
  /** Id of the job that this one undoes. */
  undoes: number | null;
  /** Id of the job that undoes this one. */
  undoneBy: number | null;
  /** Null when it cannot be undone, or no longer. */
  undoableUntil: string | null;
  startsAt: string | null;
  endsAt: string | null;
  createdAt: string;
  startedAt: string | null;
  endedAt: string | null;
  /** E-mail address. */
  createdBy: string;
  /** It is to go on, and no worker is there to do it. */
  isWorkerAway: boolean;
};
export type BulkAttributeResponse = {
  id: number;
  name: string;
  /** As it is stored; null without one. */
  value: string | null;
};
export type BulkFieldsResponse = {
  /** Null on request. */
  price?: string | null;
  compareAtPrice?: string | null;
  /** Null for that of the category. */
  taxClass?:
    | (
        | "standard"
        | "reduced"
        | "second_reduced"
        | "super_reduced"
        | "zero"
        | "exempt"
      )
    | null;
  /** Classes of single countries beside it. */
  taxClassByCountry?: {
    [key: string]: any;
  };
  categoryId?: number;
  attribute?: BulkAttributeResponse;
  status?: "inactive" | "draft" | "active" | "discontinued";
  stockQuantity?: number;
  isDeleted?: boolean;
};
export type BulkRowResponse = {
  productId: number;
  /** Null for a product that does not exist. */
  name: string | null;
  outcome: "changed" | "failed" | "unchanged";
  /** Code of the reason why it stayed as it was. */
  problem: string | null;
  message: string | null;
  before: BulkFieldsResponse | null;
  after: BulkFieldsResponse | null;
};
export type BulkPreviewProductResponse = {
  productId: number;
  name: string | null;
  problem: string | null;
  warnings: ("large-change" | "below-cost" | "compare-at-cleared")[];
  before: BulkFieldsResponse | null;
  after: BulkFieldsResponse | null;
  /** What one unit costs the shop, as a decimal; null when it is not known. */
  costPrice: string | null;
};
export type BulkPreviewResponse = {
  total: number;
  changed: number;
  unchanged: number;
  failed: number;
  /** Of a change of category: other variants that move along, because a group is in one category. */
  followers: number;
  /** Prices that change by more than half. */
  largeChanges: number;
  /** Prices that would be below what one unit costs. */
  belowCost: number;
  /** Compare-at prices that would no longer be above the price and are cleared. */
  compareAtCleared: number;
  /** Up to 50: what fails first, then what has a warning. */
  products: BulkPreviewProductResponse[];
};
export type AdminProductFilterRequest = {
  /** Words in name, description or category, an id, or a product code. */
  search?: string;
  /** Slug of a category. */
  category?: string;
  /** Lowest price, as a decimal. */
  minPrice?: string;
  /** Highest price, as a decimal. */
  maxPrice?: string;
  status?: "inactive" | "draft" | "active" | "discontinued";
  /** in: can be bought, out: cannot, low: fewer than 10 units. */
  stock?: "in" | "out" | "low";
  /** Id of a supplier. */
  supplier?: number;
  /** missing: shipping by weight counts it as nothing. */
  weight?: "missing";
  /** on-request: sold by quote alone. */
  price?: "set" | "on-request";
  /** Products that lack what the law asks to say with them, or the proof of what they claim. */
  gap?:
    | "manufacturer"
    | "responsible"
    | "identifier"
    | "warnings"
    | "claims"
    | "foodContact"
    | "expired"
    | "any";
  /** Products that lack a picture, a description, a translation that others have, the weight or safety data. */
  lacks?: "weight" | "picture" | "description" | "translation" | "safety";
  /** Of this brand, in any case of its letters. */
  brand?: string;
  /** Id of a group: its variants. */
  group?: number;
  /** Products that have it. */
  tag?: string;
  /** Products that this import created or changed in the last days. */
  import?: number;
};
export type BulkPricesRequest = {
  /** Of the present price, half up to the cent. */
  multiplier?: number;
  /** Instead of the multiplier: per cents that prices go up, or down below zero. */
  percent?: number;
  /** Instead of the multiplier: per cents on top of what a unit costs the shop. */
  markup?: number;
  /** Instead of the multiplier: the part of the price that is not its cost, in per cents. */
  margin?: number;
  /** What new prices are multiples of, or end with; to the cent without it, and not of a fixed price. */
  rounding?: "1" | "0.05" | ".90" | ".99";
  /** Instead of the multiplier. */
  fixedPrice?: string;
  /** Then the former prices return, where they were not changed meanwhile. */
  endsAt?: string;
  /** At most 100,000; one that is named twice counts once. */
  productIds?: number[];
  /** Instead of the ids: all products that match when the change starts. */
  filter?: AdminProductFilterRequest;
  /** Later, within a year. */
  startsAt?: string;
};
export type BulkTaxesRequest = {
  /** Null for that of the category, in all countries. */
  taxClass:
    | (
        | "standard"
        | "reduced"
        | "second_reduced"
        | "super_reduced"
        | "zero"
        | "exempt"
      )
    | null;
  /** At most 100,000; one that is named twice counts once. */
  productIds?: number[];
  /** Instead of the ids: all products that match when the change starts. */
  filter?: AdminProductFilterRequest;
  /** Later, within a year. */
  startsAt?: string;
};
export type BulkCategoriesRequest = {
  categoryId: number;
  /** At most 100,000; one that is named twice counts once. */
  productIds?: number[];
  /** Instead of the ids: all products that match when the change starts. */
  filter?: AdminProductFilterRequest;
  /** Later, within a year. */
  startsAt?: string;
};
export type BulkAttributesRequest = {
  attributeId: number;
  /** Empty removes the values; several choices are separated by semicolons. */
  attributeValue: string;
  /** At most 100,000; one that is named twice counts once. */
  productIds?: number[];
  /** Instead of the ids: all products that match when the change starts. */
  filter?: AdminProductFilterRequest;
  /** Later, within a year. */
  startsAt?: string;
};
export type BulkStatusRequest = {
  status: "inactive" | "draft" | "active" | "discontinued";
  /** At most 100,000; one that is named twice counts once. */
  productIds?: number[];
  /** Instead of the ids: all products that match when the change starts. */
  filter?: AdminProductFilterRequest;
  /** Later, within a year. */
  startsAt?: string;
};
export type BulkStockRequest = {
  operation: "set" | "add" | "subtract";
  value: number;
  /** At most 100,000; one that is named twice counts once. */
  productIds?: number[];
  /** Instead of the ids: all products that match when the change starts. */
  filter?: AdminProductFilterRequest;
  /** Later, within a year. */
  startsAt?: string;
};
export type BulkDeleteRequest = {
  /** At most 100,000; one that is named twice counts once. */
  productIds?: number[];
  /** Instead of the ids: all products that match when the change starts. */
  filter?: AdminProductFilterRequest;
  /** Later, within a year. */
  startsAt?: string;
};
export type BulkFailureResponse = {
  productId: number;
  code: string;
  message: string;
};
export type BulkResultResponse = {
  jobId: number;
  state: "cancelled" | "done" | "scheduled" | "waiting" | "running";
  /** Null until the products that match are known. */
  total: number | null;
  changed: number;
  /** Products that were like this already. */
  unchanged: number;
  /** The first 100 products that stayed as they were, and why. */
  failed: BulkFailureResponse[];
};
export type CustomerResponse = {
  /** What a public register says of the company; null without a number. */
  companyStanding:
    ("vat_payer" | "no_vat" | "inactive" | "not_found" | "not_checked") | null;
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  companyName: string | null;
  /** Of the customer's mails, such as `en`. */
  language: string;
  /** Of the registration. ISO 8601, UTC. */
  createdAt: string;
  /** Has a role in the back office. */
  isStaff: boolean;
  /** Null unless the account is disabled. */
  disabledAt: string | null;
  /** Of every status. */
  orderCount: number;
  /** Totals of orders that are not cancelled, less refunds. */
  spent: string;
  currency: string;
  lastOrderAt: string | null;
};
export type AccountAddressResponse = {
  address: string | null;
  city: string | null;
  /** In Romania. */
  county: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
};
export type CustomerOrderResponse = {
  id: number;
  orderNumber: string;
  createdAt: string;
  status: "shipped" | "delivered" | "pending" | "cancelled" | "processing";
  totalAmount: string;
  currency: string;
};
export type CustomerInvoiceResponse = {
  id: number;
  number: string;
  kind: "invoice" | "storno" | "credit_note";
  issueDate: string;
  totalAmount: string;
  currency: string;
};
export type CustomerDetailsResponse = {
  /** What a public register says of the company; null without a number. */
  companyStanding:
    ("vat_payer" | "no_vat" | "inactive" | "not_found" | "not_checked") | null;
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  companyName: string | null;
  /** Of the customer's mails, such as `en`. */
  language: string;
  /** Of the registration. ISO 8601, UTC. */
  createdAt: string;
  /** Has a role in the back office. */
  isStaff: boolean;
  /** Null unless the account is disabled. */
  disabledAt: string | null;
  /** Of every status. */
  orderCount: number;
  /** Totals of orders that are not cancelled, less refunds. */
  spent: string;
  currency: string;
  lastOrderAt: string | null;
  /** The new email that waits for its confirmation link to be opened. */
  pendingEmail: string | null;
  disabledReason: string | null;
  hasSecondFactor: boolean;
  /** Devices that are signed in. */
  openSessions: number;
  vatNumber: string | null;
  /** Of a company outside the VAT register, or beside its VAT number. */
  taxId: string | null;
  registrationNumber: string | null;
  billingEmail: string | null;
  billingPhone: string | null;
  /** Null without a street. */
  companyAddress: AccountAddressResponse | null;
  deliveryAddress: AccountAddressResponse | null;
  /** The newest ten. */
  recentOrders: CustomerOrderResponse[];
  /** The newest ten, with storno invoices and credit notes. */
  recentInvoices: CustomerInvoiceResponse[];
};
export type LowStockProductResponse = {
  id: number;
  name: string;
  slug: string;
  stockQuantity: number;
};
export type RecentOrderResponse = {
  id: number;
  orderNumber: string;
  createdAt: string;
  status: "shipped" | "delivered" | "pending" | "cancelled" | "processing";
  totalAmount: string;
  currency: string;
};
export type DaySalesResponse = {
  /** A day in the time zone of the shop. */
  day: string;
  /** Without cancelled ones. */
  orders: number;
  /** Totals of these orders, less refunds. */
  amount: string;
};
export type SalesSumResponse = {
  /** Without cancelled ones. */
  orders: number;
  /** Totals of these orders, less refunds. */
  amount: string;
};
export type SoldUnitsResponse = {
  id: number;
  name: string;
  slug: string;
  /** Sold, without cancelled orders. */
  units: number;
  /** Of the lines, before VAT and shipping. */
  amount: string;
};
export type SetupResponse = {
  /** Without orders and demo data, and nobody has closed the assistant that leads through the set-up. */
  isNew: boolean;
};
export type StorageStateResponse = {
  /** `low` below STORAGE_LOW_MB, `full` with room for no upload. */
  state: "low" | "ok" | "full";
  /** Null for a bucket. */
  freeBytes: number | null;
};
export type DashboardResponse = {
  currency: string;
  /** Not deleted. */
  totalProducts?: number;
  totalCategories?: number;
  /** Fewer than ten left, the fewest first. */
  lowStockProducts?: LowStockProductResponse[];
  totalOrders?: number;
  pendingOrders?: number;
  /** Sum of the totals of all orders. */
  totalRevenue?: string;
  /** Without cancelled orders, less refunds. */
  netRevenue?: string;
  /** Newest first. */
  recentOrders?: RecentOrderResponse[];
  /** Every day of the period. */
  salesByDay?: DaySalesResponse[];
  /** As many days as the period has, right before it. */
  formerPeriod?: SalesSumResponse;
  /** Highest first. */
  salesByCategory?: SoldUnitsResponse[];
  /** By units. */
  bestSellers?: SoldUnitsResponse[];
  setup?: SetupResponse;
  /** Where documents and pictures are stored. */
  storage?: StorageStateResponse;
};
export type OpenTasksResponse = {
  /** Nothing but packing is left to do: the list of `awaitingShipment=true`. */
  ordersToShip?: number;
  /** Not shipped on the last day that the customer was promised: `overdue=true`. */
  ordersOverdue?: number;
  /** Card, wallet and PayPal orders that are not paid: `awaitingPayment=true`. */
  ordersUnpaid?: number;
  /** Placed since the shop's midnight. */
  ordersToday?: number;
  returnsRequested?: number;
  /** New ones. */
  messages?: number;
  /** New ones. */
  quoteRequests?: number;
  /** Sent, not answered, and valid for three more days at most. */
  quotesEnding?: number;
  /** Captured, but they pay neither an order nor an invoice. */
  paymentsUnmatched?: number;
  /** Without an answer of the tax office on the third working day: the invoices of `transmission=late`. */
  transmissionsLate?: number;
  /** The invoices of `transmission=rejected`. */
  transmissionsRejected?: number;
  /** Tax offices that have to be connected again. */
  accessLost?: number;
  /** Fewer than ten left. */
  productsLowInStock?: number;
  /** Given up after all attempts. */
  jobsFailed?: number;
  /** Lists of suppliers that failed when they were asked for last. */
  feedsBroken?: number;
  /** Prices of such lists that moved too far. */
  pricesHeld?: number;
};
export type MatchingTaggedResponse = {
  /** How many have other tags than before. */
  changed: number;
};
export type TagNamesRequest = {
  /** Up to 40 characters each, without commas. */
  add?: string[];
  remove?: string[];
};
export type OrderWeightResponse = {
  id: number;
  /** Of all units whose product has a weight. */
  grams: number;
  /** false: some product has none. */
  isComplete: boolean;
};
export type JobResponse = {
  id: number;
  queue: string;
  handler: string;
  event: string;
  /** Ids of what the event is about. */
  payload: object;
  status: "done" | "waiting" | "running" | "delayed" | "dead" | "discarded";
  attempts: number;
  /** Without addresses, numbers and keys. */
  lastError: string | null;
  /** ISO 8601, UTC, like all times. */
  recordedAt: string;
  /** While it waits: not before this time. */
  dueAt: string | null;
  startedAt: string | null;
  doneAt: string | null;
  failedAt: string | null;
  discardedAt: string | null;
  discardReason: string | null;
};
export type QueueResponse = {
  queue: string;
  running: number;
  /** Due, but not started. */
  waiting: number;
  /** Not due yet, e.g. between two attempts. */
  delayed: number;
  /** Dead letters. */
  failed: number;
  doneLastHour: number;
  /** Since when the longest waiting job is due. */
  oldestWaitingAt: string | null;
};
export type JobOverviewResponse = {
  /** Those that were alive in the last 30 seconds. */
  workers: number;
  /** `inline`: the workers run without Redis. null: no worker is alive to tell. */
  redis: ("up" | "down" | "inline") | null;
  queues: QueueResponse[];
};
export type RetriedJobsResponse = {
  retried: number;
};
export type RetryJobsRequest = {
  handler: string;
};
export type DiscardJobRequest = {
  reason: string;
};
export type ScheduledJobResponse = {
  name: string;
  /** ISO 8601, UTC, like all times. null while no worker keeps its time. */
  nextDueAt: string | null;
  /** Set from the request to run it until a worker takes it. */
  requestedAt: string | null;
  /** Of the last run; null before the first. */
  lastStartedAt: string | null;
  /** null while it runs. */
  lastFinishedAt: string | null;
  /** Host and process id of the worker. */
  lastRunBy: string | null;
  /** null when the last run went well. */
  error: string | null;
  lastErrorAt: string | null;
  lastError: string | null;
};
export const {
  useListSharedViewsQuery,
  useShareViewMutation,
  useRenameSharedViewMutation,
  useDeleteSharedViewMutation,
  useListTagsByAdminQuery,
  useChangeTagsByAdminMutation,
  useSuggestTagsByAdminQuery,
  useSetCustomerDisabledByAdminMutation,
  useSendPasswordResetByAdminMutation,
  useSaveCustomerCompanyByAdminMutation,
  useCheckCustomerCompanyByAdminMutation,
  useListCategoriesByAdminQuery,
  useAddCategoryPictureByAdminMutation,
  useMoveCategoryByAdminMutation,
  useArrangeCategoriesByAdminMutation,
  useUploadProductPictureByAdminMutation,
  useListProductsByAdminQuery,
  useCountProductLacksByAdminQuery,
  useListBrandsByAdminQuery,
  useGetProductByAdminQuery,
  useRestoreProductByAdminMutation,
  useGetProductComplianceByAdminQuery,
  useSaveProductComplianceByAdminMutation,
  useCountProductGapsByAdminQuery,
  useCreateCategoryByAdminMutation,
  useUpdateCategoryByAdminMutation,
  useDeleteCategoryByAdminMutation,
  useListAttributesByAdminQuery,
  useListAttributeValuesByAdminQuery,
  useExportAttributesByAdminQuery,
  useExportAttributeWorkbookByAdminQuery,
  useListCategoryAttributesByAdminQuery,
  useAddCategoryAttributeByAdminMutation,
  useEditCategoryAttributeByAdminMutation,
  useRemoveCategoryAttributeByAdminMutation,
  useListDefinitionTextsByAdminQuery,
  useSaveDefinitionTextsByAdminMutation,
  useListProductAttributesByAdminQuery,
  useSaveProductAttributesByAdminMutation,
  useListAttributeTextsByAdminQuery,
  useSaveAttributeTextsByAdminMutation,
  useListProductDocumentsByAdminQuery,
  useAddProductDocumentByAdminMutation,
  useDescribeProductDocumentByAdminMutation,
  useRemoveProductDocumentByAdminMutation,
  useCreateProductByAdminMutation,
  useUpdateProductByAdminMutation,
  useDeleteProductByAdminMutation,
  useExportProductsByAdminQuery,
  useExportProductWorkbookByAdminQuery,
  useListProductGroupsByAdminQuery,
  useCreateProductGroupByAdminMutation,
  useGetProductGroupByAdminQuery,
  useUpdateProductGroupByAdminMutation,
  useDeleteProductGroupByAdminMutation,
  useListProductImagesByAdminQuery,
  useAddProductImageByAdminMutation,
  useArrangeProductImagesByAdminMutation,
  useDescribeProductImageByAdminMutation,
  useRemoveProductImageByAdminMutation,
  useGetProductTranslationsByAdminQuery,
  useSaveProductTranslationByAdminMutation,
  useListReviewsByAdminQuery,
  useDecideReviewByAdminMutation,
  useListSuppliersByAdminQuery,
  useCreateSupplierByAdminMutation,
  useUpdateSupplierByAdminMutation,
  useDeleteSupplierByAdminMutation,
  useListPaymentsQuery,
  useGetPaymentQuery,
  useRefundPaymentMutation,
  useSetOrderStatusMutation,
  usePreviewOrderEditByAdminMutation,
  useEditOrderItemsByAdminMutation,
  useEditOrderAddressesByAdminMutation,
  useRecordOrderBalanceByAdminMutation,
  useSendOrderBalanceLinkByAdminMutation,
  useReturnOrderVatByAdminMutation,
  useOpenReturnByAdminMutation,
  useMatchPaymentByAdminMutation,
  useRecordOrderTransferByAdminMutation,
  useUndoOrderTransferByAdminMutation,
  useExportOrdersByAdminQuery,
  useExportOrderWorkbookByAdminQuery,
  useGetPackingSlipByAdminQuery,
  useGetPackingSlipsByAdminQuery,
  useGetPickListByAdminQuery,
  useGetDeliveryNoteByAdminQuery,
  useGetOrderPdfByAdminQuery,
  useListOrderNotesByAdminQuery,
  useAddOrderNoteByAdminMutation,
  useFindPhoneCustomerByAdminQuery,
  usePreviewPhoneOrderByAdminMutation,
  usePlacePhoneOrderByAdminMutation,
  useListReturnsByAdminQuery,
  useGetReturnByAdminQuery,
  useApproveReturnByAdminMutation,
  useRejectReturnByAdminMutation,
  useReceiveReturnByAdminMutation,
  useRefundReturnByAdminMutation,
  useCloseReturnByAdminMutation,
  useShipItemsByAdminMutation,
  useListInvoicePaymentsByAdminQuery,
  useRecordTransferByAdminMutation,
  useUndoTransferByAdminMutation,
  useUseCreditByAdminMutation,
  useRefundCreditByAdminMutation,
  useUndoCreditRefundByAdminMutation,
  useListInvoicesByAdminQuery,
  useSumInvoicesByAdminQuery,
  useDownloadInvoicesByAdminQuery,
  useSendInvoiceByAdminMutation,
  useCreditInvoiceByAdminMutation,
  useDownloadSealByAdminQuery,
  useReissueInvoiceByAdminMutation,
  useListAuthorityMessagesByAdminQuery,
  useDownloadAuthorityMessageByAdminQuery,
  useGetVatReportByAdminQuery,
  useExportInvoicesByAdminQuery,
  useExportInvoiceWorkbookByAdminQuery,
  useListContactMessagesQuery,
  useGetContactMessageQuery,
  useSetContactMessageStatusMutation,
  useReplyToContactMessageMutation,
  useListQuoteRequestsQuery,
  useGetQuoteRequestQuery,
  useSetQuoteRequestStatusMutation,
  useReplyToQuoteRequestMutation,
  useSendQuoteMutation,
  useWithdrawQuoteMutation,
  useListOrderMailsByAdminQuery,
  useGetOrderMailByAdminQuery,
  useResendOrderMailByAdminMutation,
  useListAuditEntriesByAdminQuery,
  useListAuditChoicesByAdminQuery,
  useExportAuditEntriesByAdminQuery,
  useExportAuditWorkbookByAdminQuery,
  useListBulkJobsByAdminQuery,
  useGetBulkJobByAdminQuery,
  useFollowBulkJobByAdminQuery,
  useListBulkJobProductsByAdminQuery,
  useDownloadBulkFailuresByAdminQuery,
  useCancelBulkJobByAdminMutation,
  useUndoBulkJobByAdminMutation,
  usePreviewPricesInBulkByAdminMutation,
  usePreviewTaxesInBulkByAdminMutation,
  usePreviewCategoriesInBulkByAdminMutation,
  usePreviewAttributesInBulkByAdminMutation,
  usePreviewStatusInBulkByAdminMutation,
  usePreviewStockInBulkByAdminMutation,
  usePreviewDeleteInBulkByAdminMutation,
  useChangePricesInBulkByAdminMutation,
  useChangeTaxesInBulkByAdminMutation,
  useChangeCategoriesInBulkByAdminMutation,
  useChangeAttributesInBulkByAdminMutation,
  useChangeStatusInBulkByAdminMutation,
  useChangeStockInBulkByAdminMutation,
  useDeleteInBulkByAdminMutation,
  useListCustomersByAdminQuery,
  useExportCustomersByAdminQuery,
  useExportCustomerWorkbookByAdminQuery,
  useGetCustomerByAdminQuery,
  useGetAdminDashboardQuery,
  useGetAdminOpenTasksQuery,
  useChangeTagsOfOrdersByAdminMutation,
  useChangeTagsOfProductsByAdminMutation,
  useChangeTagsOfCustomersByAdminMutation,
  useListOrderWeightsByAdminQuery,
  useListJobsQuery,
  useGetJobOverviewQuery,
  useRetryJobsMutation,
  useRetryJobMutation,
  useDiscardJobMutation,
  useRestoreJobMutation,
  useListScheduledJobsQuery,
  useRunScheduledJobMutation,
} = injectedRtkApi;
