import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal, RateLimit } from '@kp/platform/http';
import { AuthService } from '../auth.service';
import { SecondFactors } from '../second-factors';
import {
  BeginSecondFactorRequest,
  ConfirmSecondFactorRequest,
  DisableSecondFactorRequest,
  RecoveryCodesResponse,
  ReplaceRecoveryCodesRequest,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from './second-factor.dto';

@Access('customer')
@Controller('api/auth/second-factor')
export class SecondFactorController {
  constructor(
    private readonly auth: AuthService,
    private readonly secondFactors: SecondFactors,
  ) {}

  /** Whether signing in asks for a code. */
  @Get()
  async getSecondFactor(@CurrentPrincipal() { userId }: Principal): Promise<SecondFactorResponse> {
    const account = await this.auth.getAccount(userId);
    return SecondFactorResponse.from(await this.secondFactors.getStatus(account));
  }

  /** A new secret for an authenticator app; it counts once a code was confirmed. */
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @HttpCode(200)
  @Post('begin')
  beginSecondFactor(
    @CurrentPrincipal() principal: Principal,
    @Body() { currentPassword }: BeginSecondFactorRequest,
  ): Promise<SecondFactorSetupResponse> {
    return this.secondFactors.begin(principal, currentPassword);
  }

  /** Switches it on. A code that is not right is 400 `AUTH.INVALID_CODE`. */
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @HttpCode(200)
  @Post('confirm')
  async confirmSecondFactor(
    @CurrentPrincipal() principal: Principal,
    @Body() { code }: ConfirmSecondFactorRequest,
  ): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.secondFactors.confirm(principal, code) };
  }

  /** New recovery codes in place of the older ones, with the password and a code: 422 `AUTH.CODE_REQUIRED` without one. */
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @HttpCode(200)
  @Post('recovery-codes')
  async replaceSecondFactorRecoveryCodes(
    @CurrentPrincipal() principal: Principal,
    @Body() { currentPassword, code }: ReplaceRecoveryCodesRequest,
  ): Promise<RecoveryCodesResponse> {
    return { recoveryCodes: await this.secondFactors.replaceRecoveryCodes(principal, currentPassword, code) };
  }

  /** Switches it off, with the password and a code. */
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @HttpCode(204)
  @Post('disable')
  async disableSecondFactor(
    @CurrentPrincipal() principal: Principal,
    @Body() { currentPassword, code }: DisableSecondFactorRequest,
  ): Promise<void> {
    await this.secondFactors.disable(principal, currentPassword, code);
  }
}
