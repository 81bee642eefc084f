import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One product in the cart of one signed-in shopper; a shopper has at most one line per product. */
@Entity('cart_item')
export class CartItem {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column({ name: 'user_id', type: 'integer' })
  userId: number;

  @Column({ name: 'product_id', type: 'integer' })
  productId: number;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
