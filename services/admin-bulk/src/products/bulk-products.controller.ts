import { Body, Controller, Put } from '@nestjs/common';
import { parseMinor } from '@kp/commerce';
import { Access, CurrentPrincipal, InvalidInputError, type Principal } from '@kp/platform/http';
import {
  BulkCategoriesRequest,
  BulkDeleteRequest,
  BulkPricesRequest,
  BulkResultResponse,
  BulkStatusRequest,
  BulkStockRequest,
} from './bulk-products.dto';
import { BulkProducts } from './bulk-products';

/** Each product is a transaction of its own; one that cannot be changed stops no other. */
@Access('admin', 'catalog')
@Controller('admin/api/products/bulk')
export class BulkProductsController {
  constructor(private readonly bulk: BulkProducts) {}

  /** Either `multiplier` or `fixedPrice`. A compare-at price that is no longer above the price is cleared. */
  @Put('prices')
  changePricesInBulkByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() { productIds, multiplier, fixedPrice }: BulkPricesRequest,
  ): Promise<BulkResultResponse> {
    if ((multiplier === undefined) === (fixedPrice === undefined)) {
      const message = 'Give either a multiplier or a fixed price.';
      throw new InvalidInputError(['multiplier', 'fixedPrice'].map((field) => ({ field, message })));
    }
    const price =
      fixedPrice === undefined ? { multiplier: multiplier! } : { fixedMinor: parseMinor(fixedPrice) };
    return this.bulk.changePrices(productIds, price, principal);
  }

  @Put('categories')
  changeCategoriesInBulkByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() { productIds, categoryId }: BulkCategoriesRequest,
  ): Promise<BulkResultResponse> {
    return this.bulk.changeCategory(productIds, categoryId, principal);
  }

  @Put('status')
  changeStatusInBulkByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() { productIds, status }: BulkStatusRequest,
  ): Promise<BulkResultResponse> {
    return this.bulk.changeStatus(productIds, status, principal);
  }

  /** Units sold meanwhile stay sold: `add` and `subtract` count from the stock of that moment. */
  @Put('stock')
  changeStockInBulkByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() { productIds, operation, value }: BulkStockRequest,
  ): Promise<BulkResultResponse> {
    return this.bulk.changeStock(productIds, { operation, value }, principal);
  }

  /** The products can be restored. */
  @Put('delete')
  deleteInBulkByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() { productIds }: BulkDeleteRequest,
  ): Promise<BulkResultResponse> {
    return this.bulk.remove(productIds, principal);
  }
}
