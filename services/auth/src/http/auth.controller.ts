import { Body, Controller, Get, Header, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { Access, type Caller, CurrentCaller, Public, RateLimit } from '@kp/platform/http';
import { GetAccount } from '../use-cases/get-account';
import { RegisterCustomer } from '../use-cases/register-customer';
import { SignIn } from '../use-cases/sign-in';
import { SignOut } from '../use-cases/sign-out';
import { LoginRequest } from './dto/login.request';
import { RegisterRequest } from './dto/register.request';
import { SessionResponse } from './dto/session.response';
import { UserResponse } from './dto/user.response';
import { LoginAttemptsGuard } from './login-attempts.guard';

@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly registerCustomer: RegisterCustomer,
    private readonly signIn: SignIn,
    private readonly getAccount: GetAccount,
    private readonly signOut: SignOut,
  ) {}

  /** Creates a customer account and signs it in. An e-mail that has an account already is 409 `AUTH.EMAIL_TAKEN`. */
  @Public()
  @RateLimit({ limit: 20, seconds: 60 })
  @Header('cache-control', 'no-store')
  @Post('register')
  async register(@Body() body: RegisterRequest): Promise<SessionResponse> {
    return SessionResponse.from(await this.registerCustomer.execute(body));
  }

  /** Signs in. A wrong e-mail or password is 401 `AUTH.WRONG_CREDENTIALS`. */
  @Public()
  @RateLimit({ limit: 60, seconds: 60 })
  @UseGuards(LoginAttemptsGuard)
  @Header('cache-control', 'no-store')
  @HttpCode(200)
  @Post('login')
  async login(@Ip() ip: string, @Body() body: LoginRequest): Promise<SessionResponse> {
    return SessionResponse.from(await this.signIn.execute(body, ip));
  }

  /** The user behind the token. */
  @Access('customer')
  @Header('cache-control', 'no-store')
  @Get('me')
  async getMe(@CurrentCaller() caller: Caller): Promise<UserResponse> {
    return UserResponse.from(await this.getAccount.execute(caller.userId));
  }

  /** Ends the session: its token is refused from now on. */
  @Access('customer')
  @HttpCode(204)
  @Post('logout')
  async logout(@CurrentCaller() caller: Caller): Promise<void> {
    await this.signOut.execute(caller.sessionId);
  }
}
