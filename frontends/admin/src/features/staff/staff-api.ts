import {
  officeApi,
  type RoleNameResponse,
  type StaffMemberResponse,
  type StaffRoleResponse,
} from '@kp/api-client/office';

/** Each shows something of the other: how many have a role, and what the roles of a person are called. */
const BOTH = { invalidatesTags: ['Staff', 'StaffRoles'] } as const;

export const {
  useListStaffByAdminQuery,
  useInviteStaffByAdminMutation,
  useSetStaffRolesByAdminMutation,
  useRemoveStaffByAdminMutation,
  useListStaffRolesByAdminQuery,
  useCreateStaffRoleByAdminMutation,
  useUpdateStaffRoleByAdminMutation,
  useDeleteStaffRoleByAdminMutation,
} = officeApi.enhanceEndpoints({
  endpoints: {
    inviteStaffByAdmin: BOTH,
    setStaffRolesByAdmin: BOTH,
    removeStaffByAdmin: BOTH,
    updateStaffRoleByAdmin: BOTH,
  },
});

export type Member = StaffMemberResponse;
export type Role = StaffRoleResponse;
export type NamedRole = Pick<RoleNameResponse, 'name' | 'preset'>;
