import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import { ShippingZonesService } from '../shipping-zones.service';
import {
  ReplaceShippingZoneRequest,
  SaveShippingZoneRequest,
  ShippingZoneResponse,
} from './shipping-zones.dto';

@Access('admin', 'settings')
@Controller('admin/api/shipping-zones')
export class ShippingZonesController {
  constructor(private readonly zones: ShippingZonesService) {}

  /** By name. */
  @Get()
  async listShippingZones(): Promise<ShippingZoneResponse[]> {
    return (await this.zones.list()).map((zone) => ShippingZoneResponse.from(zone));
  }

  /** For orders from now on. 409 SETTINGS.ZONE_OVERLAPS names the zone that has one of the places. */
  @Post()
  async addShippingZone(
    @Body() request: SaveShippingZoneRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ShippingZoneResponse> {
    return ShippingZoneResponse.from(
      await this.zones.add(SaveShippingZoneRequest.zoneOf(request), principal),
    );
  }

  /** 409 SETTINGS.ZONE_CHANGED when it was changed since it was read. */
  @Put(':id')
  async replaceShippingZone(
    @Param() { id }: IdParam,
    @Body() request: ReplaceShippingZoneRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<ShippingZoneResponse> {
    const zone = SaveShippingZoneRequest.zoneOf(request);
    return ShippingZoneResponse.from(await this.zones.replace(id, zone, request.version, principal));
  }

  @HttpCode(204)
  @Delete(':id')
  async deleteShippingZone(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.zones.delete(id, principal);
  }
}
