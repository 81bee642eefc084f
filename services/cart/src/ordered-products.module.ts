import { Module } from '@nestjs/common';
import { CartRepository } from './persistence/cart.repository';
import { RemoveOrderedProducts } from './use-cases/remove-ordered-products';

/** What orders do to carts: all that a worker process needs of the module. */
@Module({
  providers: [CartRepository, RemoveOrderedProducts],
  exports: [CartRepository, RemoveOrderedProducts],
})
export class OrderedProductsModule {}
