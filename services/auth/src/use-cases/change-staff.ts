import { Injectable } from '@nestjs/common';
import type { StaffRole } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { Credentials } from '../credentials';
import { AuthError, rightRequired } from '../domain/auth.errors';
import { STAFF_INVITED, type StaffInvited } from '../events';
import { EmailChangeRepository } from '../persistence/email-change.repository';
import { PasswordResetRepository } from '../persistence/password-reset.repository';
import { type LockedMember, type StaffMember, StaffRepository } from '../persistence/staff.repository';
import { UserRepository } from '../persistence/user.repository';

export interface Invitation {
  email: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
  language?: string;
}

@Injectable()
export class ChangeStaff {
  constructor(
    private readonly staff: StaffRepository,
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly credentials: Credentials,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** A member's new role counts from the next request on; a customer sets a password by the rules of administrators first. */
  async setRole(userId: number, role: StaffRole, admin: Principal): Promise<StaffMember> {
    const passwordHash = await this.credentials.hashOfUnknownPassword();
    return this.transactions.run(async () => {
      const member = await this.change(userId, role, admin);
      if (member.role === null) {
        await this.credentials.setPassword(userId, passwordHash, null);
        await this.mailLink(member.email);
      }
      return (await this.staff.find(userId))!;
    });
  }

  /** The account becomes a customer's again and is signed out everywhere. */
  remove(userId: number, admin: Principal): Promise<void> {
    return this.transactions.run(async () => {
      const { role } = await this.change(userId, null, admin);
      if (role === null) throw new AuthError('AUTH.STAFF_NOT_FOUND');
      await this.credentials.revoke(userId, null);
    });
  }

  /** @throws AuthError AUTH.ACCOUNT_EXISTS with the account's id and role in `details` */
  async invite({ role, ...person }: Invitation, admin: Principal): Promise<StaffMember> {
    const passwordHash = await this.credentials.hashOfUnknownPassword();
    return this.transactions.run(async () => {
      await this.lockAsOwner(admin);
      const isReserved = await this.emailChanges.isReserved(person.email, null);
      const account = isReserved
        ? null
        : await this.users.createUnlessEmailTaken({ ...person, passwordHash });
      if (!account) throw await this.accountExists(person.email);
      await this.staff.setRole(account.id, role);
      await this.audit.record(admin, {
        action: 'staff.invited',
        subject: 'staff',
        subjectId: account.id,
        before: null,
        after: { role },
      });
      await this.mailLink(account.email);
      return (await this.staff.find(account.id))!;
    });
  }

  /** @returns the member as it was before */
  private async change(userId: number, role: StaffRole | null, admin: Principal): Promise<LockedMember> {
    const locked = await this.lockAsOwner(admin, userId);
    const member = locked.find(({ id }) => id === userId);
    if (!member) throw new AuthError('AUTH.STAFF_NOT_FOUND');
    const isReplaceable = locked.some(
      ({ id, role: other, isActive }) => id !== userId && other === 'owner' && isActive,
    );
    if (member.role === 'owner' && role !== 'owner' && !isReplaceable) throw new AuthError('AUTH.LAST_OWNER');
    await this.staff.setRole(userId, role);
    await this.audit.record(admin, {
      action: role === null ? 'staff.removed' : 'staff.role-changed',
      subject: 'staff',
      subjectId: userId,
      before: { role: member.role },
      after: { role },
    });
    return member;
  }

  /** The administrator may have lost the role since the request was let in. */
  private async lockAsOwner(admin: Principal, userId = admin.userId): Promise<LockedMember[]> {
    const locked = await this.staff.lock(userId);
    if (!locked.some(({ id, role }) => id === admin.userId && role === 'owner')) throw rightRequired('staff');
    return locked;
  }

  private async accountExists(email: string): Promise<AuthError> {
    const account = await this.staff.findByEmail(email);
    const details = account ? { userId: account.id, role: account.role } : undefined;
    return new AuthError('AUTH.ACCOUNT_EXISTS', undefined, details);
  }

  private async mailLink(email: string): Promise<void> {
    const event: StaffInvited = { resetId: await this.resets.add(email) };
    await this.outbox.record(STAFF_INVITED, event);
  }
}
