import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal, Public, RateLimit } from '@kp/platform/http';
import { ChangePassword } from '../use-cases/change-password';
import { ResetPassword } from '../use-cases/reset-password';
import { ChangePasswordRequest, ForgotPasswordRequest, ResetPasswordRequest } from './password.dto';

@Controller('api/auth')
export class PasswordController {
  constructor(
    private readonly changing: ChangePassword,
    private readonly resetting: ResetPassword,
  ) {}

  /** Sends a link for a new password to the account of this e-mail. Answers 202 whether there is one or not. */
  @Public()
  @RateLimit({ limit: 10, seconds: 900 })
  @HttpCode(202)
  @Post('forgot-password')
  async forgotPassword(@Body() { email }: ForgotPasswordRequest): Promise<void> {
    await this.resetting.request(email);
  }

  /** Sets a new password and ends all sessions. An expired or used link is 410 `AUTH.RESET_LINK_INVALID`. */
  @Public()
  @RateLimit({ limit: 20, seconds: 60 })
  @HttpCode(204)
  @Post('reset-password')
  async resetPassword(@Body() body: ResetPasswordRequest): Promise<void> {
    await this.resetting.execute(body);
  }

  /** Changes the password and ends all other sessions. A wrong current one is 400 `AUTH.WRONG_PASSWORD`. */
  @Access('customer')
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @HttpCode(204)
  @Put('change-password')
  async changePassword(
    @CurrentPrincipal() principal: Principal,
    @Body() body: ChangePasswordRequest,
  ): Promise<void> {
    await this.changing.execute(principal, body);
  }
}
