import type {
  Address,
  CurrencyCode,
  OrderStatus,
  OrderTexts,
  PaymentMethod,
  PaymentStatus,
  Tax,
  TaxCategory,
  TaxLine,
  Unit,
} from '@kp/commerce';
import type { ChosenDelivery } from '@kp/commerce/delivery-methods';
import type { BuyerKind } from '@kp/commerce/legal-duties';
import type { WithdrawalException } from '@kp/commerce/withdrawal-rules';
import type { SupplyKind, VatNumberCheck } from '@kp/settings';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** PostgreSQL returns numeric as text. */
const rate = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** Amounts are in minor units of `currency`. */
@Entity('orders')
export class Order implements OrderTexts {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  /** Like ORD-2026-000123; the year is the shop's. */
  @Column({ name: 'order_number', type: 'text' })
  orderNumber: string;

  @Column({ name: 'user_id', type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  language: string;

  @Column({ type: 'text' })
  status: OrderStatus;

  @Column({ name: 'payment_method', type: 'text' })
  paymentMethod: PaymentMethod;

  @Column({ name: 'payment_status', type: 'text' })
  paymentStatus: PaymentStatus;

  /** Pays it or, while it is unpaid, is awaited; null with cash. */
  @Column({ name: 'payment_id', type: 'integer', nullable: true })
  paymentId: number | null;

  /** All that went back: by refunds and by chargebacks. */
  @Column({ name: 'refunded_minor', type: 'bigint' })
  refundedMinor: number;

  /** Taken off its invoice without a return or a refund. */
  @Column({ name: 'conceded_minor', type: 'bigint' })
  concededMinor: number;

  /** Went back because a change made it cheaper: part of neither the total nor `refundedMinor`. */
  @Column({ name: 'edit_refunded_minor', type: 'bigint' })
  editRefundedMinor: number;

  /** Of the total, what a change added after it was paid, and is still to be paid. */
  @Column({ name: 'outstanding_minor', type: 'bigint' })
  outstandingMinor: number;

  @Column({ name: 'charged_back_minor', type: 'bigint' })
  chargedBackMinor: number;

  @Column({ type: 'text' })
  currency: CurrencyCode;

  @Column({ name: 'subtotal_minor', type: 'bigint' })
  subtotalMinor: number;

  /** As it was typed when the code was made; null without one. */
  @Column({ name: 'discount_code', type: 'text', nullable: true })
  discountCode: string | null;

  /** Taken off the subtotal before VAT; 0 for a code of free shipping. */
  @Column({ name: 'discount_minor', type: 'bigint' })
  discountMinor: number;

  @Column({ name: 'shipping_minor', type: 'bigint' })
  shippingMinor: number;

  /** One per category and rate of its lines, the highest rate first. */
  @Column({ name: 'tax_lines', type: 'jsonb' })
  taxLines: readonly TaxLine[];

  /** Its prices were entered with tax. */
  @Column({ name: 'is_tax_included', type: 'boolean' })
  isTaxIncluded: boolean;

  /** Tax that its prices include and the sale does not owe, taken off them. */
  @Column({ name: 'vat_removed_minor', type: 'bigint' })
  vatRemovedMinor: number;

  @Column({ name: 'supply_kind', type: 'text' })
  supplyKind: SupplyKind;

  /** ISO 3166 code of the country whose rates were charged, or of the destination without any. */
  @Column({ name: 'tax_country', type: 'text' })
  taxCountry: string;

  /** What the register said of its VAT number when it was placed; null where it was not asked. */
  @Column({ name: 'vat_number_check', type: 'jsonb', nullable: true })
  vatNumberCheck: VatNumberCheck | null;

  @Column({ name: 'vat_minor', type: 'bigint' })
  vatMinor: number;

  @Column({ name: 'total_minor', type: 'bigint' })
  totalMinor: number;

  @Column({ name: 'shipping_address', type: 'jsonb' })
  shippingAddress: Address;

  @Column({ name: 'billing_address', type: 'jsonb' })
  billingAddress: Address;

  /** Whom the invoice is made out to, as named in the checkout or the quote request; without it, the account's. */
  @Column({ name: 'vat_number', type: 'text', nullable: true })
  vatNumber: string | null;

  @Column({ name: 'po_number', type: 'text', nullable: true })
  poNumber: string | null;

  @Column({ name: 'cost_center', type: 'text', nullable: true })
  costCenter: string | null;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  /** At the prices of an accepted quote, whose number is the note of how it was placed. */
  @Column({ name: 'is_negotiated', type: 'boolean' })
  isNegotiated: boolean;

  /** As it was when it was placed: consumers may withdraw from the contract. */
  @Column({ name: 'buyer_kind', type: 'text' })
  buyerKind: BuyerKind;

  /** ISO days that the customer was told when the order was placed; null where none was promised. */
  @Column({ name: 'promised_first_day', type: 'date', nullable: true })
  promisedFirstDay: string | null;

  @Column({ name: 'promised_last_day', type: 'date', nullable: true })
  promisedLastDay: string | null;

  /** As it was called when it was chosen; null for the standard delivery. */
  @Column({ name: 'delivery_method', type: 'jsonb', nullable: true })
  deliveryMethod: ChosenDelivery | null;

  @Column({ name: 'awb_number', type: 'text', nullable: true })
  awbNumber: string | null;

  @Column({ type: 'text', nullable: true })
  courier: string | null;

  /** Of the invoice that is not reversed. */
  @Column({ name: 'invoice_number', type: 'text', nullable: true })
  invoiceNumber: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;

  @Column({ name: 'rate_limit_key', type: 'text', nullable: true })
  rateLimitKey: string | null;

  @Column({ name: 'reserved_until', type: 'timestamptz', nullable: true })
  reservedUntil: Date | null;

  @Column({ name: 'is_stock_released' })
  isStockReleased: boolean;

  /** When its customer was reminded of the transfer. */
  @Column({ name: 'transfer_reminded_at', type: 'timestamptz', nullable: true })
  transferRemindedAt: Date | null;

  @Column({ name: 'confirmation_required' })
  confirmationRequired: boolean;

  lines: OrderLine[];

  history: OrderEvent[];

  /** Oldest first; not loaded with a lock. */
  shipments: Shipment[];

  /** What arrived in the bank account for it, oldest first, also entries that are undone. */
  transfers: OrderTransfer[];

  /** The newest link that takes what is outstanding; null without one. */
  balanceLink: OrderBalanceLink | null;
}

export interface OrderTransfer {
  id: number;
  amountMinor: number;
  /** ISO day. */
  paidOn: string;
  reference: string;
  /** Of the line of a bank statement; null when it was recorded by hand. */
  bankEntryId: number | null;
  isUndone: boolean;
}

export const transferredMinor = ({ transfers }: Pick<Order, 'transfers'>): number =>
  transfers.reduce((sum, { amountMinor, isUndone }) => sum + (isUndone ? 0 : amountMinor), 0);

export interface OrderBalanceLink {
  token: string;
  sentAt: Date;
  expiresAt: Date;
}

/** Also when it became an account's later. */
export function isPlacedByGuest({ userId, history }: Pick<Order, 'userId' | 'history'>): boolean {
  return userId === null || history[0]?.actor === 'guest';
}

export interface Shipment {
  id: number;
  /** Like DN-2026-000123; unique, with gaps. */
  deliveryNoteNumber: string;
  awbNumber: string | null;
  courier: string | null;
  shippedAt: Date;
  /** ISO days, from the one it left; null where the shop promises none. */
  expectedFirstDay: string | null;
  expectedLastDay: string | null;
  lines: { orderLineId: number; quantity: number }[];
}

@Entity('order_line')
export class OrderLine {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ name: 'product_name', type: 'text' })
  productName: string;

  @Column({ name: 'product_code', type: 'text' })
  productCode: string;

  @Column({ type: 'text', nullable: true })
  gtin: string | null;

  /** UN/ECE Rec 20; null is pieces. */
  @Column({ name: 'unit_code', type: 'text', nullable: true })
  unit: Unit | null;

  @Column({ name: 'product_slug', type: 'text' })
  productSlug: string;

  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ name: 'unit_price_minor', type: 'bigint' })
  unitPriceMinor: number;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ name: 'line_total_minor', type: 'bigint' })
  lineTotalMinor: number;

  /** The catalog's price where another one was agreed. */
  @Column({ name: 'list_price_minor', type: 'bigint', nullable: true })
  listPriceMinor: number | null;

  /** Why another price was agreed; for the staff only. */
  @Column({ name: 'price_reason', type: 'text', nullable: true })
  priceReason: string | null;

  /** Sold although it was not in stock, and not deducted from it yet. */
  @Column({ name: 'backordered_quantity', type: 'integer' })
  backorderedQuantity: number;

  @Column({ name: 'shipped_quantity', type: 'integer' })
  shippedQuantity: number;

  /** In returns that are neither rejected nor closed before they were received. */
  @Column({ name: 'returned_quantity', type: 'integer' })
  returnedQuantity: number;

  /** Withdrawn before they were shipped, so they never are. */
  @Column({ name: 'withdrawn_quantity', type: 'integer' })
  withdrawnQuantity: number;

  @Column({ name: 'tax_category', type: 'text' })
  taxCategory: TaxCategory;

  @Column({ name: 'tax_rate', type: 'numeric', precision: 5, scale: 4, transformer: rate })
  taxRate: number;

  /** Of the tax that its price includes and the sale does not owe; null without. */
  @Column({
    name: 'price_tax_rate',
    type: 'numeric',
    precision: 5,
    scale: 4,
    nullable: true,
    transformer: rate,
  })
  priceTaxRate: number | null;

  /** Why a consumer cannot withdraw from it, as it was when it was ordered. */
  @Column({ name: 'withdrawal_exception', type: 'text', nullable: true })
  withdrawalException: WithdrawalException | null;
}

/** The kinds about money have an amount, except `refund_failed` of earlier releases. `price_agreed` is for the staff only. */
export type OrderEventKind =
  | 'placed'
  | 'status'
  | 'shipment'
  | 'note'
  | 'confirmed'
  | 'reservation_expired'
  | 'mail_capped'
  | 'price_agreed'
  | 'paid'
  | 'refund_requested'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_won'
  | 'charged_back'
  | 'items_shipped'
  | 'items_edited'
  | 'addresses_edited'
  | 'taxes_edited'
  | 'invoice_corrected'
  | 'balance_link_sent'
  | 'transfer_received'
  | 'transfer_undone'
  | 'withdrawn'
  | 'return_requested'
  | 'return_approved'
  | 'return_rejected'
  | 'return_received'
  | 'return_closed';

export type OrderActor = 'guest' | 'customer' | 'admin' | 'system';

@Entity('order_event')
export class OrderEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ type: 'text' })
  kind: OrderEventKind;

  @Column({ name: 'from_status', type: 'text', nullable: true })
  fromStatus: OrderStatus | null;

  @Column({ name: 'to_status', type: 'text', nullable: true })
  toStatus: OrderStatus | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ name: 'amount_minor', type: 'bigint', nullable: true })
  amountMinor: number | null;

  @Column({ type: 'text' })
  actor: OrderActor;

  @Column({ name: 'actor_user_id', type: 'integer', nullable: true })
  actorUserId: number | null;
}

export function taxOfLine(line: Pick<OrderLine, 'taxCategory' | 'taxRate' | 'priceTaxRate'>): Tax {
  const { taxCategory: category, taxRate, priceTaxRate } = line;
  return { category, rate: taxRate, ...(priceTaxRate ? { priceRate: priceTaxRate } : {}) };
}
