import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal, Public, RateLimit } from '@kp/platform/http';
import { AuthService } from '../auth.service';
import { ProfileRepository } from '../persistence/profile.repository';
import { ConfirmEmail } from '../use-cases/confirm-email';
import { UpdateProfile } from '../use-cases/update-profile';
import { UserResponse } from './auth.dto';
import {
  ConfirmedEmailResponse,
  ConfirmEmailRequest,
  InvoiceDetailsRequest,
  invoiceDetailsOf,
  UpdateProfileRequest,
} from './profile.dto';

@Controller('api/auth')
export class ProfileController {
  constructor(
    private readonly profile: UpdateProfile,
    private readonly confirm: ConfirmEmail,
    private readonly profiles: ProfileRepository,
    private readonly auth: AuthService,
  ) {}

  /**
   * Saves names and language at once. A new e-mail is answered as `pendingEmail`, also when another account has it, and
   * counts after the link mailed to it was opened; five new ones an hour, then 429 `AUTH.TOO_MANY_EMAIL_CHANGES`.
   */
  @Access('customer')
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @Put('profile')
  async updateProfile(
    @CurrentPrincipal() { userId }: Principal,
    @Body() body: UpdateProfileRequest,
  ): Promise<UserResponse> {
    return UserResponse.from(await this.profile.execute(userId, body));
  }

  /** Forgets the new e-mail; its link is no longer valid. */
  @Access('customer')
  @Delete('profile/pending-email')
  async cancelProfileEmail(@CurrentPrincipal() { userId }: Principal): Promise<UserResponse> {
    return UserResponse.from(await this.profile.cancelEmailChange(userId));
  }

  /** The link of the mail, once, within 24 hours: 410 `AUTH.EMAIL_LINK_INVALID` otherwise. Sessions stay. */
  @Public()
  @RateLimit({ limit: 30, seconds: 60 })
  @HttpCode(200)
  @Post('confirm-email')
  async confirmProfileEmail(@Body() { token }: ConfirmEmailRequest): Promise<ConfirmedEmailResponse> {
    return { email: await this.confirm.execute(token) };
  }

  /** Replaces the invoice settings: company, billing and delivery. */
  @Access('customer')
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @Put('invoice')
  async updateInvoiceDetails(
    @CurrentPrincipal() { userId }: Principal,
    @Body() body: InvoiceDetailsRequest,
  ): Promise<UserResponse> {
    await this.profiles.update(userId, invoiceDetailsOf(body));
    return UserResponse.from(await this.auth.getAccount(userId));
  }
}
