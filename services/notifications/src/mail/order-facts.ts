import type { Address, CurrencyCode, PaymentMethod } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n';

/** What a mail about an order says; amounts in minor units of `currency`. */
export interface OrderFacts {
  orderNumber: string;
  createdAt: Date;
  email: string;
  language: LanguageCode;
  currency: CurrencyCode;
  subtotalMinor: number;
  shippingMinor: number;
  vatRate: number;
  vatMinor: number;
  totalMinor: number;
  paymentMethod: PaymentMethod;
  notes: string | null;
  shippingAddress: Address;
  billingAddress: Address;
  lines: readonly {
    productName: string;
    productCode: string;
    quantity: number;
    unitPriceMinor: number;
    lineTotalMinor: number;
  }[];
  /** Where a guest sees the order; customers see it in their account. */
  statusUrl: string;
}
