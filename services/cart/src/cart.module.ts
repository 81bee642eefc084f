import { Module } from '@nestjs/common';
import { CatalogModule } from '@kp/catalog';
import { CartController } from './http/cart.controller';
import { SweepCartMerges } from './jobs/sweep-cart-merges';
import { CartMergeRepository, CartRepository } from './persistence/cart.repository';
import { AddCartLine } from './use-cases/add-cart-line';
import { CartLines } from './use-cases/cart-lines';
import { ClearCart } from './use-cases/clear-cart';
import { MergeCart } from './use-cases/merge-cart';
import { RemoveCartLine } from './use-cases/remove-cart-line';
import { RemoveOrderedProducts } from './use-cases/remove-ordered-products';
import { SetCartLineQuantity } from './use-cases/set-cart-line-quantity';

/** What orders do to carts: all that a worker process needs of the module. */
@Module({
  providers: [CartRepository, RemoveOrderedProducts],
  exports: [CartRepository, RemoveOrderedProducts],
})
export class OrderedProductsModule {}

@Module({
  imports: [CatalogModule, OrderedProductsModule],
  controllers: [CartController],
  providers: [
    CartMergeRepository,
    CartLines,
    AddCartLine,
    SetCartLineQuantity,
    RemoveCartLine,
    ClearCart,
    MergeCart,
  ],
})
export class CartModule {}

/** The worker's side: what is swept. */
@Module({ providers: [CartMergeRepository, SweepCartMerges] })
export class CartWorkerModule {}
