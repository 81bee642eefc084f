import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { ProductStatus, ReviewStatus, TaxClasses } from '@kp/commerce';

@Entity('category')
class Category {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text', default: '' })
  description: string;

  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ name: 'sort_order', type: 'integer', default: 0 })
  sortOrder: number;

  @Column({ name: 'show_on_main_top', type: 'boolean', default: true })
  showOnMainTop: boolean;

  @Column({ name: 'show_on_main_shop', type: 'boolean', default: true })
  showOnMainShop: boolean;

  /** Counts edits; a new position leaves it. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}

/** A slug that a category had before, which leads to it. */
@Entity('category_slug_redirect')
class CategorySlugRedirect {
  @PrimaryColumn({ type: 'text' })
  slug: string;

  @Column({ name: 'category_id', type: 'integer' })
  categoryId: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}

@Entity('supplier')
class Supplier {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Unique without regard to case. */
  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'contact_person', type: 'text', default: '' })
  contactPerson: string;

  @Column({ type: 'text', default: '' })
  email: string;

  @Column({ type: 'text', default: '' })
  phone: string;

  @Column({ type: 'text', default: '' })
  notes: string;

  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;

  @Column({ type: 'integer', default: 1 })
  version: number;
}

@Entity('product')
class Product {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text', default: '' })
  description: string;

  /** Found by the search and never shown in the shop. */
  @Column({ type: 'text', default: '' })
  keywords: string;

  /** In cents. */
  @Column({ name: 'price_minor', type: 'bigint' })
  priceMinor: number;

  /** In cents; above the price. */
  @Column({ name: 'compare_at_price_minor', type: 'bigint', nullable: true })
  compareAtPriceMinor: number | null;

  /** In cents, of one unit; for administrators only. */
  @Column({ name: 'cost_price_minor', type: 'bigint', nullable: true })
  costPriceMinor: number | null;

  /** That of the shop. */
  @Column({ type: 'text', default: () => 'shop_currency()' })
  currency: string;

  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'numeric', precision: 2, scale: 1, default: '0.0', insert: false, update: false })
  rating: string;

  @Column({ name: 'review_count', type: 'integer', default: 0, insert: false, update: false })
  reviewCount: number;

  /** Set by administrators; selling also requires stock. */
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

  @Column({ name: 'weight_grams', type: 'integer', nullable: true })
  weightGrams: number | null;

  /** Null for those of its category. */
  @Column({ name: 'tax_classes', type: 'jsonb', nullable: true })
  taxClasses: TaxClasses | null;

  /** Counts changes by administrators; sales and ratings leave it. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}

/** A slug that a product had before, which leads to it. */
@Entity('product_slug_redirect')
class ProductSlugRedirect {
  @PrimaryColumn({ type: 'text' })
  slug: string;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}

@Entity('review')
class Review {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ name: 'user_id', type: 'integer', nullable: true })
  userId: number | null;

  @Column({ name: 'author_name', type: 'text' })
  authorName: string;

  @Column({ type: 'smallint' })
  rating: number;

  @Column({ type: 'text', default: '' })
  title: string;

  @Column({ type: 'text', default: '' })
  comment: string;

  /** Set for verified purchases. */
  @Column({ name: 'order_line_id', type: 'integer', nullable: true })
  orderLineId: number | null;

  @Column({ type: 'text', default: 'pending' })
  status: ReviewStatus;

  /** Counts edits, so that a moderator never approves a text that was changed meanwhile. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  @Column({ name: 'status_reason', type: 'text', nullable: true })
  statusReason: string | null;

  @Column({ name: 'moderated_at', type: 'timestamptz', nullable: true })
  moderatedAt: Date | null;

  @Column({ name: 'moderated_by', type: 'integer', nullable: true })
  moderatedBy: number | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}

/** `reservation` and `release`: units reserved for a checkout and released when the reservation ends. */
type StockReason = 'sale' | 'return' | 'adjustment' | 'reservation' | 'release';

@Entity('stock_movement')
class StockMovement {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

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

export const catalogEntities = [
  Category,
  CategorySlugRedirect,
  Supplier,
  Product,
  ProductSlugRedirect,
  Review,
  StockMovement,
];
