import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal, RateLimit } from '@kp/platform/http';
import { OrderReviews } from '../order-reviews';
import { OrderItemParams, OwnReviewResponse, WriteReviewRequest } from './order-reviews.dto';

/** Ownership is the customer's own, for administrators too. */
@Access('customer')
@Controller('api/orders/:id')
export class OrderReviewsController {
  constructor(private readonly reviews: OrderReviews) {}

  /** The reviews of the items of an own order, with what became of them. */
  @Get('reviews')
  async listOrderReviews(
    @CurrentPrincipal() { userId }: Principal,
    @Param() { id }: IdParam,
  ): Promise<OwnReviewResponse[]> {
    const reviews = await this.reviews.list({ orderId: id, userId });
    return reviews.map((review) => OwnReviewResponse.from(review));
  }

  /**
   * Reviews an item of an own, delivered order; it is published once it is approved. 409 ORDERS.NOT_DELIVERED, and
   * CATALOG.REVIEW_EXISTS for a second review of the item.
   */
  @RateLimit({ limit: 30, seconds: 60 })
  @Post('items/:itemId/review')
  async writeOrderReview(
    @CurrentPrincipal() { userId }: Principal,
    @Param() { id, itemId }: OrderItemParams,
    @Body() body: WriteReviewRequest,
  ): Promise<OwnReviewResponse> {
    return OwnReviewResponse.from(await this.reviews.write({ orderId: id, itemId, userId }, body));
  }

  /** An edited review waits for approval again. */
  @RateLimit({ limit: 30, seconds: 60 })
  @Put('items/:itemId/review')
  async editOrderReview(
    @CurrentPrincipal() { userId }: Principal,
    @Param() { id, itemId }: OrderItemParams,
    @Body() body: WriteReviewRequest,
  ): Promise<OwnReviewResponse> {
    return OwnReviewResponse.from(await this.reviews.edit({ orderId: id, itemId, userId }, body));
  }

  @RateLimit({ limit: 30, seconds: 60 })
  @HttpCode(204)
  @Delete('items/:itemId/review')
  async withdrawOrderReview(
    @CurrentPrincipal() { userId }: Principal,
    @Param() { id, itemId }: OrderItemParams,
  ): Promise<void> {
    await this.reviews.withdraw({ orderId: id, itemId, userId });
  }
}
