import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Category } from './category.entity';
import type { ProductStatus } from '@kp/commerce';
import { Supplier } from './supplier.entity';

/** A product as it is written. The columns for search are kept by the database itself. */
@Entity('product')
export class Product {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text', default: '' })
  description: string;

  /** In cents. */
  @Column({ name: 'price_minor', type: 'integer' })
  priceMinor: number;

  /** In cents; above the price when there is one. */
  @Column({ name: 'compare_at_price_minor', type: 'integer', nullable: true })
  compareAtPriceMinor: number | null;

  @Column({ type: 'text', default: 'USD' })
  currency: string;

  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl: string | null;

  /** Mean of the approved reviews with one decimal; kept by the database with every review. */
  @Column({ type: 'numeric', precision: 2, scale: 1, default: '0.0', insert: false, update: false })
  rating: string;

  @Column({ name: 'review_count', type: 'integer', default: 0, insert: false, update: false })
  reviewCount: number;

  /** Switch of the shop's staff; what can be sold also needs stock. */
  @Column({ name: 'in_stock', type: 'boolean', default: true })
  inStock: boolean;

  @Column({ name: 'stock_quantity', type: 'integer', default: 0 })
  stockQuantity: number;

  @Column({ type: 'boolean', default: false })
  featured: boolean;

  @Column({ type: 'text', default: 'active' })
  status: ProductStatus;

  @Column({ name: 'category_id', type: 'integer' })
  categoryId: number;

  @ManyToOne(() => Category)
  @JoinColumn({ name: 'category_id' })
  category: Relation<Category>;

  @Column({ name: 'supplier_id', type: 'integer', nullable: true })
  supplierId: number | null;

  @ManyToOne(() => Supplier, { nullable: true })
  @JoinColumn({ name: 'supplier_id' })
  supplier: Relation<Supplier> | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
