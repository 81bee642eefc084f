import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, IdParam, type Principal, RateLimit } from '@kp/platform/http';
import { CustomerAccess } from '../use-cases/customer-access';
import { DisableCustomerRequest } from './customer-access.dto';

@Access('admin', 'customers')
@Controller('admin/api/customers/:id')
export class CustomerAccessController {
  constructor(private readonly customers: CustomerAccess) {}

  /**
   * Disables an account: its sessions end at once and its sign-in answers `AUTH.ACCOUNT_DISABLED`; or enables it again.
   * A staff account, such as the caller's, is 409 `AUTH.STAFF_ACCOUNT`.
   */
  @HttpCode(204)
  @Put('disabled')
  async setCustomerDisabledByAdmin(
    @Param() { id }: IdParam,
    @Body() { disabled, reason = '' }: DisableCustomerRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    if (disabled) await this.customers.disable(id, reason, principal);
    else await this.customers.enable(id, principal);
  }

  /** Sends a link for a new password, in the customer's language. 409 `AUTH.CUSTOMER_DISABLED` for a disabled account. */
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @HttpCode(202)
  @Post('password-reset')
  async sendPasswordResetByAdmin(
    @Param() { id }: IdParam,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    await this.customers.sendPasswordReset(id, principal);
  }
}
