import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import {
  Access,
  type Principal,
  CurrentPrincipal,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
} from '@kp/platform/http';
import { CartService } from '../cart.service';
import { MergeCart } from '../merge-cart';
import {
  AddCartLineRequest,
  CartLineIdRequest,
  CartLineResponse,
  MergeCartRequest,
  MergeCartResponse,
  SetCartLineQuantityRequest,
} from './cart.dto';

@Controller('api/cart')
export class CartController {
  constructor(
    private readonly cart: CartService,
    private readonly merge: MergeCart,
  ) {}

  /** The caller's cart, oldest line first. */
  @Access('customer')
  @Get()
  async listCartLines(@CurrentPrincipal() principal: Principal): Promise<CartLineResponse[]> {
    return (await this.cart.list(principal.userId)).map((line) => CartLineResponse.from(line));
  }

  /** Adds units of a product: to its line, or as a new one. 409 CART.SHORT_STOCK when the stock does not cover them. */
  @Access('customer')
  @Post()
  async addCartLine(
    @CurrentPrincipal() principal: Principal,
    @Body() body: AddCartLineRequest,
  ): Promise<CartLineResponse> {
    return CartLineResponse.from(await this.cart.add(principal.userId, body));
  }

  /** Puts a guest cart into the caller's cart: sums, at most what is in stock. */
  @Access('customer')
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @HttpCode(200)
  @Post('merge')
  async mergeCart(
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
    @Body() body: MergeCartRequest,
  ): Promise<MergeCartResponse> {
    return MergeCartResponse.from(await this.merge.execute(principal.userId, body.items, key));
  }

  /** Sets the units of a line; 0 or less removes it and answers it with quantity 0. */
  @Access('customer')
  @Put(':itemId')
  async setCartLineQuantity(
    @CurrentPrincipal() principal: Principal,
    @Param() { itemId }: CartLineIdRequest,
    @Body() { quantity }: SetCartLineQuantityRequest,
  ): Promise<CartLineResponse> {
    return CartLineResponse.from(await this.cart.setQuantity(principal.userId, itemId, quantity));
  }

  @Access('customer')
  @HttpCode(204)
  @Delete(':itemId')
  async removeCartLine(
    @CurrentPrincipal() principal: Principal,
    @Param() { itemId }: CartLineIdRequest,
  ): Promise<void> {
    await this.cart.remove(principal.userId, itemId);
  }

  /** Empties the caller's cart. */
  @Access('customer')
  @HttpCode(204)
  @Delete()
  async clearCart(@CurrentPrincipal() principal: Principal): Promise<void> {
    await this.cart.clear(principal.userId);
  }
}
