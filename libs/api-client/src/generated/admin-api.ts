import { emptyApi as api } from "../empty-api";
export const addTagTypes = [
  "Payments",
  "Orders",
  "OrderPayments",
  "Enquiries",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
        query: (queryArg) => ({
          url: `/admin/api/payments`,
          params: {
            unmatched: queryArg.unmatched,
            refundFailed: queryArg.refundFailed,
            limit: queryArg.limit,
            offset: queryArg.offset,
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type ListPaymentsApiResponse = /** status 200  */ PaymentResponse[];
export type ListPaymentsApiArg = {
  /** Only captured payments that pay no order. */
  unmatched?: boolean;
  /** Only payments with a failed refund whose money is still here. */
  refundFailed?: boolean;
  limit?: number;
  offset?: number;
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
export const {
  useListPaymentsQuery,
  useGetPaymentQuery,
  useRefundPaymentMutation,
  useSetOrderStatusMutation,
  useMatchPaymentByAdminMutation,
  useListContactMessagesQuery,
  useSetContactMessageStatusMutation,
  useListQuoteRequestsQuery,
  useSetQuoteRequestStatusMutation,
} = injectedRtkApi;
