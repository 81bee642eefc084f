import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal, RateLimit } from '@kp/platform/http';
import { ChangeCompany } from '../use-cases/change-company';
import { CheckedCompanyResponse, CustomerCompanyRequest } from './customer-company.dto';

@Access('admin', 'customers')
@Controller('admin/api/customers/:id/company')
export class CustomerCompanyController {
  constructor(private readonly companies: ChangeCompany) {}

  /**
   * Corrects what invoices state of the company. The number is looked up, which never keeps it from being saved. Audited. A staff
   * account is 409 `AUTH.STAFF_ACCOUNT`.
   */
  @RateLimit({ limit: 60, seconds: 60, by: 'caller' })
  @HttpCode(204)
  @Put()
  async saveCustomerCompanyByAdmin(
    @Param() { id }: IdParam,
    @Body() company: CustomerCompanyRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.companies.change(id, company, principal);
  }

  /** Looks its number up in the public register of Romania, or in that of VAT numbers of the EU. */
  @RateLimit({ limit: 60, seconds: 60, by: 'caller' })
  @HttpCode(200)
  @Post('check')
  async checkCustomerCompanyByAdmin(@Param() { id }: IdParam): Promise<CheckedCompanyResponse> {
    return { isAnswered: await this.companies.check(id) };
  }
}
