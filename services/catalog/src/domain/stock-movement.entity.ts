import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** `hold` and `release`: units reserved for a checkout and released when the reservation ends. */
export type StockReason = 'sale' | 'return' | 'adjustment' | 'hold' | 'release';

/** Rows of this ledger are only added, never changed. */
@Entity('stock_movement')
export class StockMovement {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ type: 'integer' })
  change: number;

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
