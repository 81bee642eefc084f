import type { Address, CurrencyCode, OrderStatus, PaymentMethod, PaymentStatus } from '@kp/commerce';
import type { LanguageCode } from '@kp/i18n';

/** What a mail about an order says; amounts in minor units of `currency`. */
export interface OrderFacts {
  id: number;
  /** Null for guests. */
  userId: number | null;
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
  paymentStatus: PaymentStatus;
  status: OrderStatus;
  /** A guest has to confirm it first. */
  confirmationRequired: boolean;
  /** While it waits for its payment or its confirmation. */
  reservedUntil: Date | null;
  /** It waits without units. */
  isStockReleased: boolean;
  awbNumber: string | null;
  courier: string | null;
  shippingAddress: Address;
  lines: readonly {
    productName: string;
    productCode: string;
    quantity: number;
    unitPriceMinor: number;
    lineTotalMinor: number;
  }[];
  /** Where a guest sees the order; customers see it in their account. */
  statusUrl: string;
  /** What a guest opens to confirm it. */
  confirmationUrl: string;
}
