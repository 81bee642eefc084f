import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentPrincipal, type Principal } from '@kp/platform/http';
import { StaffRoleRepository } from '../persistence/staff-role.repository';
import { ChangeRoles } from '../use-cases/change-roles';
import { CreateRoleRequest, RoleParam, StaffRoleResponse, UpdateRoleRequest } from './staff-roles.dto';

@Controller('admin/api/staff-roles')
export class StaffRolesController {
  constructor(
    private readonly roles: StaffRoleRepository,
    private readonly changes: ChangeRoles,
  ) {}

  /** Those of the start first, then by name. */
  @Access('admin', 'staff')
  @Get()
  async listStaffRolesByAdmin(): Promise<StaffRoleResponse[]> {
    return (await this.roles.list()).map((role) => StaffRoleResponse.from(role));
  }

  /** 403 `AUTH.RIGHTS_BEYOND_OWN` for rights that the caller lacks, 409 `AUTH.ROLE_NAME_TAKEN`. */
  @Access('admin', 'roles')
  @Post()
  async createStaffRoleByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Body() { name, description, rights }: CreateRoleRequest,
  ): Promise<StaffRoleResponse> {
    const input = { name, description: description || null, rights };
    return StaffRoleResponse.from(await this.changes.create(input, principal));
  }

  /**
   * Counts for all who have it from their next request on. 409 `AUTH.ROLE_CHANGED` with the current one when it was changed
   * since, `AUTH.OWNER_ROLE_FIXED` for the owner's.
   */
  @Access('admin', 'roles')
  @Put(':id')
  async updateStaffRoleByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: RoleParam,
    @Body() { name, description, rights, version }: UpdateRoleRequest,
  ): Promise<StaffRoleResponse> {
    const input = { name: name ?? null, description: description || null, rights };
    return StaffRoleResponse.from(await this.changes.update(id, input, version, principal));
  }

  /** 409 `AUTH.ROLE_IN_USE` while somebody has it. */
  @Access('admin', 'roles')
  @HttpCode(204)
  @Delete(':id')
  deleteStaffRoleByAdmin(
    @CurrentPrincipal() principal: Principal,
    @Param() { id }: RoleParam,
  ): Promise<void> {
    return this.changes.delete(id, principal);
  }
}
