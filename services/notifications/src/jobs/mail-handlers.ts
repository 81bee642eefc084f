import { Injectable, type Type } from '@nestjs/common';
import {
  ACCOUNT_SECURITY_CHANGED,
  type AccountSecurityChanged,
  NotificationPreferences,
  PASSWORD_RESET_REQUESTED,
  type PasswordResetLink,
  type PasswordResetRequested,
  SecurityMailReader,
  STAFF_INVITED,
  type StaffInvited,
  ACCOUNT_DELETED,
  type AccountDeleted,
  AccountMails,
  EMAIL_CHANGE_REQUESTED,
  type EmailChangeMail,
  type EmailChangeRequested,
  type EmailLinkMail,
} from '@kp/auth';
import {
  CONTACT_MESSAGE_SENT,
  ENQUIRY_ANSWERED,
  type EnquiryAnswered,
  EnquiryReader,
  type EnquiryReceived,
  QUOTE_REQUESTED,
  QUOTE_SENT,
  type QuoteSent,
} from '@kp/contact';
import {
  INVOICE_PAID,
  INVOICE_PDF_STORED,
  type InvoiceIssued,
  type InvoicePaid,
  InvoiceReader,
} from '@kp/invoices';
import {
  CheckoutReader,
  ORDER_CONFIRMED,
  ORDER_ITEMS_SHIPPED,
  ORDER_PAID,
  ORDER_PAID_OUT_OF_STOCK,
  ORDER_PLACED,
  ORDER_REFUNDED,
  ORDER_RETURN_CHANGED,
  ORDER_REVIEW_DUE,
  ORDER_SHIPMENT_CHANGED,
  ORDER_STATUS_CHANGED,
  type OrderMailView,
  type OrderReturnChanged,
  OrderHistory,
  OrderReader,
  ReturnReader,
} from '@kp/orders';
import { PAYMENT_DECLINED, type PaymentStatusEvent } from '@kp/payments';
import { HttpConfig } from '@kp/platform/http';
import { type Delivery, type EventHandler, HandlesEvent } from '@kp/platform/outbox';
import { SettingsService } from '@kp/settings';
import { type MailContent, TEST_MAIL_REQUESTED } from '../domain/mail';
import { PRODUCT_ALERTS_DUE, type ProductAlertsDue } from '../domain/product-alert';
import { DueAlerts } from '../due-alerts';
import { alertMail, type DueAlertMail } from '../mail/alert-mail';
import { accountDeletedMail, emailChangeNotice, emailLinkMail } from '../mail/account-mails';
import { contactNotice, enquiryConfirmation, quoteNotice } from '../mail/enquiry-mails';
import { quoteMail, replyMail } from '../mail/inbox-mails';
import { invoiceMail } from '../mail/invoice-mail';
import { invoicePaidMail } from '../mail/invoice-paid-mail';
import type { ShopContact } from '../mail/mail-template';
import { MailWriter } from '../mail/mail-writer';
import { orderConfirmation } from '../mail/order-confirmation';
import { outOfStockMail, paymentDeclinedMail, refundMail } from '../mail/payment-mails';
import { reviewRequestMail } from '../mail/review-mails';
import { passwordResetMail, securityNotice, staffInvitation } from '../mail/security-mails';
import { returnMail, type ReturnMailSubject } from '../mail/return-mails';
import { partShippedMail, statusMail, trackingMail } from '../mail/status-mails';
import { testMail } from '../mail/test-mail';
import { type ReviewRequest, ReviewRequests } from '../review-requests';

interface MailSubject<Payload, Subject> {
  /** Null when no mail is due. */
  find(mails: EventMails, payload: Payload): Promise<Subject | null>;
  /** Called when the daily limit of the mailbox was reached. */
  recordCapped?(mails: EventMails, subject: Subject): Promise<void>;
}

interface EventMail<Payload, Subject> {
  event: string;
  handler: string;
  formerNames?: string[];
  about: MailSubject<Payload, Subject>;
  template(subject: NoInfer<Subject>, shop: ShopContact, payload: Payload): Promise<MailContent | null>;
  to(subject: NoInfer<Subject>, shop: ShopContact): string;
}

@Injectable()
export class EventMails {
  constructor(
    readonly orders: OrderReader,
    readonly history: OrderHistory,
    readonly returns: ReturnReader,
    readonly checkouts: CheckoutReader,
    readonly enquiries: EnquiryReader,
    readonly invoices: InvoiceReader,
    readonly alerts: DueAlerts,
    readonly preferences: NotificationPreferences,
    readonly reviewRequests: ReviewRequests,
    readonly security: SecurityMailReader,
    readonly accounts: AccountMails,
    private readonly settings: SettingsService,
    private readonly http: HttpConfig,
    private readonly writer: MailWriter,
  ) {}

  async write<Payload, Subject>(
    { about, template, to }: EventMail<Payload, Subject>,
    { id, payload }: Delivery<Payload>,
  ): Promise<void> {
    const subject = await about.find(this, payload);
    if (!subject) return;
    const { phone, email } = await this.settings.getPublicCompany();
    const shop = { publicUrl: this.http.publicUrl, phone, email };
    const content = await template(subject, shop, payload);
    if (!content) return;
    const recipient = to(subject, shop);
    // The order of a deleted account has none.
    if (recipient === '') return;
    const outcome = await this.writer.write(id, { ...content, to: recipient });
    if (outcome === 'capped') await about.recordCapped?.(this, subject);
  }
}

function handlerOf<Payload, Subject>(mail: EventMail<Payload, Subject>): Type<EventHandler<Payload>> {
  @Injectable()
  @HandlesEvent(mail.event, { name: mail.handler, formerNames: mail.formerNames, queue: 'emails' })
  class MailHandler implements EventHandler<Payload> {
    constructor(private readonly mails: EventMails) {}

    handle(delivery: Delivery<Payload>): Promise<void> {
      return this.mails.write(mail, delivery);
    }
  }
  return MailHandler;
}

const anOrder: MailSubject<{ orderId: number }, OrderMailView> = {
  find: ({ orders }, { orderId }) => orders.getForMail(orderId),
  recordCapped: ({ history }, { id }) => history.addCappedMail(id),
};
/** Guests and customers who want order updates now. */
const aFollowedOrder: typeof anOrder = {
  ...anOrder,
  async find({ orders, preferences }, { orderId }) {
    const order = await orders.getForMail(orderId);
    const isWanted = order.userId === null || (await preferences.wants(order.userId, 'orderUpdates'));
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
const anUnpaidCheckout = {
  async find({ checkouts }: EventMails, { checkoutId, paymentId }: PaymentStatusEvent) {
    return checkoutId === null ? null : checkouts.findUnpaid(checkoutId, paymentId);
  },
};
const aReturn: MailSubject<OrderReturnChanged, ReturnMailSubject> = {
  async find({ orders, returns }, { orderId, returnId }) {
    return { order: await orders.getForMail(orderId), request: await returns.get(returnId) };
  },
};
const aContactMessage = {
  find: ({ enquiries }: EventMails, { enquiryId }: EnquiryReceived) => enquiries.getContactMessage(enquiryId),
};
const aQuoteRequest = {
  find: ({ enquiries }: EventMails, { enquiryId }: EnquiryReceived) => enquiries.getQuoteRequest(enquiryId),
};
const aReply = {
  find: ({ enquiries }: EventMails, { replyId }: EnquiryAnswered) => enquiries.getReply(replyId),
};
const aSentQuote = {
  find: ({ enquiries }: EventMails, { quoteId }: QuoteSent) => enquiries.findSentQuote(quoteId),
};

const anInvoice = {
  async find({ invoices, orders }: EventMails, { invoiceNumber }: InvoiceIssued | InvoicePaid) {
    const invoice = await invoices.getForMail(invoiceNumber);
    return { invoice, order: await orders.getForMail(invoice.orderId) };
  },
};
const dueAlerts: MailSubject<ProductAlertsDue, DueAlertMail> = {
  find: ({ alerts }, { userId }) => alerts.take(userId),
};
const aReviewRequest: MailSubject<{ orderId: number }, ReviewRequest> = {
  find: ({ reviewRequests }, { orderId }) => reviewRequests.find(orderId),
};
const aResetLink: MailSubject<PasswordResetRequested, PasswordResetLink> = {
  find: ({ security }, { resetId }) => security.issueResetLink(resetId),
  recordCapped: ({ security }, { resetId }) => security.withdrawResetLink(resetId),
};
const anInvitation: MailSubject<StaffInvited, PasswordResetLink> = {
  find: ({ security }, { resetId }) => security.issueInvitation(resetId),
};
const anAccount = {
  find: ({ security }: EventMails, { userId }: Pick<AccountSecurityChanged, 'userId'>) =>
    security.findRecipient(userId),
};
const anEmailChange: MailSubject<EmailChangeRequested, EmailChangeMail> = {
  find: ({ accounts }, { changeId }) => accounts.findEmailChange(changeId),
};
const anEmailLink: MailSubject<EmailChangeRequested, EmailLinkMail> = {
  find: ({ accounts }, { changeId }) => accounts.startEmailLink(changeId),
};
const aDeletion = {
  find: ({ accounts }: EventMails, { noticeId }: AccountDeleted) => accounts.takeDeletionNotice(noticeId),
};

const buyer = ({ email }: { email: string }) => email;
const sender = buyer;
const accountHolder = buyer;
const shopItself = (_subject: unknown, shop: ShopContact) => shop.email;

export const mailHandlers: Type<EventHandler>[] = [
  handlerOf({
    event: ORDER_PLACED,
    handler: 'notifications.write-order-confirmation',
    formerNames: ['WriteOrderConfirmationHandler'],
    about: anUncancelledOrder,
    template: orderConfirmation,
    to: buyer,
  }),
  handlerOf({
    event: ORDER_PAID,
    handler: 'notifications.write-paid-order-confirmation',
    about: anUncancelledOrder,
    template: orderConfirmation,
    to: buyer,
  }),
  handlerOf({
    event: ORDER_CONFIRMED,
    handler: 'notifications.write-confirmed-order-confirmation',
    about: anUncancelledOrder,
    template: orderConfirmation,
    to: buyer,
  }),
  handlerOf({
    event: ORDER_STATUS_CHANGED,
    handler: 'notifications.write-status-mail',
    about: aFollowedOrder,
    template: statusMail,
    to: buyer,
  }),
  handlerOf({
    event: ORDER_SHIPMENT_CHANGED,
    handler: 'notifications.write-tracking-mail',
    about: aFollowedOrder,
    template: trackingMail,
    to: buyer,
  }),
  handlerOf({
    event: ORDER_ITEMS_SHIPPED,
    handler: 'notifications.write-part-shipped-mail',
    about: aFollowedOrder,
    template: partShippedMail,
    to: buyer,
  }),
  handlerOf({
    event: ORDER_RETURN_CHANGED,
    handler: 'notifications.write-return-mail',
    about: aReturn,
    template: returnMail,
    to: ({ order }) => order.email,
  }),
  handlerOf({
    event: ORDER_PAID_OUT_OF_STOCK,
    handler: 'notifications.write-out-of-stock-notice',
    formerNames: ['WriteOutOfStockNoticeHandler'],
    about: anOrder,
    template: outOfStockMail,
    to: buyer,
  }),
  handlerOf({
    event: ORDER_REFUNDED,
    handler: 'notifications.write-refund-notice',
    formerNames: ['WriteRefundNoticeHandler'],
    about: anOrder,
    template: refundMail,
    to: buyer,
  }),
  handlerOf({
    event: INVOICE_PDF_STORED,
    handler: 'notifications.write-invoice-mail',
    about: anInvoice,
    template: invoiceMail,
    to: ({ invoice }) => invoice.buyer.email,
  }),
  handlerOf({
    event: ORDER_REVIEW_DUE,
    handler: 'notifications.write-review-request',
    about: aReviewRequest,
    template: reviewRequestMail,
    to: buyer,
  }),
  handlerOf({
    event: INVOICE_PAID,
    handler: 'notifications.write-invoice-paid-mail',
    about: anInvoice,
    template: invoicePaidMail,
    to: ({ invoice }) => invoice.buyer.email,
  }),
  handlerOf({
    event: PAYMENT_DECLINED,
    handler: 'notifications.write-payment-declined-mail',
    about: anUnpaidCheckout,
    template: paymentDeclinedMail,
    to: buyer,
  }),
  handlerOf({
    event: CONTACT_MESSAGE_SENT,
    handler: 'notifications.write-contact-notice',
    formerNames: ['WriteContactNoticeHandler'],
    about: aContactMessage,
    template: contactNotice,
    to: shopItself,
  }),
  handlerOf({
    event: CONTACT_MESSAGE_SENT,
    handler: 'notifications.write-contact-confirmation',
    formerNames: ['WriteContactConfirmationHandler'],
    about: aContactMessage,
    template: (message, shop) => enquiryConfirmation(message, shop, 'contact'),
    to: sender,
  }),
  handlerOf({
    event: QUOTE_REQUESTED,
    handler: 'notifications.write-quote-notice',
    formerNames: ['WriteQuoteNoticeHandler'],
    about: aQuoteRequest,
    template: quoteNotice,
    to: shopItself,
  }),
  handlerOf({
    event: QUOTE_REQUESTED,
    handler: 'notifications.write-quote-confirmation',
    formerNames: ['WriteQuoteConfirmationHandler'],
    about: aQuoteRequest,
    template: (request, shop) => enquiryConfirmation(request, shop, 'quote'),
    to: sender,
  }),
  handlerOf({
    event: ENQUIRY_ANSWERED,
    handler: 'notifications.write-enquiry-reply',
    about: aReply,
    template: replyMail,
    to: sender,
  }),
  handlerOf({
    event: QUOTE_SENT,
    handler: 'notifications.write-quote',
    about: aSentQuote,
    template: quoteMail,
    to: sender,
  }),
  handlerOf({
    event: PRODUCT_ALERTS_DUE,
    handler: 'notifications.write-alert-mail',
    about: dueAlerts,
    template: alertMail,
    to: accountHolder,
  }),
  handlerOf({
    event: PASSWORD_RESET_REQUESTED,
    handler: 'notifications.write-password-reset',
    about: aResetLink,
    template: passwordResetMail,
    to: accountHolder,
  }),
  handlerOf({
    event: STAFF_INVITED,
    handler: 'notifications.write-staff-invitation',
    about: anInvitation,
    template: staffInvitation,
    to: accountHolder,
  }),
  handlerOf({
    event: ACCOUNT_SECURITY_CHANGED,
    handler: 'notifications.write-security-notice',
    about: anAccount,
    template: securityNotice,
    to: accountHolder,
  }),
  handlerOf({
    event: TEST_MAIL_REQUESTED,
    handler: 'notifications.write-test-mail',
    about: anAccount,
    template: testMail,
    to: accountHolder,
  }),
  handlerOf({
    event: EMAIL_CHANGE_REQUESTED,
    handler: 'notifications.write-email-link',
    about: anEmailLink,
    template: emailLinkMail,
    to: ({ newEmail }) => newEmail,
  }),
  handlerOf({
    event: EMAIL_CHANGE_REQUESTED,
    handler: 'notifications.write-email-change-notice',
    about: anEmailChange,
    template: emailChangeNotice,
    to: ({ account }) => account.email,
  }),
  handlerOf({
    event: ACCOUNT_DELETED,
    handler: 'notifications.write-account-deleted-mail',
    about: aDeletion,
    template: accountDeletedMail,
    to: ({ email }) => email,
  }),
];
