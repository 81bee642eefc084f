import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { SettingsService } from '@kp/settings';
import { AttemptThrottle } from './attempt-throttle';
import { AuthConfig } from './auth.config';
import { Credentials } from './credentials';
import { CurrentPassword } from './current-password';
import { ACCOUNT_SECURITY_CHANGED, type AccountSecurityChanged, type SecurityChange } from './events';
import { AuthError } from './domain/auth.errors';
import { hashRecoveryCode, newRecoveryCodes } from './domain/recovery-codes';
import { isTotpCode, newTotpSecret, totpStep, totpUri } from './domain/totp';
import type { Account } from './domain/user.entity';
import { SecondFactorRepository } from './persistence/second-factor.repository';
import { SecondFactorSecrets } from './second-factor-secrets';

export interface SecondFactorStatus {
  isOn: boolean;
  isRequired: boolean;
  enabledAt: Date | null;
  recoveryCodesLeft: number;
}

interface SecondFactorSetup {
  secret: string;
  uri: string;
}

/** The codes of an authenticator app, and the recovery codes for when it is lost. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly secrets: SecondFactorSecrets,
    private readonly currentPassword: CurrentPassword,
    private readonly credentials: Credentials,
    private readonly throttle: AttemptThrottle,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
    private readonly config: AuthConfig,
  ) {}

  isRequiredOf({ isAdmin }: Pick<Account, 'isAdmin'>): boolean {
    return isAdmin && this.config.adminSecondFactorRequired;
  }

  async getStatus(account: Pick<Account, 'id' | 'isAdmin'>): Promise<SecondFactorStatus> {
    const factor = await this.factors.find(account.id);
    const enabledAt = factor?.confirmedAt ?? null;
    return {
      isOn: enabledAt !== null,
      isRequired: this.isRequiredOf(account),
      enabledAt,
      recoveryCodesLeft: enabledAt === null ? 0 : (factor?.recoveryCodesLeft ?? 0),
    };
  }

  async isOn(userId: number): Promise<boolean> {
    return Boolean((await this.factors.find(userId))?.confirmedAt);
  }

  /** Asks for the password, so that a session left open cannot lock its owner out. */
  async begin(principal: Principal, password: string): Promise<SecondFactorSetup> {
    const { userId, email } = principal;
    await this.throttle.guardSession(principal, () => this.currentPassword.assert(userId, password));
    const secret = newTotpSecret();
    const hasBegun = await this.factors.begin(userId, this.secrets.encrypt(userId, secret));
    if (!hasBegun) throw new AuthError('AUTH.SECOND_FACTOR_ALREADY_ON');
    const { name } = await this.settings.getPublicCompany();
    return { secret, uri: totpUri(name, email, secret) };
  }

  /** Ends all sessions but the one that asks. @returns the recovery codes, which are stored as hashes only */
  async confirm({ userId, sessionId }: Principal, code: string): Promise<string[]> {
    const factor = await this.factors.find(userId);
    if (!factor) throw new AuthError('AUTH.SECOND_FACTOR_NOT_STARTED');
    if (factor.confirmedAt) throw new AuthError('AUTH.SECOND_FACTOR_ALREADY_ON');
    const step = totpStep(this.secrets.decrypt(userId, factor.encryptedSecret), code);
    if (step === null) throw new AuthError('AUTH.INVALID_CODE');
    return this.transactions.run(async () => {
      const isConfirmed = await this.factors.confirm(userId, factor.encryptedSecret, step);
      if (!isConfirmed) throw new AuthError('AUTH.SECOND_FACTOR_NOT_STARTED');
      await this.credentials.revoke(userId, sessionId);
      await this.announce(userId, 'second-factor-on');
      return this.storeNewRecoveryCodes(userId);
    });
  }

  /** For codes that were lost or used up: the older ones stop working. */
  async replaceRecoveryCodes(principal: Principal, password: string, code?: string): Promise<string[]> {
    const { userId } = principal;
    if (!(await this.isOn(userId))) throw new AuthError('AUTH.SECOND_FACTOR_NOT_STARTED');
    await this.throttle.guardSession(principal, async () => {
      await this.currentPassword.assert(userId, password);
      if (!code) throw new AuthError('AUTH.CODE_REQUIRED');
      if (!(await this.accepts(userId, code))) throw new AuthError('AUTH.INVALID_CODE');
    });
    return this.transactions.run(async () => {
      if (!(await this.factors.lock(userId))) throw new AuthError('AUTH.SECOND_FACTOR_NOT_STARTED');
      await this.announce(userId, 'recovery-codes-replaced');
      return this.storeNewRecoveryCodes(userId);
    });
  }

  async disable(principal: Principal, password: string, code: string): Promise<void> {
    const { userId } = principal;
    await this.throttle.guardSession(principal, async () => {
      await this.currentPassword.assert(userId, password);
      if (!(await this.accepts(userId, code))) throw new AuthError('AUTH.INVALID_CODE');
    });
    await this.transactions.run(async () => {
      await this.factors.delete(userId);
      await this.credentials.endOpenLinks(userId);
      await this.announce(userId, 'second-factor-off');
    });
  }

  /** Uses the code up. */
  accepts(userId: number, code: string): Promise<boolean> {
    return isTotpCode(code) ? this.acceptsTotp(userId, code) : this.acceptsRecoveryCode(userId, code);
  }

  private async acceptsTotp(userId: number, code: string): Promise<boolean> {
    const factor = await this.factors.find(userId);
    if (!factor?.confirmedAt) return false;
    const step = totpStep(this.secrets.decrypt(userId, factor.encryptedSecret), code);
    return step !== null && this.factors.useStep(userId, step);
  }

  private acceptsRecoveryCode(userId: number, code: string): Promise<boolean> {
    return this.transactions.run(async () => {
      const isUsed = await this.factors.useRecoveryCode(userId, hashRecoveryCode(userId, code));
      if (isUsed) await this.announce(userId, 'recovery-code-used');
      return isUsed;
    });
  }

  private async storeNewRecoveryCodes(userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashRecoveryCode(userId, code));
    await this.factors.replaceRecoveryCodes(userId, hashes);
    return codes;
  }

  private announce(userId: number, change: SecurityChange): Promise<void> {
    return this.outbox.record(ACCOUNT_SECURITY_CHANGED, { userId, change } satisfies AccountSecurityChanged);
  }
}
