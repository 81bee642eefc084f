import { Module } from '@nestjs/common';
import { CatalogModule } from '@kp/catalog';
import { CartController } from './http/cart.controller';
import { CartMergeRepository } from './persistence/cart-merge.repository';
import { CartRepository } from './persistence/cart.repository';
import { AddCartLine } from './use-cases/add-cart-line';
import { CartLines } from './use-cases/cart-lines';
import { ClearCart } from './use-cases/clear-cart';
import { MergeCart } from './use-cases/merge-cart';
import { RemoveCartLine } from './use-cases/remove-cart-line';
import { RemoveOrderedProducts } from './use-cases/remove-ordered-products';
import { SetCartLineQuantity } from './use-cases/set-cart-line-quantity';

@Module({
  imports: [CatalogModule],
  controllers: [CartController],
  providers: [
    CartRepository,
    CartMergeRepository,
    CartLines,
    AddCartLine,
    SetCartLineQuantity,
    RemoveCartLine,
    ClearCart,
    MergeCart,
    RemoveOrderedProducts,
  ],
  exports: [RemoveOrderedProducts],
})
export class CartModule {}
