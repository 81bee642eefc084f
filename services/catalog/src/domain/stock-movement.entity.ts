import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Why stock changed: sold with an order, returned by its cancellation, set by staff, held for a checkout, or released
 * when the hold ends.
 */
export type StockReason = 'sale' | 'return' | 'adjustment' | 'hold' | 'release';

/** One line of the stock ledger; lines are only ever added. */
@Entity('stock_movement')
export class StockMovement {
  /** bigint: a string in JavaScript. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  /** Units added; negative when taken. */
  @Column({ type: 'integer' })
  change: number;

  /** Units on stock afterwards. */
  @Column({ type: 'integer' })
  balance: number;

  @Column({ type: 'text' })
  reason: StockReason;

  @Column({ name: 'order_id', type: 'integer', nullable: true })
  orderId: number | null;

  @Column({ name: 'checkout_id', type: 'uuid', nullable: true })
  checkoutId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
