import {
  type CurrencyCode,
  lineTotal,
  minorToDecimal,
  type Tax,
  type TaxCategory,
  type TaxClass,
  toDecimal,
} from '@kp/commerce';
import {
  AMOUNT_MESSAGE,
  AMOUNT_PATTERN,
  OrderText,
  ShippingAddressRequest,
  TaxLineResponse,
  taxesOf,
} from '@kp/orders';
import { OptionalField, IsWhole, IsText, ListOf, Nested } from '@kp/platform/http';
import { IsBoolean, IsIn, Matches } from 'class-validator';
import { QuoteRequestResponse } from '../contact.dto';
import { RequestedItemRequest } from '../contact.dto';
import type { QuoteRequest } from '../conversation.entity';
import type { ConversationReply } from '../inbox/conversation-reply.entity';
import { ConversationReplyResponse } from '../inbox/inbox.dto';
import type { OpenedQuote } from './accept-quote';
import { type Quote, quoteNumberOf, type QuoteState, quoteStateOf, quoteTotals } from './quote.entity';
import type { QuoteTerms, RequestedItem } from './quotes.service';

const MAX_ID = 2_147_483_647;

export class QuoteItemRequest extends RequestedItemRequest {
  /** Agreed with the customer. @example "12.50" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  unitPrice: string;
}

export class SendQuoteRequest {
  /** 1 to 200 lines. */
  @ListOf(() => QuoteItemRequest, { min: 1, max: 200 })
  items: QuoteItemRequest[];

  /** @example "25.00" */
  @Matches(AMOUNT_PATTERN, AMOUNT_MESSAGE)
  shipping: string;

  /** Sell also what is not in stock: the order has those units on backorder. */
  @IsBoolean()
  @OptionalField()
  allowBackorder?: boolean;

  /** For the customer. */
  @IsText(2000)
  @OptionalField()
  note?: string;

  /** The last day of the shop on which it can be accepted. @example "2026-12-31" */
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  validUntil: string;

  /** The newest version when it was written, 0 for none: 409 CONTACT.QUOTE_REPLACED when there is a newer one. */
  @IsWhole(0, MAX_ID)
  replaces: number;
}

export class QuoteVersionRequest {
  /** Of the quote that was read: 409 CONTACT.QUOTE_REPLACED when there is a newer one. */
  @IsWhole(1, MAX_ID)
  version: number;
}

export class AcceptQuoteRequest extends QuoteVersionRequest {
  @Nested(() => ShippingAddressRequest)
  address: ShippingAddressRequest;

  /** Paid in advance, with the bank details that are mailed; without it, as agreed. */
  @IsIn(['bank_transfer'])
  @OptionalField()
  paymentMethod?: 'bank_transfer';

  /** By which the company finds the purchase in its own books. @example "PO-4711" */
  @OrderText('poNumber')
  poNumber?: string;

  /** @example "Kitchen Cluj" */
  @OrderText('costCenter')
  costCenter?: string;

  /** For the courier and the shop. */
  @OrderText('notes')
  notes?: string;
}

export class QuoteTokenRequest {
  /** From the link that was mailed. */
  @IsText(200)
  token: string;
}

export class QuoteItemResponse {
  productId: number;
  productName: string;
  /** @example "KP-12" */
  productCode: string;
  quantity: number;
  unitPrice: string;
  lineTotal: string;
  taxCategory: TaxCategory;
  /** A share. @example 0.19 */
  taxRate: number;
}

export class QuoteTotalsResponse {
  currency: string;
  items: QuoteItemResponse[];
  subtotal: string;
  shipping: string;
  /** A share; null where goods have several. @example 0.19 */
  vatRate: number | null;
  vatAmount: string;
  taxLines: TaxLineResponse[];
  /** Prices include VAT. */
  isTaxIncluded: boolean;
  totalAmount: string;

  static ofQuote(quote: Quote): QuoteTotalsResponse {
    const { lines, currency, isTaxIncluded } = quote;
    const { subtotal, shipping, vat, total, taxLines } = quoteTotals(quote);
    return {
      currency,
      items: lines.map((line) => ({
        productId: line.productId,
        productName: line.productName,
        productCode: line.productCode,
        quantity: line.quantity,
        unitPrice: minorToDecimal(line.unitPriceMinor),
        lineTotal: toDecimal(lineTotal(line, currency)),
        taxCategory: line.taxCategory,
        taxRate: line.taxRate,
      })),
      subtotal: toDecimal(subtotal),
      shipping: toDecimal(shipping),
      ...taxesOf(taxLines, isTaxIncluded),
      vatAmount: toDecimal(vat),
      totalAmount: toDecimal(total),
    };
  }
}

export class QuoteShortageResponse {
  productId: number;
  name: string;
  requested: number;
  left: number;
}

export class QuoteResponse extends QuoteTotalsResponse {
  /** @example "Q-12/1" */
  number: string;
  version: number;
  state: QuoteState | 'replaced';
  /** ISO 8601, UTC. */
  sentAt: string;
  /** A day in the time zone of the shop. */
  validUntil: string;
  note: string | null;
  /** What is not in stock when it is accepted is delivered later. */
  allowBackorder: boolean;
  orderId: number | null;
  /** When the customer tried to accept it and could not; null otherwise. */
  shortages: QuoteShortageResponse[] | null;

  static of(quote: Quote): QuoteResponse {
    const { version, sentAt, validUntil, note, allowBackorder, orderId, shortages } = quote;
    return {
      ...QuoteTotalsResponse.ofQuote(quote),
      number: quoteNumberOf(quote),
      state: quoteStateOf(quote),
      sentAt: sentAt.toISOString(),
      version,
      validUntil,
      note,
      allowBackorder,
      orderId,
      shortages,
    };
  }
}

/** To the holder of the link. */
export class OpenedQuoteResponse extends QuoteTotalsResponse {
  /** @example "Q-12/1" */
  number: string;
  version: number;
  state: QuoteState | 'replaced';
  /** ISO 8601, UTC. */
  sentAt: string;
  /** A day in the time zone of the shop. */
  validUntil: string;
  note: string | null;
  /** What is not in stock when it is accepted is delivered later. */
  allowBackorder: boolean;
  /** Of the person who asked for it. */
  name: string;
  companyName: string;
  phone: string | null;
  country: string | null;
  /** Once it is accepted. */
  orderNumber: string | null;
  /** Where the order can be followed. */
  statusUrl: string | null;

  static of({ request, quote, order }: OpenedQuote): OpenedQuoteResponse {
    const { name, companyName, phone, country } = request;
    const { orderId: _order, shortages: _ofTheStaff, ...response } = QuoteResponse.of(quote);
    const { orderNumber = null, statusUrl = null } = order ?? {};
    return { ...response, name, companyName, phone, country, orderNumber, statusUrl };
  }
}

export class TaxResponse implements Tax {
  category: TaxCategory;
  /** A share. @example 0.19 */
  rate: number;
}

export class QuoteTermsResponse {
  currency: CurrencyCode;
  /** Of each class of goods, as it is in force today. */
  taxes: Record<TaxClass, TaxResponse>;
  /** Whose rates these are, as an ISO 3166 code. @example "RO" */
  country: string;
  /** Prices include VAT. */
  isTaxIncluded: boolean;
  /** As in the shipping settings. */
  shipping: string;
  /** Shipping is free strictly above this subtotal. */
  freeShippingThreshold: string;
}

export class QuoteStockResponse {
  productId: number;
  left: number;
}

export class RequestedItemResponse implements RequestedItem {
  productId: number;
  productName: string;
  quantity: number;
  /** Of today; null on request. @example "12.50" */
  unitPrice: string | null;
  taxCategory: TaxCategory;
  /** A share. @example 0.19 */
  taxRate: number;
}

export class QuoteConversationResponse extends QuoteRequestResponse {
  /** The products of the cart that it was asked for, without those that are no longer on sale. */
  requested: RequestedItemResponse[];
  /** Oldest first. */
  replies: ConversationReplyResponse[];
  /** Newest version first. */
  quotes: QuoteResponse[];
  /** Leads the customer to the newest quote; null without one. */
  link: string | null;
  terms: QuoteTermsResponse;
  /** What can be sold now of the products of the newest quote, or of the request without one. */
  stock: QuoteStockResponse[];

  static of(conversation: {
    request: QuoteRequest;
    requested: RequestedItemResponse[];
    replies: ConversationReply[];
    quotes: Quote[];
    terms: QuoteTerms;
    stock: QuoteStockResponse[];
    link: string;
  }): QuoteConversationResponse {
    const { currency, byClass, country, isTaxIncluded, shippingMinor, thresholdMinor } = conversation.terms;
    const quotes = conversation.quotes.map((quote) => QuoteResponse.of(quote));
    const state = (quotes[0]?.state ?? 'requested') as QuoteState;
    return {
      ...QuoteRequestResponse.from(conversation.request, state),
      requested: conversation.requested,
      replies: conversation.replies.map((reply) => ConversationReplyResponse.from(reply)),
      quotes,
      link: quotes.length > 0 ? conversation.link : null,
      terms: {
        currency,
        taxes: { ...byClass },
        country,
        isTaxIncluded,
        shipping: minorToDecimal(shippingMinor),
        freeShippingThreshold: minorToDecimal(thresholdMinor),
      },
      stock: conversation.stock,
    };
  }
}
