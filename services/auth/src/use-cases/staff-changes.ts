import { Injectable } from '@nestjs/common';
import { type RoleRights, rightsOfRoles, type StaffRight } from '@kp/commerce';
import { Transactions } from '@kp/platform/database';
import type { Principal } from '@kp/platform/http';
import { AuthError, rightRequired } from '../domain/auth.errors';
import { type HeldRole, includesOwner } from '../domain/staff-role';
import { type AccountRoles, StaffRepository } from '../persistence/staff.repository';
import { StaffRoleRepository } from '../persistence/staff-role.repository';
import { RightsChanges } from '../rights-changes';

/** Who changes roles, or who has them, as they are now. */
export class Editor {
  constructor(private readonly rights: readonly StaffRight[]) {}

  assertMay(right: StaffRight): void {
    if (!this.rights.includes(right)) throw rightRequired(right);
  }

  /** Nobody gives, takes or changes what goes beyond their own rights. */
  assertMayGive(roles: readonly RoleRights[]): void {
    const missing = rightsOfRoles(roles).filter((right) => !this.rights.includes(right));
    if (missing.length > 0) throw new AuthError('AUTH.RIGHTS_BEYOND_OWN', undefined, { rights: missing });
  }
}

/** Changes of the staff run one after the other, each on what the one before has left. */
@Injectable()
export class StaffChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly roles: StaffRoleRepository,
    private readonly staff: StaffRepository,
    private readonly changes: RightsChanges,
  ) {}

  /** The administrator may have lost the right since the request was let in. */
  run<Result>(
    { userId }: Principal,
    right: StaffRight,
    change: (editor: Editor) => Promise<Result>,
  ): Promise<Result> {
    return this.transactions.run(async () => {
      await this.roles.serialize();
      const editor = new Editor(rightsOfRoles(await this.rolesOf(userId)));
      editor.assertMay(right);
      const result = await change(editor);
      this.changes.announce();
      return result;
    });
  }

  /**
   * Holds other changes back, so that of two owners who leave at once one stays.
   * @returns whether the account is on the staff
   * @throws AuthError AUTH.LAST_OWNER
   */
  async holdForLeaving(userId: number): Promise<boolean> {
    if ((await this.rolesOf(userId)).length === 0) return false;
    await this.roles.serialize();
    const roles = await this.rolesOf(userId);
    if (includesOwner(roles) && !(await this.staff.hasOtherOwner(userId)))
      throw new AuthError('AUTH.LAST_OWNER');
    return roles.length > 0;
  }

  private async rolesOf(userId: number): Promise<HeldRole[]> {
    const [account] = await this.staff.accounts([userId]);
    return account?.roles ?? [];
  }

  /** @returns the account as it is before the change, which nothing else changes meanwhile */
  async lockAccount(userId: number): Promise<AccountRoles> {
    await this.staff.lock(userId);
    const [account] = await this.staff.accounts([userId]);
    if (!account) throw new AuthError('AUTH.STAFF_NOT_FOUND');
    return account;
  }
}
