import { useListOrdersQuery } from '@kp/api-client/account';
import { useSession } from '@kp/client';
import { billingCompanyOf, type OrderedCompany } from '@kp/commerce';

/** The company of the last order, for who has none in the account: what was typed once is not typed again. */
export function useLastCompany(): {
  readonly company: OrderedCompany | undefined;
  readonly isLoading: boolean;
} {
  const { user } = useSession();
  const isAsked = user !== null && !user.companyName && !user.vatNumber && !user.taxId;
  const { data, isLoading } = useListOrdersQuery(
    { mine: true, limit: 1 },
    { skip: !isAsked, refetchOnMountOrArgChange: true },
  );
  const [last] = (isAsked && data) || [];
  return { company: last && billingCompanyOf(last), isLoading };
}
