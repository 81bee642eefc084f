import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { ImportResponse } from '../imports/imports.dto';
import { HeldPrices } from './held-prices';
import { Feeds } from './feeds';
import {
  DecidedHeldPricesResponse,
  DecideHeldPricesRequest,
  HeldPriceResponse,
  ListHeldPricesRequest,
  ListFeedRunsRequest,
  ReportedFeedRunResponse,
  SaveSupplierFeedRequest,
  SupplierFeedResponse,
  SupplierFeedRunResponse,
  UpdateSupplierFeedRequest,
} from './feeds.dto';

@Access('admin', 'catalog')
@Controller('admin/api/supplier-feeds')
export class FeedsController {
  constructor(
    private readonly feeds: Feeds,
    private readonly prices: HeldPrices,
  ) {}

  /** By name. */
  @Get()
  async listSupplierFeedsByAdmin(): Promise<SupplierFeedResponse[]> {
    return (await this.feeds.list()).map((feed) => SupplierFeedResponse.from(feed));
  }

  /** 400 names `address` where it is not public, or a password would be sent without encryption. */
  @Post()
  async createSupplierFeedByAdmin(
    @Body() request: SaveSupplierFeedRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SupplierFeedResponse> {
    const input = SaveSupplierFeedRequest.inputOf(request);
    return SupplierFeedResponse.from(await this.feeds.create(input, principal));
  }

  @Get(':id')
  async getSupplierFeedByAdmin(@Param() { id }: IdParam): Promise<SupplierFeedResponse> {
    return SupplierFeedResponse.from(await this.feeds.get(id));
  }

  /**
   * 409 FEED.CHANGED when it was changed since it was read, FEED.NOT_TESTED when it is to run untested. 400 names `secret`
   * when another server is asked: a password or token is typed for each.
   */
  @Put(':id')
  async updateSupplierFeedByAdmin(
    @Param() { id }: IdParam,
    @Body() { version, ...request }: UpdateSupplierFeedRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SupplierFeedResponse> {
    const input = SaveSupplierFeedRequest.inputOf(request);
    return SupplierFeedResponse.from(await this.feeds.update(id, input, version, principal));
  }

  /** What came in stays; prices that wait are forgotten. */
  @HttpCode(204)
  @Delete(':id')
  async deleteSupplierFeedByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.feeds.remove(id, principal);
  }

  /** Fetches the list now, as an import to be checked by hand. 422 FEED.UNREADABLE with the problem in `details`. */
  @Post(':id/test')
  async testSupplierFeedByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ImportResponse> {
    return ImportResponse.from(await this.feeds.test(id, principal));
  }

  /** 409 FEED.RUNNING while it runs, FEED.NOT_TESTED before its columns are known. */
  @HttpCode(202)
  @Post(':id/runs')
  async runSupplierFeedByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<SupplierFeedRunResponse> {
    return SupplierFeedRunResponse.from(await this.feeds.runNow(id, principal));
  }

  /** Newest first, with X-Total-Count. */
  @Get(':id/runs')
  async listSupplierFeedRunsByAdmin(
    @Param() { id }: IdParam,
    @Query() { limit = 25, offset = 0 }: ListFeedRunsRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportedFeedRunResponse[]> {
    const { runs, total } = await this.feeds.history(id, limit, offset);
    void reply.header('x-total-count', total);
    return runs.map((run) => ReportedFeedRunResponse.reportOf(run));
  }

  /** Prices that moved too far, in the order of their products. */
  @Get(':id/held')
  async listHeldPricesByAdmin(
    @Param() { id }: IdParam,
    @Query() { after = 0, limit = 100 }: ListHeldPricesRequest,
  ): Promise<HeldPriceResponse[]> {
    return (await this.prices.list(id, after, limit)).map((price) => HeldPriceResponse.from(price));
  }

  /** Changes the prices. One that was changed in the shop since waits again, as it is now. */
  @HttpCode(200)
  @Post(':id/held/approve')
  async approveHeldPricesByAdmin(
    @Param() { id }: IdParam,
    @Body() { productIds }: DecideHeldPricesRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DecidedHeldPricesResponse> {
    return DecidedHeldPricesResponse.from(await this.prices.approve(id, productIds ?? null, principal));
  }

  /** Prices stay as they are, until the list has others. */
  @HttpCode(200)
  @Post(':id/held/dismiss')
  async dismissHeldPricesByAdmin(
    @Param() { id }: IdParam,
    @Body() { productIds }: DecideHeldPricesRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DecidedHeldPricesResponse> {
    return DecidedHeldPricesResponse.from(await this.prices.dismiss(id, productIds ?? null, principal));
  }
}
