import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { LanguageCode } from '@kp/i18n/languages';
import { ApiHeader, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import {
  Access,
  type Principal,
  CurrentPrincipal,
  IDEMPOTENCY_KEY_HEADER,
  IdempotencyKey,
  RequestLanguage,
} from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { CartService } from '../cart.service';
import { MergeCart } from '../merge-cart';
import type { ChangeScope } from '../domain/cart-line';
import {
  AddCartLineRequest,
  CartLineIdRequest,
  CartLineResponse,
  MergeCartRequest,
  MergeCartResponse,
  SetCartLineQuantityRequest,
} from './cart.dto';
import { PREFER_HEADER, PreferredScope } from './prefer';

const NO_CONTENT = 204;
const LINE = { $ref: getSchemaPath(CartLineResponse) };
const WHOLE_CART = { type: 'array', items: LINE };
const LINE_OR_CART = { oneOf: [LINE, WHOLE_CART] };

@Access('customer')
@Controller('api/cart')
export class CartController {
  constructor(
    private readonly cart: CartService,
    private readonly merge: MergeCart,
  ) {}

  /** The customer's cart, oldest line first. Products are named in the language of Accept-Language, as in every answer here. */
  @Get()
  async listCartLines(
    @CurrentPrincipal() principal: Principal,
    @RequestLanguage() language: LanguageCode,
  ): Promise<CartLineResponse[]> {
    return (await this.cart.list(principal.userId, language)).map((line) => CartLineResponse.from(line));
  }

  /** Adds units of a product: to its line, or as a new one. 409 CART.SHORT_STOCK when the stock does not cover them. */
  @ApiHeader(PREFER_HEADER)
  @ApiResponse({ status: 201, schema: LINE_OR_CART })
  @Post()
  async addCartLine(
    @CurrentPrincipal() principal: Principal,
    @PreferredScope() scope: ChangeScope,
    @RequestLanguage() language: LanguageCode,
    @Body() body: AddCartLineRequest,
  ): Promise<CartLineResponse | CartLineResponse[]> {
    return CartLineResponse.ofChange(await this.cart.add(principal.userId, body, scope, language));
  }

  /** Merges a guest cart into the customer's cart: quantities are added, up to the stock. */
  @ApiHeader(IDEMPOTENCY_KEY_HEADER)
  @HttpCode(200)
  @Post('merge')
  async mergeCart(
    @CurrentPrincipal() principal: Principal,
    @IdempotencyKey() key: string | null,
    @RequestLanguage() language: LanguageCode,
    @Body() body: MergeCartRequest,
  ): Promise<MergeCartResponse> {
    return MergeCartResponse.from(await this.merge.execute(principal.userId, body.items, { key, language }));
  }

  /** Sets the units of a line; 0 or less removes it and answers it with quantity 0. */
  @ApiHeader(PREFER_HEADER)
  @ApiResponse({ status: 200, schema: LINE_OR_CART })
  @Put(':itemId')
  async setCartLineQuantity(
    @CurrentPrincipal() principal: Principal,
    @PreferredScope() scope: ChangeScope,
    @RequestLanguage() language: LanguageCode,
    @Param() { itemId }: CartLineIdRequest,
    @Body() { quantity }: SetCartLineQuantityRequest,
  ): Promise<CartLineResponse | CartLineResponse[]> {
    const change = { id: itemId, quantity };
    return CartLineResponse.ofChange(await this.cart.setQuantity(principal.userId, change, scope, language));
  }

  /** Without `Prefer` it answers nothing. */
  @ApiHeader(PREFER_HEADER)
  @ApiResponse({ status: 200, schema: WHOLE_CART })
  @ApiResponse({ status: NO_CONTENT })
  @Delete(':itemId')
  async removeCartLine(
    @CurrentPrincipal() principal: Principal,
    @PreferredScope() scope: ChangeScope,
    @RequestLanguage() language: LanguageCode,
    @Param() { itemId }: CartLineIdRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartLineResponse[] | undefined> {
    const lines = await this.cart.remove(principal.userId, itemId, scope, language);
    if (scope === 'cart') return lines.map((line) => CartLineResponse.from(line));
    void reply.status(NO_CONTENT);
    return undefined;
  }

  /** Empties the customer's cart. */
  @HttpCode(204)
  @Delete()
  async clearCart(@CurrentPrincipal() principal: Principal): Promise<void> {
    await this.cart.clear(principal.userId);
  }
}
