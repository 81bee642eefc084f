import {
  MAX_ROLE_DESCRIPTION,
  MAX_ROLE_NAME,
  type RolePreset,
  rightsOfRoles,
  STAFF_RIGHTS,
  type StaffRight,
} from '@kp/commerce';
import { OptionalSingleLine, RequiredSingleLine, IsWhole } from '@kp/platform/http';
import { Type } from 'class-transformer';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn } from 'class-validator';
import type { RoleName, StaffRole } from '../domain/staff-role';

const MAX_INTEGER = 2_147_483_647;

export class RoleParam {
  @IsWhole(1, MAX_INTEGER)
  @Type(() => Number)
  id: number;
}

export class RoleContent {
  /** At most 300 characters. */
  @OptionalSingleLine(MAX_ROLE_DESCRIPTION)
  description?: string;

  /** Completed by the rights that these need. */
  @IsIn(STAFF_RIGHTS, { each: true, message: 'Unknown right' })
  @ArrayUnique()
  @ArrayNotEmpty({ message: 'Choose at least one right' })
  @IsArray()
  rights: StaffRight[];
}

export class CreateRoleRequest extends RoleContent {
  /** 1 to 60 characters; no other role has it. */
  @RequiredSingleLine('Enter a name', MAX_ROLE_NAME)
  name: string;
}

export class UpdateRoleRequest extends RoleContent {
  /** 1 to 60 characters; a role of the start without one is named in the reader's language. */
  @OptionalSingleLine(MAX_ROLE_NAME)
  name?: string;

  /** As the role was read. */
  @IsWhole(1)
  version: number;
}

export class RoleNameResponse {
  id: number;
  /** Of the roles of the start; their names are translated, unless they have one of their own. */
  preset: RolePreset | null;
  name: string | null;

  static from({ id, preset, name }: RoleName): RoleNameResponse {
    return { id, preset, name };
  }
}

export class StaffRoleResponse extends RoleNameResponse {
  description: string | null;
  /** In the order of the areas. */
  rights: StaffRight[];
  /** How many accounts have it. */
  members: number;
  /** Sent back with a change. */
  version: number;

  static override from(role: StaffRole): StaffRoleResponse {
    const { description, members, version } = role;
    const rights = [...rightsOfRoles([role])];
    return { ...RoleNameResponse.from(role), description, rights, members, version };
  }
}
