import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { ThrottlerStorageService } from '@nestjs/throttler';
import { AuthConfig } from '@kp/platform/config';
import { AccessGuard } from './http/access.guard';
import { AuthController } from './http/auth.controller';
import { JwtStrategy } from './http/jwt.strategy';
import { LoginAttemptsGuard } from './http/login-attempts.guard';
import { PasswordHasher } from './password-hasher';
import { SessionRepository } from './persistence/session.repository';
import { UserRepository } from './persistence/user.repository';
import { SessionTokens } from './session-tokens';
import { GetAccount } from './use-cases/get-account';
import { OpenSession } from './use-cases/open-session';
import { RegisterCustomer } from './use-cases/register-customer';
import { SignIn } from './use-cases/sign-in';
import { SignOut } from './use-cases/sign-out';
import { UsersService } from './users.service';

const USE_CASES = [RegisterCustomer, SignIn, SignOut, GetAccount, OpenSession];

/** Accounts and sessions, and the guard that decides about every route of the process. */
@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [AuthConfig],
      useFactory: ({ jwtSecret }: AuthConfig) => ({ secret: jwtSecret }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    ...USE_CASES,
    UsersService,
    UserRepository,
    SessionRepository,
    PasswordHasher,
    SessionTokens,
    JwtStrategy,
    LoginAttemptsGuard,
    ThrottlerStorageService,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [UsersService],
})
export class AuthModule {}
