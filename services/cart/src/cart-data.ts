import { Injectable } from '@nestjs/common';
import { PersonalDataSource, type PersonalFile } from '@kp/platform/personal-data';
import { CartRepository } from './persistence/cart.repository';

@Injectable()
export class CartData extends PersonalDataSource {
  constructor(private readonly cart: CartRepository) {
    super();
  }

  async *files(userId: number): AsyncIterable<PersonalFile> {
    const lines = await this.cart.list(userId);
    const json = lines.map(({ product, quantity, createdAt }) => ({
      product: product.name,
      quantity,
      createdAt,
    }));
    yield { name: 'cart.json', json };
  }

  /** Its rows are deleted with the account. */
  async erase(): Promise<void> {}
}
