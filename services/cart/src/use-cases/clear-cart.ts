import { Injectable } from '@nestjs/common';
import { CartRepository } from '../persistence/cart.repository';

@Injectable()
export class ClearCart {
  constructor(private readonly cart: CartRepository) {}

  async execute(userId: number): Promise<void> {
    await this.cart.clear(userId);
  }
}
