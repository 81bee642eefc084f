import type { Type } from '@nestjs/common';
import {
  ORDER_BALANCE_DUE,
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
  type OrderLinkRequested,
  type OrderMailView,
  type OrderReturnChanged,
} from '@kp/orders';
import type { EventHandler } from '@kp/platform/outbox';
import type { MailContent } from '../domain/mail';
import { balanceLinkMail } from '../mail/balance-link-mail';
import { editedOrderMail } from '../mail/edited-order-mail';
import { orderConfirmation } from '../mail/order-confirmation';
import { orderLinkMail } from '../mail/order-link-mail';
import { outOfStockMail, refundMail } from '../mail/payment-mails';
import { returnMail, type ReturnMailSubject } from '../mail/return-mails';
import { reviewRequestMail } from '../mail/review-mails';
import { partShippedMail, statusMail, trackingMail } from '../mail/status-mails';
import { transferReminder } from '../mail/transfer-reminder';
import { ORDER_LINK_MAIL, type OrderLinkSubject } from '../order-links';
import type { ReviewRequest } from '../review-requests';
import { emailOf, handlerOf, type MailSubject } from './event-mails';

const anOrder: MailSubject<{ orderId: number }, OrderMailView> = {
  find: ({ orders }, { orderId }) => orders.getForMail(orderId),
  recordRateLimited: ({ history }, { id }) => history.addRateLimitedMail(id),
};
/** Guests and customers who want order updates now; a cancellation that refunds is always said. */
const aFollowedOrder: typeof anOrder = {
  ...anOrder,
  async find({ orders, preferences }, { orderId }) {
    const order = await orders.getForMail(orderId);
    const isRefunded =
      order.status === 'cancelled' && order.history.some(({ kind }) => kind === 'refund_requested');
    const isWanted =
      isRefunded || order.userId === null || (await preferences.wants(order.userId, 'orderUpdates'));
    return isWanted ? order : null;
  },
};
const anUncancelledOrder: typeof anOrder = {
  ...anOrder,
  async find(mails, payload) {
    const order = await mails.orders.getForMail(payload.orderId);
    return order.status === 'cancelled' ? null : order;
  },
};
const aReturn: MailSubject<OrderReturnChanged, ReturnMailSubject> = {
  async find({ orders, returns }, { orderId, returnId }) {
    return { order: await orders.getForMail(orderId), request: await returns.get(returnId) };
  },
};
const anOrderLink: MailSubject<OrderLinkRequested, OrderLinkSubject> = {
  find: ({ orderLinks }, { orderId }) => orderLinks.findForMail(orderId),
};
const aReviewRequest: MailSubject<{ orderId: number }, ReviewRequest> = {
  find: ({ reviewRequests }, { orderId }) => reviewRequests.find(orderId),
};

/** Whichever event comes first, an order is confirmed once, and said once to wait. */
const anOrderIsConfirmed = ({ kind }: MailContent) => kind;

export const orderMailHandlers: Type<EventHandler>[] = [
  handlerOf({
    event: ORDER_PLACED,
    handler: 'notifications.write-order-confirmation',
    series: anOrderIsConfirmed,
    formerNames: ['WriteOrderConfirmationHandler'],
    about: anUncancelledOrder,
    template: orderConfirmation,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_PAID,
    handler: 'notifications.write-paid-order-confirmation',
    series: anOrderIsConfirmed,
    about: anUncancelledOrder,
    template: orderConfirmation,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_CONFIRMED,
    handler: 'notifications.write-confirmed-order-confirmation',
    series: anOrderIsConfirmed,
    about: anUncancelledOrder,
    template: orderConfirmation,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_STATUS_CHANGED,
    handler: 'notifications.write-status-mail',
    series: 'order-status',
    about: aFollowedOrder,
    template: statusMail,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_SHIPMENT_CHANGED,
    handler: 'notifications.write-tracking-mail',
    series: 'order-shipment',
    about: aFollowedOrder,
    template: trackingMail,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_ITEMS_SHIPPED,
    handler: 'notifications.write-part-shipped-mail',
    series: 'order-items-shipped',
    about: aFollowedOrder,
    template: partShippedMail,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_EDITED,
    handler: 'notifications.write-edited-order-mail',
    about: anUncancelledOrder,
    template: editedOrderMail,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_BALANCE_DUE,
    handler: 'notifications.write-balance-link',
    about: anUncancelledOrder,
    template: balanceLinkMail,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_TRANSFER_REMINDED,
    handler: 'notifications.write-transfer-reminder',
    about: anUncancelledOrder,
    template: transferReminder,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_RETURN_CHANGED,
    handler: 'notifications.write-return-mail',
    series: 'order-return',
    about: aReturn,
    template: returnMail,
    to: ({ order }) => order.email,
  }),
  handlerOf({
    event: ORDER_LINK_REQUESTED,
    handler: 'notifications.write-order-link',
    series: ORDER_LINK_MAIL,
    about: anOrderLink,
    template: orderLinkMail,
    to: ({ order }) => order.email,
  }),
  handlerOf({
    event: ORDER_PAID_OUT_OF_STOCK,
    handler: 'notifications.write-out-of-stock-notice',
    formerNames: ['WriteOutOfStockNoticeHandler'],
    about: anOrder,
    template: outOfStockMail,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_REFUNDED,
    handler: 'notifications.write-refund-notice',
    formerNames: ['WriteRefundNoticeHandler'],
    about: anOrder,
    template: refundMail,
    to: emailOf,
  }),
  handlerOf({
    event: ORDER_REVIEW_DUE,
    handler: 'notifications.write-review-request',
    series: 'review-request',
    about: aReviewRequest,
    template: reviewRequestMail,
    to: emailOf,
  }),
];
