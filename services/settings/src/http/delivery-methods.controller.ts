import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import { DeliveryMethods } from '../delivery-methods.service';
import {
  DeliveryMethodResponse,
  ReplaceDeliveryMethodRequest,
  SaveDeliveryMethodRequest,
} from './delivery-methods.dto';

@Access('admin', 'settings')
@Controller('admin/api/delivery-methods')
export class DeliveryMethodsController {
  constructor(private readonly methods: DeliveryMethods) {}

  /** In the order in which customers are offered them. */
  @Get()
  async listDeliveryMethods(): Promise<DeliveryMethodResponse[]> {
    return (await this.methods.list()).map((method) => DeliveryMethodResponse.from(method));
  }

  /** For orders from now on. */
  @Post()
  async addDeliveryMethod(
    @Body() request: SaveDeliveryMethodRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DeliveryMethodResponse> {
    const method = SaveDeliveryMethodRequest.methodOf(request);
    return DeliveryMethodResponse.from(await this.methods.add(method, principal));
  }

  /** 409 SETTINGS.METHOD_CHANGED when it was changed since it was read. */
  @Put(':id')
  async replaceDeliveryMethod(
    @Param() { id }: IdParam,
    @Body() request: ReplaceDeliveryMethodRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DeliveryMethodResponse> {
    const method = SaveDeliveryMethodRequest.methodOf(request);
    return DeliveryMethodResponse.from(await this.methods.replace(id, method, request.version, principal));
  }

  /** Orders keep its name. */
  @HttpCode(204)
  @Delete(':id')
  async deleteDeliveryMethod(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.methods.delete(id, principal);
  }
}
