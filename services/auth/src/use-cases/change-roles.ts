import { Injectable } from '@nestjs/common';
import { withNeededRights } from '@kp/commerce';
import { AuditLog } from '@kp/platform/audit';
import type { Principal } from '@kp/platform/http';
import { AuthError } from '../domain/auth.errors';
import { nameInLog, type RoleInput, type StaffRole } from '../domain/staff-role';
import { StaffRoleRepository } from '../persistence/staff-role.repository';
import { type Editor, StaffChanges } from './staff-changes';

/** What each role includes. A change counts for all who have the role from their next request on. */
@Injectable()
export class ChangeRoles {
  constructor(
    private readonly changes: StaffChanges,
    private readonly roles: StaffRoleRepository,
    private readonly audit: AuditLog,
  ) {}

  create(input: RoleInput & { name: string }, admin: Principal): Promise<StaffRole> {
    return this.changes.run(admin, 'roles', async (editor) => {
      const complete = await this.checked(input, null, editor);
      const id = await this.roles.add(complete);
      await this.record('role.created', admin, id, null, complete);
      return this.get(id);
    });
  }

  /** @param version as the role was read */
  update(id: number, input: RoleInput, version: number, admin: Principal): Promise<StaffRole> {
    return this.changes.run(admin, 'roles', async (editor) => {
      const former = await this.get(id);
      if (former.preset === 'owner') throw new AuthError('AUTH.OWNER_ROLE_FIXED');
      if (former.version !== version)
        throw new AuthError('AUTH.ROLE_CHANGED', undefined, { current: former });
      if (input.name === null && former.preset === null) throw new AuthError('AUTH.ROLE_NAME_TAKEN');
      editor.assertMayGive([former]);
      const complete = await this.checked(input, id, editor);
      await this.roles.change(id, complete);
      await this.record('role.updated', admin, id, former, { ...complete, preset: former.preset });
      return this.get(id);
    });
  }

  delete(id: number, admin: Principal): Promise<void> {
    return this.changes.run(admin, 'roles', async (editor) => {
      const role = await this.get(id);
      if (role.preset === 'owner') throw new AuthError('AUTH.OWNER_ROLE_FIXED');
      if (role.members > 0) throw new AuthError('AUTH.ROLE_IN_USE');
      editor.assertMayGive([role]);
      await this.roles.delete(id);
      await this.record('role.deleted', admin, id, role, null);
    });
  }

  private async get(id: number): Promise<StaffRole> {
    const [role] = await this.roles.find([id]);
    if (!role) throw new AuthError('AUTH.ROLE_NOT_FOUND');
    return role;
  }

  private async checked(input: RoleInput, id: number | null, editor: Editor): Promise<RoleInput> {
    const complete = { ...input, rights: withNeededRights(input.rights) };
    editor.assertMayGive([{ preset: null, rights: complete.rights }]);
    if (input.name !== null && (await this.roles.isNamed(input.name, id)))
      throw new AuthError('AUTH.ROLE_NAME_TAKEN');
    return complete;
  }

  private async record(
    action: 'role.created' | 'role.updated' | 'role.deleted',
    admin: Principal,
    id: number,
    before: LoggedRole | null,
    after: LoggedRole | null,
  ): Promise<void> {
    const states = { before: before && stateOf(before), after: after && stateOf(after) };
    await this.audit.record(admin, { action, subject: 'role', subjectId: id, ...states });
  }
}

type LoggedRole = Pick<StaffRole, 'name' | 'description' | 'rights'> & Partial<Pick<StaffRole, 'preset'>>;

const stateOf = ({ name, preset = null, description, rights }: LoggedRole) => ({
  name: nameInLog({ name, preset }),
  description,
  rights,
});
