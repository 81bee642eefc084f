import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import { OrderRepository } from '../persistence/order.repository';
import { CheckoutRepository } from './persistence/checkout.repository';

/** What was to be paid, as mails tell of it; the amount in minor units of `currency`. */
export interface CheckoutForMail {
  email: string;
  language: LanguageCode;
  firstName: string;
  totalMinor: number;
  currency: CurrencyCode;
}

/** Checkouts as other modules may read them. */
@Injectable()
export class CheckoutReader {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly orders: OrderRepository,
  ) {}

  /**
   * What a payment was started for.
   * @returns null when it was ordered and paid in another way, or is no longer stored
   */
  async findUnpaid(checkoutId: string, paymentId: number): Promise<CheckoutForMail | null> {
    const checkout = await this.checkouts.find(checkoutId);
    const order = checkout?.orderId == null ? null : await this.orders.find(checkout.orderId);
    if (!checkout || (order && (order.paymentMethod === 'cash' || order.paymentStatus !== 'unpaid')))
      return null;
    const started = await this.checkouts.listPayments(checkoutId);
    const draftId = started.find((payment) => payment.paymentId === paymentId)?.draftId ?? checkout.draftId;
    const { request, totalMinor, currency } = await this.checkouts.getDraft(draftId);
    return {
      email: request.email,
      language: isLanguageCode(request.language) ? request.language : 'en',
      firstName: request.shippingAddress.firstName,
      totalMinor,
      currency,
    };
  }
}
