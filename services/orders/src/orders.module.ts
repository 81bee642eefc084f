import { Module } from '@nestjs/common';
import { AccountReadingModule } from '@kp/auth';
import { OrderedProductsModule } from '@kp/cart';
import { CatalogModule, CatalogReadingModule, CatalogReviewsModule, CatalogStockModule } from '@kp/catalog';
import { PaymentsCoreModule } from '@kp/payments';
import { SettingsModule } from '@kp/settings';
import { AllocateBackorders } from './backorders/allocate-backorders';
import { Backorders } from './backorders/backorders';
import { BalanceLinkRepository } from './balance/balance-link.repository';
import { BalancePages } from './balance/balance-pages';
import { PayBalance } from './balance/pay-balance';
import { SendBalanceLink } from './balance/send-balance-link';
import { CheckoutPayments } from './checkout/checkout-payments';
import { CheckoutReservations } from './checkout/checkout-reservations';
import { CheckoutsService } from './checkout/checkouts.service';
import { CheckoutPaymentsController, CheckoutsController } from './checkout/http/checkouts.controller';
import { CheckoutRepository } from './checkout/persistence/checkout.repository';
import { CapturePayment } from './checkout/use-cases/capture-payment';
import { CompleteCheckout } from './checkout/use-cases/complete-checkout';
import { PlaceOnlineOrder } from './checkout/use-cases/place-online-order';
import { PrepareCheckout } from './checkout/use-cases/prepare-checkout';
import { StartPayment } from './checkout/use-cases/start-payment';
import { DiscountCodesController } from './discounts/discount-codes.controller';
import { DiscountCodesService } from './discounts/discount-codes.service';
import { DiscountUses } from './discounts/discount-uses';
import { BalanceLinksController } from './http/balance-links.controller';
import { EditOrderController } from './http/edit-order.controller';
import { OrderReviewsController } from './http/order-reviews.controller';
import { OrderPaymentsController, OrdersController, OrderStatusController } from './http/orders.controller';
import { ReturnTermsController } from './http/return-terms.controller';
import { OpenReturnsController, OrderReturnsController, ReturnsController } from './http/returns.controller';
import { ShipmentsController } from './http/shipments.controller';
import { WithdrawalsController } from './http/withdrawals.controller';
import { DeleteOldRecords } from './jobs/delete-old-records';
import { CheckoutExpiredHandler, EndReservation, ExpireCheckouts } from './jobs/expire-checkouts';
import { ExpireReservations } from './jobs/expire-reservations';
import { JoinGuestOrdersHandler, OfferGuestOrdersHandler } from './jobs/guest-order.handlers';
import { PaymentApprovedHandler, PaymentCapturedHandler } from './jobs/payment.handlers';
import { DisputeHandler, FailedRefundHandler, RefundHandler } from './jobs/refund.handlers';
import { MergeOrderCounts, RecountOrders } from './jobs/merge-order-counts';
import { RequestReviews } from './jobs/request-reviews';
import { EditAddresses } from './editing/edit-addresses';
import { EditedLines } from './editing/edited-lines.repository';
import { EditOrder } from './editing/edit-order';
import { InvoiceCorrections } from './editing/invoice-corrections';
import { PlanEdit } from './editing/plan-edit';
import { ConfirmVatNumber } from './editing/confirm-vat-number';
import { RetaxOrder } from './editing/retax-order';
import { ApplyDifference } from './editing/apply-difference';
import { ConfirmVatNumbers } from './jobs/confirm-vat-numbers';
import { RecordBalance } from './editing/record-balance';
import { ReturnVat } from './editing/return-vat';
import { OrderImporter } from './imports/order-importer';
import { OrderInvoicing } from './order-invoicing';
import { CheckoutReader } from './checkout/checkout-reader';
import { OrderHistory, OrderReader } from './order-reader';
import { OrderNames } from './order-names';
import { OrderPaths } from './order-paths';
import { OrderReservations } from './order-reservations';
import { OrderReviews } from './order-reviews';
import { OrdersCurrency } from './orders-currency';
import { OrdersData } from './orders-data';
import { OrdersService } from './orders.service';
import { PhoneCustomers } from './phone/phone-customers';
import { PhoneOrdersController } from './phone/phone-orders.controller';
import { PlacePhoneOrder } from './phone/place-phone-order';
import { PreviewOrder } from './use-cases/preview-order';
import { OrderIdentityRepository } from './persistence/order-identity.repository';
import { OrderRepository } from './persistence/order.repository';
import { OrderDocumentsController } from './staff/order-documents.controller';
import { OrderDocuments } from './staff/order-documents';
import { PickList } from './staff/pick-list';
import { OrderExport } from './staff/order-export';
import { StaffNotesController } from './staff/staff-notes.controller';
import { StaffNotes } from './staff/staff-notes';
import { DecideReturn } from './returns/decide-return';
import { OpenReturn } from './returns/open-return';
import { ProposeRefunds } from './returns/propose-refunds';
import { RequestReturn } from './returns/request-return';
import { ReturnReader } from './returns/return-reader';
import { Withdraw } from './returns/withdraw';
import { WithdrawalReader } from './returns/withdrawal-reader';
import { ShipItems } from './shipments/ship-items';
import { Shipments } from './shipments/shipments';
import { PromisedDays } from './promised-days';
import { StatusLinks } from './status-links';
import { DistanceSalesReader } from './staff/distance-sales';
import { DistanceSalesController } from './staff/distance-sales.controller';
import { BoughtTogether } from './bought-together';
import { BoughtTogetherController } from './http/bought-together.controller';
import { OrderTransferRepository } from './transfers/order-transfer.repository';
import { OrderTransfersController, TransferFilesController } from './transfers/order-transfers.controller';
import { RecordOrderTransfer } from './transfers/record-order-transfer';
import { RemindTransfers } from './transfers/remind-transfers';
import { TransferDeadlines } from './transfers/transfer-deadlines';
import { ConfirmOrder } from './use-cases/confirm-order';
import { OrderTerms } from './order-terms';
import { CreateOrder } from './use-cases/create-order';
import { JoinGuestOrders } from './use-cases/join-guest-orders';
import { MatchPayment } from './use-cases/match-payment';
import { PayOrder } from './use-cases/pay-order';
import { OrderRefunds } from './use-cases/order-refunds';
import { PlaceOrder } from './use-cases/place-order';
import { RecordRefund } from './use-cases/record-refund';
import { RequestOrderLink } from './use-cases/request-order-link';
import { SetOrderStatus } from './use-cases/set-order-status';

const readers = [
  OrderRepository,
  CheckoutRepository,
  PromisedDays,
  StatusLinks,
  OrderReader,
  CheckoutReader,
  OrderHistory,
  OrderInvoicing,
  ReturnReader,
  WithdrawalReader,
];

@Module({ imports: [SettingsModule], providers: readers, exports: readers })
export class OrdersReadingModule {}

const requiredModules = [
  OrdersReadingModule,
  SettingsModule,
  CatalogStockModule,
  OrderedProductsModule,
  PaymentsCoreModule,
];
const sharedProviders = [
  Backorders,
  OrderIdentityRepository,
  DiscountUses,
  OrderReservations,
  OrderTransferRepository,
  TransferDeadlines,
  PayOrder,
  BalanceLinkRepository,
  PayBalance,
  OrderRefunds,
  CheckoutPayments,
  CheckoutReservations,
  CompleteCheckout,
  CapturePayment,
];

@Module({
  imports: requiredModules,
  providers: sharedProviders,
  exports: [...requiredModules, ...sharedProviders],
})
class OrderPlacingModule {}

/** Changes of placed orders. */
const editing = [
  PlanEdit,
  EditedLines,
  InvoiceCorrections,
  ApplyDifference,
  RetaxOrder,
  RecordOrderTransfer,
  ConfirmVatNumber,
];

@Module({
  imports: [OrderPlacingModule, CatalogReadingModule],
  providers: [OrderTerms, ...editing],
  exports: [OrderTerms, ...editing],
})
class OrderEditingModule {}

@Module({
  imports: [OrderPlacingModule, OrderEditingModule],
  controllers: [CheckoutPaymentsController, CheckoutsController],
  providers: [CheckoutsService, CreateOrder, PlaceOnlineOrder, PrepareCheckout, StartPayment],
  exports: [CreateOrder, OrderEditingModule, PlaceOnlineOrder],
})
class CheckoutModule {}

@Module({
  imports: [
    OrdersReadingModule,
    OrderPlacingModule,
    CheckoutModule,
    AccountReadingModule,
    CatalogModule,
    CatalogReviewsModule,
  ],
  controllers: [
    OrdersController,
    EditOrderController,
    BalanceLinksController,
    OpenReturnsController,
    OrderPaymentsController,
    OrderTransfersController,
    TransferFilesController,
    OrderReturnsController,
    OrderReviewsController,
    OrderStatusController,
    DiscountCodesController,
    OrderDocumentsController,
    StaffNotesController,
    PhoneOrdersController,
    ReturnsController,
    ReturnTermsController,
    ShipmentsController,
    WithdrawalsController,
    BoughtTogetherController,
    DistanceSalesController,
  ],
  providers: [
    BoughtTogether,
    DistanceSalesReader,
    OrderNames,
    OrderPaths,
    OrdersService,
    OrdersData,
    OrdersCurrency,
    OrderReviews,
    DiscountCodesService,
    PlaceOrder,
    ConfirmOrder,
    RequestOrderLink,
    JoinGuestOrders,
    SetOrderStatus,
    EditOrder,
    EditAddresses,
    RecordBalance,
    ReturnVat,
    SendBalanceLink,
    BalancePages,
    MatchPayment,
    OrderDocuments,
    PickList,
    OrderExport,
    StaffNotes,
    PhoneCustomers,
    PreviewOrder,
    PlacePhoneOrder,
    Shipments,
    ShipItems,
    RequestReturn,
    OpenReturn,
    ProposeRefunds,
    DecideReturn,
    Withdraw,
  ],
  exports: [OrdersReadingModule, CheckoutModule, OrdersService],
})
export class OrdersModule {}

@Module({
  imports: [OrderPlacingModule, OrderEditingModule, AccountReadingModule],
  providers: [
    ConfirmVatNumbers,
    JoinGuestOrders,
    OfferGuestOrdersHandler,
    JoinGuestOrdersHandler,
    RecordRefund,
    RefundHandler,
    FailedRefundHandler,
    DisputeHandler,
    PaymentApprovedHandler,
    PaymentCapturedHandler,
    EndReservation,
    CheckoutExpiredHandler,
    ExpireCheckouts,
    ExpireReservations,
    AllocateBackorders,
    DeleteOldRecords,
    MergeOrderCounts,
    RecountOrders,
    RequestReviews,
    RemindTransfers,
  ],
})
export class OrdersWorkerModule {}

@Module({
  imports: [OrderPlacingModule, OrderEditingModule],
  providers: [OrderImporter, SetOrderStatus, Shipments],
  exports: [OrderImporter],
})
export class OrderImportModule {}
