import {
  BadRequestException,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { AcceptsBody, Access, CurrentPrincipal, IdParam, type Principal, RawBody } from '@kp/platform/http';
import { CSV_FILE, csvFile, XLSX_FILE, xlsxFile } from '@kp/platform/tables';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProductCompleteness } from '../completeness/product-completeness';
import { UploadedPictures } from '../media/uploaded-pictures';
import { NewProducts } from '../products/new-products';
import { AdminProductList } from '../products/admin-product-list';
import { ProductExport } from '../products/product-export';
import { ProductEditing } from '../products/product-editing';
import {
  AdminProductResponse,
  CreateProductRequest,
  productInput,
  SaveProductRequest,
  UploadedPictureResponse,
} from './admin-product.dto';
import {
  AdminProductFilterRequest,
  adminProductFilter,
  ListAdminProductsRequest,
  ProductLackResponse,
} from './admin-product-list.dto';
import { CropRequest, MAX_BODY_BYTES } from './product-content.dto';
import { collationFor } from './product-filter.mapper';

@Access('admin', 'catalog')
@Controller('api/products')
export class ProductEditingController {
  constructor(
    private readonly editing: ProductEditing,
    private readonly newProducts: NewProducts,
  ) {}

  /** With its pictures, attributes and variants, or nothing. 409 CATALOG.PRODUCT_SLUG_TAKEN names the next free slug. */
  @Post()
  createProductByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() request: CreateProductRequest,
  ): Promise<AdminProductResponse> {
    return this.newProducts.create(request, principal);
  }

  /** With `version` or If-Match, 409 CATALOG.PRODUCT_CHANGED with the current product when it was changed since. */
  @Put(':id')
  updateProductByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() request: SaveProductRequest,
    @Req() { headers }: FastifyRequest,
  ): Promise<AdminProductResponse> {
    const seen = {
      version: request.version ?? versionOf(headers['if-match']),
      stockQuantity: request.stockQuantityBefore,
    };
    return this.editing.update(id, productInput(request), seen, principal);
  }

  /** Can be restored. */
  @HttpCode(204)
  @Delete(':id')
  deleteProductByAdmin(@CurrentPrincipal() principal: Principal, @Param() { id }: IdParam): Promise<void> {
    return this.editing.remove(id, principal);
  }
}

@Access('admin', 'catalog')
@Controller('admin/api/products')
export class AdminProductsController {
  constructor(
    private readonly products: AdminProductList,
    private readonly editing: ProductEditing,
    private readonly completeness: ProductCompleteness,
    private readonly pictures: UploadedPictures,
  ) {}

  /** The body is the picture of a product to come: JPEG, PNG, WebP or AVIF, at most 10 MB. */
  @Post('pictures')
  @AcceptsBody({ maxBytes: MAX_BODY_BYTES, types: ['image/*', 'application/octet-stream'], as: 'bytes' })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ required: true, schema: { type: 'string', format: 'binary' } })
  uploadProductPictureByAdmin(
    @Query() request: CropRequest,
    @RawBody() bytes: Buffer,
  ): Promise<UploadedPictureResponse> {
    return this.pictures.add(bytes, CropRequest.cropOf(request));
  }

  /** Products of every status; X-Total-Count says how many match on all pages. */
  @Access('admin', ['catalog', 'stock'])
  @Get()
  async listProductsByAdmin(
    @Query() query: ListAdminProductsRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminProductResponse[]> {
    const { sort = 'name', limit = 100, offset = 0 } = query;
    const page = { sort, limit, offset, collation: collationFor(query, request) };
    const { products, total } = await this.products.list(adminProductFilter(query), page);
    void reply.header('x-total-count', total);
    return products;
  }

  /** How many products on sale lack what. */
  @Get('lacks')
  countProductLacksByAdmin(): Promise<ProductLackResponse[]> {
    return this.completeness.count();
  }

  /** Brands of products, in their order. */
  @Access('admin', ['catalog', 'stock'])
  @Get('brands')
  listBrandsByAdmin(): Promise<string[]> {
    return this.products.listBrands();
  }

  @Access('admin', ['catalog', 'stock'])
  @Get(':id')
  async getProductByAdmin(
    @Param() { id }: IdParam,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminProductResponse> {
    const product = await this.products.get(id);
    void reply.header('etag', `"${product.version}"`);
    return product;
  }

  /** Undoes a deletion. */
  @HttpCode(200)
  @Post(':id/restore')
  restoreProductByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
  ): Promise<AdminProductResponse> {
    return this.editing.restore(id, principal);
  }
}

@Access('admin', 'catalog')
@Controller('admin/api')
export class ProductExportController {
  constructor(private readonly products: ProductExport) {}

  /** All that match, with attributes and the texts of all languages: UTF-8 with a byte order mark. */
  @ApiOkResponse(CSV_FILE)
  @Get('products.csv')
  async exportProductsByAdmin(@Query() filter: AdminProductFilterRequest): Promise<StreamableFile> {
    return csvFile(await this.products.table(adminProductFilter(filter)));
  }

  /** The same as a workbook: 422 EXPORT.TOO_MANY_ROWS for more than 100,000 products. */
  @ApiOkResponse(XLSX_FILE)
  @Get('products.xlsx')
  async exportProductWorkbookByAdmin(@Query() filter: AdminProductFilterRequest): Promise<StreamableFile> {
    return xlsxFile(await this.products.table(adminProductFilter(filter)));
  }
}

/** "7" of `If-Match: "7"`; `*` compares nothing. */
function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(ifMatch.trim())?.[1];
  if (version === undefined) throw new BadRequestException('If-Match must be a version such as "3".');
  return Number(version);
}
