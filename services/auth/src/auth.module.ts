import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { AdminTokenCheck } from '@kp/platform/http';
import { AuthService, FailedLoginLog } from './auth.service';
import { AccessGuard, JwtStrategy } from './http/access.guard';
import { AuthController } from './http/auth.controller';
import { LoginAttemptsGuard } from './http/login-attempts.guard';
import { SweepExpired } from './jobs/sweep-expired';
import { PasswordHasher } from './password-hasher';
import { LoginAttemptRepository } from './persistence/login-attempt.repository';
import { SessionRepository, UserRepository } from './persistence/user.repository';
import { SessionTokens } from './session-tokens';

@Module({
  imports: [JwtModule],
  controllers: [AuthController],
  providers: [
    AuthService,
    FailedLoginLog,
    UserRepository,
    SessionRepository,
    LoginAttemptRepository,
    PasswordHasher,
    SessionTokens,
    JwtStrategy,
    LoginAttemptsGuard,
    AccessGuard,
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: AdminTokenCheck, useExisting: AccessGuard },
  ],
})
export class AuthModule {}

@Module({ providers: [SessionRepository, LoginAttemptRepository, SweepExpired] })
export class AuthWorkerModule {}
