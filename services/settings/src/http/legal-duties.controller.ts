import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { LegalDuties } from '../legal-duties.service';
import { LegalCountryParam, LegalDutiesBody } from './legal-duties.dto';

@Access('admin', 'settings')
@Controller('admin/api/legal-duties')
export class LegalDutiesController {
  constructor(private readonly legalDuties: LegalDuties) {}

  /** All are on in the EU and off elsewhere, until they are chosen. */
  @Get(':country')
  getLegalDutiesByAdmin(@Param() { country }: LegalCountryParam): LegalDutiesBody {
    return { duties: this.legalDuties.listOn(country) };
  }

  @Put(':country')
  async saveLegalDutiesByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { country }: LegalCountryParam,
    @Body() { duties }: LegalDutiesBody,
  ): Promise<LegalDutiesBody> {
    return { duties: await this.legalDuties.choose(country, duties, principal) };
  }
}
