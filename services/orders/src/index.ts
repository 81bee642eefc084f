import { FindChangesOfOrders1801957600101 } from './persistence/migrations/1801957600101-find-changes-of-orders';
import { FindMoneyByDay1801457800601 } from './persistence/migrations/1801457800601-find-money-by-day';
import { WidenOrdersAmounts1796800000104 } from './persistence/migrations/1796800000104-widen-orders-amounts';
import type { ShopModule } from '@kp/platform/composition';
import { OrdersConfig } from './orders.config';
import { OrdersModule, OrdersWorkerModule } from './orders.module';
import { DiscountCode } from './discounts/discount-code.entity';
import { Order, OrderEvent, OrderLine } from './domain/order.entity';
import { CreateOrders1763700005000 } from './persistence/migrations/1763700005000-create-orders';
import { CreateCheckouts1763700005001 } from './persistence/migrations/1763700005001-create-checkouts';
import { AskBeforeRelease1763700005002 } from './persistence/migrations/1763700005002-ask-before-release';
import { KeepVatNumberChecks1796900000502 } from './persistence/migrations/1796900000502-keep-vat-number-checks';
import { TaxLines1796000200311 } from './persistence/migrations/1796000200311-tax-lines';
import { SearchOrdersApart1799455000101 } from './persistence/migrations/1799455000101-search-orders-apart';
import { FollowTimeZone1798445000102 } from './persistence/migrations/1798445000102-follow-time-zone';
import { RecountBesideOrders1799645000604 } from './persistence/migrations/1799645000604-recount-beside-orders';
import { CountEachOrder1800445000412 } from './persistence/migrations/1800445000412-count-each-order';
import { FindOrdersByCountry1800848200201 } from './persistence/migrations/1800848200201-find-orders-by-country';
import { SearchWordsOnce1800845000101 } from './persistence/migrations/1800845000101-search-words-once';
import { KeepDeliveryMethod1800852100102 } from './persistence/migrations/1800852100102-keep-delivery-method';
import { IndexDelivery1801357600101 } from './persistence/migrations/1801357600101-index-delivery';
import { CountDeliveries1801963100403 } from './persistence/migrations/1801963100403-count-deliveries';
import { SearchByDelivery1801963100404 } from './persistence/migrations/1801963100404-search-by-delivery';
import { SortUnpaidOrders1801963200301 } from './persistence/migrations/1801963200301-sort-unpaid-orders';
import { PageByTotal1801963200302 } from './persistence/migrations/1801963200302-page-by-total';
import { FindOrdersToShip1795952000417 } from './persistence/migrations/1795952000417-find-orders-to-ship';
import { OrderReservations1795319092913 } from './persistence/migrations/1795319092913-order-reservations';
import { IndexOrderLineProduct1795319938881 } from './persistence/migrations/1795319938881-index-order-line-product';
import { IndexOpenCheckouts1795341772572 } from './persistence/migrations/1795341772572-index-open-checkouts';
import { AddInvoiceNumber1795369137529 } from './persistence/migrations/1795369137529-add-invoice-number';
import { RequestReviews1795380752339 } from './persistence/migrations/1795380752339-request-reviews';
import { SearchOrders1795400322421 } from './persistence/migrations/1795400322421-search-orders';
import { DiscountedOrders1795411814474 } from './persistence/migrations/1795411814474-discounted-orders';
import { CreateDiscountCodes1795417399013 } from './persistence/migrations/1795417399013-create-discount-codes';
import { ChargeBackOrders1795880217386 } from './persistence/migrations/1795880217386-charge-back-orders';
import { SearchOrdersByPhone1795881378771 } from './persistence/migrations/1795881378771-search-orders-by-phone';
import { OrderByPhone1795400322422 } from './persistence/migrations/1795400322422-order-by-phone';
import { ShipmentsAndReturns1795401299662 } from './persistence/migrations/1795401299662-shipments-and-returns';
import { FindGuestOrders1795881339119 } from './persistence/migrations/1795881339119-find-guest-orders';
import { BackorderUnits1795904901337 } from './persistence/migrations/1795904901337-backorder-units';
import { PromiseDeliveryDays1795909200731 } from './persistence/migrations/1795909200731-promise-delivery-days';
import { WithdrawFromContracts1795934823205 } from './persistence/migrations/1795934823205-withdraw-from-contracts';
import { AddOrderReferences1795915304912 } from './persistence/migrations/1795915304912-add-order-references';
import { ExpectDeliveryDays1795935240062 } from './persistence/migrations/1795935240062-expect-delivery-days';
import { RetaxOrders1797020058911 } from './persistence/migrations/1797020058911-retax-orders';
import { CorrectInvoicesOfOrders1797010000611 } from './persistence/migrations/1797010000611-correct-invoices-of-orders';
import { CountPartlyPaid1798345000803 } from './persistence/migrations/1798345000803-count-partly-paid';
import { CountOrders1797845000801 } from './persistence/migrations/1797845000801-count-orders';
import { MarkNegotiatedOrders1799645000201 } from './persistence/migrations/1799645000201-mark-negotiated-orders';
import { IndexPartlyPaid1797245200213 } from './persistence/migrations/1797245200213-index-partly-paid';
import { OrderTransfers1798252000812 } from './persistence/migrations/1798252000812-order-transfers';
import { AddArticleDataOfLines1798346000401 } from './persistence/migrations/1798346000401-add-article-data-of-lines';
import { LinkBalances1797040000614 } from './persistence/migrations/1797040000614-link-balances';
import { EditOrders1795969151431 } from './persistence/migrations/1795969151431-edit-orders';
import { NameReservations1797020047202 } from './persistence/migrations/1797020047202-name-reservations';
import { LeaveWhatWasConceded1801958000201 } from './persistence/migrations/1801958000201-leave-what-was-conceded';

const ordersEntities = [Order, OrderLine, OrderEvent, DiscountCode];
const ordersMigrations = [
  MarkNegotiatedOrders1799645000201,
  CreateOrders1763700005000,
  CreateCheckouts1763700005001,
  AskBeforeRelease1763700005002,
  OrderReservations1795319092913,
  IndexOrderLineProduct1795319938881,
  IndexOpenCheckouts1795341772572,
  AddInvoiceNumber1795369137529,
  RequestReviews1795380752339,
  SearchOrders1795400322421,
  OrderByPhone1795400322422,
  ShipmentsAndReturns1795401299662,
  DiscountedOrders1795411814474,
  CreateDiscountCodes1795417399013,
  ChargeBackOrders1795880217386,
  SearchOrdersByPhone1795881378771,
  FindGuestOrders1795881339119,
  BackorderUnits1795904901337,
  PromiseDeliveryDays1795909200731,
  AddOrderReferences1795915304912,
  WithdrawFromContracts1795934823205,
  ExpectDeliveryDays1795935240062,
  FindOrdersToShip1795952000417,
  EditOrders1795969151431,
  TaxLines1796000200311,
  KeepVatNumberChecks1796900000502,
  WidenOrdersAmounts1796800000104,
  CorrectInvoicesOfOrders1797010000611,
  NameReservations1797020047202,
  RetaxOrders1797020058911,
  LinkBalances1797040000614,
  CountOrders1797845000801,
  CountPartlyPaid1798345000803,
  IndexPartlyPaid1797245200213,
  OrderTransfers1798252000812,
  AddArticleDataOfLines1798346000401,
  FollowTimeZone1798445000102,
  SearchOrdersApart1799455000101,
  RecountBesideOrders1799645000604,
  CountEachOrder1800445000412,
  SearchWordsOnce1800845000101,
  FindOrdersByCountry1800848200201,
  KeepDeliveryMethod1800852100102,
  IndexDelivery1801357600101,
  FindMoneyByDay1801457800601,
  FindChangesOfOrders1801957600101,
  LeaveWhatWasConceded1801958000201,
  CountDeliveries1801963100403,
  SearchByDelivery1801963100404,
  SortUnpaidOrders1801963200301,
  PageByTotal1801963200302,
];

export {
  GUEST_ORDERS_JOINED,
  type GuestOrdersJoined,
  ORDER_BALANCE_DUE,
  ORDER_BALANCE_PAID,
  ORDER_CONFIRMED,
  ORDER_EDITED,
  ORDER_ITEMS_SHIPPED,
  ORDER_LINK_REQUESTED,
  ORDER_PAID,
  ORDER_PAID_OUT_OF_STOCK,
  ORDER_PLACED,
  ORDER_REFUNDED,
  ORDER_RETURN_CHANGED,
  ORDER_REVIEW_DUE,
  ORDER_SHIPMENT_CHANGED,
  ORDER_STATUS_CHANGED,
  ORDER_TRANSFER_REMINDED,
  type OrderBalanceDue,
  type OrderEdited,
  type OrderItemsShipped,
  type OrderLinkRequested,
  type OrderPlaced,
  type OrderRefunded,
  type OrderReturnChanged,
  type OrderStatusChanged,
} from './events';
export { type InvoicedOrder, OrderInvoicing, type RefundedReturn } from './order-invoicing';
export { type CheckoutMailView, CheckoutReader } from './checkout/checkout-reader';
export { hasOrderedSql, OrderHistory, type OrderMailView, OrderReader } from './order-reader';
export { editRefundKey, isEditRefund } from './editing/edit-refunds';
export {
  type CorrectedInvoice,
  documentsOf,
  InvoiceCorrector,
  type OrderCorrection,
} from './editing/invoice-corrections';
export { OrderImporter } from './imports/order-importer';
export { OrderImportModule, OrdersModule, OrdersReadingModule } from './orders.module';
export { OrdersConfig } from './orders.config';
export { OrdersService } from './orders.service';
export { RecordOrderTransfer } from './transfers/record-order-transfer';
export { type Order, taxOfLine, transferredMinor } from './domain/order.entity';
export { type OrderedItem, priceOrder, type PricedOrder } from './domain/order-pricing';
export { isShortStock, type Shortage } from './domain/order.errors';
export { OrderTerms } from './order-terms';
export type { NegotiatedOrder } from './domain/new-order';
export { CreateOrder } from './use-cases/create-order';
export { FilterOrdersRequest } from './http/list-orders.dto';
export { OrderText } from './http/order-field-decorators';
export { TaxLineResponse, taxesOf } from './http/order-taxes.dto';
export { AMOUNT_MESSAGE, AMOUNT_PATTERN, ShippingAddressRequest } from './http/place-order.dto';
export {
  AWAITING_PAYMENT,
  AWAITING_SHIPMENT,
  type OrderFilter,
  OVERDUE,
} from './persistence/order-filter.queries';
export type { ReturnView } from './returns/return.queries';
export { ReturnReader } from './returns/return-reader';

export const ordersDescriptor: ShopModule = {
  name: 'orders',
  entities: ordersEntities,
  migrations: ordersMigrations,
  config: [OrdersConfig],
  gateway: [OrdersModule],
  worker: [OrdersWorkerModule],
  secretPaths: ['order-balances', 'order-status', 'orders/status', 'checkouts', 'checkouts/paypal'],
};
