import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Access, type Principal, CurrentPrincipal, Public, RateLimit } from '@kp/platform/http';
import { AuthService } from '../auth.service';
import type { Device } from '../domain/device';
import { SessionRepository } from '../persistence/session.repository';
import { SignIn } from '../use-cases/sign-in';
import { LoginRequest, RegisterRequest, SessionResponse, UserResponse } from './auth.dto';
import { CurrentDevice } from './current-device';

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly signIn: SignIn,
    private readonly sessions: SessionRepository,
  ) {}

  /** Creates a customer account and signs it in. An e-mail that has an account already is 409 `AUTH.EMAIL_TAKEN`. */
  @Public()
  @RateLimit({ limit: 20, seconds: 60 })
  @Post('register')
  async register(@CurrentDevice() device: Device, @Body() body: RegisterRequest): Promise<SessionResponse> {
    return SessionResponse.from(await this.auth.register(body, device));
  }

  /**
   * Signs in. A wrong e-mail or password is 401 `AUTH.WRONG_CREDENTIALS`; with the right ones a disabled account is 403
   * `AUTH.ACCOUNT_DISABLED`. An account with a second factor answers 401
   * `AUTH.SECOND_FACTOR_REQUIRED` to the call without `code`, and 401 `AUTH.WRONG_CODE` to a wrong one. Too many
   * failures are 429 `AUTH.TOO_MANY_ATTEMPTS` with `Retry-After`.
   */
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @HttpCode(200)
  @Post('login')
  async login(@CurrentDevice() device: Device, @Body() body: LoginRequest): Promise<SessionResponse> {
    return SessionResponse.from(await this.signIn.execute(body, device));
  }

  /** The user behind the token. */
  @Access('customer')
  @Get('me')
  async getMe(@CurrentPrincipal() principal: Principal): Promise<UserResponse> {
    return UserResponse.from(await this.auth.getAccount(principal.userId), principal.needsSecondFactor);
  }

  /** Ends the session: its token is refused from now on. */
  @Access('customer')
  @HttpCode(204)
  @Post('logout')
  async logout(@CurrentPrincipal() principal: Principal): Promise<void> {
    await this.sessions.delete(principal.sessionId, principal.userId);
  }
}
