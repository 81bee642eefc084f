import { Injectable } from '@nestjs/common';
import type { Address, OrderTexts } from '@kp/commerce';
import { countryCodeOf } from '@kp/commerce/countries';
import { taxNumberOf } from '@kp/commerce/vat-number';
import { type NegotiatedOrder, CreateOrder, isShortStock, OrderReader, type Shortage } from '@kp/orders';
import { Transactions } from '@kp/platform/database';
import { Outbox } from '@kp/platform/outbox';
import { conversationNotFound, quoteDecided, quoteReplaced } from '../contact.errors';
import { QuoteRequest } from '../conversation.entity';
import { ConversationRepository } from '../conversation.repository';
import {
  Quote,
  QUOTE_REFUSED,
  quoteNumberOf,
  type QuoteRefused,
  quoteStateOf,
  taxOfLine,
} from './quote.entity';
import { QuoteLinks } from './quote-links';
import { QuotesService } from './quotes.service';

interface QuoteOrder {
  orderNumber: string;
  statusUrl: string;
}

interface QuoteOfRequest {
  request: QuoteRequest;
  quote: Quote;
}

export interface OpenedQuote extends QuoteOfRequest {
  order: QuoteOrder | null;
}

export interface Acceptance {
  /** Of the quote that was read. */
  version: number;
  address: Omit<Address, 'company'> & { company?: string };
  texts: OrderTexts<string | undefined>;
  /** Without it, it is paid as agreed. */
  paymentMethod?: 'bank_transfer';
}

/** What the holder of a quote's link can do. */
@Injectable()
export class AcceptQuote {
  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: ConversationRepository,
    private readonly quotes: QuotesService,
    private readonly links: QuoteLinks,
    private readonly createOrder: CreateOrder,
    private readonly orders: OrderReader,
    private readonly outbox: Outbox,
  ) {}

  async open(token: string): Promise<OpenedQuote> {
    return this.opened(await this.find(token, (id) => this.conversations.find(QuoteRequest, id)));
  }

  /**
   * Once: another acceptance of the same version answers the order that it became. The shop is told when its stock is
   * short, because the customer cannot do anything about it.
   */
  async accept(token: string, acceptance: Acceptance): Promise<OpenedQuote> {
    const known = await this.find(token, (id) => this.conversations.find(QuoteRequest, id));
    await this.createOrder.confirmNegotiated(negotiatedOrder(known, acceptance));
    try {
      return await this.order(token, acceptance);
    } catch (error) {
      if (isShortStock(error)) await this.recordShortages(token, acceptance.version, error.details.items);
      throw error;
    }
  }

  private recordShortages(token: string, version: number, shortages: Shortage[]): Promise<void> {
    return this.transactions.run(async () => {
      const { request, quote } = await this.lock(token);
      if (quote.version !== version || quote.status !== 'sent') return;
      await this.transactions.manager.update(Quote, { id: quote.id }, { shortages });
      // Once per quote: the customer may try again and again.
      if (quote.shortages !== null) return;
      await this.conversations.setStatus(QuoteRequest, request.id, 'new');
      await this.outbox.record(QUOTE_REFUSED, { quoteId: quote.id } satisfies QuoteRefused);
    });
  }

  private order(token: string, acceptance: Acceptance): Promise<OpenedQuote> {
    const { version } = acceptance;
    return this.transactions.run(async () => {
      const { request, quote } = await this.lock(token);
      if (quote.version !== version) throw quoteReplaced();
      if (quote.status === 'accepted') return this.opened({ request, quote });
      const state = quoteStateOf(quote);
      if (state !== 'sent') throw quoteDecided(state);
      const negotiated = negotiatedOrder({ request, quote }, acceptance);
      const { id: orderId } = await this.createOrder.executeNegotiated(negotiated);
      return this.opened({
        request,
        quote: await this.decide(quote, { status: 'accepted', orderId, shortages: null }),
      });
    });
  }

  decline(token: string, version: number): Promise<OpenedQuote> {
    return this.transactions.run(async () => {
      const { request, quote } = await this.lock(token);
      if (quote.version !== version) throw quoteReplaced();
      const state = quoteStateOf(quote);
      if (state === 'declined') return this.opened({ request, quote });
      if (state !== 'sent') throw quoteDecided(state);
      return this.opened({ request, quote: await this.decide(quote, { status: 'declined' }) });
    });
  }

  private async decide(quote: Quote, changes: Pick<Quote, 'status'> & Partial<Quote>): Promise<Quote> {
    const decided = { ...changes, decidedAt: new Date() };
    await this.transactions.manager.update(Quote, { id: quote.id }, decided);
    return { ...quote, ...decided };
  }

  /** Waits for another click on the same link. */
  private lock(token: string): Promise<QuoteOfRequest> {
    return this.find(token, (id) => this.conversations.lock(QuoteRequest, id));
  }

  private async find(
    token: string,
    read: (requestId: number) => Promise<QuoteRequest | null>,
  ): Promise<QuoteOfRequest> {
    const requestId = this.links.findRequestId(token);
    if (requestId === null) throw conversationNotFound();
    const request = await read(requestId);
    const quote = await this.quotes.findNewest(requestId);
    // The account of the customer was deleted.
    if (!request || !quote || request.email === '') throw conversationNotFound();
    return { request, quote };
  }

  private async opened({ request, quote }: QuoteOfRequest): Promise<OpenedQuote> {
    const order = quote.orderId === null ? null : await this.orders.getForMail(quote.orderId);
    return { request, quote, order };
  }
}

function negotiatedOrder(
  { request, quote }: QuoteOfRequest,
  { address, texts, paymentMethod }: Acceptance,
): NegotiatedOrder {
  const { userId, email, language, companyName } = request;
  const reason = quoteNumberOf(quote);
  return {
    ...texts,
    customer: { userId, email, language },
    items: quote.lines.map((line) => ({
      productId: line.productId,
      quantity: line.quantity,
      priceOverride: { unitPriceMinor: line.unitPriceMinor, reason },
      tax: taxOfLine(line),
    })),
    shippingMinor: quote.shippingMinor,
    allowBackorder: quote.allowBackorder,
    vatNumber: companyNumberOf(request, address),
    // Asked for by a company, so it is not invoiced as a private person.
    billingAddress: { ...address, company: address.company || companyName },
    shippingAddress: address,
    paymentMethod: paymentMethod ?? 'cash',
  };
}

/** With the prefix of its country, which is not always that of the address; null when it is none that an invoice can state. */
function companyNumberOf(
  { vatNumber, country }: QuoteRequest,
  address: Pick<Address, 'country'>,
): string | null {
  return taxNumberOf(vatNumber ?? '', countryCodeOf(country ?? address.country) ?? '')?.number ?? null;
}
