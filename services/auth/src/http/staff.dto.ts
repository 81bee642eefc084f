import { MAX_ROLES, PROFILE_RULES } from '@kp/commerce';
import { LANGUAGE_CODES, type LanguageCode } from '@kp/i18n/languages';
import { IdList, OptionalField, SingleLineText, IsWhole } from '@kp/platform/http';
import { Type } from 'class-transformer';
import { ArrayNotEmpty, ArrayUnique, IsIn } from 'class-validator';
import type { StaffMember } from '../persistence/staff.repository';
import { EmailField, FormField } from './form-field';
import { RoleNameResponse } from './staff-roles.dto';

export class StaffMemberRequest {
  @IsWhole(1, 2_147_483_647)
  @Type(() => Number)
  userId: number;
}

export class SetStaffRolesRequest {
  /** Of one role or more: together they give all that one of them includes. */
  @ArrayUnique()
  @ArrayNotEmpty({ message: 'Choose at least one role' })
  @IdList(MAX_ROLES)
  roleIds: number[];
}

/** The rules of a field are checked from the bottom up. */
export class InviteStaffRequest extends SetStaffRolesRequest {
  /** 1 to 100 characters. */
  @FormField(PROFILE_RULES.firstName)
  @SingleLineText()
  firstName: string;

  /** 1 to 100 characters. */
  @FormField(PROFILE_RULES.lastName)
  @SingleLineText()
  lastName: string;

  /** Gets the link to set a password. */
  @EmailField(PROFILE_RULES.email)
  email: string;

  /** Language of the invitation and of later mails; English when absent. */
  @IsIn(LANGUAGE_CODES, { message: 'Unknown language' })
  @OptionalField()
  language?: LanguageCode;
}

export class StaffMemberResponse {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  roles: RoleNameResponse[];
  /** ISO 8601, UTC; null without a session. */
  lastSeenAt: string | null;
  /** Signs in with a code too. */
  hasSecondFactor: boolean;

  static from(member: StaffMember): StaffMemberResponse {
    const { id, email, firstName, lastName, lastSeenAt, hasSecondFactor } = member;
    const lastSeen = lastSeenAt?.toISOString() ?? null;
    const roles = member.roles.map((role) => RoleNameResponse.from(role));
    return { id, email, firstName, lastName, roles, lastSeenAt: lastSeen, hasSecondFactor };
  }
}
