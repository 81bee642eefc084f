import { emptyApi as api } from "../empty-api";
export const addTagTypes = [
  "Config",
  "ShippingSettings",
  "DeliveryTerms",
  "Compliance",
  "Categories",
  "DataSheets",
  "Products",
  "ProductFacets",
  "ProductSuggestions",
  "Sandbox",
  "Cart",
  "Orders",
  "OrderStatus",
  "ReturnTerms",
  "BoughtTogether",
  "Contact",
  "Ai",
  "Health",
  "CheckoutPayments",
  "Checkouts",
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
            inStock: queryArg.inStock,
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
            inStock: queryArg.inStock,
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
      confirmSandboxPayment: build.mutation<
        ConfirmSandboxPaymentApiResponse,
        ConfirmSandboxPaymentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/payments/sandbox/${queryArg.providerRef}/confirm`,
          method: "POST",
          body: queryArg.confirmSandboxPaymentRequest,
        }),
        invalidatesTags: ["Sandbox"],
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
      placeOrder: build.mutation<PlaceOrderApiResponse, PlaceOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          method: "POST",
          body: queryArg.placeOrderRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Orders"],
      }),
      previewOrder: build.mutation<PreviewOrderApiResponse, PreviewOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/preview`,
            method: "POST",
            body: queryArg.previewOrderRequest,
          }),
          invalidatesTags: ["Orders"],
        },
      ),
      joinOrder: build.mutation<JoinOrderApiResponse, JoinOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/order-status/${queryArg.token}/join`,
          method: "POST",
        }),
        invalidatesTags: ["OrderStatus"],
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
      getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
        query: () => ({ url: `/health` }),
        providesTags: ["Health"],
      }),
      createStripePaymentIntent: build.mutation<
        CreateStripePaymentIntentApiResponse,
        CreateStripePaymentIntentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/payments/stripe/create-payment-intent`,
          method: "POST",
          body: queryArg.paymentCallRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["CheckoutPayments"],
      }),
      createRevolutOrder: build.mutation<
        CreateRevolutOrderApiResponse,
        CreateRevolutOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/payments/revolut/create-order`,
          method: "POST",
          body: queryArg.paymentCallRequest,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["CheckoutPayments"],
      }),
      createPaypalOrder: build.mutation<
        CreatePaypalOrderApiResponse,
        CreatePaypalOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/payments/paypal/create-order`,
          method: "POST",
          body: queryArg.checkoutCallRequest,
        }),
        invalidatesTags: ["CheckoutPayments"],
      }),
      capturePaypalOrder: build.mutation<
        CapturePaypalOrderApiResponse,
        CapturePaypalOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/payments/paypal/capture`,
          method: "POST",
          body: queryArg.capturePaypalRequest,
        }),
        invalidatesTags: ["CheckoutPayments"],
      }),
      getCheckout: build.query<GetCheckoutApiResponse, GetCheckoutApiArg>({
        query: (queryArg) => ({ url: `/api/checkouts/${queryArg.id}` }),
        providesTags: ["Checkouts"],
      }),
      cancelCheckout: build.mutation<
        CancelCheckoutApiResponse,
        CancelCheckoutApiArg
      >({
        query: (queryArg) => ({
          url: `/api/checkouts/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Checkouts"],
      }),
      getPaypalCheckout: build.query<
        GetPaypalCheckoutApiResponse,
        GetPaypalCheckoutApiArg
      >({
        query: (queryArg) => ({ url: `/api/checkouts/paypal/${queryArg.id}` }),
        providesTags: ["Checkouts"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as shopApi };
export type GetConfigApiResponse = /** status 200  */ ConfigResponse;
export type GetConfigApiArg = void;
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
  /** true: only what can be bought now; false: only what cannot. */
  inStock?: boolean;
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
  /** true: only what can be bought now; false: only what cannot. */
  inStock?: boolean;
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
export type ConfirmSandboxPaymentApiResponse =
  /** status 200  */ SandboxOutcomeResponse;
export type ConfirmSandboxPaymentApiArg = {
  /** The test provider's id of the payment. */
  providerRef: string;
  confirmSandboxPaymentRequest: ConfirmSandboxPaymentRequest;
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
  /** A value of the client for this one intent, such as a UUID: repeating the call has no second effect. */
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
export type PlaceOrderApiResponse = /** status 201  */ OrderResponse;
export type PlaceOrderApiArg = {
  /** A value of the client for this one intent, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  placeOrderRequest: PlaceOrderRequest;
};
export type PreviewOrderApiResponse = /** status 200  */ OrderTotalsResponse;
export type PreviewOrderApiArg = {
  previewOrderRequest: PreviewOrderRequest;
};
export type JoinOrderApiResponse = unknown;
export type JoinOrderApiArg = {
  /** From the link that a guest was given. */
  token: string;
};
export type GetReturnTermsApiResponse = /** status 200  */ ReturnTermsResponse;
export type GetReturnTermsApiArg = void;
export type ListBoughtTogetherApiResponse =
  /** status 200  */ BoughtTogetherResponse;
export type ListBoughtTogetherApiArg = {
  id: number;
};
export type SendContactMessageApiResponse =
  /** status 200  */ EnquiryReceiptResponse;
export type SendContactMessageApiArg = {
  /** A value of the client for this one intent, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  sendContactMessageRequest: SendContactMessageRequest;
};
export type RequestQuoteApiResponse = /** status 200  */ EnquiryReceiptResponse;
export type RequestQuoteApiArg = {
  /** A value of the client for this one intent, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  requestQuoteRequest: RequestQuoteRequest;
};
export type ConnectAssistantApiResponse = /** status 200  */ ConnectResponse;
export type ConnectAssistantApiArg = void;
export type ChatWithAssistantApiResponse = /** status 200  */ ChatResponse;
export type ChatWithAssistantApiArg = {
  chatRequest: ChatRequest;
};
export type GetHealthApiResponse = /** status 200  */ LivenessResponse;
export type GetHealthApiArg = void;
export type CreateStripePaymentIntentApiResponse =
  /** status 201  */ StripePaymentResponse;
export type CreateStripePaymentIntentApiArg = {
  /** A value of the client for this one intent, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  paymentCallRequest: PaymentCallRequest;
};
export type CreateRevolutOrderApiResponse =
  /** status 201  */ RevolutOrderResponse;
export type CreateRevolutOrderApiArg = {
  /** A value of the client for this one intent, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  paymentCallRequest: PaymentCallRequest;
};
export type CreatePaypalOrderApiResponse =
  /** status 201  */ PaypalOrderResponse;
export type CreatePaypalOrderApiArg = {
  checkoutCallRequest: CheckoutCallRequest;
};
export type CapturePaypalOrderApiResponse =
  /** status 200  */ CapturedPaypalResponse;
export type CapturePaypalOrderApiArg = {
  capturePaypalRequest: CapturePaypalRequest;
};
export type GetCheckoutApiResponse = /** status 200  */ CheckoutResponse;
export type GetCheckoutApiArg = {
  id: string;
};
export type CancelCheckoutApiResponse = unknown;
export type CancelCheckoutApiArg = {
  id: string;
};
export type GetPaypalCheckoutApiResponse =
  /** status 200  */ PaypalCheckoutResponse;
export type GetPaypalCheckoutApiArg = {
  /** The id with which PayPal redirects the customer back. */
  id: string;
};
export type PaymentMethodResponse = {
  id: "stripe" | "revolut" | "paypal" | "cash";
  /** False when the method is listed but no order can be placed with it. */
  available: boolean;
  /** True while it is paid to the built-in test provider, which moves no money. */
  isTest: boolean;
  /** ISO 3166 codes of the countries that it is offered for; null for every country. */
  countries: string[] | null;
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
export type ConfigResponse = {
  /** ISO 4217 code of the currency of all prices. */
  currency: string;
  /** Codes of the languages that can be chosen. */
  languages: string[];
  /** In the order the checkout lists them. */
  paymentMethods: PaymentMethodResponse[];
  /** Chosen at first in the checkout; one that is available. */
  defaultPaymentMethod: "stripe" | "revolut" | "paypal" | "cash";
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
};
export type ShippingSettingsResponse = {
  /** Shipping is free for a subtotal strictly above this, in units of the currency. */
  freeShippingThreshold: number;
  /** Shipping of every other order, in units of the currency. */
  standardShippingCost: number;
  currency: string;
  /** VAT added to the subtotal today, as a share. */
  vatRate: number;
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
  /** Besides the public holidays of Romania. */
  closedDays: string[];
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
  /** Active products in it. */
  productCount: number;
};
export type ProductCategoryResponse = {
  id: number;
  name: string;
  slug: string;
};
export type ProductResponse = {
  id: number;
  name: string;
  slug: string;
  description: string;
  /** Decimal with two places. */
  price: string;
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
  status: "active" | "inactive" | "draft" | "discontinued";
  category: ProductCategoryResponse;
  categoryId: number;
  supplierId: number | null;
  /** Of one unit with its packaging. */
  weightGrams: number | null;
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
export type ProductDetailResponse = {
  id: number;
  name: string;
  slug: string;
  description: string;
  /** Decimal with two places. */
  price: string;
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
  status: "active" | "inactive" | "draft" | "discontinued";
  category: ProductCategoryResponse;
  categoryId: number;
  supplierId: number | null;
  /** Of one unit with its packaging. */
  weightGrams: number | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The first one is the `imageUrl`, unless another address was set. */
  images: ProductImageResponse[];
  /** PDF files. */
  documents: ProductDocumentResponse[];
  attributes: ProductAttributeResponse[];
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
  id: number;
  name: string;
  valueType: "number" | "text";
  unit: string | null;
  /** At most 60, numbers in their order. */
  values: AttributeValueFacetResponse[];
};
export type FacetsResponse = {
  /** Categories without a match are left out. */
  categories: CategoryFacetResponse[];
  /** Products that can be bought now. */
  inStock: number;
  /** Decimal; null without a match. */
  minPrice: string | null;
  /** Decimal; null without a match. */
  maxPrice: string | null;
  /** Filterable attributes of the chosen category. */
  attributes: AttributeFacetResponse[];
};
export type SuggestedProductResponse = {
  id: number;
  name: string;
  slug: string;
  /** Decimal with two places. */
  price: string;
  currency: string;
  imageUrl: string | null;
  category: ProductCategoryResponse;
  code: string;
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
export type SandboxOutcomeResponse = {
  /** `approved`: the shop may capture; `requires_action`: send `authenticate` or `refuse-authentication`. */
  outcome:
    "approved" | "cancelled" | "succeeded" | "declined" | "requires_action";
  /** The test provider's message about a decline, in English. */
  message: string | null;
  /** The reason of the decline as a code, for a text in the customer's language. */
  declineCode:
    | (
        | "card_declined"
        | "insufficient_funds"
        | "not_a_test_card"
        | "invalid_expiry"
        | "invalid_cvc"
        | "payment_declined"
        | "authentication_failed"
      )
    | null;
};
export type ConfirmSandboxPaymentRequest = {
  action:
    | "card"
    | "wallet"
    | "approve"
    | "approve-declined"
    | "authenticate"
    | "refuse-authentication"
    | "cancel";
  /** With `card`: a test card, spaces allowed. */
  number?: string;
  /** With `card`. */
  expiry?: string;
  /** With `card`: three or four digits. */
  cvc?: string;
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
  /** `sold-out`: units that were in the cart before stay. */
  reason: "short-stock" | "sold-out" | "not-on-sale";
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
export type OrderPaymentResponse = {
  /** The payment of the order, captured or awaited; null for cash and while there is none. */
  id: number | null;
  method: "stripe" | "revolut" | "paypal" | "cash";
  /** `out_of_stock_paid`: paid when the goods were gone; the money is on its way back. `charged_back`: the customer's
    bank or the provider took all of it back. */
  status:
    | "charged_back"
    | "partly_refunded"
    | "refunded"
    | "paid"
    | "unpaid"
    | "out_of_stock_paid";
  /** Went back so far, chargebacks included, a decimal in the order's currency. */
  refundedAmount: string;
  /** The part of it that lost disputes and reversals took. */
  chargedBackAmount: string;
  /** It was to be paid before it is sent, and is not: it cannot leave `pending`. */
  isAwaited: boolean;
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
export type ShippedItemResponse = {
  /** Id of the order's item. */
  itemId: number;
  quantity: number;
};
export type ShipmentResponse = {
  id: number;
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
    | "status"
    | "refund_requested"
    | "refund_failed"
    | "disputed"
    | "dispute_won"
    | "charged_back"
    | "refunded"
    | "paid"
    | "placed"
    | "shipment"
    | "note"
    | "confirmed"
    | "reservation_expired"
    | "mail_capped"
    | "price_agreed"
    | "items_shipped"
    | "withdrawn"
    | "return_requested"
    | "return_approved"
    | "return_rejected"
    | "return_received"
    | "return_closed";
  fromStatus:
    ("pending" | "cancelled" | "processing" | "shipped" | "delivered") | null;
  toStatus:
    ("pending" | "cancelled" | "processing" | "shipped" | "delivered") | null;
  note: string | null;
  actor: "guest" | "customer" | "admin" | "system";
  /** Of the administrator, for the staff. */
  actorName?: string;
  /** Where money moved, a decimal in the order's currency. */
  amount?: string;
};
export type OrderResponse = {
  id: number;
  orderNumber: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  status: "pending" | "cancelled" | "processing" | "shipped" | "delivered";
  paymentMethod: "stripe" | "revolut" | "paypal" | "cash";
  paymentStatus:
    | "charged_back"
    | "partly_refunded"
    | "refunded"
    | "paid"
    | "unpaid"
    | "out_of_stock_paid";
  /** A guest's cash order that waits for the link in its email to be opened: it cannot leave `pending`. */
  confirmationRequired: boolean;
  /** ISO 8601, UTC: how long its units are reserved while it waits; null for an order that waits without stock. */
  reservedUntil: string | null;
  payment: OrderPaymentResponse;
  email: string;
  /** Code of the language it was placed in. */
  language: string;
  currency: string;
  /** Of the items, before the discount. */
  subtotal: string;
  /** Null without one. */
  discountCode: string | null;
  /** Taken off the subtotal; "0.00" with a code of free shipping. */
  discount: string;
  shipping: string;
  /** A share. */
  vatRate: number;
  /** VAT on the subtotal less the discount. */
  vatAmount: string;
  /** subtotal - discount + shipping + vatAmount. */
  totalAmount: string;
  items: OrderItemResponse[];
  shippingAddress: OrderAddressResponse;
  billingAddress: OrderAddressResponse;
  /** Whom its invoice is made out to, when it was named with the order. */
  vatNumber: string | null;
  /** A business names its company with a tax number; everybody else is a consumer. */
  buyerKind: "consumer" | "business";
  /** By which the company finds the purchase in its own books. */
  poNumber: string | null;
  costCenter: string | null;
  notes: string | null;
  /** What was promised when it was placed, as ISO days; null where none was. */
  promisedFirstDay: string | null;
  promisedLastDay: string | null;
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
  /** Where a guest can follow the order without signing in; answered when the order is placed. */
  statusUrl?: string;
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
export type OrderItemRequest = {
  productId: number;
  quantity: number;
  /** Unit price shown to the customer. Only compared: the server prices the order. */
  price?: string;
  /** Line total shown to the customer. Only compared. */
  totalPrice?: string;
};
export type PlaceOrderRequest = {
  /** Required for guests; customers default to the email of their account. */
  email?: string;
  shippingAddress: ShippingAddressRequest;
  billingAddress: BillingAddressRequest;
  paymentMethod: "stripe" | "revolut" | "paypal" | "cash";
  /** 1 to 200 lines; a product may appear on several. */
  items: OrderItemRequest[];
  /** Cost shown to the customer. Only compared, when it is given. */
  shipping?: string;
  discountCode?: string;
  /** Discount shown to the customer. Only compared, when it is given. */
  discount?: string;
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
  /** The provider's id of the payment made for this order. */
  paymentIntentId?: string;
  /** The checkout that a payment call started; its reserved units become those of the order. */
  checkoutId?: string;
};
export type OrderTotalsResponse = {
  currency: string;
  /** Of the items, before the discount. */
  subtotal: string;
  /** Null without one. */
  discountCode: string | null;
  discount: string;
  shipping: string;
  /** A share. */
  vatRate: number;
  vatAmount: string;
  /** subtotal - discount + shipping + vatAmount. */
  totalAmount: string;
};
export type DestinationRequest = {
  /** The country's English name. */
  country: string;
  county?: string;
};
export type PreviewOrderRequest = {
  items: OrderItemRequest[];
  /** Decides what shipping costs; without it the standard cost is answered. */
  shippingAddress?: DestinationRequest;
  discountCode?: string;
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
export type EnquiryReceiptResponse = {
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
    "order" | "general" | "product" | "technical" | "billing" | "partnership";
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
  price: string;
  currency: string;
  compareAtPrice?: string;
  imageUrl?: string | null;
  inStock: boolean;
  stock?: number;
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
export type LivenessResponse = {
  status: "ok";
};
export type StripePaymentResponse = {
  /** Confirms the payment in the browser. */
  clientSecret: string;
  /** To be sent with the order. */
  paymentIntentId: string;
  /** Absent when only an amount is paid. */
  checkoutId?: string;
  publishableKey?: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;
};
export type PaymentCallRequest = {
  /** In minor units: the total × 100. Only compared when there is a checkout; at least 1 when there is none. */
  amount: number;
  /** The shop's currency in any case. */
  currency: string;
  /** What an order call would send; its payment method is that of the call. */
  checkout?: PlaceOrderRequest;
  /** The own checkout, to be replaced; without `checkout` it is priced again as it is. */
  checkoutId?: string;
};
export type RevolutOrderResponse = {
  /** Opens the payment in the browser. */
  token: string;
  /** Same as token. */
  public_id: string;
  /** The provider's id of the order. */
  id: string;
  /** Absent when only an amount is paid. */
  checkoutId?: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;
};
export type PaypalOrderResponse = {
  /** The provider's id of the order; comes back as `/checkout?paypal={id}`. */
  id: string;
  /** URL where the customer approves the payment. */
  approveUrl: string;
  checkoutId: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;
};
export type CheckoutCallRequest = {
  /** What an order call would send; its payment method is that of the call. */
  checkout?: PlaceOrderRequest;
  /** The own checkout, to be replaced; without `checkout` it is priced again as it is. */
  checkoutId?: string;
};
export type CapturedPaypalResponse = {
  /** `captured`: paid and ordered; `out_of_stock`: the payment is refunded; others: not charged (yet). */
  status:
    | "pending"
    | "failed"
    | "cancelled"
    | "captured"
    | "charged_back"
    | "created"
    | "partly_refunded"
    | "refunded"
    | "out_of_stock";
  orderNumber?: string;
  /** Where a guest follows the order. */
  statusUrl?: string;
  /** The provider's message about the decline. */
  message?: string;
  /** The decline of the test provider as a code, for a text in the customer's language. */
  declineCode?:
    | "card_declined"
    | "insufficient_funds"
    | "not_a_test_card"
    | "invalid_expiry"
    | "invalid_cvc"
    | "payment_declined"
    | "authentication_failed";
};
export type CapturePaypalRequest = {
  /** The id that `create-order` answered. */
  id: string;
  checkoutId: string;
};
export type CheckoutTotalsResponse = {
  subtotal: string;
  discount: string;
  shipping: string;
  vatAmount: string;
  /** subtotal - discount + shipping + vatAmount. */
  totalAmount: string;
  currency: string;
};
export type CheckoutResponse = {
  id: string;
  /** `paid`: the money is there and the order about to be made; `pending`: the provider reviews the payment, and no other
    can be started; `out_of_stock`: the payment is refunded. */
  status: "expired" | "pending" | "open" | "out_of_stock" | "paid" | "ordered";
  orderNumber?: string;
  /** Where a guest follows the order. */
  statusUrl?: string;
  /** Its units are reserved until then. ISO 8601, UTC. */
  expiresAt: string;
  totals: CheckoutTotalsResponse;
};
export type PaypalCheckoutResponse = {
  status: "expired" | "pending" | "open" | "out_of_stock" | "paid" | "ordered";
  orderNumber?: string;
  /** Where a guest follows the order. */
  statusUrl?: string;
};
export const {
  useGetConfigQuery,
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
  useConfirmSandboxPaymentMutation,
  useListCartLinesQuery,
  useAddCartLineMutation,
  useClearCartMutation,
  useMergeCartMutation,
  useSetCartLineQuantityMutation,
  useRemoveCartLineMutation,
  usePlaceOrderMutation,
  usePreviewOrderMutation,
  useJoinOrderMutation,
  useGetReturnTermsQuery,
  useListBoughtTogetherQuery,
  useSendContactMessageMutation,
  useRequestQuoteMutation,
  useConnectAssistantMutation,
  useChatWithAssistantMutation,
  useGetHealthQuery,
  useCreateStripePaymentIntentMutation,
  useCreateRevolutOrderMutation,
  useCreatePaypalOrderMutation,
  useCapturePaypalOrderMutation,
  useGetCheckoutQuery,
  useCancelCheckoutMutation,
  useGetPaypalCheckoutQuery,
} = injectedRtkApi;
