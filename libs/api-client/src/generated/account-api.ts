import { emptyApi as api } from "../empty-api";
export const addTagTypes = ["Auth", "Orders", "Invoices"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/register`,
          method: "POST",
          body: queryArg.registerRequest,
        }),
        invalidatesTags: ["Auth"],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: "POST",
          body: queryArg.loginRequest,
        }),
        invalidatesTags: ["Auth"],
      }),
      getMe: build.query<GetMeApiResponse, GetMeApiArg>({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ["Auth"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: "POST" }),
        invalidatesTags: ["Auth"],
      }),
      listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
        query: (queryArg) => ({
          url: `/api/orders`,
          params: {
            mine: queryArg.mine,
            status: queryArg.status,
            awaitingPayment: queryArg.awaitingPayment,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Orders"],
      }),
      getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
        query: (queryArg) => ({ url: `/api/orders/${queryArg.id}` }),
        providesTags: ["Orders"],
      }),
      issueInvoice: build.mutation<IssueInvoiceApiResponse, IssueInvoiceApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/orders/${queryArg.id}/invoice`,
            method: "POST",
            body: queryArg.issueInvoiceRequest,
          }),
          invalidatesTags: ["Invoices"],
        },
      ),
      createInvoice: build.mutation<
        CreateInvoiceApiResponse,
        CreateInvoiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/orders/${queryArg.id}/create-invoice`,
          method: "POST",
        }),
        invalidatesTags: ["Invoices"],
      }),
      listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
        query: (queryArg) => ({
          url: `/api/invoices`,
          params: {
            mine: queryArg.mine,
            limit: queryArg.limit,
            offset: queryArg.offset,
          },
        }),
        providesTags: ["Invoices"],
      }),
      getInvoiceByNumber: build.query<
        GetInvoiceByNumberApiResponse,
        GetInvoiceByNumberApiArg
      >({
        query: (queryArg) => ({
          url: `/api/invoices/number/${queryArg["number"]}`,
        }),
        providesTags: ["Invoices"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as accountApi };
export type RegisterApiResponse = /** status 201  */ SessionResponse;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type LoginApiResponse = /** status 200  */ SessionResponse;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type GetMeApiResponse = /** status 200  */ UserResponse;
export type GetMeApiArg = void;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type ListOrdersApiResponse = /** status 200  */ OrderResponse[];
export type ListOrdersApiArg = {
  /** true: own orders only. Without it administrators get all orders. */
  mine?: boolean;
  status?: "pending" | "cancelled" | "processing" | "shipped" | "delivered";
  /** true: only unpaid card, wallet and PayPal orders that are not cancelled. */
  awaitingPayment?: boolean;
  limit?: number;
  offset?: number;
};
export type GetOrderApiResponse = /** status 200  */ OrderResponse;
export type GetOrderApiArg = {
  id: number;
};
export type IssueInvoiceApiResponse = /** status 201  */ InvoiceResponse;
export type IssueInvoiceApiArg = {
  id: number;
  issueInvoiceRequest: IssueInvoiceRequest;
};
export type CreateInvoiceApiResponse = /** status 201  */ InvoiceResponse;
export type CreateInvoiceApiArg = {
  id: number;
};
export type ListInvoicesApiResponse =
  /** status 200  */ InvoiceSummaryResponse[];
export type ListInvoicesApiArg = {
  /** true: own invoices only. Without it administrators get all invoices. */
  mine?: boolean;
  limit?: number;
  offset?: number;
};
export type GetInvoiceByNumberApiResponse = /** status 200  */ InvoiceResponse;
export type GetInvoiceByNumberApiArg = {
  number: string;
};
export type UserResponse = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  isAdmin: boolean;
  /** Language of the user's mails, such as `en`. */
  language: string;
  companyName: string | null;
  vatNumber: string | null;
  registrationNumber: string | null;
  taxId: string | null;
  companyAddress: string | null;
  companyCity: string | null;
  companyState: string | null;
  companyCounty: string | null;
  companyZip: string | null;
  companyCountry: string | null;
  billingEmail: string | null;
  billingPhone: string | null;
  deliveryAddress: string | null;
  deliveryCity: string | null;
  deliveryState: string | null;
  deliveryCounty: string | null;
  deliveryZip: string | null;
  deliveryCountry: string | null;
  deliveryInstructions: string | null;
  /** ISO 8601 moment of the registration. */
  createdAt: string;
};
export type SessionResponse = {
  /** Sent with later calls as `Authorization: Bearer {token}`. */
  token: string;
  user: UserResponse;
};
export type RegisterRequest = {
  /** 1 to 100 characters. */
  firstName: string;
  /** 1 to 100 characters. */
  lastName: string;
  /** At most 254 characters; unique whatever the case. */
  email: string;
  /** 6 to 200 characters. */
  password: string;
  /** Language of the customer's mails; English when absent. */
  language?:
    "en" | "fr" | "de" | "it" | "pt" | "ro" | "es" | "ar" | "zh" | "ja" | "ko";
};
export type LoginRequest = {
  /** In any case. */
  email: string;
  /** 6 to 200 characters. */
  password: string;
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
export type InvoiceItemResponse = {
  productName: string;
  /** Null for shipping. */
  productCode: string | null;
  /** Negative on a storno. */
  quantity: number;
  /** Without VAT, two to four decimals. */
  unitPrice: string;
  /** A share. */
  vatRate: number;
  /** Without VAT. */
  lineTotal: string;
};
export type InvoiceUserResponse = {
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  companyAddress: string;
  companyCity: string;
  companyCounty: string;
  companyZip: string;
  companyCountry: string;
  vatNumber: string;
  registrationNumber: string;
};
export type InvoiceSellerResponse = {
  name: string;
  address: string;
  zipCode: string;
  city: string;
  country: string;
  vatNumber: string;
  registrationNumber: string;
  email: string;
  phone: string;
  bankName: string;
  iban: string;
};
export type InvoicedAmountsResponse = {
  currency: "USD" | "EUR" | "RON" | "GBP";
  subtotal: string;
  shipping: string;
  vatAmount: string;
  totalAmount: string;
  /** Units of the invoice's currency for one; null when both are the same. */
  exchangeRate: string | null;
  /** The day since which the rate is in force. */
  exchangeRateDate: string | null;
};
export type InvoiceResponse = {
  /** Code of the language the order was placed in. */
  language: string;
  /** The last one is shipping, unless it was free. */
  items: InvoiceItemResponse[];
  user: InvoiceUserResponse;
  seller: InvoiceSellerResponse;
  ordered: InvoicedAmountsResponse;
  id: number;
  invoiceNumber: string;
  kind: "invoice" | "storno";
  orderId: number;
  orderNumber: string;
  /** Of a storno: the invoice that it reverses. */
  reversesNumber: string | null;
  /** Of a reversed invoice: its storno. */
  reversedByNumber: string | null;
  /** A day in Bucharest. */
  issueDate: string;
  supplyDate: string;
  paymentMethod: string;
  /** The order was paid when the invoice was issued. */
  isPaid: boolean;
  currency: string;
  /** Sum of the lines. */
  subtotal: string;
  vatAmount: string;
  /** subtotal + vatAmount. */
  totalAmount: string;
};
export type IssueInvoiceRequest = {
  paymentMethod?: "wire_transfer";
};
export type InvoiceSummaryResponse = {
  id: number;
  invoiceNumber: string;
  kind: "invoice" | "storno";
  orderId: number;
  orderNumber: string;
  /** Of a storno: the invoice that it reverses. */
  reversesNumber: string | null;
  /** Of a reversed invoice: its storno. */
  reversedByNumber: string | null;
  /** A day in Bucharest. */
  issueDate: string;
  supplyDate: string;
  paymentMethod: string;
  /** The order was paid when the invoice was issued. */
  isPaid: boolean;
  currency: string;
  /** Sum of the lines. */
  subtotal: string;
  vatAmount: string;
  /** subtotal + vatAmount. */
  totalAmount: string;
};
export const {
  useRegisterMutation,
  useLoginMutation,
  useGetMeQuery,
  useLogoutMutation,
  useListOrdersQuery,
  useGetOrderQuery,
  useIssueInvoiceMutation,
  useCreateInvoiceMutation,
  useListInvoicesQuery,
  useGetInvoiceByNumberQuery,
} = injectedRtkApi;
