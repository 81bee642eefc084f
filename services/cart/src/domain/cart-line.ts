import type { ProductResponse } from '@kp/catalog';
import { isSellable } from '@kp/commerce';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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

export interface CartLine {
  id: number;
  userId: number;
  productId: number;
  quantity: number;
  createdAt: Date;
  product: ProductResponse;
}

/** What a change answers: its line, or the whole cart by the same statement. */
export type ChangeScope = 'line' | 'cart';

export function isOnSale(product: ProductResponse): boolean {
  return product.status === 'active';
}

/** A product that is no longer on sale stays visible, with no stock. */
export function asSellable(product: ProductResponse): ProductResponse {
  return isSellable(product) ? product : { ...product, inStock: false, stockQuantity: 0 };
}

export function sellableLine(line: CartLine): CartLine {
  return { ...line, product: asSellable(line.product) };
}
