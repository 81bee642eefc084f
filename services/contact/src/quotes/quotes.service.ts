import { Injectable } from '@nestjs/common';
import { CatalogReader } from '@kp/catalog';
import {
  type CurrencyCode,
  isSellable,
  MAX_ORDER_TOTAL_MINOR,
  minorToDecimal,
  parseMinor,
  type TaxByClass,
  type TaxCategory,
  taxClassIn,
} from '@kp/commerce';
import { DEFAULT_LANGUAGE, isLanguageCode } from '@kp/i18n/languages';
import { OrderTerms, priceOrder, type PricedOrder } from '@kp/orders';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import { type FieldProblem, InvalidInputError, type Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { businessDay } from '@kp/settings';
import { In } from 'typeorm';
import { conversationNotFound, noRecipient, quoteDecided, quoteReplaced } from '../contact.errors';
import { QuoteRequest } from '../conversation.entity';
import { ConversationRepository } from '../conversation.repository';
import {
  Quote,
  QUOTE_SENT,
  quoteNumberOf,
  type QuoteSent,
  type QuoteState,
  quoteStateOf,
} from './quote.entity';

/** Amounts are decimals. */
export interface QuoteInput {
  items: { productId: number; quantity: number; unitPrice: string }[];
  shipping: string;
  allowBackorder?: boolean;
  note?: string;
  validUntil: string;
}

/** What a new quote starts with. */
export interface RequestedItem {
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
  /** Null on request. */
  readonly unitPrice: string | null;
  readonly taxCategory: TaxCategory;
  readonly taxRate: number;
}

export interface QuoteTerms {
  currency: CurrencyCode;
  byClass: TaxByClass;
  /** Whose rates these are. */
  country: string;
  isTaxIncluded: boolean;
  shippingMinor: number;
  /** Shipping is free strictly above this subtotal. */
  thresholdMinor: number;
}

const YEAR_MS = 366 * 86_400_000;

@Injectable()
export class QuotesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly conversations: ConversationRepository,
    private readonly products: CatalogReader,
    private readonly terms: OrderTerms,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** Newest version first. */
  list(requestId: number): Promise<Quote[]> {
    return this.transactions.manager.find(Quote, {
      where: { requestId },
      relations: { lines: true },
      order: { version: 'DESC', lines: { id: 'ASC' } },
    });
  }

  async findStates(requestIds: readonly number[]): Promise<Map<number, QuoteState>> {
    const where = { requestId: In([...requestIds]) };
    const quotes = await this.transactions.manager.find(Quote, { where, order: { version: 'ASC' } });
    return new Map(quotes.map((quote) => [quote.requestId, quoteStateOf(quote) as QuoteState]));
  }

  /** Where the request names a country and a company, as it is taxed there. */
  async getTerms(request: QuoteRequest): Promise<QuoteTerms> {
    const { shipping, taxes } = await this.terms.of(taxedInput(request));
    const { currency, costMinor, thresholdMinor } = shipping;
    const { byClass, supply, isTaxIncluded } = taxes;
    const { country } = supply;
    return { currency, byClass, country, isTaxIncluded, shippingMinor: costMinor, thresholdMinor };
  }

  /** At today's price, without what is no longer on sale. */
  async listRequested(request: QuoteRequest): Promise<RequestedItem[]> {
    const { items } = request;
    const products = await this.products.getProductsByIds((items ?? []).map(({ productId }) => productId));
    const { byClass, supply } = (await this.terms.of(taxedInput(request))).taxes;
    return (items ?? []).flatMap(({ productId, quantity }) => {
      const product = products.get(productId);
      if (product?.status !== 'active') return [];
      const { category: taxCategory, rate: taxRate } =
        byClass[taxClassIn(product.taxClasses, supply.country)];
      return [
        { productId, productName: product.name, quantity, unitPrice: product.price, taxCategory, taxRate },
      ];
    });
  }

  /** What can be sold now. */
  async listStock(lines: readonly { productId: number }[]): Promise<{ productId: number; left: number }[]> {
    const ids = lines.map(({ productId }) => productId);
    const products = await this.products.getProductsByIds(ids);
    return [...new Set(ids)].map((productId) => {
      const product = products.get(productId);
      return { productId, left: product && isSellable(product) ? product.stockQuantity : 0 };
    });
  }

  /** Checks and prices what was entered; stores nothing. */
  private async price(input: QuoteInput, request: QuoteRequest | null): Promise<PricedOrder> {
    assertValidUntil(input.validUntil);
    const language = isLanguageCode(request?.language) ? request.language : DEFAULT_LANGUAGE;
    const products = await this.products.getProductsByIds(
      input.items.map(({ productId }) => productId),
      language,
    );
    const unknown = input.items.flatMap(({ productId }, place): FieldProblem[] =>
      products.get(productId)?.status === 'active'
        ? []
        : [{ field: `items.${place}.productId`, message: 'This product is not on sale.' }],
    );
    if (unknown.length > 0) throw new InvalidInputError(unknown);
    assertPrices(input);
    const sold = [...products.values()].map(({ id, price, ...product }) => ({
      ...product,
      productId: id,
      priceMinor: price === null ? null : parseMinor(price),
    }));
    const items = input.items.map(({ productId, quantity, unitPrice }) => ({
      productId,
      quantity,
      priceOverride: { unitPriceMinor: parseMinor(unitPrice), reason: '' },
    }));
    const taxed = request ? taxedInput(request) : {};
    await this.terms.confirmNumber(taxed);
    const terms = await this.terms.of(taxed);
    return priceOrder(items, sold, { ...terms, negotiatedShippingMinor: parseMinor(input.shipping) });
  }

  /** @param replaces the version that the sender has seen as the newest, 0 for none */
  async send(requestId: number, input: QuoteInput, replaces: number, staff: Principal): Promise<void> {
    const { validUntil, allowBackorder = false } = input;
    const asked = await this.conversations.find(QuoteRequest, requestId);
    const { lines, totals, isTaxIncluded } = await this.price(input, asked);
    await this.transactions.run(async () => {
      const request = await this.lock(requestId);
      if (request.email === '') throw noRecipient();
      const newest = await this.findNewest(requestId);
      if ((newest?.version ?? 0) !== replaces) throw quoteReplaced();
      if (newest?.status === 'accepted') throw quoteDecided('accepted');
      const { manager } = this.transactions;
      if (newest?.status === 'sent') await manager.update(Quote, { id: newest.id }, { status: 'replaced' });
      const quote = await manager.save(
        manager.create(Quote, {
          requestId,
          version: replaces + 1,
          status: 'sent',
          isTaxIncluded,
          currency: totals.total.currency,
          shippingMinor: totals.shipping.minor,
          allowBackorder,
          note: input.note ?? null,
          validUntil,
          sentBy: staff.userId,
          lines: lines.map((line) => ({
            productId: line.productId,
            productName: line.productName,
            productCode: line.productCode,
            quantity: line.quantity,
            unitPriceMinor: line.unitPriceMinor,
            taxCategory: line.taxCategory,
            taxRate: line.taxRate,
          })),
        }),
      );
      await this.conversations.setStatus(QuoteRequest, requestId, 'answered');
      await this.outbox.record(QUOTE_SENT, { quoteId: quote.id } satisfies QuoteSent);
      await this.audit.record(staff, {
        action: 'quote.created',
        subject: 'quote',
        subjectId: quoteNumberOf(quote),
        before: null,
        after: {
          validUntil,
          allowBackorder,
          items: input.items,
          total: minorToDecimal(totals.total.minor),
        },
      });
    });
  }

  async withdraw(requestId: number, version: number, staff: Principal): Promise<void> {
    await this.transactions.run(async () => {
      await this.lock(requestId);
      const newest = await this.findNewest(requestId);
      if (newest?.version !== version) throw quoteReplaced();
      if (newest.status !== 'sent') throw quoteDecided(newest.status);
      const changes = { status: 'withdrawn', decidedAt: new Date() } as const;
      await this.transactions.manager.update(Quote, { id: newest.id }, changes);
      await this.audit.record(staff, {
        action: 'quote.withdrawn',
        subject: 'quote',
        subjectId: quoteNumberOf(newest),
        before: { status: 'sent' },
        after: { status: 'withdrawn' },
      });
    });
  }

  /** Serializes what happens to the quotes of a request. */
  private async lock(requestId: number): Promise<QuoteRequest> {
    const request = await this.conversations.lock(QuoteRequest, requestId);
    if (!request) throw conversationNotFound();
    return request;
  }

  findNewest(requestId: number): Promise<Quote | null> {
    return this.transactions.manager.findOne(Quote, {
      where: { requestId },
      relations: { lines: true },
      order: { version: 'DESC', lines: { id: 'ASC' } },
    });
  }
}

/** What is known of the order before its address is. */
function taxedInput({ country, companyName: company, vatNumber }: QuoteRequest) {
  if (country === null) return {};
  return { shippingAddress: { country }, billingAddress: { company, country }, vatNumber };
}

function assertValidUntil(day: string): void {
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;
  const latest = businessDay(new Date(Date.now() + YEAR_MS));
  if (isDay && day >= businessDay(new Date()) && day <= latest) return;
  throw new InvalidInputError([{ field: 'validUntil', message: 'Choose a day from today to a year ahead' }]);
}

function assertPrices({ items, shipping }: QuoteInput): void {
  const isPrice = (decimal: string) =>
    parseMinor(decimal) > 0 && parseMinor(decimal) <= MAX_ORDER_TOTAL_MINOR;
  const wrong = items.flatMap(({ unitPrice }, place) =>
    isPrice(unitPrice)
      ? []
      : [{ field: `items.${place}.unitPrice`, message: 'Price must be above 0, with at most two decimals' }],
  );
  if (parseMinor(shipping) > MAX_ORDER_TOTAL_MINOR)
    wrong.push({ field: 'shipping', message: 'Shipping is too high' });
  if (wrong.length > 0) throw new InvalidInputError(wrong);
}
