import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { DemoData } from './demo-data';
import { ReadinessService } from './readiness';
import { ShopReadinessResponse, RemoveDemoDataRequest, SetupMarkParam } from './setup.dto';

@Access('admin', 'settings')
@Controller('admin/api/setup')
export class SetupController {
  constructor(
    private readonly readiness: ReadinessService,
    private readonly demo: DemoData,
  ) {}

  /** What stands between the shop and its first real order. */
  @Get('readiness')
  getAdminReadiness(@CurrentPrincipal() principal: Principal): Promise<ShopReadinessResponse> {
    return this.readiness.read(principal);
  }

  /** assistant: finished or not wanted; terms: read; backup: one of your own runs; checklist: not wanted any more. */
  @HttpCode(204)
  @Put('marks/:name')
  async setAdminSetupMark(
    @Param() { name }: SetupMarkParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.readiness.set(name, true, principal);
  }

  @HttpCode(204)
  @Delete('marks/:name')
  async deleteAdminSetupMark(
    @Param() { name }: SetupMarkParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.readiness.set(name, false, principal);
  }

  /** The worker removes what the demo seed has added, in one job; orders of your own stay. 409 without demo data. */
  @HttpCode(202)
  @Post('demo-data/removal')
  async removeAdminSetupDemoData(
    @Body() _confirmed: RemoveDemoDataRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.demo.requestRemoval(principal);
  }
}
