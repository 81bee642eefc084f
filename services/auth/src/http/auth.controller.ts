import { Body, Controller, Get, Header, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { Access, type Principal, CurrentPrincipal, Public, RateLimit } from '@kp/platform/http';
import { AuthService } from '../auth.service';
import { LoginRequest, RegisterRequest, SessionResponse, UserResponse } from './auth.dto';
import { LoginAttemptsGuard } from './login-attempts.guard';

@Controller('api/auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  /** Creates a customer account and signs it in. An e-mail that has an account already is 409 `AUTH.EMAIL_TAKEN`. */
  @Public()
  @RateLimit({ limit: 20, seconds: 60 })
  @Header('cache-control', 'no-store')
  @Post('register')
  async register(@Body() body: RegisterRequest): Promise<SessionResponse> {
    return SessionResponse.from(await this.auth.register(body));
  }

  /** Signs in. A wrong e-mail or password is 401 `AUTH.WRONG_CREDENTIALS`. */
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @UseGuards(LoginAttemptsGuard)
  @Header('cache-control', 'no-store')
  @HttpCode(200)
  @Post('login')
  async login(@Ip() ip: string, @Body() body: LoginRequest): Promise<SessionResponse> {
    return SessionResponse.from(await this.auth.signIn(body, ip));
  }

  /** The user behind the token. */
  @Access('customer')
  @Header('cache-control', 'no-store')
  @Get('me')
  async getMe(@CurrentPrincipal() principal: Principal): Promise<UserResponse> {
    return UserResponse.from(await this.auth.getAccount(principal.userId));
  }

  /** Ends the session: its token is refused from now on. */
  @Access('customer')
  @HttpCode(204)
  @Post('logout')
  async logout(@CurrentPrincipal() principal: Principal): Promise<void> {
    await this.auth.signOut(principal.sessionId);
  }
}
