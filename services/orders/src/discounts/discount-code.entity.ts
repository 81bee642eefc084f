import type { DiscountKind } from '@kp/commerce';
import type { DiscountTerms } from '@kp/commerce/discount-codes';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('discount_code')
export class DiscountCode implements DiscountTerms {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  code: string;

  @Column('text')
  kind: DiscountKind;

  @Column('bigint')
  value: number;

  @Column({ name: 'minimum_minor', type: 'bigint' })
  minimumMinor: number;

  @Column({ name: 'starts_at', type: 'timestamptz', nullable: true })
  startsAt: Date | null;

  @Column({ name: 'ends_at', type: 'timestamptz', nullable: true })
  endsAt: Date | null;

  @Column({ name: 'max_uses', type: 'integer', nullable: true })
  maxUses: number | null;

  @Column({ name: 'once_per_customer', type: 'boolean' })
  oncePerCustomer: boolean;

  @Column({ name: 'is_active', type: 'boolean' })
  isActive: boolean;

  /** By orders and open checkouts; never written with the other fields. */
  @Column({ name: 'used_count', type: 'integer', insert: false, update: false })
  usedCount: number;

  @Column('integer')
  version: number;

  @Column({ name: 'created_at', type: 'timestamptz', insert: false, update: false })
  createdAt: Date;
}
