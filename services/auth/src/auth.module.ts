import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AdminTokenCheck } from '@kp/platform/http';
import { FailedLogins } from './failed-logins';
import { AccessGuard } from './http/access.guard';
import { AuthController } from './http/auth.controller';
import { JwtStrategy } from './http/jwt.strategy';
import { LoginAttemptsGuard } from './http/login-attempts.guard';
import { SweepLoginAttempts } from './jobs/sweep-login-attempts';
import { SweepSessions } from './jobs/sweep-sessions';
import { PasswordHasher } from './password-hasher';
import { LoginAttemptRepository } from './persistence/login-attempt.repository';
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
  imports: [JwtModule],
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
    LoginAttemptRepository,
    FailedLogins,
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: AdminTokenCheck, useExisting: AccessGuard },
  ],
  exports: [UsersService],
})
export class AuthModule {}

/** The worker's side: what is swept. */
@Module({ providers: [LoginAttemptRepository, SweepLoginAttempts, SweepSessions] })
export class AuthWorkerModule {}
