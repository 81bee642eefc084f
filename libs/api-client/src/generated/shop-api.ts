import { emptyApi as api } from "../empty-api";
export const addTagTypes = [
  "Config",
  "BrandTexts",
  "PagesOfShop",
  "ShippingSettings",
  "DeliveryTerms",
  "Compliance",
  "Categories",
  "DataSheets",
  "Products",
  "ProductFacets",
  "ProductSuggestions",
  "Cart",
  "ReturnTerms",
  "BoughtTogether",
  "Contact",
  "Ai",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getConfig: build.query<GetConfigApiResponse, GetConfigApiArg>({
        query: () => ({ url: `/api/config` }),
        providesTags: ["Config"],
      }),
      getBrandTexts: build.query<GetBrandTextsApiResponse, GetBrandTextsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/brand-texts`,
            params: {
              language: queryArg.language,
            },
          }),
          providesTags: ["BrandTexts"],
        },
      ),
      getShopPage: build.query<GetShopPageApiResponse, GetShopPageApiArg>({
        query: (queryArg) => ({
          url: `/api/pages/${queryArg.slug}`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ["PagesOfShop"],
      }),
      getShippingSettings: build.query<
        GetShippingSettingsApiResponse,
        GetShippingSettingsApiArg
      >({
        query: () => ({ url: `/api/shipping-settings` }),
        providesTags: ["ShippingSettings"],
      }),
      getDeliveryTerms: build.query<
        GetDeliveryTermsApiResponse,
        GetDeliveryTermsApiArg
      >({
        query: () => ({ url: `/api/delivery-terms` }),
        providesTags: ["DeliveryTerms"],
      }),
      getProductCompliance: build.query<
        GetProductComplianceApiResponse,
        GetProductComplianceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/compliance`,
        }),
        providesTags: ["Compliance"],
      }),
      listCategories: build.query<
        ListCategoriesApiResponse,
        ListCategoriesApiArg
      >({
        query: () => ({ url: `/api/categories` }),
        providesTags: ["Categories"],
      }),
      getDataSheet: build.query<GetDataSheetApiResponse, GetDataSheetApiArg>({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/data-sheet`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ["DataSheets"],
      }),
      listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
        query: (queryArg) => ({
          url: `/api/products`,
          params: {
            search: queryArg.search,
            categorySlug: queryArg.categorySlug,
            category: queryArg.category,
            minPrice: queryArg.minPrice,
            maxPrice: queryArg.maxPrice,
            attributes: queryArg.attributes,
            featured: queryArg.featured,
            priceDisplay: queryArg.priceDisplay,
            inStock: queryArg.inStock,
            collapse: queryArg.collapse,
            language: queryArg.language,
            similarTo: queryArg.similarTo,
            limit: queryArg.limit,
            offset: queryArg.offset,
            sort: queryArg.sort,
            status: queryArg.status,
          },
        }),
        providesTags: ["Products"],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ["Products"],
      }),
      countFacets: build.query<CountFacetsApiResponse, CountFacetsApiArg>({
        query: (queryArg) => ({
          url: `/api/products/facets`,
          params: {
            search: queryArg.search,
            categorySlug: queryArg.categorySlug,
            category: queryArg.category,
            minPrice: queryArg.minPrice,
            maxPrice: queryArg.maxPrice,
            attributes: queryArg.attributes,
            featured: queryArg.featured,
            priceDisplay: queryArg.priceDisplay,
            inStock: queryArg.inStock,
            collapse: queryArg.collapse,
            language: queryArg.language,
          },
        }),
        providesTags: ["ProductFacets"],
      }),
      suggestProducts: build.query<
        SuggestProductsApiResponse,
        SuggestProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/suggestions`,
          params: {
            q: queryArg.q,
            language: queryArg.language,
          },
        }),
        providesTags: ["ProductSuggestions"],
      }),
      getProductBySlug: build.query<
        GetProductBySlugApiResponse,
        GetProductBySlugApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/slug/${queryArg.slug}`,
          params: {
            language: queryArg.language,
          },
        }),
        providesTags: ["Products"],
      }),
      listProductReviews: build.query<
        ListProductReviewsApiResponse,
        ListProductReviewsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/reviews`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Products"],
      }),
      getReviewSummary: build.query<
        GetReviewSummaryApiResponse,
        GetReviewSummaryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/review-summary`,
        }),
        providesTags: ["Products"],
      }),
      listCartLines: build.query<ListCartLinesApiResponse, ListCartLinesApiArg>(
        {
          query: () => ({ url: `/api/cart` }),
          providesTags: ["Cart"],
        },
      ),
      addCartLine: build.mutation<AddCartLineApiResponse, AddCartLineApiArg>({
        query: (queryArg) => ({
          url: `/api/cart`,
          method: "POST",
          body: queryArg.addCartLineRequest,
          headers: {
            Prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      clearCart: build.mutation<ClearCartApiResponse, ClearCartApiArg>({
        query: () => ({ url: `/api/cart`, method: "DELETE" }),
        invalidatesTags: ["Cart"],
      }),
      mergeCart: build.mutation<MergeCartApiResponse, MergeCartApiArg>({
        query: (queryArg) => ({
          url: `/api/cart/merge`,
          method: "POST",
          body: queryArg.mergeCartRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      setCartLineQuantity: build.mutation<
        SetCartLineQuantityApiResponse,
        SetCartLineQuantityApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cart/${queryArg.itemId}`,
          method: "PUT",
          body: queryArg.setCartLineQuantityRequest,
          headers: {
            Prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      removeCartLine: build.mutation<
        RemoveCartLineApiResponse,
        RemoveCartLineApiArg
      >({
        query: (queryArg) => ({
          url: `/api/cart/${queryArg.itemId}`,
          method: "DELETE",
          headers: {
            Prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ["Cart"],
      }),
      getReturnTerms: build.query<
        GetReturnTermsApiResponse,
        GetReturnTermsApiArg
      >({
        query: () => ({ url: `/api/return-terms` }),
        providesTags: ["ReturnTerms"],
      }),
      listBoughtTogether: build.query<
        ListBoughtTogetherApiResponse,
        ListBoughtTogetherApiArg
      >({
        query: (queryArg) => ({
          url: `/api/products/${queryArg.id}/bought-together`,
        }),
        providesTags: ["BoughtTogether"],
      }),
      sendContactMessage: build.mutation<
        SendContactMessageApiResponse,
        SendContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/contact`,
          method: "POST",
          body: queryArg.sendContactMessageRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Contact"],
      }),
      requestQuote: build.mutation<RequestQuoteApiResponse, RequestQuoteApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/quote-requests`,
            method: "POST",
            body: queryArg.requestQuoteRequest,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["Contact"],
        },
      ),
      connectAssistant: build.mutation<
        ConnectAssistantApiResponse,
        ConnectAssistantApiArg
      >({
        query: () => ({ url: `/api/ai/connect`, method: "POST" }),
        invalidatesTags: ["Ai"],
      }),
      chatWithAssistant: build.mutation<
        ChatWithAssistantApiResponse,
        ChatWithAssistantApiArg
      >({
        query: (queryArg) => ({
          url: `/api/ai/chat`,
          method: "POST",
          body: queryArg.chatRequest,
        }),
        invalidatesTags: ["Ai"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as shopApi };
export type GetConfigApiResponse = /** status 200  */ ConfigResponse;
export type GetConfigApiArg = void;
export type GetBrandTextsApiResponse = /** status 200  */ BrandTextResponse;
export type GetBrandTextsApiArg = {
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export type GetShopPageApiResponse = /** status 200  */ ShopPageResponse;
export type GetShopPageApiArg = {
  slug: string;
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export type GetShippingSettingsApiResponse =
  /** status 200  */ ShippingSettingsResponse;
export type GetShippingSettingsApiArg = void;
export type GetDeliveryTermsApiResponse =
  /** status 200  */ DeliveryTermsResponse;
export type GetDeliveryTermsApiArg = void;
export type GetProductComplianceApiResponse =
  /** status 200  */ ProductComplianceBody;
export type GetProductComplianceApiArg = {
  id: number;
};
export type ListCategoriesApiResponse = /** status 200  */ CategoryResponse[];
export type ListCategoriesApiArg = void;
export type GetDataSheetApiResponse = unknown;
export type GetDataSheetApiArg = {
  id: number;
  /** Language of names and descriptions, and alphabet that sorts names; English where a text is missing. */
  language?: string;
};
export type ListProductsApiResponse = /** status 200  */ ProductResponse[];
export type ListProductsApiArg = {
  /** Words in name, category or description, or their synonyms; the last one may be a beginning. A product code (`KP-12`) finds that product. */
  search?: string;
  /** Slug of a category. */
  categorySlug?: string;
  /** Another name of categorySlug. */
  category?: string;
  /** Lowest price, as a decimal. */
  minPrice?: string;
  /** Highest price, as a decimal. */
  maxPrice?: string;
  /** Values of filterable attributes, encoded: products with one of the values of each attribute. */
  attributes?: string;
  featured?: boolean;
  /** Which prices the lowest and highest one are of: without or with VAT. Absent: as the shop enters them. */
  priceDisplay?: "net" | "gross";
  /** true: only what can be bought now; false: only what cannot. */
  inStock?: boolean;
  /** `group`: one product stands for all variants of its group, in lists and counts. */
  collapse?: string;
  /** Of names and descriptions and, with English, of the words in `search`. Its alphabet sorts names; without it that of Accept-Language. */
  language?: string;
  /** Other products of this product's category, first those that share most words of the name and attributes. */
  similarTo?: number;
  /** Page size. */
  limit?: number;
  /** Products to skip. */
  offset?: number;
  /** newest, price-asc, price-desc, name, rating or relevance. Without it a search is sorted by relevance; unknown values mean newest. */
  sort?: string;
  /** For administrators; others always get active products. */
  status?: string;
};
export type GetProductApiResponse = /** status 200  */ ProductDetailResponse;
export type GetProductApiArg = {
  id: number;
  /** Language of names and descriptions, and alphabet that sorts names; English where a text is missing. */
  language?: string;
};
export type CountFacetsApiResponse = /** status 200  */ FacetsResponse;
export type CountFacetsApiArg = {
  /** Words in name, category or description, or their synonyms; the last one may be a beginning. A product code (`KP-12`) finds that product. */
  search?: string;
  /** Slug of a category. */
  categorySlug?: string;
  /** Another name of categorySlug. */
  category?: string;
  /** Lowest price, as a decimal. */
  minPrice?: string;
  /** Highest price, as a decimal. */
  maxPrice?: string;
  /** Values of filterable attributes, encoded: products with one of the values of each attribute. */
  attributes?: string;
  featured?: boolean;
  /** Which prices the lowest and highest one are of: without or with VAT. Absent: as the shop enters them. */
  priceDisplay?: "net" | "gross";
  /** true: only what can be bought now; false: only what cannot. */
  inStock?: boolean;
  /** `group`: one product stands for all variants of its group, in lists and counts. */
  collapse?: string;
  /** Of names and descriptions and, with English, of the words in `search`. Its alphabet sorts names; without it that of Accept-Language. */
  language?: string;
};
export type SuggestProductsApiResponse = /** status 200  */ SuggestionsResponse;
export type SuggestProductsApiArg = {
  /** What has been typed so far; nothing is suggested for an empty text. */
  q?: string;
  /** Language of names and descriptions, and alphabet that sorts names; English where a text is missing. */
  language?: string;
};
export type GetProductBySlugApiResponse =
  /** status 200  */ ProductDetailResponse;
export type GetProductBySlugApiArg = {
  slug: string;
  /** Language of names and descriptions, and alphabet that sorts names; English where a text is missing. */
  language?: string;
};
export type ListProductReviewsApiResponse = /** status 200  */ ReviewResponse[];
export type ListProductReviewsApiArg = {
  id: number;
  limit?: number;
  offset?: number;
};
export type GetReviewSummaryApiResponse =
  /** status 200  */ ReviewSummaryResponse;
export type GetReviewSummaryApiArg = {
  id: number;
};
export type ListCartLinesApiResponse = /** status 200  */ CartLineResponse[];
export type ListCartLinesApiArg = void;
export type AddCartLineApiResponse =
  /** status 201  */ CartLineResponse | CartLineResponse[];
export type AddCartLineApiArg = {
  /** `return=representation`: the answer is the whole cart after the change. */
  prefer?: string;
  addCartLineRequest: AddCartLineRequest;
};
export type ClearCartApiResponse = unknown;
export type ClearCartApiArg = void;
export type MergeCartApiResponse = /** status 200  */ MergeCartResponse;
export type MergeCartApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  mergeCartRequest: MergeCartRequest;
};
export type SetCartLineQuantityApiResponse =
  /** status 200  */ CartLineResponse | CartLineResponse[];
export type SetCartLineQuantityApiArg = {
  /** Id of a line of the customer's cart. */
  itemId: number;
  /** `return=representation`: the answer is the whole cart after the change. */
  prefer?: string;
  setCartLineQuantityRequest: SetCartLineQuantityRequest;
};
export type RemoveCartLineApiResponse = /** status 200  */ CartLineResponse[];
export type RemoveCartLineApiArg = {
  /** Id of a line of the customer's cart. */
  itemId: number;
  /** `return=representation`: the answer is the whole cart after the change. */
  prefer?: string;
};
export type GetReturnTermsApiResponse = /** status 200  */ ReturnTermsResponse;
export type GetReturnTermsApiArg = void;
export type ListBoughtTogetherApiResponse =
  /** status 200  */ BoughtTogetherResponse;
export type ListBoughtTogetherApiArg = {
  id: number;
};
export type SendContactMessageApiResponse =
  /** status 200  */ ConversationReceiptResponse;
export type SendContactMessageApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  sendContactMessageRequest: SendContactMessageRequest;
};
export type RequestQuoteApiResponse =
  /** status 200  */ ConversationReceiptResponse;
export type RequestQuoteApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  requestQuoteRequest: RequestQuoteRequest;
};
export type ConnectAssistantApiResponse = /** status 200  */ ConnectResponse;
export type ConnectAssistantApiArg = void;
export type ChatWithAssistantApiResponse = /** status 200  */ ChatResponse;
export type ChatWithAssistantApiArg = {
  chatRequest: ChatRequest;
};
export type PaymentMethodTextBody = {
  language: string;
  /** Empty for that of the shop. */
  name: string;
  /** What customers read below it; empty for that of the shop. */
  hint: string;
};
export type PaymentMethodResponse = {
  id: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  /** False when the method is listed but no order can be placed with it. */
  available: boolean;
  /** True while it is paid to the built-in test provider, which moves no money. */
  isTest: boolean;
  /** ISO 3166 codes of the countries that it is offered for; null for every country. */
  countries: string[] | null;
  /** Absent for everybody. */
  buyers?: "everybody" | "consumers" | "businesses";
  /** Of the total; absent without a limit. */
  minTotal?: string;
  maxTotal?: string;
  /** In place of those of the shop; absent where they are. */
  texts?: PaymentMethodTextBody[];
};
export type CompanyResponse = {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  country: string;
  vatNumber: string;
  registrationNumber: string;
  email: string;
  phone: string;
  openingHours: string;
};
export type BrandPictureResponse = {
  /** Served at `/brand/{file}`. */
  file: string;
  width: number;
  height: number;
};
export type SocialLinkResponse = {
  name: string;
  url: string;
};
export type BrandResponse = {
  logo?: BrandPictureResponse;
  darkLogo?: BrandPictureResponse;
  icon?: BrandPictureResponse;
  heroPicture?: BrandPictureResponse;
  accent?: string;
  socialLinks?: SocialLinkResponse[];
  /** There is something at `GET /api/brand-texts`. */
  hasTexts?: boolean;
};
export type ConfigResponse = {
  /** ISO 4217 code of the currency of all prices. */
  currency: string;
  /** Prices, discounts and thresholds include VAT. Absent where they do not. */
  isTaxIncluded?: boolean;
  /** Which of both prices of a product comes first until a visitor chooses. Absent where there is no VAT. */
  priceDisplay?: "net" | "gross";
  /** Codes of the languages that can be chosen. */
  languages: string[];
  /** In the order the checkout lists them. */
  paymentMethods: PaymentMethodResponse[];
  /** Chosen at first in the checkout; one that is available. */
  defaultPaymentMethod:
    "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  /** True while a method is paid to the built-in test provider, which moves no money. */
  testMode: boolean;
  /** What a browser needs of the connected providers: `stripePublishableKey`, `revolutPublicKey`, `revolutMode` (`prod`
    or `sandbox`). Empty while none is connected. */
  publicKeys: {
    [key: string]: string;
  };
  company: CompanyResponse;
  /** `open`: it takes sign-ups; `announced`: its box says that it is not open yet; `hidden`: there is no box. */
  newsletter: "open" | "announced" | "hidden";
  /** What the pages owe consumers in the country of the seller. */
  legalDuties: (
    | "withdrawal"
    | "guaranteeNotice"
    | "productSafety"
    | "priorPrice"
    | "grossPrice"
    | "complaintLinks"
    | "accessibility"
  )[];
  /** Addresses of the official notice of the legal guarantee by language. Absent while the shop has none. */
  guaranteeNotices?: {
    [key: string]: string;
  };
  /** Absent for a shop that looks like the theme. */
  brand?: BrandResponse;
};
export type BrandClaimBody = {
  title: string;
  text: string;
};
export type PageLinkResponse = {
  slug: string;
  title: string;
  /** Where the footer leads to it. */
  placement: "none" | "help" | "company" | "legal";
};
export type BrandTextResponse = {
  heroTitle: string;
  heroText: string;
  openingHours: string;
  productNote: string;
  claims: BrandClaimBody[];
  /** Those that are published. */
  pages: PageLinkResponse[];
};
export type ShopPageResponse = {
  title: string;
  /** In which it is written: that which was asked for, or another that there is. */
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** Made of few elements, all text escaped. */
  html: string;
};
export type ShippingSettingsResponse = {
  /** Shipping is free for a subtotal strictly above this, in units of the currency. */
  freeShippingThreshold: number;
  /** Shipping of every other order, in units of the currency. */
  standardShippingCost: number;
  currency: string;
  /** VAT added to the subtotal today, as a share. */
  vatRate: number;
  /** Of classes of goods that are taxed otherwise, as shares. Absent without. */
  vatRates?: object;
  /** Whose rates these are, as an ISO 3166 code. */
  country: string;
  /** The seller is not registered for VAT and charges none. Absent otherwise. */
  isOutsideVat?: boolean;
  /** Prices include VAT. Absent where they do not. */
  isTaxIncluded?: boolean;
  /** Some destinations have another cost or threshold, which a preview of the order answers. Absent without. */
  isByAddress?: boolean;
};
export type ShippingBandBody = {
  /** Weight of the order, inclusive; null for any weight, in the last band only. */
  upToGrams: number | null;
  cost: string;
};
export type DeliveryRegionResponse = {
  /** ISO 3166 codes. */
  countries: string[];
  /** Codes of Romanian counties, which precede their country. */
  counties: string[];
  /** From Monday to Friday without public holidays. */
  minDays: number;
  maxDays: number;
  /** Shipping is free for a subtotal strictly above this. */
  freeShippingThreshold: string;
  /** What shipping costs else, by ascending weight; a weight above all costs what the last one does. */
  bands: ShippingBandBody[];
};
export type DeliveryTermsResponse = {
  timeZone: string;
  /** What is ordered before it leaves on the same day. */
  cutOff: string;
  /** 1 is Monday, 7 is Sunday. */
  workingDays: number[];
  /** Besides the public holidays. */
  closedDays: string[];
  /** Public holidays of the country of the shop, of this year and the next one. */
  holidays: string[];
  /** ISO 3166 code of the seller's country. */
  homeCountry: string;
  /** The first one with a place counts; elsewhere no day is promised. */
  regions: DeliveryRegionResponse[];
};
export type ProductWarningBody = {
  /** Code of a language. */
  language: string;
  text: string;
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
export type CategoryResponse = {
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
  /** The category that it is in; absent at the top. There are at most three levels. */
  parentId?: number;
  /** Active products in it and in the categories below it. */
  productCount: number;
  /** The same with each group once, as lists with `collapse=group` count. */
  listedCount: number;
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
export type ProductResponse = {
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
export type ProductImageResponse = {
  id: number;
  alt: string;
  /** 640 pixels wide, as WebP; `-320` and `-1280` and the ending `.avif` exist too. */
  url: string;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
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
export type ProductAttributeResponse = {
  id: number;
  name: string;
  value: string;
  unit: string | null;
};
export type ProductVariantResponse = {
  id: number;
  slug: string;
  /** One per option of the group. */
  values: string[];
  /** Decimal with two places; null on request. */
  price: string | null;
  /** Can be bought now. */
  inStock: boolean;
  stockQuantity: number;
  imageUrl: string | null;
  sku: string | null;
  gtin: string | null;
};
export type ProductGroupResponse = {
  id: number;
  name: string;
  /** One to three. */
  options: string[];
  /** On sale, in their order. */
  variants: ProductVariantResponse[];
  /** Of the values of the option that is the color; null without one. */
  swatches: GroupSwatchResponse[] | null;
};
export type ProductDetailResponse = {
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
  /** The first one is the `imageUrl`, unless another address was set. */
  images: ProductImageResponse[];
  /** PDF files. */
  documents: ProductDocumentResponse[];
  attributes: ProductAttributeResponse[];
  /** Those that its category is in, from the top; null for one that is in none. */
  parentCategories: ProductCategoryResponse[] | null;
  /** Of which it is a variant; null without one. */
  group: ProductGroupResponse | null;
};
export type CategoryFacetResponse = {
  /** Slug of the category. */
  slug: string;
  count: number;
};
export type AttributeValueFacetResponse = {
  value: string;
  /** The value in the language of the request. */
  label: string;
  count: number;
};
export type AttributeFacetResponse = {
  /** 0 for the brand of products. */
  id: number;
  name: string;
  valueType: "number" | "boolean" | "text" | "range" | "choice" | "choices";
  unit: string | null;
  /** At most 60, numbers in their order. */
  values: AttributeValueFacetResponse[];
};
export type FacetsResponse = {
  /** Each with what is in those below it; without those that have no match. */
  categories: CategoryFacetResponse[];
  /** What all filters but the category leave. */
  total: number;
  /** Products that can be bought now. */
  inStock: number;
  /** Decimal; null without a match. */
  minPrice: string | null;
  /** Decimal; null without a match. */
  maxPrice: string | null;
  /** Brands, then filterable attributes, of the chosen category or that of most products of a search. */
  attributes: AttributeFacetResponse[];
};
export type SuggestedProductResponse = {
  id: number;
  name: string;
  slug: string;
  /** Decimal with two places; null on request. */
  price: string | null;
  currency: string;
  imageUrl: string | null;
  category: ProductCategoryResponse;
  /** The lowest price of its variants, where it stands for all of them. */
  isFrom: boolean;
  code: string;
  /** Its own or its category's, by country; null for the standard rate. */
  taxClasses: {
    [key: string]: any;
  } | null;
};
export type SuggestionsResponse = {
  /** At most 8 products on sale, the likeliest first; the product of an exact code before all others. */
  products: SuggestedProductResponse[];
  /** At most 3 categories with matching products. */
  categories: ProductCategoryResponse[];
  /** Words in lower case that find something, when the text as typed is likely misspelled or finds nothing. */
  didYouMean: string | null;
};
export type ReviewResponse = {
  id: number;
  /** 1 to 5. */
  rating: number;
  /** Empty when there is none. */
  title: string;
  comment: string;
  authorName: string;
  /** Of a customer to whom the product was delivered. */
  isVerified: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
};
export type ReviewSummaryResponse = {
  /** Mean of the approved reviews with one decimal. */
  rating: string;
  reviewCount: number;
  /** Approved reviews with 1, 2, 3, 4 and 5 stars. */
  counts: number[];
};
export type CartLineResponse = {
  id: number;
  userId: number;
  productId: number;
  /** Units; 0 when this call removed the line. */
  quantity: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The product today. What is no longer on sale is out of stock with 0 units. */
  product: ProductResponse;
};
export type AddCartLineRequest = {
  productId: number;
  /** Units to add to what is in the cart already. */
  quantity: number;
};
export type AdjustedCartLineResponse = {
  productId: number;
  /** Empty for `not-on-sale`: drafts have no name for customers. */
  name: string;
  /** Units of both carts together. */
  requested: number;
  /** Units in the cart now. */
  quantity: number;
  /** `sold-out`: units that were in the cart before stay; `quantity-rule`: raised to what can be ordered. */
  reason: "short-stock" | "sold-out" | "not-on-sale" | "quantity-rule";
};
export type MergeCartResponse = {
  /** The whole cart after the merge. */
  lines: CartLineResponse[];
  /** What changed, to show to the customer. */
  adjusted: AdjustedCartLineResponse[];
};
export type MergeCartRequest = {
  items: AddCartLineRequest[];
};
export type SetCartLineQuantityRequest = {
  /** The new number of units; 0 or less removes the line. */
  quantity: number;
};
export type ReturnTermsResponse = {
  /** After the delivery, to ask for a return. */
  days: number;
  /** Where the items are sent, at the cost of the customer: ISO 3166 code. */
  country: string;
};
export type BoughtTogetherResponse = {
  /** At most four; some may not be on sale. */
  productIds: number[];
};
export type ConversationReceiptResponse = {
  success: boolean;
  /** One sentence for the sender, in English. */
  message: string;
};
export type SendContactMessageRequest = {
  /** 2 to 200 characters. */
  name: string;
  email: string;
  phone?: string;
  /** 5 to 200 characters. */
  subject: string;
  category:
    "order" | "product" | "general" | "technical" | "billing" | "partnership";
  /** 10 to 10,000 characters. */
  message: string;
  /** Stored only with the category `order`. */
  orderNumber?: string;
  /** Language of the confirmation. */
  language?:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** Honeypot, invisible to people. A message that fills it in is dropped. */
  website?: string;
};
export type RequestedItemRequest = {
  productId: number;
  quantity: number;
};
export type RequestQuoteRequest = {
  /** 2 to 200 characters. */
  name: string;
  email: string;
  companyName: string;
  phone?: string;
  /** The country's English name. */
  country?: string;
  vatNumber?: string;
  /** What is needed, in 10 to 10,000 characters. */
  products: string;
  /** The products of a cart, beside the text; at most 200. */
  items?: RequestedItemRequest[];
  /** Kitchens to supply: 1 to 10,000. */
  locations?: number;
  /** Language of the confirmation. */
  language?:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** Honeypot, invisible to people. A request that fills it in is dropped. */
  website?: string;
};
export type ConnectResponse = {
  success: boolean;
  /** A UUID; the session belongs to the account that connected, or to the one that signs in later. */
  sessionId: string;
  /** catalogue, comparison, stock, rules, haccp, orders, invoices, cart and setup. */
  capabilities: string[];
  /** One sentence, in English. */
  message: string;
};
export type ProductCard = {
  id: number;
  name: string;
  slug: string;
  price: string | null;
  currency: string;
  compareAtPrice?: string;
  imageUrl?: string | null;
  inStock: boolean;
  stock?: number;
  /** At home, where it is not the standard one. */
  taxClass?:
    | "standard"
    | "reduced"
    | "second_reduced"
    | "super_reduced"
    | "zero"
    | "exempt";
};
export type ProductsPart = {
  type: "products";
  products: ProductCard[];
};
export type ComparisonColumn = {
  id: number;
  name: string;
  slug: string;
};
export type ComparisonRow = {
  label: string;
  /** One per column; null where a product has none. */
  values: object[];
};
export type ComparisonPart = {
  type: "comparison";
  columns: ComparisonColumn[];
  rows: ComparisonRow[];
};
export type OrderCard = {
  id: number;
  number: string;
  status: string;
  total: string;
  currency: string;
  /** ISO 8601, UTC. */
  placedAt: string;
  trackingNumber?: string | null;
  url: string;
};
export type OrdersPart = {
  type: "orders";
  orders: OrderCard[];
};
export type InvoiceCard = {
  id: number;
  number: string;
  status: string;
  total: string;
  currency: string;
  issuedAt: string;
  url: string;
};
export type InvoicesPart = {
  type: "invoices";
  invoices: InvoiceCard[];
};
export type ReplyLink = {
  label: string;
  /** A path of the shop. */
  url: string;
};
export type LinksPart = {
  type: "links";
  links: ReplyLink[];
};
export type ReplySource = {
  title: string;
  section: string;
  url: string;
};
export type SourcesPart = {
  type: "sources";
  sources: ReplySource[];
};
export type ProposedItem = {
  productId: number;
  name: string;
  slug: string;
  quantity: number;
  price: string;
  currency: string;
};
export type ProposalPart = {
  type: "proposal";
  items: ProposedItem[];
  /** Without VAT and shipping. */
  total: string;
};
export type ChecklistItem = {
  label: string;
  quantity?: number;
  /** Words that find it in the shop. */
  search?: string;
};
export type ChecklistGroup = {
  title: string;
  items: ChecklistItem[];
};
export type ChecklistPart = {
  type: "checklist";
  title: string;
  groups: ChecklistGroup[];
};
export type ChatResponse = {
  /** The same facts for the page to show. */
  parts: (
    | ProductsPart
    | ComparisonPart
    | OrdersPart
    | InvoicesPart
    | LinksPart
    | SourcesPart
    | ProposalPart
    | ChecklistPart
  )[];
  sessionId: string;
  /** Of the response. */
  language:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
  /** Plain text that holds the facts by itself; items of a list are lines with "• ". */
  response: string;
  /** At most four questions that could follow. */
  suggestions: string[];
};
export type ChatRequest = {
  /** 1 to 1,000 characters. */
  message: string;
  sessionId: string;
  /** Of the page; a message that is clearly in another language is answered in that one. */
  language?:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export const {
  useGetConfigQuery,
  useGetBrandTextsQuery,
  useGetShopPageQuery,
  useGetShippingSettingsQuery,
  useGetDeliveryTermsQuery,
  useGetProductComplianceQuery,
  useListCategoriesQuery,
  useGetDataSheetQuery,
  useListProductsQuery,
  useGetProductQuery,
  useCountFacetsQuery,
  useSuggestProductsQuery,
  useGetProductBySlugQuery,
  useListProductReviewsQuery,
  useGetReviewSummaryQuery,
  useListCartLinesQuery,
  useAddCartLineMutation,
  useClearCartMutation,
  useMergeCartMutation,
  useSetCartLineQuantityMutation,
  useRemoveCartLineMutation,
  useGetReturnTermsQuery,
  useListBoughtTogetherQuery,
  useSendContactMessageMutation,
  useRequestQuoteMutation,
  useConnectAssistantMutation,
  useChatWithAssistantMutation,
} = injectedRtkApi;
