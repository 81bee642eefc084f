import type { Address, CurrencyCode, OrderStatus, PaymentMethod, PaymentStatus } from '@kp/commerce';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

/** PostgreSQL hands out numeric as text, to lose nothing. */
const rate = { to: (value: number) => value, from: (value: string) => Number(value) };

/** A placed order. Name, code and price of its lines are its own copies; amounts are in minor units. */
@Entity('orders')
export class Order {
  /** Taken from the table's sequence before the order is written: stock movements name it. */
  @PrimaryColumn({ type: 'integer' })
  id: number;

  /** Like ORD-2026-000123; the year is Bucharest's. */
  @Column({ name: 'order_number', type: 'text' })
  orderNumber: string;

  /** Null for guests. */
  @Column({ name: 'user_id', type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  email: string;

  /** The language it was placed in, for mails and documents. */
  @Column({ type: 'text' })
  language: string;

  @Column({ type: 'text' })
  status: OrderStatus;

  @Column({ name: 'payment_method', type: 'text' })
  paymentMethod: PaymentMethod;

  @Column({ name: 'payment_status', type: 'text' })
  paymentStatus: PaymentStatus;

  /** The payment that pays it or, while it is unpaid, that it waits for. Null with cash. */
  @Column({ name: 'payment_id', type: 'integer', nullable: true })
  paymentId: number | null;

  /** Given back of what was paid. */
  @Column({ name: 'refunded_minor', type: 'integer' })
  refundedMinor: number;

  @Column({ type: 'text' })
  currency: CurrencyCode;

  @Column({ name: 'subtotal_minor', type: 'integer' })
  subtotalMinor: number;

  @Column({ name: 'shipping_minor', type: 'integer' })
  shippingMinor: number;

  /** A share such as 0.19. */
  @Column({ name: 'vat_rate', type: 'numeric', precision: 5, scale: 4, transformer: rate })
  vatRate: number;

  @Column({ name: 'vat_minor', type: 'integer' })
  vatMinor: number;

  @Column({ name: 'total_minor', type: 'integer' })
  totalMinor: number;

  @Column({ name: 'shipping_address', type: 'jsonb' })
  shippingAddress: Address;

  @Column({ name: 'billing_address', type: 'jsonb' })
  billingAddress: Address;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  /** The courier's tracking number. */
  @Column({ name: 'awb_number', type: 'text', nullable: true })
  awbNumber: string | null;

  @Column({ type: 'text', nullable: true })
  courier: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;

  /** Whose reservations are counted together; null for orders of earlier releases. */
  @Column({ type: 'text', nullable: true })
  visitor: string | null;

  /** While it waits for its payment or its confirmation. */
  @Column({ name: 'reserved_until', type: 'timestamptz', nullable: true })
  reservedUntil: Date | null;

  /** It has no units: they are deducted again when its money or its confirmation comes. */
  @Column({ name: 'is_stock_released' })
  isStockReleased: boolean;

  /** A guest's cash order that its email has to confirm before it is worked on. */
  @Column({ name: 'confirmation_required' })
  confirmationRequired: boolean;

  @OneToMany(() => OrderLine, (line) => line.order)
  lines: Relation<OrderLine>[];

  /** What happened to it, oldest first. */
  @OneToMany(() => OrderEvent, (event) => event.order)
  history: Relation<OrderEvent>[];
}

/** One line of an order, with its own copy of what was sold. */
@Entity('order_line')
export class OrderLine {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @ManyToOne(() => Order, (order) => order.lines)
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order>;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ name: 'product_name', type: 'text' })
  productName: string;

  /** Like KP-12. */
  @Column({ name: 'product_code', type: 'text' })
  productCode: string;

  @Column({ name: 'product_slug', type: 'text' })
  productSlug: string;

  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ name: 'unit_price_minor', type: 'integer' })
  unitPriceMinor: number;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ name: 'line_total_minor', type: 'integer' })
  lineTotalMinor: number;
}

/**
 * `placed` once, `status` for each change of it, `shipment` for a new tracking number or courier, `note` for a note
 * alone, `confirmed` by the guest, `reservation_expired` when its units went back to stock, `mail_capped` for an email
 * over the daily limit; the others tell of money and carry an amount (not entries of `refund_failed` of earlier releases).
 */
export type OrderEventKind =
  | 'placed'
  | 'status'
  | 'shipment'
  | 'note'
  | 'confirmed'
  | 'reservation_expired'
  | 'mail_capped'
  | 'paid'
  | 'refund_requested'
  | 'refunded'
  | 'refund_failed';

/** Who did it. */
export type OrderActor = 'guest' | 'customer' | 'admin' | 'system';

/** One entry of an order's history; entries are only ever added. */
@Entity('order_event')
export class OrderEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'order_id', type: 'integer' })
  orderId: number;

  @ManyToOne(() => Order, (order) => order.history)
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order>;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ type: 'text' })
  kind: OrderEventKind;

  @Column({ name: 'from_status', type: 'text', nullable: true })
  fromStatus: OrderStatus | null;

  @Column({ name: 'to_status', type: 'text', nullable: true })
  toStatus: OrderStatus | null;

  /** Shown to the customer. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** In minor units of the order's currency; null where no money moved. */
  @Column({ name: 'amount_minor', type: 'integer', nullable: true })
  amountMinor: number | null;

  @Column({ type: 'text' })
  actor: OrderActor;

  @Column({ name: 'actor_user_id', type: 'integer', nullable: true })
  actorUserId: number | null;
}
