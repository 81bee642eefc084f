import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import {
  DiscountCodeResponse,
  ListDiscountCodesRequest,
  ReplaceDiscountCodeRequest,
  SaveDiscountCodeRequest,
} from './discount-codes.dto';
import { DiscountCodesService } from './discount-codes.service';

@Access('admin', 'marketing')
@Controller('admin/api/discount-codes')
export class DiscountCodesController {
  constructor(private readonly codes: DiscountCodesService) {}

  /** All that match, newest first. */
  @Get()
  async listDiscountCodesByAdmin(@Query() query: ListDiscountCodesRequest): Promise<DiscountCodeResponse[]> {
    return (await this.codes.list(query)).map((code) => DiscountCodeResponse.from(code));
  }

  /** 409 ORDERS.DISCOUNT_EXISTS, also when only upper and lower case differ. */
  @Post()
  async addDiscountCodeByAdmin(
    @Body() request: SaveDiscountCodeRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DiscountCodeResponse> {
    const terms = SaveDiscountCodeRequest.termsOf(request);
    return DiscountCodeResponse.from(await this.codes.add(terms, principal));
  }

  /** For orders from now on. 409 ORDERS.DISCOUNT_CHANGED when it was changed since it was read. */
  @Put(':id')
  async replaceDiscountCodeByAdmin(
    @Param() { id }: IdParam,
    @Body() { version, ...request }: ReplaceDiscountCodeRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DiscountCodeResponse> {
    const terms = SaveDiscountCodeRequest.termsOf(request);
    return DiscountCodeResponse.from(await this.codes.replace(id, terms, version, principal));
  }

  /** 409 ORDERS.DISCOUNT_IN_USE: a used code is archived by `isActive`. */
  @HttpCode(204)
  @Delete(':id')
  async deleteDiscountCodeByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.codes.delete(id, principal);
  }
}
