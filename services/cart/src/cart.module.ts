import { Module } from '@nestjs/common';
import { CatalogModule } from '@kp/catalog';
import { CartData } from './cart-data';
import { CartService, RemoveOrderedProducts } from './cart.service';
import { CartController } from './http/cart.controller';
import { DeleteOldCartMerges, MergeCart } from './merge-cart';
import { CartMergeRepository, CartRepository } from './persistence/cart.repository';

@Module({
  providers: [CartRepository, RemoveOrderedProducts],
  exports: [CartRepository, RemoveOrderedProducts],
})
export class OrderedProductsModule {}

@Module({
  imports: [CatalogModule, OrderedProductsModule],
  controllers: [CartController],
  providers: [CartMergeRepository, CartService, CartData, MergeCart],
})
export class CartModule {}

@Module({ providers: [CartMergeRepository, DeleteOldCartMerges] })
export class CartWorkerModule {}
