import { Injectable } from '@nestjs/common';
import type { CurrencyCode } from '@kp/commerce';
import { isLanguageCode, type LanguageCode } from '@kp/i18n/languages';
import { OrderRepository } from '../persistence/order.repository';
import { CheckoutRepository } from './persistence/checkout.repository';

export interface CheckoutMailView {
  email: string;
  language: LanguageCode;
  firstName: string;
  totalMinor: number;
  currency: CurrencyCode;
}

@Injectable()
export class CheckoutReader {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly orders: OrderRepository,
  ) {}

  /** @returns null when the checkout is deleted, or ordered and not awaiting payment */
  async findUnpaid(checkoutId: string, paymentId: number): Promise<CheckoutMailView | null> {
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
