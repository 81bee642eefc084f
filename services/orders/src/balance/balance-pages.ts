import { Injectable } from '@nestjs/common';
import { personName } from '@kp/commerce';
import {
  type OnlineMethod,
  PaymentMethods,
  type PaymentSnapshot,
  Payments,
  type Purchase,
  type StartedPayment,
} from '@kp/payments';
import { SettingsService } from '@kp/settings';
import type { Order } from '../domain/order.entity';
import { alreadyPaid, paymentPending } from '../checkout/domain/checkout.errors';
import { balanceNotDue } from '../domain/edit.errors';
import { linkExpired, orderNotFound } from '../domain/order.errors';
import { OrderRepository } from '../persistence/order.repository';
import { type BalanceLink, type BalanceLinkState, balanceLinkStateOf } from './balance-link';
import { BalanceLinkRepository } from './balance-link.repository';
import { PayBalance } from './pay-balance';

const MAX_CONFIRMED = 5;

export interface BalanceView {
  order: Order;
  link: BalanceLink;
  sellerName: string;
  state: BalanceLinkState;
  /** That take its currency. */
  methods: OnlineMethod[];
  /** Oldest first. */
  payments: PaymentSnapshot[];
}

/** The page behind the link that takes what a change added. */
@Injectable()
export class BalancePages {
  constructor(
    private readonly links: BalanceLinkRepository,
    private readonly orders: OrderRepository,
    private readonly payments: Payments,
    private readonly methods: PaymentMethods,
    private readonly settings: SettingsService,
    private readonly pay: PayBalance,
  ) {}

  /** @throws OrderError ORDERS.NOT_FOUND */
  async get(token: string): Promise<BalanceView> {
    const link = await this.links.findByToken(token);
    const order = link && (await this.orders.find(link.orderId));
    if (!link || !order) throw orderNotFound();
    const payments = await this.payments.listOfBalance(link.id);
    const methods = this.methods.onlineMethods(order.currency);
    const facts = { isOnlineAvailable: methods.length > 0, payments, now: new Date() };
    const { name: sellerName } = await this.settings.getPublicCompany();
    return { order, link, sellerName, methods, payments, state: balanceLinkStateOf(link, order, facts) };
  }

  /** The order alone says what is due: nothing of the amount comes from the client. */
  async start(token: string, method: OnlineMethod): Promise<StartedPayment> {
    const view = await this.get(token);
    assertPayable(view.state);
    const { order, link } = view;
    const start = async () =>
      this.payments.start({
        method,
        checkoutId: null,
        balanceId: link.id,
        amountMinor: link.amountMinor,
        currency: order.currency,
        description: `Order ${order.orderNumber}`,
        purchase: purchaseOf(view),
        returnPath: `/pay/${token}`,
        key: await this.payments.idempotencyKeyOf({ balanceId: link.id }, method),
      });
    const first = await start();
    // Cancelled at the provider since it was started: only a new payment can succeed.
    const payment = first.status === 'cancelled' ? await start() : first;
    if (payment.isInReview || payment.status === 'captured') throw paymentPending();
    return payment;
  }

  /** For a browser that comes back from paying: asks the providers, so that it need not wait for their webhooks. */
  async confirm(token: string): Promise<BalanceView> {
    const { payments } = await this.get(token);
    for (const payment of payments.slice(-MAX_CONFIRMED)) {
      if (payment.providerRef === null || payment.orderId !== null || payment.status === 'cancelled')
        continue;
      const seen = await this.payments.reconcile(payment.providerRef);
      if (seen && (seen.isApproved || seen.capturedMinor > 0)) await this.pay.capture(seen);
    }
    return this.get(token);
  }
}

function assertPayable(state: BalanceLinkState): void {
  if (state === 'paid') throw alreadyPaid();
  if (state === 'processing' || state === 'pending') throw paymentPending();
  if (state === 'expired') throw linkExpired();
  if (state !== 'payable') throw balanceNotDue();
}

/** One line, because the difference of two totals is of no product. */
function purchaseOf({ order, link, sellerName }: BalanceView): Purchase {
  const { amountMinor } = link;
  const name = `Order ${order.orderNumber}`;
  return {
    brand: sellerName,
    language: order.language,
    shippingMinor: 0,
    vatMinor: 0,
    address: null,
    lines: [{ name, code: order.orderNumber, quantity: 1, unitMinor: amountMinor, totalMinor: amountMinor }],
    recipient: { name: personName(order.billingAddress), email: order.email },
  };
}
