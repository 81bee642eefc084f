import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal, Public, RateLimit } from '@kp/platform/http';
import { AuthService } from '../auth.service';
import { ProfileRepository } from '../persistence/profile.repository';
import { ConfirmEmail } from '../use-cases/confirm-email';
import { UndoEmailChange } from '../use-cases/undo-email-change';
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
    private readonly undo: UndoEmailChange,
    private readonly profiles: ProfileRepository,
    private readonly auth: AuthService,
  ) {}

  /**
   * Saves names and language at once. A new e-mail needs `currentPassword`, and `code` when a second factor is on; it is answered as `pendingEmail`, also when another account has it, and
   * counts after the link mailed to it was opened; five new ones an hour, then 429 `AUTH.TOO_MANY_EMAIL_CHANGES`.
   */
  @Access('customer')
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @Put('profile')
  async updateProfile(
    @CurrentPrincipal() principal: Principal,
    @Body() body: UpdateProfileRequest,
  ): Promise<UserResponse> {
    return UserResponse.from(await this.profile.execute(principal, body));
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

  /**
   * The link that the old mailbox was sent, once, within 7 days: 410 `AUTH.UNDO_LINK_INVALID` otherwise. The old e-mail
   * counts again, all sessions end, and a link for a new password is mailed to it.
   */
  @Public()
  @RateLimit({ limit: 30, seconds: 60 })
  @HttpCode(200)
  @Post('undo-email')
  async undoProfileEmail(@Body() { token }: ConfirmEmailRequest): Promise<ConfirmedEmailResponse> {
    return { email: await this.undo.execute(token) };
  }

  /** Changes the invoice settings that are sent: company, billing and delivery. */
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
