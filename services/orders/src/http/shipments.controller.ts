import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal } from '@kp/platform/http';
import { SettingsService } from '@kp/settings';
import { ConfirmVatNumber } from '../editing/confirm-vat-number';
import { ShipItems } from '../shipments/ship-items';
import { OrderResponse } from './orders.dto';
import { ShipItemsRequest } from './returns.dto';

@Controller('admin/api/orders')
export class ShipmentsController {
  constructor(
    private readonly shipItems: ShipItems,
    private readonly vatNumbers: ConfirmVatNumber,
    private readonly settings: SettingsService,
  ) {}

  /** Ships a part or all that is left. 409 ORDERS.ALREADY_SHIPPED when less is left than `items` name, ORDERS.VAT_NUMBER_GONE as with the status. */
  @Access('admin', ['orders', 'orders:ship'])
  @HttpCode(200)
  @Post(':id/shipments')
  async shipItemsByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: IdParam,
    @Body() body: ShipItemsRequest,
  ): Promise<OrderResponse> {
    await this.vatNumbers.beforeDispatch(id, principal);
    return OrderResponse.from(await this.shipItems.execute(id, body, principal), this.settings, {
      isStaff: true,
    });
  }
}
