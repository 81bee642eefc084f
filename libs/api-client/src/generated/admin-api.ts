import { emptyApi as api } from "../empty-api";
export const addTagTypes = [
  "AdminShippingSettings",
  "CompanySettings",
  "Rates",
  "ReviewModeration",
  "Payments",
  "PaymentMethods",
  "Orders",
  "OrderPayments",
  "InvoicePayments",
  "Enquiries",
  "MailSender",
  "Dashboard",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
          url: `/admin/api/vat-rates/${queryArg.country}/${queryArg.validFrom}`,
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
      listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/payments`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
            unmatched: queryArg.unmatched,
            refundFailed: queryArg.refundFailed,
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
      listAdminPaymentMethods: build.query<
        ListAdminPaymentMethodsApiResponse,
        ListAdminPaymentMethodsApiArg
      >({
        query: () => ({ url: `/admin/api/payment-methods` }),
        providesTags: ["PaymentMethods"],
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
      listContactMessages: build.query<
        ListContactMessagesApiResponse,
        ListContactMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/contact-messages`,
          params: {
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Enquiries"],
      }),
      setContactMessageStatus: build.mutation<
        SetContactMessageStatusApiResponse,
        SetContactMessageStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/contact-messages/${queryArg.id}/status`,
          method: "PUT",
          body: queryArg.setEnquiryStatusRequest,
        }),
        invalidatesTags: ["Enquiries"],
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
          },
        }),
        providesTags: ["Enquiries"],
      }),
      setQuoteRequestStatus: build.mutation<
        SetQuoteRequestStatusApiResponse,
        SetQuoteRequestStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/api/quote-requests/${queryArg.id}/status`,
          method: "PUT",
          body: queryArg.setEnquiryStatusRequest,
        }),
        invalidatesTags: ["Enquiries"],
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type GetAdminShippingSettingsApiResponse =
  /** status 200  */ AdminShippingSettingsResponse;
export type GetAdminShippingSettingsApiArg = void;
export type SaveShippingSettingsApiResponse =
  /** status 200  */ AdminShippingSettingsResponse;
export type SaveShippingSettingsApiArg = {
  saveShippingSettingsRequest: SaveShippingSettingsRequest;
};
export type SaveCompanySettingsApiResponse =
  /** status 200  */ CompanySettingsResponse;
export type SaveCompanySettingsApiArg = {
  saveCompanySettingsRequest: SaveCompanySettingsRequest;
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
  base: "USD" | "EUR" | "RON" | "GBP";
  quote: "USD" | "EUR" | "RON" | "GBP";
  validFrom: string;
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
export type ListPaymentsApiResponse = /** status 200  */ PaymentResponse[];
export type ListPaymentsApiArg = {
  limit?: number;
  offset?: number;
  /** Only captured payments that pay no order and no invoice. */
  unmatched?: boolean;
  /** Only payments with a failed refund whose money is still here. */
  refundFailed?: boolean;
};
export type GetPaymentApiResponse = /** status 200  */ PaymentResponse;
export type GetPaymentApiArg = {
  id: number;
};
export type RefundPaymentApiResponse = /** status 201  */ PaymentResponse;
export type RefundPaymentApiArg = {
  id: number;
  /** A value of the client for this one intent, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  refundPaymentRequest: RefundPaymentRequest;
};
export type ListAdminPaymentMethodsApiResponse =
  /** status 200  */ AdminPaymentMethodResponse[];
export type ListAdminPaymentMethodsApiArg = void;
export type SetOrderStatusApiResponse = /** status 200  */ OrderResponse;
export type SetOrderStatusApiArg = {
  id: number;
  setOrderStatusRequest: SetOrderStatusRequest;
};
export type MatchPaymentByAdminApiResponse = /** status 200  */ OrderResponse;
export type MatchPaymentByAdminApiArg = {
  id: number;
  matchPaymentRequest: MatchPaymentRequest;
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
export type ListContactMessagesApiResponse =
  /** status 200  */ ContactMessageResponse[];
export type ListContactMessagesApiArg = {
  limit?: number;
  offset?: number;
};
export type SetContactMessageStatusApiResponse =
  /** status 200  */ ContactMessageResponse;
export type SetContactMessageStatusApiArg = {
  id: number;
  setEnquiryStatusRequest: SetEnquiryStatusRequest;
};
export type ListQuoteRequestsApiResponse =
  /** status 200  */ QuoteRequestResponse[];
export type ListQuoteRequestsApiArg = {
  limit?: number;
  offset?: number;
};
export type SetQuoteRequestStatusApiResponse =
  /** status 200  */ QuoteRequestResponse;
export type SetQuoteRequestStatusApiArg = {
  id: number;
  setEnquiryStatusRequest: SetEnquiryStatusRequest;
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
export type GetAdminDashboardApiResponse = /** status 200  */ DashboardResponse;
export type GetAdminDashboardApiArg = {
  /** Of the charts and best sellers: the last 30, 90 or 365 days, today included. */
  days?: number;
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
  /** All prices of the shop are in one currency. */
  currency?: string;
  /** An https address with `{awb}` and perhaps `{courier}`, or empty. */
  trackingUrlTemplate?: string;
};
export type CompanySettingsResponse = {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  /** Of a Romanian company. */
  county: string;
  country: string;
  vatNumber: string;
  registrationNumber: string;
  email: string;
  phone: string;
  openingHours: string;
  bankName: string;
  iban: string;
  /** Printed on every invoice that is issued from now on. */
  invoiceNotes: string;
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
  registrationNumber?: string;
  email?: string;
  phone?: string;
  openingHours?: string;
  bankName?: string;
  iban?: string;
  /** Printed on every invoice. */
  invoiceNotes?: string;
};
export type VatRateResponse = {
  country: string;
  /** A share. */
  rate: number;
  /** A day in Bucharest. */
  validFrom: string;
  /** Applies today. */
  isInForce: boolean;
  /** Starts later, so it can still be deleted. */
  isFuture: boolean;
};
export type AddVatRateRequest = {
  /** ISO 3166 code. */
  country: string;
  /** A day in Bucharest. */
  validFrom: string;
  /** A share. */
  rate: number;
};
export type ExchangeRateResponse = {
  base: string;
  quote: string;
  rate: string;
  /** A day in Bucharest. */
  validFrom: string;
  /** Applies today. */
  isInForce: boolean;
  /** Starts later, so it can still be deleted. */
  isFuture: boolean;
};
export type AddExchangeRateRequest = {
  base: "USD" | "EUR" | "RON" | "GBP";
  quote: "USD" | "EUR" | "RON" | "GBP";
  /** A day in Bucharest. */
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
  status: "approved" | "rejected";
  /** Shown to the author of a rejected review. */
  reason?: string;
  /** Of the review as it was read: 409 CATALOG.REVIEW_CHANGED when its author has edited it since. */
  revision?: number;
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
export type PaymentEventResponse = {
  /** ISO 8601, UTC. */
  at: string;
  /** `matched`: it became the payment of an order; `disputed`: the customer disputes it, the note is the provider's status. */
  kind:
    | "started"
    | "pending"
    | "failed"
    | "cancelled"
    | "captured"
    | "matched"
    | "refund_requested"
    | "refund_done"
    | "refund_failed"
    | "disputed";
  /** A decimal. */
  amount: string | null;
  note: string | null;
};
export type PaymentResponse = {
  id: number;
  method: "stripe" | "revolut" | "paypal";
  status:
    | "pending"
    | "failed"
    | "cancelled"
    | "captured"
    | "created"
    | "partly_refunded"
    | "refunded";
  /** True for test money. */
  isSandbox: boolean;
  /** The provider's own id. */
  providerRef: string | null;
  description: string;
  email: string | null;
  /** ISO 4217 code. */
  currency: string;
  /** What the customer was to pay. */
  amount: string;
  /** What the provider took. */
  capturedAmount: string;
  /** What is on its way back or has been given back. */
  refundRequestedAmount: string;
  refundedAmount: string;
  /** What can still be refunded: captured, less refunds that are done, pending or requested. */
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
  history: PaymentEventResponse[];
};
export type RefundPaymentRequest = {
  /** A decimal; missing or empty: all that is left. */
  amount?: string;
  reason?: "unmatched" | "by-hand";
};
export type AdminPaymentMethodResponse = {
  id: "stripe" | "revolut" | "paypal" | "cash";
  /** `live` takes real money, `test` moves none, `off` is not offered. */
  mode: "live" | "test" | "off";
};
export type OrderPaymentResponse = {
  /** The payment of the order, captured or awaited; null for cash and while there is none. */
  id: number | null;
  method: "stripe" | "revolut" | "paypal" | "cash";
  /** `out_of_stock_paid`: paid when the goods were gone; the money is on its way back. */
  status:
    "partly_refunded" | "refunded" | "paid" | "unpaid" | "out_of_stock_paid";
  /** Given back so far, a decimal in the order's currency. */
  refundedAmount: string;
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
  /** Unit price, a decimal. */
  price: string;
  /** price × quantity. */
  totalPrice: string;
  product: OrderedProductResponse;
};
export type OrderAddressResponse = {
  firstName: string;
  lastName: string;
  /** firstName and lastName. */
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
export type OrderEventResponse = {
  /** ISO 8601, UTC. */
  at: string;
  /** `shipment`: tracking number or courier changed. */
  kind:
    | "refund_requested"
    | "refund_failed"
    | "refunded"
    | "paid"
    | "placed"
    | "status"
    | "shipment"
    | "note"
    | "confirmed"
    | "reservation_expired"
    | "mail_capped";
  fromStatus:
    ("pending" | "cancelled" | "processing" | "shipped" | "delivered") | null;
  toStatus:
    ("pending" | "cancelled" | "processing" | "shipped" | "delivered") | null;
  note: string | null;
  actor: "guest" | "customer" | "admin" | "system";
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
    "partly_refunded" | "refunded" | "paid" | "unpaid" | "out_of_stock_paid";
  /** A guest's cash order that waits for the link in its email to be opened: it cannot leave `pending`. */
  confirmationRequired: boolean;
  /** ISO 8601, UTC: how long its units are reserved while it waits; null for an order that waits without stock. */
  reservedUntil: string | null;
  payment: OrderPaymentResponse;
  email: string;
  /** Code of the language it was placed in. */
  language: string;
  currency: string;
  subtotal: string;
  shipping: string;
  /** A share. */
  vatRate: number;
  /** VAT on the subtotal. */
  vatAmount: string;
  /** subtotal + shipping + vatAmount. */
  totalAmount: string;
  items: OrderItemResponse[];
  shippingAddress: OrderAddressResponse;
  billingAddress: OrderAddressResponse;
  notes: string | null;
  /** The courier's tracking number. */
  awbNumber: string | null;
  courier: string | null;
  /** Where the parcel can be followed; null without a tracking number. */
  trackingUrl: string | null;
  /** Of the invoice that is not reversed. */
  invoiceNumber: string | null;
  /** Oldest first. */
  history: OrderEventResponse[];
  /** Where a guest can follow the order without signing in; answered when the order is placed. */
  statusUrl?: string;
};
export type SetOrderStatusRequest = {
  status: "pending" | "cancelled" | "processing" | "shipped" | "delivered";
  /** The courier's tracking number; missing or empty leaves it as it is. */
  awbNumber?: string;
  /** Missing or empty leaves it as it is. */
  courier?: string;
  /** Shown in the order's history, to the customer too. */
  note?: string;
  /** With `cancelled` and an order that is paid online: what goes back. Missing gives everything back, "0" nothing. */
  refundAmount?: string;
};
export type MatchPaymentRequest = {
  /** An unmatched payment. */
  paymentId: number;
};
export type InvoicePaymentResponse = {
  id: number;
  /** `order`: the order was paid after its invoice had been issued. */
  kind: "order" | "wire_transfer" | "online";
  /** Of an online payment. */
  paymentId: number | null;
  /** A decimal. */
  amount: string;
  refundedAmount: string;
  date: string;
  reference: string | null;
  /** A mistaken entry, which does not count. */
  isUndone: boolean;
};
export type InvoicePaymentsResponse = {
  invoiceNumber: string;
  currency: string;
  totalAmount: string;
  /** What is still to be paid; zero for a reversed invoice. */
  outstandingAmount: string;
  isPaid: boolean;
  /** The day of the last payment. */
  paidAt: string | null;
  /** Oldest first, also those that are undone. */
  payments: InvoicePaymentResponse[];
};
export type RecordTransferRequest = {
  /** In the currency of the invoice. */
  amount: string;
  /** The day the money arrived. */
  date: string;
  /** Of the transfer, as on the bank statement. */
  reference: string;
};
export type ContactMessageResponse = {
  id: number;
  createdAt: string;
  status: "new" | "answered" | "closed";
  /** Of the sender when signed in. */
  userId: number | null;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  category:
    "general" | "product" | "order" | "technical" | "billing" | "partnership";
  message: string;
  orderNumber: string | null;
  /** The sender reads answers in it. */
  language: string;
};
export type SetEnquiryStatusRequest = {
  status: "new" | "answered" | "closed";
};
export type QuoteRequestResponse = {
  id: number;
  createdAt: string;
  status: "new" | "answered" | "closed";
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
};
export type MailSenderResponse = {
  name: string;
  email: string;
  /** Where answers go; empty for the sender itself. */
  replyTo: string;
  /** True while the sender is that of MAIL_FROM. */
  isDefault: boolean;
  /** False without MAIL_URL: mails then stay in the shop. */
  isMailServerSet: boolean;
};
export type SaveMailSenderRequest = {
  name: string;
  /** Your mail server has to accept it as a sender. */
  email: string;
  replyTo?: string;
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
  status: "pending" | "cancelled" | "processing" | "shipped" | "delivered";
  totalAmount: string;
  currency: string;
};
export type DaySalesResponse = {
  /** A day in Bucharest. */
  day: string;
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
export type SetupStepsResponse = {
  company: boolean;
  category: boolean;
  product: boolean;
  /** The shipping terms were saved by an administrator. */
  shipping: boolean;
  /** A payment provider is connected, at least in test mode. */
  payments: boolean;
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
  /** Highest first. */
  salesByCategory?: SoldUnitsResponse[];
  /** By units. */
  bestSellers?: SoldUnitsResponse[];
  setup?: SetupStepsResponse;
};
export const {
  useGetAdminShippingSettingsQuery,
  useSaveShippingSettingsMutation,
  useSaveCompanySettingsMutation,
  useListVatRatesQuery,
  useAddVatRateMutation,
  useDeleteVatRateMutation,
  useListExchangeRatesQuery,
  useAddExchangeRateMutation,
  useGetAdminExchangeRateFeedQuery,
  useDeleteExchangeRateMutation,
  useListReviewsByAdminQuery,
  useDecideReviewByAdminMutation,
  useListPaymentsQuery,
  useGetPaymentQuery,
  useRefundPaymentMutation,
  useListAdminPaymentMethodsQuery,
  useSetOrderStatusMutation,
  useMatchPaymentByAdminMutation,
  useListInvoicePaymentsByAdminQuery,
  useRecordTransferByAdminMutation,
  useUndoTransferByAdminMutation,
  useListContactMessagesQuery,
  useSetContactMessageStatusMutation,
  useListQuoteRequestsQuery,
  useSetQuoteRequestStatusMutation,
  useGetAdminMailSenderQuery,
  useSaveAdminMailSenderMutation,
  useResetAdminMailSenderMutation,
  useSendAdminTestMailMutation,
  useGetAdminDashboardQuery,
} = injectedRtkApi;
