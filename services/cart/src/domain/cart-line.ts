import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ProductResponse } from '@kp/catalog';
import { isSellable } from '@kp/commerce';

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

/** A line of the cart with the product as it is now. */
export interface CartLine {
  id: number;
  userId: number;
  productId: number;
  quantity: number;
  createdAt: Date;
  product: ProductResponse;
}

/** A product that can be put into a cart at all, whether or not any unit is left. */
export function isOnSale(product: ProductResponse): boolean {
  return product.status === 'active';
}

/** The product as a cart shows it: what is not on sale any more stays visible, with nothing left of it. */
export function asSellable(product: ProductResponse): ProductResponse {
  return isSellable(product) ? product : { ...product, inStock: false, stockQuantity: 0 };
}
