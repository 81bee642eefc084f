import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { KeptSettings } from '@kp/platform/kept-settings';
import { ConnectionParam, ConnectionResponse, SaveConnectionRequest } from './connections.dto';

/** Mail server, payment providers and other services: what the back office keeps where the environment says nothing. */
@Access('admin', 'settings')
@Controller('admin/api/connections')
export class ConnectionsController {
  constructor(private readonly kept: KeptSettings) {}

  /** Secrets are never answered, only their last four characters. */
  @Get(':group')
  getAdminConnection(@Param() { group }: ConnectionParam): ConnectionResponse {
    return { settings: this.kept.list(group) };
  }

  /** What is not named stays as it is. The environment wins: what it sets is refused here. */
  @Put(':group')
  async saveAdminConnection(
    @Param() { group }: ConnectionParam,
    @Body() { settings }: SaveConnectionRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ConnectionResponse> {
    await this.kept.save(group, settings, principal);
    return this.getAdminConnection({ group });
  }
}
