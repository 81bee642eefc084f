import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal, RateLimit } from '@kp/platform/http';
import { SavedAddressRepository } from '../persistence/saved-address.repository';
import { ChangeAddresses } from '../use-cases/change-addresses';
import { SavedAddressRequest, SavedAddressResponse } from './saved-addresses.dto';

/** The places that an account has things delivered to. Somebody else's is 404 `AUTH.ADDRESS_NOT_FOUND`. */
@Access('customer')
@Controller('api/auth/addresses')
export class SavedAddressesController {
  constructor(
    private readonly addresses: SavedAddressRepository,
    private readonly changes: ChangeAddresses,
  ) {}

  /** The default first, then by label. */
  @Get()
  async listSavedAddresses(@CurrentPrincipal() { userId }: Principal): Promise<SavedAddressResponse[]> {
    return (await this.addresses.list(userId)).map((address) => SavedAddressResponse.from(address));
  }

  /**
   * The first one becomes the default. 409 `AUTH.ADDRESS_NAME_TAKEN` names the field `label`, 409
   * `AUTH.TOO_MANY_ADDRESSES` when there are 50.
   */
  @RateLimit({ limit: 60, seconds: 60, by: 'caller' })
  @Post()
  async addSavedAddress(
    @CurrentPrincipal() { userId }: Principal,
    @Body() body: SavedAddressRequest,
  ): Promise<SavedAddressResponse> {
    return SavedAddressResponse.from(await this.changes.add(userId, SavedAddressRequest.inputOf(body)));
  }

  @RateLimit({ limit: 60, seconds: 60, by: 'caller' })
  @Put(':id')
  async changeSavedAddress(
    @CurrentPrincipal() { userId }: Principal,
    @Param() { id }: IdParam,
    @Body() body: SavedAddressRequest,
  ): Promise<SavedAddressResponse> {
    return SavedAddressResponse.from(
      await this.changes.change(userId, id, SavedAddressRequest.inputOf(body)),
    );
  }

  /** In place of the default before. */
  @RateLimit({ limit: 60, seconds: 60, by: 'caller' })
  @Put(':id/default')
  async setDefaultSavedAddress(
    @CurrentPrincipal() { userId }: Principal,
    @Param() { id }: IdParam,
  ): Promise<SavedAddressResponse> {
    return SavedAddressResponse.from(await this.changes.setDefault(userId, id));
  }

  /** Another one becomes the default when it was. Orders keep their own copy. */
  @RateLimit({ limit: 60, seconds: 60, by: 'caller' })
  @HttpCode(204)
  @Delete(':id')
  async deleteSavedAddress(
    @CurrentPrincipal() { userId }: Principal,
    @Param() { id }: IdParam,
  ): Promise<void> {
    await this.changes.delete(userId, id);
  }
}
