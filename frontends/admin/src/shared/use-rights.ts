import { useSession } from '@kp/client';
import type { StaffRight } from '@kp/commerce';

/** What the signed-in member of the staff may do; the server checks every call by itself. */
export function useRights(): { may(right: StaffRight): boolean } {
  const { user } = useSession();
  return { may: (right) => user?.rights.includes(right) ?? false };
}
