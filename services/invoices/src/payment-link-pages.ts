import { Injectable } from '@nestjs/common';
import {
  type OnlineMethod,
  PaymentMethods,
  type PaymentSnapshot,
  Payments,
  type Purchase,
  type StartedPayment,
} from '@kp/payments';
import { businessDay } from '@kp/settings';
import type { Invoice } from './domain/invoice';
import { type PaymentLinkState, paymentLinkStateOf } from './domain/invoice-payment';
import {
  alreadyPaid,
  invoiceNotFound,
  linkExpired,
  notPayable,
  paymentPending,
} from './domain/invoice.errors';
import { PaymentLinks } from './payment-links';
import { InvoiceRepository } from './persistence/invoice.repository';
import { CapturePayment } from './use-cases/capture-payment';

/** Once nothing is to be paid any more. */
const LINK_TTL_MS = 90 * 86_400_000;
const MAX_CONFIRMED = 5;

export interface PaymentLinkView {
  invoice: Invoice;
  state: PaymentLinkState;
  /** That take its currency. */
  methods: OnlineMethod[];
  /** Oldest first. */
  payments: PaymentSnapshot[];
}

@Injectable()
export class PaymentLinkPages {
  constructor(
    private readonly links: PaymentLinks,
    private readonly invoices: InvoiceRepository,
    private readonly payments: Payments,
    private readonly methods: PaymentMethods,
    private readonly capture: CapturePayment,
  ) {}

  /** @throws InvoiceError INVOICES.NOT_FOUND, LINK_EXPIRED */
  async get(token: string): Promise<PaymentLinkView> {
    const id = this.links.findInvoiceId(token);
    const invoice = id === null ? null : await this.invoices.findById(id);
    if (invoice?.kind !== 'invoice') throw invoiceNotFound();
    const payments = await this.payments.listOfInvoice(invoice.number);
    const methods = this.methods.onlineMethods(invoice.currency);
    const state = paymentLinkStateOf(invoice, { isOnlineAvailable: methods.length > 0, payments });
    const isOver = state === 'paid' || state === 'reversed';
    if (isOver && invoice.issueDate < businessDay(new Date(Date.now() - LINK_TTL_MS))) throw linkExpired();
    return { invoice, state, methods, payments };
  }

  /** The invoice alone says what is paid: nothing of the amount comes from the client. */
  async start(token: string, method: OnlineMethod): Promise<StartedPayment> {
    const { invoice, state } = await this.get(token);
    assertPayable(state);
    const start = async () =>
      this.payments.start({
        method,
        checkoutId: null,
        invoiceNumber: invoice.number,
        amountMinor: invoice.totalMinor,
        currency: invoice.currency,
        description: `Invoice ${invoice.number}`,
        ...(invoice.buyer.email ? { email: invoice.buyer.email } : {}),
        purchase: purchaseOf(invoice),
        returnPath: `/pay/${token}`,
        key: await this.payments.idempotencyKeyOf({ invoiceNumber: invoice.number }, method),
      });
    const first = await start();
    // Cancelled at the provider since it was started: only a new payment can succeed.
    const payment = first.status === 'cancelled' ? await start() : first;
    if (payment.isInReview || payment.status === 'captured') throw paymentPending();
    return payment;
  }

  /** For a browser that comes back from paying: asks the providers, so that it need not wait for their webhooks. */
  async confirm(token: string): Promise<PaymentLinkView> {
    const { payments } = await this.get(token);
    for (const payment of payments.slice(-MAX_CONFIRMED)) {
      if (payment.providerRef === null || payment.paysInvoice || payment.status === 'cancelled') continue;
      const seen = await this.payments.reconcile(payment.providerRef);
      if (seen && (seen.isApproved || seen.capturedMinor > 0)) await this.capture.execute(seen);
    }
    return this.get(token);
  }
}

function assertPayable(state: PaymentLinkState): void {
  if (state === 'paid') throw alreadyPaid();
  if (state === 'processing' || state === 'pending') throw paymentPending();
  if (state !== 'payable') throw notPayable();
}

/** One line, because the rounded unit prices of converted lines do not multiply to their totals. */
function purchaseOf({ number, language, seller, buyer, vatMinor, totalMinor }: Invoice): Purchase {
  const name = `${buyer.firstName} ${buyer.lastName}`.trim() || buyer.companyName;
  const netMinor = totalMinor - vatMinor;
  const line = { name: `Invoice ${number}`, code: number, quantity: 1 };
  return {
    brand: seller.name,
    language,
    shippingMinor: 0,
    vatMinor,
    address: null,
    lines: [
      {
        ...line,
        unitMinor: netMinor,
        totalMinor: netMinor,
      },
    ],
    recipient: {
      name,
      email: buyer.email,
    },
  };
}
