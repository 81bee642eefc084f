import { Injectable } from '@nestjs/common';
import { lineNotFound } from '../domain/cart.errors';
import { CartRepository } from '../persistence/cart.repository';

@Injectable()
export class RemoveCartLine {
  constructor(private readonly cart: CartRepository) {}

  /** @throws CartError CART.LINE_NOT_FOUND */
  async execute(userId: number, id: number): Promise<void> {
    if (!(await this.cart.remove(userId, id))) throw lineNotFound();
  }
}
