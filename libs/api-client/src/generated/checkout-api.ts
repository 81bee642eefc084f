import { emptyApi as api } from "../empty-api";
export const addTagTypes = [
  "WaysOfDelivery",
  "Sandbox",
  "SavedMethods",
  "Orders",
  "OrderStatus",
  "CheckoutPayments",
  "Checkouts",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getWaysOfDelivery: build.query<
        GetWaysOfDeliveryApiResponse,
        GetWaysOfDeliveryApiArg
      >({
        query: () => ({ url: `/api/ways-of-delivery` }),
        providesTags: ["WaysOfDelivery"],
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
      openSavedMethods: build.mutation<
        OpenSavedMethodsApiResponse,
        OpenSavedMethodsApiArg
      >({
        query: () => ({
          url: `/api/payments/stripe/saved-methods`,
          method: "POST",
        }),
        invalidatesTags: ["SavedMethods"],
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
export { injectedRtkApi as checkoutApi };
export type GetWaysOfDeliveryApiResponse =
  /** status 200  */ WayOfDeliveryResponse[];
export type GetWaysOfDeliveryApiArg = void;
export type ConfirmSandboxPaymentApiResponse =
  /** status 200  */ SandboxOutcomeResponse;
export type ConfirmSandboxPaymentApiArg = {
  /** The test provider's id of the payment. */
  providerRef: string;
  confirmSandboxPaymentRequest: ConfirmSandboxPaymentRequest;
};
export type OpenSavedMethodsApiResponse =
  /** status 201  */ SavedMethodsResponse;
export type OpenSavedMethodsApiArg = void;
export type PlaceOrderApiResponse = /** status 201  */ OrderResponse;
export type PlaceOrderApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  placeOrderRequest: PlaceOrderRequest;
};
export type PreviewOrderApiResponse = /** status 200  */ OrderPreviewResponse;
export type PreviewOrderApiArg = {
  previewOrderRequest: PreviewOrderRequest;
};
export type JoinOrderApiResponse = unknown;
export type JoinOrderApiArg = {
  /** From the link that a guest was given. */
  token: string;
};
export type CreateStripePaymentIntentApiResponse =
  /** status 201  */ StripePaymentResponse;
export type CreateStripePaymentIntentApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
  "Idempotency-Key"?: string;
  paymentCallRequest: PaymentCallRequest;
};
export type CreateRevolutOrderApiResponse =
  /** status 201  */ RevolutOrderResponse;
export type CreateRevolutOrderApiArg = {
  /** A value of the client for this one request, such as a UUID: repeating the call has no second effect. */
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
export type WayOfDeliveryResponse = {
  kind: "courier" | "pickup" | "van";
  /** Empty for the words of its kind. */
  name: string;
  /** ISO 3166 codes; without any place it is offered in the whole of the seller's country. */
  countries: string[];
  /** Names of Romanian counties. */
  counties: string[];
  /** The lowest of its costs. */
  cost: string;
  /** Every order pays it, whatever it weighs or is worth. */
  isFixed: boolean;
  /** Free strictly above this subtotal; empty for that of the place. */
  freeShippingThreshold: string;
  /** Of a courier with days of its own. */
  minDays: number | null;
  maxDays: number | null;
  /** When the van comes: 1 is Monday, 7 is Sunday. */
  weekdays: number[];
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
export type SavedMethodsResponse = {
  /** For Stripe.js, valid for half an hour; null where nothing can be saved. */
  clientSecret: string | null;
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
  paymentMethod: "stripe" | "revolut" | "paypal" | "cash" | "bank_transfer";
  /** 1 to 200 lines; a product may appear on several. */
  items: OrderItemRequest[];
  /** Cost shown to the customer. Only compared, when it is given. */
  shipping?: string;
  /** One of the ways of delivery that a preview answers for the address; without it, the standard one. */
  deliveryMethodId?: number;
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
export type DeliveryOfferResponse = {
  /** Null for the standard delivery. */
  method: DeliveryMethodView | null;
  shipping: string;
  /** When it arrives or is ready to be fetched, as ISO days; null where no day is promised. */
  firstDay: string | null;
  lastDay: string | null;
};
export type OrderPreviewResponse = {
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
};
export type DestinationRequest = {
  /** The country's English name. */
  country: string;
  county?: string;
  /** Some places of a country are outside its VAT area. */
  zipCode?: string;
  city?: string;
};
export type BuyerRequest = {
  company?: string;
  /** The country's English name. */
  country?: string;
};
export type PreviewOrderRequest = {
  items: OrderItemRequest[];
  /** Decides what shipping costs; without it the standard cost is answered. */
  shippingAddress?: DestinationRequest;
  /** One of the `deliveries` of the address; another one counts as none. */
  deliveryMethodId?: number;
  discountCode?: string;
  /** A company of another member state is not charged VAT once its number is confirmed. */
  billingAddress?: BuyerRequest;
  vatNumber?: string;
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
  status: "paid" | "open" | "expired" | "pending" | "out_of_stock" | "ordered";
  orderNumber?: string;
  /** Where a guest follows the order. */
  statusUrl?: string;
  /** Its units are reserved until then. ISO 8601, UTC. */
  expiresAt: string;
  totals: CheckoutTotalsResponse;
};
export type PaypalCheckoutResponse = {
  status: "paid" | "open" | "expired" | "pending" | "out_of_stock" | "ordered";
  orderNumber?: string;
  /** Where a guest follows the order. */
  statusUrl?: string;
};
export const {
  useGetWaysOfDeliveryQuery,
  useConfirmSandboxPaymentMutation,
  useOpenSavedMethodsMutation,
  usePlaceOrderMutation,
  usePreviewOrderMutation,
  useJoinOrderMutation,
  useCreateStripePaymentIntentMutation,
  useCreateRevolutOrderMutation,
  useCreatePaypalOrderMutation,
  useCapturePaypalOrderMutation,
  useGetCheckoutQuery,
  useCancelCheckoutMutation,
  useGetPaypalCheckoutQuery,
} = injectedRtkApi;
