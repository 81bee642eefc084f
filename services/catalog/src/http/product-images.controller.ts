import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { AcceptsBody, Access, CurrentPrincipal, IdParam, type Principal, RawBody } from '@kp/platform/http';
import { ProductImages } from '../media/product-images';
import { ProductImageResponse } from './product.dto';
import {
  AddImageRequest,
  ArrangeImagesRequest,
  CropRequest,
  DescribeImageRequest,
  MAX_BODY_BYTES,
  ProductImageParam,
} from './product-content.dto';

@Access('admin', 'catalog')
@Controller('admin/api/products/:id/images')
export class ProductImagesController {
  constructor(private readonly images: ProductImages) {}

  @Get()
  listProductImagesByAdmin(@Param() { id }: IdParam): Promise<ProductImageResponse[]> {
    return this.images.list(id);
  }

  /** The body is the picture: JPEG, PNG, WebP or AVIF, at most 10 MB. Answers all pictures of the product. */
  @Post()
  @AcceptsBody({ maxBytes: MAX_BODY_BYTES, types: ['image/*', 'application/octet-stream'], as: 'bytes' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  addProductImageByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Query() request: AddImageRequest,
    @RawBody() bytes: Buffer,
  ): Promise<ProductImageResponse[]> {
    const crop = CropRequest.cropOf(request);
    return this.images.add(id, bytes, { alt: request.alt, crop }, principal);
  }

  @Put('order')
  arrangeProductImagesByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() { imageIds }: ArrangeImagesRequest,
  ): Promise<ProductImageResponse[]> {
    return this.images.arrange(id, imageIds, principal);
  }

  @Put(':imageId')
  describeProductImageByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, imageId }: ProductImageParam,
    @Body() { alt }: DescribeImageRequest,
  ): Promise<ProductImageResponse[]> {
    return this.images.describe(id, imageId, alt, principal);
  }

  @Delete(':imageId')
  @HttpCode(204)
  async removeProductImageByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id, imageId }: ProductImageParam,
  ): Promise<void> {
    await this.images.remove(id, imageId, principal);
  }
}
