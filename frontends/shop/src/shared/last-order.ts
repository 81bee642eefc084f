import { useListOrdersQuery } from '@kp/api-client/account';
import { useSession } from '@kp/client';
import { type Address, ADDRESS_FIELDS, billingCompanyOf, type OrderedCompany } from '@kp/commerce';

interface LastOrder {
  /** Where the account names none. */
  readonly company: OrderedCompany | undefined;
  /** Where the profile has none: what was typed once is not typed again. */
  readonly address: Address | undefined;
  readonly isLoading: boolean;
}

/** What the last order knows and the account does not, and also where it went if the page asks for an address. */
export function useLastOrder({ withAddress }: { readonly withAddress: boolean }): LastOrder {
  const { user } = useSession();
  const lacksCompany = user !== null && !user.companyName && !user.vatNumber && !user.taxId;
  const lacksAddress = withAddress && user !== null && !user.deliveryAddress && !user.companyAddress;
  const isAsked = lacksCompany || lacksAddress;
  const { data, isLoading } = useListOrdersQuery({ mine: true, limit: 1 }, { skip: !isAsked });
  const [last] = (isAsked && data) || [];
  return {
    company: last && lacksCompany ? billingCompanyOf(last) : undefined,
    address: last && lacksAddress ? addressOf(last.shippingAddress) : undefined,
    isLoading,
  };
}

const addressOf = (shipped: Partial<Address>) =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, shipped[field] ?? ''])) as Address;
