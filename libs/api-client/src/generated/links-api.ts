import { emptyApi as api } from "../empty-api";
export const addTagTypes = [
  "BalanceLinks",
  "OrderReturns",
  "OrderStatus",
  "Withdrawals",
  "GuestInvoices",
  "PaymentLinks",
  "QuoteLinks",
  "GuestAlerts",
  "Newsletter",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getBalanceLink: build.query<
        GetBalanceLinkApiResponse,
        GetBalanceLinkApiArg
      >({
        query: (queryArg) => ({ url: `/api/order-balances/${queryArg.token}` }),
        providesTags: ["BalanceLinks"],
      }),
      confirmBalancePayment: build.mutation<
        ConfirmBalancePaymentApiResponse,
        ConfirmBalancePaymentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order-balances/${queryArg.token}/confirm`,
          method: "POST",
        }),
        invalidatesTags: ["BalanceLinks"],
      }),
      startBalancePayment: build.mutation<
        StartBalancePaymentApiResponse,
        StartBalancePaymentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order-balances/${queryArg.token}/${queryArg.method}`,
          method: "POST",
        }),
        invalidatesTags: ["BalanceLinks"],
      }),
      listGuestReturns: build.query<
        ListGuestReturnsApiResponse,
        ListGuestReturnsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order-status/${queryArg.token}/returns`,
        }),
        providesTags: ["OrderReturns"],
      }),
      requestGuestReturn: build.mutation<
        RequestGuestReturnApiResponse,
        RequestGuestReturnApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order-status/${queryArg.token}/returns`,
          method: "POST",
          body: queryArg.requestReturnRequest,
        }),
        invalidatesTags: ["OrderReturns"],
      }),
      trackOrder: build.mutation<TrackOrderApiResponse, TrackOrderApiArg>({
        query: (queryArg) => ({
          url: `/api/orders/track`,
          method: "POST",
          body: queryArg.trackOrderRequest,
        }),
        invalidatesTags: ["OrderStatus"],
      }),
      getOrderStatus: build.query<
        GetOrderStatusApiResponse,
        GetOrderStatusApiArg
      >({
        query: (queryArg) => ({ url: `/api/order-status/${queryArg.token}` }),
        providesTags: ["OrderStatus"],
      }),
      cancelGuestOrder: build.mutation<
        CancelGuestOrderApiResponse,
        CancelGuestOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order-status/${queryArg.token}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["OrderStatus"],
      }),
      confirmOrder: build.mutation<ConfirmOrderApiResponse, ConfirmOrderApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/order-confirmations`,
            method: "POST",
            body: queryArg.confirmOrderRequest,
          }),
          invalidatesTags: ["OrderStatus"],
        },
      ),
      findWithdrawableOrder: build.mutation<
        FindWithdrawableOrderApiResponse,
        FindWithdrawableOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/api/withdrawals/order`,
          method: "POST",
          body: queryArg.findWithdrawalRequest,
        }),
        invalidatesTags: ["Withdrawals"],
      }),
      withdrawFromContract: build.mutation<
        WithdrawFromContractApiResponse,
        WithdrawFromContractApiArg
      >({
        query: (queryArg) => ({
          url: `/api/withdrawals`,
          method: "POST",
          body: queryArg.withdrawRequest,
        }),
        invalidatesTags: ["Withdrawals"],
      }),
      getGuestBillingCompany: build.query<
        GetGuestBillingCompanyApiResponse,
        GetGuestBillingCompanyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order-status/${queryArg.token}/billing-company`,
        }),
        providesTags: ["GuestInvoices"],
      }),
      issueGuestInvoice: build.mutation<
        IssueGuestInvoiceApiResponse,
        IssueGuestInvoiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order-status/${queryArg.token}/invoice`,
          method: "POST",
          body: queryArg.issueGuestInvoiceRequest,
        }),
        invalidatesTags: ["GuestInvoices"],
      }),
      getGuestInvoicePdf: build.query<
        GetGuestInvoicePdfApiResponse,
        GetGuestInvoicePdfApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order-status/${queryArg.token}/invoice/pdf`,
        }),
        providesTags: ["GuestInvoices"],
      }),
      getGuestInvoiceXml: build.query<
        GetGuestInvoiceXmlApiResponse,
        GetGuestInvoiceXmlApiArg
      >({
        query: (queryArg) => ({
          url: `/api/order-status/${queryArg.token}/invoice/xml`,
        }),
        providesTags: ["GuestInvoices"],
      }),
      getPaymentLink: build.query<
        GetPaymentLinkApiResponse,
        GetPaymentLinkApiArg
      >({
        query: (queryArg) => ({ url: `/api/pay/${queryArg.token}` }),
        providesTags: ["PaymentLinks"],
      }),
      confirmLinkPayment: build.mutation<
        ConfirmLinkPaymentApiResponse,
        ConfirmLinkPaymentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/pay/${queryArg.token}/confirm`,
          method: "POST",
        }),
        invalidatesTags: ["PaymentLinks"],
      }),
      startLinkPayment: build.mutation<
        StartLinkPaymentApiResponse,
        StartLinkPaymentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/pay/${queryArg.token}/${queryArg.method}`,
          method: "POST",
        }),
        invalidatesTags: ["PaymentLinks"],
      }),
      getQuote: build.query<GetQuoteApiResponse, GetQuoteApiArg>({
        query: (queryArg) => ({ url: `/api/quotes/${queryArg.token}` }),
        providesTags: ["QuoteLinks"],
      }),
      acceptQuote: build.mutation<AcceptQuoteApiResponse, AcceptQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/quotes/${queryArg.token}/accept`,
          method: "POST",
          body: queryArg.acceptQuoteRequest,
        }),
        invalidatesTags: ["QuoteLinks"],
      }),
      declineQuote: build.mutation<DeclineQuoteApiResponse, DeclineQuoteApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/quotes/${queryArg.token}/decline`,
            method: "POST",
            body: queryArg.quoteVersionRequest,
          }),
          invalidatesTags: ["QuoteLinks"],
        },
      ),
      requestGuestAlert: build.mutation<
        RequestGuestAlertApiResponse,
        RequestGuestAlertApiArg
      >({
        query: (queryArg) => ({
          url: `/api/guest-alerts`,
          method: "POST",
          body: queryArg.requestGuestAlertRequest,
        }),
        invalidatesTags: ["GuestAlerts"],
      }),
      getGuestAlert: build.query<GetGuestAlertApiResponse, GetGuestAlertApiArg>(
        {
          query: (queryArg) => ({ url: `/api/guest-alerts/${queryArg.token}` }),
          providesTags: ["GuestAlerts"],
        },
      ),
      removeGuestAlert: build.mutation<
        RemoveGuestAlertApiResponse,
        RemoveGuestAlertApiArg
      >({
        query: (queryArg) => ({
          url: `/api/guest-alerts/${queryArg.token}`,
          method: "DELETE",
        }),
        invalidatesTags: ["GuestAlerts"],
      }),
      confirmGuestAlert: build.mutation<
        ConfirmGuestAlertApiResponse,
        ConfirmGuestAlertApiArg
      >({
        query: (queryArg) => ({
          url: `/api/guest-alerts/${queryArg.token}/confirm`,
          method: "POST",
        }),
        invalidatesTags: ["GuestAlerts"],
      }),
      requestNewsletter: build.mutation<
        RequestNewsletterApiResponse,
        RequestNewsletterApiArg
      >({
        query: (queryArg) => ({
          url: `/api/newsletter`,
          method: "POST",
          body: queryArg.requestNewsletterRequest,
        }),
        invalidatesTags: ["Newsletter"],
      }),
      getNewsletterSignUp: build.query<
        GetNewsletterSignUpApiResponse,
        GetNewsletterSignUpApiArg
      >({
        query: (queryArg) => ({ url: `/api/newsletter/${queryArg.token}` }),
        providesTags: ["Newsletter"],
      }),
      confirmNewsletter: build.mutation<
        ConfirmNewsletterApiResponse,
        ConfirmNewsletterApiArg
      >({
        query: (queryArg) => ({
          url: `/api/newsletter/${queryArg.token}/confirm`,
          method: "POST",
        }),
        invalidatesTags: ["Newsletter"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as linksApi };
export type GetBalanceLinkApiResponse = /** status 200  */ BalanceLinkResponse;
export type GetBalanceLinkApiArg = {
  token: string;
};
export type ConfirmBalancePaymentApiResponse =
  /** status 200  */ ConfirmedBalanceResponse;
export type ConfirmBalancePaymentApiArg = {
  token: string;
};
export type StartBalancePaymentApiResponse =
  /** status 201  */ StartedLinkPaymentResponse;
export type StartBalancePaymentApiArg = {
  token: string;
  method: "stripe" | "revolut" | "paypal";
};
export type ListGuestReturnsApiResponse =
  /** status 200  */ OrderReturnsResponse;
export type ListGuestReturnsApiArg = {
  /** From the link that a guest was given. */
  token: string;
};
export type RequestGuestReturnApiResponse =
  /** status 201  */ OrderReturnsResponse;
export type RequestGuestReturnApiArg = {
  /** From the link that a guest was given. */
  token: string;
  requestReturnRequest: RequestReturnRequest;
};
export type TrackOrderApiResponse = unknown;
export type TrackOrderApiArg = {
  trackOrderRequest: TrackOrderRequest;
};
export type GetOrderStatusApiResponse = /** status 200  */ OrderStatusResponse;
export type GetOrderStatusApiArg = {
  /** From the link that a guest was given. */
  token: string;
};
export type CancelGuestOrderApiResponse =
  /** status 200  */ OrderStatusResponse;
export type CancelGuestOrderApiArg = {
  /** From the link that a guest was given. */
  token: string;
};
export type ConfirmOrderApiResponse = /** status 200  */ OrderStatusResponse;
export type ConfirmOrderApiArg = {
  confirmOrderRequest: ConfirmOrderRequest;
};
export type FindWithdrawableOrderApiResponse =
  /** status 200  */ WithdrawableOrderResponse;
export type FindWithdrawableOrderApiArg = {
  findWithdrawalRequest: FindWithdrawalRequest;
};
export type WithdrawFromContractApiResponse =
  /** status 201  */ WithdrawalReceiptResponse;
export type WithdrawFromContractApiArg = {
  withdrawRequest: WithdrawRequest;
};
export type GetGuestBillingCompanyApiResponse =
  /** status 200  */ BillingCompanyResponse;
export type GetGuestBillingCompanyApiArg = {
  /** From the status link of the order. */
  token: string;
};
export type IssueGuestInvoiceApiResponse =
  /** status 201  */ GuestInvoiceResponse;
export type IssueGuestInvoiceApiArg = {
  /** From the status link of the order. */
  token: string;
  issueGuestInvoiceRequest: IssueGuestInvoiceRequest;
};
export type GetGuestInvoicePdfApiResponse = unknown;
export type GetGuestInvoicePdfApiArg = {
  /** From the status link of the order. */
  token: string;
};
export type GetGuestInvoiceXmlApiResponse = unknown;
export type GetGuestInvoiceXmlApiArg = {
  /** From the status link of the order. */
  token: string;
};
export type GetPaymentLinkApiResponse = /** status 200  */ PaymentLinkResponse;
export type GetPaymentLinkApiArg = {
  token: string;
};
export type ConfirmLinkPaymentApiResponse =
  /** status 200  */ ConfirmedLinkResponse;
export type ConfirmLinkPaymentApiArg = {
  token: string;
};
export type StartLinkPaymentApiResponse =
  /** status 201  */ StartedLinkPaymentResponse;
export type StartLinkPaymentApiArg = {
  token: string;
  method: "stripe" | "revolut" | "paypal";
};
export type GetQuoteApiResponse = /** status 200  */ OpenedQuoteResponse;
export type GetQuoteApiArg = {
  /** From the link that was mailed. */
  token: string;
};
export type AcceptQuoteApiResponse = /** status 200  */ OpenedQuoteResponse;
export type AcceptQuoteApiArg = {
  /** From the link that was mailed. */
  token: string;
  acceptQuoteRequest: AcceptQuoteRequest;
};
export type DeclineQuoteApiResponse = /** status 200  */ OpenedQuoteResponse;
export type DeclineQuoteApiArg = {
  /** From the link that was mailed. */
  token: string;
  quoteVersionRequest: QuoteVersionRequest;
};
export type RequestGuestAlertApiResponse = unknown;
export type RequestGuestAlertApiArg = {
  requestGuestAlertRequest: RequestGuestAlertRequest;
};
export type GetGuestAlertApiResponse = /** status 200  */ GuestAlertResponse;
export type GetGuestAlertApiArg = {
  /** From the link of a mail. */
  token: string;
};
export type RemoveGuestAlertApiResponse = unknown;
export type RemoveGuestAlertApiArg = {
  /** From the link of a mail. */
  token: string;
};
export type ConfirmGuestAlertApiResponse =
  /** status 200  */ GuestAlertResponse;
export type ConfirmGuestAlertApiArg = {
  /** From the link of a mail. */
  token: string;
};
export type RequestNewsletterApiResponse = unknown;
export type RequestNewsletterApiArg = {
  requestNewsletterRequest: RequestNewsletterRequest;
};
export type GetNewsletterSignUpApiResponse =
  /** status 200  */ NewsletterSignUpResponse;
export type GetNewsletterSignUpApiArg = {
  /** From the link of a mail. */
  token: string;
};
export type ConfirmNewsletterApiResponse =
  /** status 200  */ NewsletterSignUpResponse;
export type ConfirmNewsletterApiArg = {
  /** From the link of a mail. */
  token: string;
};
export type BalanceLinkResponse = {
  orderNumber: string;
  sellerName: string;
  /** What changed since the order was paid. */
  changes: string[];
  /** What was paid before. */
  paidAmount: string;
  /** Of the order as it is now. */
  totalAmount: string;
  /** What the link takes. */
  amount: string;
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
  /** `processing`: the money is there and about to be recorded; `pending`: the provider reviews the payment, and no other
    can be started; `obsolete`: the order was cancelled or changed again, or paid in another way; `unavailable`: no
    provider is enabled. */
  state:
    | "unavailable"
    | "paid"
    | "expired"
    | "pending"
    | "payable"
    | "processing"
    | "obsolete";
  /** ISO 8601, UTC: until when it can be paid. */
  expiresAt: string;
  /** What it can be paid with. */
  methods: ("stripe" | "revolut" | "paypal")[];
  /** Paid twice or too late, and refunded. A decimal. */
  refundedAmount: string | null;
};
export type ConfirmedBalanceResponse = {
  orderNumber: string;
  sellerName: string;
  /** What changed since the order was paid. */
  changes: string[];
  /** What was paid before. */
  paidAmount: string;
  /** Of the order as it is now. */
  totalAmount: string;
  /** What the link takes. */
  amount: string;
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
  /** `processing`: the money is there and about to be recorded; `pending`: the provider reviews the payment, and no other
    can be started; `obsolete`: the order was cancelled or changed again, or paid in another way; `unavailable`: no
    provider is enabled. */
  state:
    | "unavailable"
    | "paid"
    | "expired"
    | "pending"
    | "payable"
    | "processing"
    | "obsolete";
  /** ISO 8601, UTC: until when it can be paid. */
  expiresAt: string;
  /** What it can be paid with. */
  methods: ("stripe" | "revolut" | "paypal")[];
  /** Paid twice or too late, and refunded. A decimal. */
  refundedAmount: string | null;
  /** The last payment was declined; another one may succeed. */
  isDeclined: boolean;
  /** The provider's message about the decline. */
  message: string | null;
  /** The decline of the test provider as a code, for a text in the customer's language. */
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
export type StartedLinkPaymentResponse = {
  /** The provider's id of the payment. */
  id: string;
  /** Stripe: confirms the payment in the browser. */
  clientSecret?: string;
  /** Revolut: opens the payment in the browser. */
  token?: string;
  /** PayPal: where the customer approves the payment. */
  approveUrl?: string;
  /** True when no money moves: test mode. */
  sandbox: boolean;
};
export type ReturnableItemResponse = {
  itemId: number;
  /** Units that are in no return. */
  quantity: number;
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
export type ReturnResponse = {
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
export type OrderReturnsResponse = {
  /** ISO 8601, UTC; null when nothing can be returned. */
  returnableUntil: string | null;
  returnableItems: ReturnableItemResponse[];
  /** Newest first. */
  returns: ReturnResponse[];
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
export type TrackOrderRequest = {
  /** In any spelling: "ord 2026 123" is ORD-2026-000123. */
  orderNumber: string;
  /** Of the order. */
  email: string;
};
export type OrderDestinationResponse = {
  firstName: string;
  city: string;
  country: string;
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
export type OrderStatusResponse = {
  shipTo: OrderDestinationResponse;
  /** Its invoice is made out to the company that was named with the order, without asking again. */
  hasBillingCompany: boolean;
  /** With this link: it was placed as a guest, and nothing is packed yet. */
  canCancel: boolean;
  /** Of a signed-in caller: the order is in the account, or a guest's with the same email that can join it. */
  account: ("own" | "joinable") | null;
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
export type ConfirmOrderRequest = {
  /** From the link that was mailed. */
  token: string;
};
export type WithdrawableItemResponse = {
  itemId: number;
  productName: string;
  productCode: string;
  /** Units that can be withdrawn. */
  quantity: number;
  /** `made_to_order` cannot be withdrawn, `sealed_hygiene` only with its seal unbroken once it was delivered. */
  exception: ("made_to_order" | "sealed_hygiene") | null;
};
export type WithdrawableOrderResponse = {
  orderNumber: string;
  /** ISO 8601, UTC; null before the delivery, which starts the period. */
  until: string | null;
  /** Why nothing can be withdrawn; null when something can. */
  barrier: ("expired" | "off" | "business" | "nothing" | "excepted") | null;
  items: WithdrawableItemResponse[];
};
export type FindWithdrawalRequest = {
  /** From a link that was mailed or shown with the order. */
  token?: string;
  /** Without a token. In any spelling: "ord 2026 123" is ORD-2026-000123. */
  orderNumber?: string;
  /** Without a token: of the order. */
  email?: string;
};
export type WithdrawnUnitsResponse = {
  productName: string;
  quantity: number;
  /** Of these, not shipped: nothing has to be sent back. */
  unshippedQuantity: number;
};
export type WithdrawalReceiptResponse = {
  returnNumber: string;
  orderNumber: string;
  name: string;
  /** ISO 8601, UTC: when the declaration arrived. */
  declaredAt: string;
  items: WithdrawnUnitsResponse[];
};
export type WithdrawnItemRequest = {
  /** Of the order. */
  itemId: number;
  quantity: number;
};
export type WithdrawRequest = {
  /** From a link that was mailed or shown with the order. */
  token?: string;
  /** Without a token. In any spelling: "ord 2026 123" is ORD-2026-000123. */
  orderNumber?: string;
  /** Without a token: of the order. */
  email?: string;
  /** Who withdraws. */
  name: string;
  /** Each item of the order once. */
  items: WithdrawnItemRequest[];
  /** Made by the form: the same one again is answered with the first declaration. */
  declarationId: string;
};
export type BillingCompanyResponse = {
  companyName: string;
  vatNumber: string;
  registrationNumber: string;
  address: string;
  city: string;
  county: string;
  zip: string;
  country: string;
  email: string;
};
export type GuestInvoiceResponse = {
  invoiceNumber: string;
};
export type BillingCompanyRequest = {
  /** Absent for a person at another address than that of the order. */
  companyName?: string;
  vatNumber?: string;
  registrationNumber?: string;
  /** Street and number. */
  address: string;
  city: string;
  county: string;
  zip?: string;
  /** The country's English name. */
  country: string;
  /** Where the invoice is sent; the email of the order when absent. */
  email?: string;
};
export type IssueGuestInvoiceRequest = {
  /** Without it the invoice is made out to the billing address of the order. */
  company?: BillingCompanyRequest;
};
export type PaymentLinkResponse = {
  invoiceNumber: string;
  issueDate: string;
  sellerName: string;
  totalAmount: string;
  /** What is still to be paid. */
  outstandingAmount: string;
  currency: string;
  /** `processing`: the money is there and about to be recorded; `pending`: the provider reviews the payment, and no other
    can be started; `partly_paid`: the rest is paid by transfer; `unavailable`: no provider is enabled. */
  state:
    | "unavailable"
    | "paid"
    | "pending"
    | "payable"
    | "processing"
    | "partly_paid"
    | "reversed";
  /** What it can be paid with. */
  methods: ("stripe" | "revolut" | "paypal")[];
  paidAt: string | null;
  /** Paid twice or too late, and refunded. A decimal. */
  refundedAmount: string | null;
};
export type ConfirmedLinkResponse = {
  invoiceNumber: string;
  issueDate: string;
  sellerName: string;
  totalAmount: string;
  /** What is still to be paid. */
  outstandingAmount: string;
  currency: string;
  /** `processing`: the money is there and about to be recorded; `pending`: the provider reviews the payment, and no other
    can be started; `partly_paid`: the rest is paid by transfer; `unavailable`: no provider is enabled. */
  state:
    | "unavailable"
    | "paid"
    | "pending"
    | "payable"
    | "processing"
    | "partly_paid"
    | "reversed";
  /** What it can be paid with. */
  methods: ("stripe" | "revolut" | "paypal")[];
  paidAt: string | null;
  /** Paid twice or too late, and refunded. A decimal. */
  refundedAmount: string | null;
  /** The last payment was declined; another one may succeed. */
  isDeclined: boolean;
  /** The provider's message about the decline. */
  message: string | null;
  /** The decline of the test provider as a code, for a text in the customer's language. */
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
export type OpenedQuoteResponse = {
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
  /** Of the person who asked for it. */
  name: string;
  companyName: string;
  phone: string | null;
  country: string | null;
  /** Once it is accepted. */
  orderNumber: string | null;
  /** Where the order can be followed. */
  statusUrl: string | null;
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
export type AcceptQuoteRequest = {
  /** Of the quote that was read: 409 CONTACT.QUOTE_REPLACED when there is a newer one. */
  version: number;
  address: ShippingAddressRequest;
  /** Paid in advance, with the bank details that are mailed; without it, as agreed. */
  paymentMethod?: "bank_transfer";
  /** By which the company finds the purchase in its own books. */
  poNumber?: string;
  costCenter?: string;
  /** For the courier and the shop. */
  notes?: string;
};
export type QuoteVersionRequest = {
  /** Of the quote that was read: 409 CONTACT.QUOTE_REPLACED when there is a newer one. */
  version: number;
};
export type RequestGuestAlertRequest = {
  email: string;
  productId: number;
};
export type GuestAlertResponse = {
  productId: number;
  productName: string;
  isConfirmed: boolean;
};
export type RequestNewsletterRequest = {
  email: string;
};
export type NewsletterSignUpResponse = {
  isConfirmed: boolean;
};
export const {
  useGetBalanceLinkQuery,
  useConfirmBalancePaymentMutation,
  useStartBalancePaymentMutation,
  useListGuestReturnsQuery,
  useRequestGuestReturnMutation,
  useTrackOrderMutation,
  useGetOrderStatusQuery,
  useCancelGuestOrderMutation,
  useConfirmOrderMutation,
  useFindWithdrawableOrderMutation,
  useWithdrawFromContractMutation,
  useGetGuestBillingCompanyQuery,
  useIssueGuestInvoiceMutation,
  useGetGuestInvoicePdfQuery,
  useGetGuestInvoiceXmlQuery,
  useGetPaymentLinkQuery,
  useConfirmLinkPaymentMutation,
  useStartLinkPaymentMutation,
  useGetQuoteQuery,
  useAcceptQuoteMutation,
  useDeclineQuoteMutation,
  useRequestGuestAlertMutation,
  useGetGuestAlertQuery,
  useRemoveGuestAlertMutation,
  useConfirmGuestAlertMutation,
  useRequestNewsletterMutation,
  useGetNewsletterSignUpQuery,
  useConfirmNewsletterMutation,
} = injectedRtkApi;
