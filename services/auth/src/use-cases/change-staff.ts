import { Injectable } from '@nestjs/common';
import { AuditLog } from '@kp/platform/audit';
import type { Principal } from '@kp/platform/http';
import { Outbox } from '@kp/platform/outbox';
import { Credentials } from '../credentials';
import { AuthError } from '../domain/auth.errors';
import { type HeldRole, includesOwner, nameInLog, type StaffRole } from '../domain/staff-role';
import { STAFF_INVITED, type StaffInvited } from '../events';
import { EmailChangeRepository } from '../persistence/email-change.repository';
import { PasswordResetRepository } from '../persistence/password-reset.repository';
import { type AccountRoles, type StaffMember, StaffRepository } from '../persistence/staff.repository';
import { StaffRoleRepository } from '../persistence/staff-role.repository';
import { UserRepository } from '../persistence/user.repository';
import { type Editor, StaffChanges } from './staff-changes';

export interface Invitation {
  email: string;
  firstName: string;
  lastName: string;
  roleIds: number[];
  language?: string;
}

/** Who has which roles. */
@Injectable()
export class ChangeStaff {
  constructor(
    private readonly changes: StaffChanges,
    private readonly staff: StaffRepository,
    private readonly roles: StaffRoleRepository,
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly emailChanges: EmailChangeRepository,
    private readonly credentials: Credentials,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** A member's new roles count from the next request on; a customer sets a password by the rules of administrators first. */
  async setRoles(userId: number, roleIds: number[], admin: Principal): Promise<StaffMember> {
    const passwordHash = await this.credentials.hashOfUnknownPassword();
    return this.changes.run(admin, 'staff', async (editor) => {
      const roles = await this.rolesOf(roleIds, editor);
      const account = await this.change(userId, roles, admin, editor);
      if (account.roles.length === 0) {
        await this.credentials.setPassword(userId, passwordHash, null);
        await this.mailLink(account.email);
      }
      return (await this.staff.find(userId))!;
    });
  }

  /** The account becomes a customer's again and is signed out everywhere. */
  remove(userId: number, admin: Principal): Promise<void> {
    return this.changes.run(admin, 'staff', async (editor) => {
      const { roles } = await this.change(userId, [], admin, editor);
      if (roles.length === 0) throw new AuthError('AUTH.STAFF_NOT_FOUND');
      await this.credentials.revoke(userId, null);
    });
  }

  /** @throws AuthError AUTH.ACCOUNT_EXISTS with the account's id, and whether it is staff, in `details` */
  async invite({ roleIds, ...person }: Invitation, admin: Principal): Promise<StaffMember> {
    const passwordHash = await this.credentials.hashOfUnknownPassword();
    return this.changes.run(admin, 'staff', async (editor) => {
      const roles = await this.rolesOf(roleIds, editor);
      const isReserved = await this.emailChanges.isReserved(person.email, null);
      const account = isReserved
        ? null
        : await this.users.createUnlessEmailTaken({ ...person, passwordHash });
      if (!account) throw await this.accountExists(person.email);
      await this.staff.setRoles(account.id, roleIds);
      await this.audit.record(admin, {
        action: 'staff.invited',
        subject: 'staff',
        subjectId: account.id,
        before: null,
        after: { roles: roles.map(nameInLog) },
      });
      await this.mailLink(account.email);
      return (await this.staff.find(account.id))!;
    });
  }

  private async rolesOf(roleIds: number[], editor: Editor): Promise<StaffRole[]> {
    const roles = await this.roles.find(roleIds);
    if (roles.length < roleIds.length) throw new AuthError('AUTH.ROLE_NOT_FOUND');
    editor.assertMayGive(roles);
    return roles;
  }

  /** @returns the account as it was before */
  private async change(
    userId: number,
    roles: readonly HeldRole[],
    admin: Principal,
    editor: Editor,
  ): Promise<AccountRoles> {
    const account = await this.changes.lockAccount(userId);
    editor.assertMayGive(account.roles);
    const leavesOwners = includesOwner(account.roles) && !includesOwner(roles);
    if (leavesOwners && !(await this.staff.hasOtherOwner(userId))) throw new AuthError('AUTH.LAST_OWNER');
    await this.staff.setRoles(
      userId,
      roles.map(({ id }) => id),
    );
    await this.audit.record(admin, {
      action: roles.length === 0 ? 'staff.removed' : 'staff.role-changed',
      subject: 'staff',
      subjectId: userId,
      before: { roles: account.roles.map(nameInLog) },
      after: { roles: roles.map(nameInLog) },
    });
    return account;
  }

  private async accountExists(email: string): Promise<AuthError> {
    const account = await this.staff.findByEmail(email);
    const details = account ? { userId: account.id, isStaff: account.roles.length > 0 } : undefined;
    return new AuthError('AUTH.ACCOUNT_EXISTS', undefined, details);
  }

  private async mailLink(email: string): Promise<void> {
    const event: StaffInvited = { resetId: await this.resets.add(email) };
    await this.outbox.record(STAFF_INVITED, event);
  }
}
