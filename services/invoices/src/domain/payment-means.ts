import type { PaymentMethod } from '@kp/commerce';

/** To be paid by transfer: that of every invoice which is not paid when it is issued. */
export const WIRE_TRANSFER = 'wire_transfer';

export type InvoicePaymentMethod = PaymentMethod | typeof WIRE_TRANSFER;

/** UNTDID 4461: in cash, credit transfer, bank card, online payment service. */
const PAYMENT_MEANS_CODES: Record<InvoicePaymentMethod, string> = {
  cash: '10',
  wire_transfer: '30',
  bank_transfer: '30',
  stripe: '48',
  revolut: '68',
  paypal: '68',
};

export const paymentMeansCodeOf = (method: InvoicePaymentMethod): string => PAYMENT_MEANS_CODES[method];
