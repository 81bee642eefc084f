import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Order } from './order.entity';

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
