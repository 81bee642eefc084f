import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal, RateLimit } from '@kp/platform/http';
import { StaffRepository } from '../persistence/staff.repository';
import { ChangeStaff } from '../use-cases/change-staff';
import {
  InviteStaffRequest,
  SetStaffRolesRequest,
  StaffMemberRequest,
  StaffMemberResponse,
} from './staff.dto';

@Access('admin', 'staff')
@Controller('admin/api/staff')
export class StaffController {
  constructor(
    private readonly staff: StaffRepository,
    private readonly changes: ChangeStaff,
  ) {}

  /** All accounts with roles, by name. */
  @Get()
  async listStaffByAdmin(): Promise<StaffMemberResponse[]> {
    return (await this.staff.list()).map((member) => StaffMemberResponse.from(member));
  }

  /**
   * Counts from the next request on. A customer's account becomes staff: it is signed out, and a link to set a password is
   * mailed. 409 `AUTH.LAST_OWNER` for the last owner, 403 `AUTH.RIGHTS_BEYOND_OWN` for rights that the caller lacks.
   */
  @Put(':userId')
  async setStaffRolesByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { userId }: StaffMemberRequest,
    @Body() { roleIds }: SetStaffRolesRequest,
  ): Promise<StaffMemberResponse> {
    return StaffMemberResponse.from(await this.changes.setRoles(userId, roleIds, principal));
  }

  /** The account becomes a customer's again and is signed out. 409 `AUTH.LAST_OWNER` for the last owner. */
  @HttpCode(204)
  @Delete(':userId')
  removeStaffByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { userId }: StaffMemberRequest,
  ): Promise<void> {
    return this.changes.remove(userId, principal);
  }

  /**
   * A new account with roles; its password is set with the link of the mail. 409 `AUTH.ACCOUNT_EXISTS` has the account's
   * `userId` and `isStaff` in `details`: a customer is given the roles instead.
   */
  @RateLimit({ limit: 30, seconds: 60, by: 'caller' })
  @Post('invitations')
  async inviteStaffByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() body: InviteStaffRequest,
  ): Promise<StaffMemberResponse> {
    return StaffMemberResponse.from(await this.changes.invite(body, principal));
  }
}
