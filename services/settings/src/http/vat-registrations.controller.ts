import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { VatRegistrations } from '../tax/vat-registrations.service';
import {
  AddVatRegistrationRequest,
  VatRegistrationParam,
  VatRegistrationsResponse,
} from './vat-registrations.dto';

@Access('admin', 'taxes')
@Controller('admin/api/vat-registrations')
export class VatRegistrationsController {
  constructor(private readonly registrations: VatRegistrations) {}

  /** How the seller is registered for VAT, by day. */
  @Access('admin', ['taxes', 'settings'])
  @Get()
  async listVatRegistrations(): Promise<VatRegistrationsResponse> {
    return VatRegistrationsResponse.from(this.registrations.on(new Date()), await this.registrations.list());
  }

  /** From today or a later day on, for orders from then; 409 SETTINGS.REGISTRATION_EXISTS for a second one of a day. */
  @Post()
  async addVatRegistration(
    @Body() request: AddVatRegistrationRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<VatRegistrationsResponse> {
    await this.registrations.add(request, principal);
    return this.listVatRegistrations();
  }

  /** Of the future only: 409 SETTINGS.REGISTRATION_IN_FORCE once orders were made with it. */
  @HttpCode(204)
  @Delete(':validFrom')
  async deleteVatRegistration(
    @Param() { validFrom }: VatRegistrationParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.registrations.delete(validFrom, principal);
  }
}
