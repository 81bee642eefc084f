import { type CurrencyCode, type OrderTotals, orderTotals, type Tax, type TaxCategory } from '@kp/commerce';
import type { Shortage } from '@kp/orders';
import { businessDay } from '@kp/settings';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

export const QUOTE_SENT = 'contact.quote-sent';

export interface QuoteSent {
  quoteId: number;
}

/** PostgreSQL returns numeric as text. */
const rate = { to: (value: number) => value, from: (value: string) => Number(value) };

/** A customer tried to accept it while its stock was short. */
export const QUOTE_REFUSED = 'contact.quote-refused';

export interface QuoteRefused {
  quoteId: number;
}

export type QuoteStatus = 'sent' | 'replaced' | 'withdrawn' | 'declined' | 'accepted';
export const QUOTE_STATES = ['requested', 'sent', 'expired', 'withdrawn', 'declined', 'accepted'] as const;
/** Of a request: that of its newest quote. */
export type QuoteState = (typeof QUOTE_STATES)[number];

/** A version of the shop's offer, which stays as it was sent. Amounts are in minor units of `currency`. */
@Entity('quote')
export class Quote {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'request_id', type: 'integer' })
  requestId: number;

  @Column('integer')
  version: number;

  @Column('text')
  status: QuoteStatus;

  @Column('text')
  currency: CurrencyCode;

  @Column({ name: 'shipping_minor', type: 'bigint' })
  shippingMinor: number;

  /** Its prices include tax. */
  @Column({ name: 'is_tax_included', type: 'boolean' })
  isTaxIncluded: boolean;

  /** Its order may have more units than there are in stock. */
  @Column({ name: 'allow_backorder', type: 'boolean', default: false })
  allowBackorder: boolean;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** The last day of the shop on which it can be accepted. */
  @Column({ name: 'valid_until', type: 'date' })
  validUntil: string;

  @Column({ name: 'sent_at', type: 'timestamptz', default: () => 'now()' })
  sentAt: Date;

  @Column({ name: 'sent_by', type: 'integer', nullable: true })
  sentBy: number | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** When the customer last tried to accept it and could not; null otherwise. */
  @Column({ type: 'jsonb', nullable: true })
  shortages: Shortage[] | null;

  @Column({ name: 'order_id', type: 'integer', nullable: true })
  orderId: number | null;

  @OneToMany(() => QuoteLine, (line) => line.quote, { cascade: ['insert'] })
  lines: Relation<QuoteLine>[];
}

@Entity('quote_line')
export class QuoteLine {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @ManyToOne(() => Quote, (quote) => quote.lines)
  @JoinColumn({ name: 'quote_id' })
  quote?: Relation<Quote>;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ name: 'product_name', type: 'text' })
  productName: string;

  @Column({ name: 'product_code', type: 'text' })
  productCode: string;

  @Column('integer')
  quantity: number;

  @Column({ name: 'unit_price_minor', type: 'bigint' })
  unitPriceMinor: number;

  @Column({ name: 'tax_category', type: 'text' })
  taxCategory: TaxCategory;

  @Column({ name: 'tax_rate', type: 'numeric', precision: 5, scale: 4, transformer: rate })
  taxRate: number;
}

export const taxOfLine = ({ taxCategory: category, taxRate: rate }: QuoteLine): Tax => ({ category, rate });

/** As it was sent. */
export const quoteTotals = ({ lines, currency, isTaxIncluded, shippingMinor }: Quote): OrderTotals =>
  orderTotals({
    lines: lines.map((line) => ({ ...line, tax: taxOfLine(line) })),
    currency,
    isTaxIncluded,
    negotiatedShippingMinor: shippingMinor,
    shippingFee: { thresholdMinor: 0, costMinor: 0 },
  });

export function quoteStateOf({
  status,
  validUntil,
}: Pick<Quote, 'status' | 'validUntil'>): QuoteState | 'replaced' {
  return status === 'sent' && validUntil < businessDay(new Date()) ? 'expired' : status;
}

export function quoteNumberOf({ requestId, version }: Pick<Quote, 'requestId' | 'version'>): string {
  return `Q-${requestId}/${version}`;
}
