import { Controller, Get, Query } from '@nestjs/common';
import { DEFAULT_DASHBOARD_PERIOD } from '@kp/commerce/list-rules';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import { DashboardService } from './dashboard.service';
import { OpenTasksReader } from './open-tasks';
import { DashboardQuery, DashboardResponse, OpenTasksResponse } from './dashboard.dto';

@Access('admin')
@Controller('admin/api/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly openTasks: OpenTasksReader,
    private readonly settings: SettingsService,
  ) {}

  /** For every role; each sees the figures that its rights include. */
  @Get()
  async getAdminDashboard(
    @CurrentPrincipal() principal: Principal,
    @Query() { days = DEFAULT_DASHBOARD_PERIOD }: DashboardQuery,
  ): Promise<DashboardResponse> {
    const figures = await this.dashboard.get(principal.rights, days);
    return DashboardResponse.from(figures, this.settings.currency);
  }

  /** For every role; each sees what its rights let it do. */
  @Get('open-tasks')
  getAdminOpenTasks(@CurrentPrincipal() { rights }: Principal): Promise<OpenTasksResponse> {
    return this.openTasks.read(rights);
  }
}
