import { PAYMENT_REMINDER_DUE, type PaymentReminderDue } from '@kp/accounting';
import type { Type } from '@nestjs/common';
import {
  AUTHORITY_ACCESS_LOST,
  INVOICE_PAID,
  INVOICE_PDF_STORED,
  type InvoiceIssued,
  type InvoicePaid,
  TRANSMISSIONS_LATE,
  type TransmissionsLate,
} from '@kp/invoices';
import { PAYMENT_DECLINED, PAYMENT_MISMATCHED, type PaymentStatusEvent } from '@kp/payments';
import type { EventHandler } from '@kp/platform/outbox';
import { invoiceMail } from '../mail/invoice-mail';
import { invoicePaidMail } from '../mail/invoice-paid-mail';
import { lateDocumentsNotice, lostAccessNotice } from '../mail/authority-mails';
import { paymentReminder } from '../mail/payment-reminder';
import { paymentDeclinedMail, paymentMismatchedMail } from '../mail/payment-mails';
import type { ShopContact } from '../mail/mail-template';
import { businessDay } from '@kp/settings';
import { emailOf, type EventMails, handlerOf } from './event-mails';

const anUnpaidCheckout = {
  async find({ checkouts }: EventMails, { checkoutId, paymentId }: PaymentStatusEvent) {
    return checkoutId === null ? null : checkouts.findUnpaid(checkoutId, paymentId);
  },
};
const anInvoice = {
  async find(
    { invoices, orders }: EventMails,
    { invoiceNumber }: InvoiceIssued | InvoicePaid | PaymentReminderDue,
  ) {
    const invoice = await invoices.getForMail(invoiceNumber);
    return { invoice, order: await orders.getForMail(invoice.orderId) };
  },
};

const whatIsLate = { find: (_mails: EventMails, late: TransmissionsLate) => Promise.resolve(late) };
/** Once a day. */
const lostAccess = { find: () => Promise.resolve({ day: businessDay(new Date()) }) };
const shopItself = (_subject: unknown, shop: ShopContact) => shop.email;

export const paymentMailHandlers: Type<EventHandler>[] = [
  handlerOf({
    event: INVOICE_PDF_STORED,
    handler: 'notifications.write-invoice-mail',
    series: 'invoice',
    about: anInvoice,
    template: invoiceMail,
    to: ({ invoice }) => invoice.buyer.email,
  }),
  handlerOf({
    event: INVOICE_PAID,
    handler: 'notifications.write-invoice-paid-mail',
    series: 'invoice-paid',
    about: anInvoice,
    template: invoicePaidMail,
    to: ({ invoice }) => invoice.buyer.email,
  }),
  handlerOf({
    event: PAYMENT_REMINDER_DUE,
    handler: 'notifications.write-payment-reminder',
    series: 'payment-reminder',
    about: anInvoice,
    template: paymentReminder,
    to: ({ invoice }) => invoice.buyer.email,
  }),
  handlerOf({
    event: PAYMENT_DECLINED,
    handler: 'notifications.write-payment-declined-mail',
    about: anUnpaidCheckout,
    template: paymentDeclinedMail,
    to: emailOf,
  }),
  handlerOf({
    event: PAYMENT_MISMATCHED,
    handler: 'notifications.write-payment-mismatched-mail',
    about: anUnpaidCheckout,
    template: paymentMismatchedMail,
    to: emailOf,
  }),
  handlerOf({
    event: TRANSMISSIONS_LATE,
    handler: 'notifications.write-late-documents-notice',
    about: whatIsLate,
    template: lateDocumentsNotice,
    to: shopItself,
  }),
  handlerOf({
    event: AUTHORITY_ACCESS_LOST,
    handler: 'notifications.write-lost-access-notice',
    about: lostAccess,
    template: lostAccessNotice,
    to: shopItself,
  }),
];
