import { Injectable } from '@nestjs/common';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { PersonalData } from '@kp/platform/personal-data';
import { AuthError } from '../domain/auth.errors';
import { ACCOUNT_DELETED, type AccountDeleted } from '../events';
import { IdentityCheck, type IdentityProof } from '../identity-check';
import { ProfileRepository } from '../persistence/profile.repository';
import { StaffChanges } from './staff-changes';

/** Erases the account and what every module stores about it, in one transaction. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly identity: IdentityCheck,
    private readonly transactions: Transactions,
    private readonly personalData: PersonalData,
    private readonly profiles: ProfileRepository,
    private readonly staffChanges: StaffChanges,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError of the module whose open orders or payments keep the account; AuthError AUTH.LAST_OWNER */
  async execute(principal: Principal, proof: IdentityProof): Promise<void> {
    const { userId } = principal;
    await this.identity.assert(principal, proof);
    await this.transactions.run(async () => {
      await this.personalData.lock(userId);
      const isStaff = await this.staffChanges.holdForLeaving(userId);
      const account = await this.profiles.lockForDeletion(userId);
      // Who joins the staff is signed out.
      if (!account || account.isStaff !== isStaff) throw new AuthError('AUTH.SESSION_ENDED');
      await this.personalData.erase(userId);
      await this.profiles.delete(userId);
      const noticeId = await this.profiles.addNotice(account);
      await this.outbox.record(ACCOUNT_DELETED, { noticeId } satisfies AccountDeleted);
    });
  }
}
