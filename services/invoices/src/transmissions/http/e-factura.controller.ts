import { Body, Controller, Delete, Get, HttpCode, Logger, Post, Put, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { Access, CurrentPrincipal, type Principal, Public, RateLimit } from '@kp/platform/http';
import type { FastifyReply } from 'fastify';
import { AuthorityAccess } from '../authority-access';
import {
  BegunConnectionResponse,
  CallbackQuery,
  EFacturaResponse,
  SaveEFacturaRequest,
  TestedConnectionResponse,
} from './e-factura.dto';

const SEE_OTHER = 303;
const SETTINGS_PAGE = '/admin?tab=settings&section=eFactura';

/** How the owner connects the shop with RO e-Factura. */
@Access('admin', 'settings')
@Controller()
export class EFacturaController {
  private readonly logger = new Logger(EFacturaController.name);

  constructor(private readonly access: AuthorityAccess) {}

  @Get('admin/api/e-factura')
  async getAdminEFactura(): Promise<EFacturaResponse> {
    return EFacturaResponse.from(await this.access.state());
  }

  /** 409 INVOICES.NOT_CONNECTABLE without client id, secret and the tax number of the company. */
  @HttpCode(200)
  @Post('admin/api/e-factura/connect')
  async connectEFactura(@CurrentPrincipal() principal: Principal): Promise<BegunConnectionResponse> {
    return { url: await this.access.begin(principal) };
  }

  @RateLimit({ limit: 10, seconds: 60, by: 'caller' })
  @HttpCode(200)
  @Post('admin/api/e-factura/test')
  async testEFactura(): Promise<TestedConnectionResponse> {
    return { problem: await this.access.test() };
  }

  /** Also queues what was issued since an earlier first day. */
  @Put('admin/api/e-factura')
  async saveEFactura(
    @Body() request: SaveEFacturaRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<EFacturaResponse> {
    await this.access.change(request, principal);
    return this.getAdminEFactura();
  }

  @Delete('admin/api/e-factura')
  async disconnectEFactura(@CurrentPrincipal() principal: Principal): Promise<EFacturaResponse> {
    await this.access.disconnect(principal);
    return this.getAdminEFactura();
  }

  /** Where the tax office sends the browser back to; its state is a secret of one use. */
  @Public()
  @RateLimit({ limit: 20, seconds: 60, by: 'caller' })
  @ApiExcludeEndpoint()
  @Get('api/e-factura/callback')
  async finishEFactura(@Query() { state, code }: CallbackQuery, @Res() reply: FastifyReply): Promise<void> {
    const isConnected = await this.access.finish(state, code).catch((error: unknown) => {
      this.logger.warn({ msg: 'The tax office gave no access', err: error });
      return false;
    });
    void reply
      .header('cache-control', 'no-store')
      .redirect(`${SETTINGS_PAGE}${isConnected ? '' : '&failed=1'}`, SEE_OTHER);
  }
}
