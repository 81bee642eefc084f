import { LEGAL_DUTIES, type LegalDuty } from '@kp/commerce/legal-duties';
import { Access, CurrentPrincipal, MatchesPattern, type Principal } from '@kp/platform/http';
import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import { ArrayUnique, IsArray, IsIn } from 'class-validator';
import { LegalDuties } from '../legal-duties.service';

export class LegalCountryParam {
  /** ISO 3166 code. @example "RO" */
  @MatchesPattern(/^[A-Z]{2}$/, '$property must be a country code like RO')
  country: string;
}

export class LegalDutiesBody {
  /** Those that are on; the others are off for consumers of the country. */
  @IsIn(LEGAL_DUTIES, { each: true })
  @ArrayUnique()
  @IsArray()
  duties: LegalDuty[];
}

@Access('admin', 'settings')
@Controller('admin/api/legal-duties')
export class LegalDutiesController {
  constructor(private readonly legalDuties: LegalDuties) {}

  /** All are on in the EU and off elsewhere, until they are chosen. */
  @Header('cache-control', 'no-store')
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
