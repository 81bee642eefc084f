import type { OrderStatus } from '@kp/commerce';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Order } from './order.entity';

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
