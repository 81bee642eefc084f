import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { PersonalData } from '@kp/platform/personal-data';
import { AuthError } from '../domain/auth.errors';
import { ACCOUNT_DELETED, type AccountDeleted } from '../events';
import { IdentityCheck, type IdentityProof } from '../identity-check';
import { ProfileRepository } from '../persistence/profile.repository';

/** Erases the account and what every module stores about it, in one transaction. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly identity: IdentityCheck,
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly profiles: ProfileRepository,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError of the module whose open orders or payments keep the account; AuthError AUTH.LAST_OWNER */
  async execute(principal: Principal, proof: IdentityProof): Promise<void> {
    const { userId } = principal;
    await this.identity.assert(principal, proof);
    await this.transactions.run(async () => {
      await this.personalData.lock(userId);
      const locked = await this.profiles.lockForDeletion(userId);
      const account = locked.find(({ id }) => id === userId);
      if (!account) throw new AuthError('AUTH.SESSION_ENDED');
      const isReplaceable = locked.some(({ id, isActive }) => id !== userId && isActive);
      if (account.isOwner && !isReplaceable) throw new AuthError('AUTH.LAST_OWNER');
      await this.personalData.erase(userId);
      await this.profiles.delete(userId);
      const noticeId = await this.profiles.addNotice(account);
      await this.outbox.record(ACCOUNT_DELETED, { noticeId } satisfies AccountDeleted);
    });
  }
}
