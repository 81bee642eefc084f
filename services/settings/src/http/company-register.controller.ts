import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '@kp/platform/http';
import { CompanyRegister } from '../company-register/company-register';
import { CompanySearchQuery, CompanySearchResponse } from './company-register.dto';

@Access('admin', ['settings', 'customers'])
@Controller('admin/api/company-register')
export class CompanyRegisterController {
  constructor(private readonly register: CompanyRegister) {}

  /** What a public register says of a company; it stores nothing. Waits five seconds at most. */
  @Get()
  findAdminCompanySettingsInRegister(
    @Query() { country, number }: CompanySearchQuery,
  ): Promise<CompanySearchResponse> {
    return this.register.find(country, number);
  }
}
