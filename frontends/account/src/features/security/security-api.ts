import { accountApi } from '@kp/api-client/account';

/** A new password signs the other devices out. */
export const securityApi = accountApi.enhanceEndpoints({
  endpoints: { changePassword: { invalidatesTags: ['Sessions'] } },
});
