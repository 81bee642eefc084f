import { Injectable } from '@nestjs/common';
import { CartRepository } from '../persistence/cart.repository';

/** What was ordered leaves the cart, in the transaction of the order; lines for other products stay. */
@Injectable()
export class RemoveOrderedProducts {
  constructor(private readonly cart: CartRepository) {}

  async execute(userId: number, productIds: readonly number[]): Promise<void> {
    await this.cart.removeProducts(userId, productIds);
  }
}
